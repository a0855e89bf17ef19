// Cards of the hand to be given up together, as cards: as many as are asked for are chosen one by one.
import { cardIdsOf, type PlayerView } from '@arpents/engine';
import { cardName } from '@arpents/messages';
import { useState, type ReactElement } from 'react';
import { CardFace } from '../cards/card-face.tsx';
import { wayWith, type Offer } from '../draft/offer.ts';
import { seatOf } from '../state/seat.ts';
import { useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';

export interface PenaltyGalleryProps {
  readonly view: PlayerView;
  readonly count: number;
  readonly offer: Pick<Offer, 'ways' | 'ready'>;
  /** What is asked. */
  readonly label: string;
}

export function PenaltyGallery({ view, count, offer, label }: PenaltyGalleryProps): ReactElement {
  const { t, locale } = useText();
  const { pick, clearDraft } = useTable();
  const side = seatOf(view);
  const cards = cardIdsOf(view.hand ?? []);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const isCleared = chosen.length === count && offer.ready === null;
  const shown = offer.ways.length === 1 ? cards.map((_, i) => i) : isCleared ? [] : chosen;
  const toggle = (i: number): void => {
    // The one that was chosen first makes room for another.
    const now = shown.includes(i) ? shown.filter((one) => one !== i) : [...shown, i].slice(-count);
    setChosen(now);
    const way = wayWith(
      offer.ways,
      now.flatMap((one) => cards[one] ?? []),
    );
    if (way === null) clearDraft();
    else pick(way);
  };
  return (
    <div className="gallery">
      <p className="hint" aria-live="polite">
        {t('gallery.penalty', { chosen: shown.length, count })}
      </p>
      <div className="gallery-cards" role="group" aria-label={label}>
        {cards.map((id, i) => (
          <button
            key={`${id}${i}`}
            type="button"
            className={`gallery-card ${shown.includes(i) ? 'chosen' : ''}`}
            aria-pressed={shown.includes(i)}
            aria-label={cardName(id, locale)}
            data-card={id}
            data-card-side={side}
            onClick={() => {
              toggle(i);
            }}
          >
            <CardFace id={id} side={side} />
          </button>
        ))}
      </div>
    </div>
  );
}
