// Looking through a pile.
import type { CardId, Side } from '@arpents/engine';
import { viewerName } from '@arpents/messages';
import type { ReactElement } from 'react';
import { CardBacks } from '../cards/card-back.tsx';
import { CardFace } from '../cards/card-face.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useText } from '../text/use-text.ts';
import type { PileName } from '../parts/pile-names.ts';

export interface PileShown {
  readonly name: PileName;
  readonly side: Side;
  readonly cards: readonly CardId[];
  /** A deck that is laid open, in its order (R111). */
  readonly isOrdered?: boolean;
}

/** Piles that lie face down on the table, though one knows what is in them. */
const FACE_DOWN: ReadonlySet<PileName> = new Set(['deck', 'unseen', 'known']);

export function PileDialog({
  pile,
  onClose,
}: {
  readonly pile: PileShown;
  readonly onClose: () => void;
}): ReactElement {
  const { t, locale } = useText();
  const owner = pile.name === 'neutral' ? '' : `${viewerName(pile.side, locale)} · `;
  return (
    <Dialog title={`${owner}${t(`pile.${pile.name}`)}`} isBeside onClose={onClose}>
      <div className="pile-note">
        {FACE_DOWN.has(pile.name) && (
          <CardBacks side={pile.side} count={pile.cards.length} className="pile-of-backs" />
        )}
        <p className="hint">
          {t(pile.isOrdered === true ? 'pile.deck.order.note' : `pile.${pile.name}.note`)}
        </p>
      </div>
      {pile.cards.length === 0 ? (
        <p>{t('pile.empty')}</p>
      ) : (
        <ul className="pile-cards">
          {pile.cards.map((card, i) => (
            <li key={`${card}${i}`} data-card={card} data-card-side={pile.side}>
              <CardFace id={card} side={pile.side} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
