// Looking through a pile.
import type { CardId, Side } from '@arpents/engine';
import { viewerName } from '@arpents/messages';
import type { ReactElement } from 'react';
import { CardFace } from '../cards/card-face.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useText } from '../text/use-text.ts';

export interface PileShown {
  readonly name:
    'hand' | 'deck' | 'unseen' | 'discard' | 'reserve' | 'available' | 'known' | 'neutral';
  readonly side: Side;
  readonly cards: readonly CardId[];
}

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
      <p className="hint">{t(`pile.${pile.name}.note`)}</p>
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
