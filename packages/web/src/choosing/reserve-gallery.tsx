// The cards that retrieving brings back: all of the reserve. There is nothing to choose among them.
import { cardIdsOf, type PlayerView } from '@arpents/engine';
import { cardName } from '@arpents/messages';
import type { ReactElement } from 'react';
import { CardFace } from '../cards/card-face.tsx';
import { seatOf } from '../state/seat.ts';
import { useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';

export function ReserveGallery({ view }: { readonly view: PlayerView }): ReactElement {
  const { t, locale } = useText();
  const { chooseKind } = useTable();
  const side = seatOf(view);
  return (
    <div className="gallery">
      <header className="gallery-head">
        <h2>{t('gallery.retrieve')}</h2>
        <button
          type="button"
          className="quiet gallery-back"
          onClick={() => {
            chooseKind('retrieve');
          }}
        >
          {t('gallery.back')}
        </button>
      </header>
      <ul className="gallery-cards">
        {cardIdsOf(view.players[side].reserve).map((id, i) => (
          <li
            key={`${id}${i}`}
            className="gallery-card"
            aria-label={cardName(id, locale)}
            data-card={id}
            data-card-side={side}
          >
            <CardFace id={id} side={side} />
          </li>
        ))}
      </ul>
    </div>
  );
}
