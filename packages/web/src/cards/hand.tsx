// The own hand: cards to choose in any order; what is of no use says why.
import { cardIdsOf, whyCardUnusable, type CardId, type PlayerView } from '@arpents/engine';
import { cardName, describeRefusal } from '@arpents/messages';
import { useMemo, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { CardFace } from './card-face.tsx';

export interface HandProps {
  readonly view: PlayerView;
  readonly chosen: readonly CardId[];
  /** Cards that the choice in the making can still use; null: nothing is chosen yet, all stand equal. */
  readonly fitting: ReadonlySet<CardId> | null;
  readonly onChoose: (card: CardId, copies: number) => void;
  readonly onPoint: (card: CardId | null) => void;
}

export function Hand({ view, chosen, fitting, onChoose, onPoint }: HandProps): ReactElement | null {
  const { t, locale } = useText();
  const side = view.viewer;
  const cards = useMemo(() => sortedHand(view), [view]);
  if (side === 'spectator') return null;
  return (
    <ul className="hand" aria-label={t('hand.label', { count: cards.length })}>
      {cards.map(({ id, card, copy, copies }) => {
        const isChosen = chosen.filter((one) => one === id).length > copy;
        const refusal = whyCardUnusable(view, card);
        const whyNot = refusal === null ? null : describeRefusal(refusal, locale);
        const fits = fitting === null || fitting.has(id);
        return (
          <li key={`${id}${copy}`}>
            <button
              type="button"
              className={`card ${isChosen ? 'chosen' : ''} ${refusal === null ? '' : 'unusable'} ${fits ? '' : 'unfitting'}`}
              aria-pressed={isChosen}
              aria-label={
                whyNot === null ? cardName(id, locale) : `${cardName(id, locale)}. ${whyNot}`
              }
              title={whyNot ?? undefined}
              onClick={() => {
                onChoose(id, copies);
              }}
              onPointerEnter={() => {
                onPoint(id);
              }}
              onPointerLeave={() => {
                onPoint(null);
              }}
              onFocus={() => {
                onPoint(id);
              }}
              onBlur={() => {
                onPoint(null);
              }}
            >
              <CardFace id={id} side={side} />
              {whyNot !== null && <span className="card-reason">{whyNot}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface CardInHand {
  readonly id: CardId;
  readonly card: number;
  /** Which copy of its kind this is, and how many there are. */
  readonly copy: number;
  readonly copies: number;
}

/** Empire cards first, then locations, then neutral ones. */
function sortedHand(view: PlayerView): readonly CardInHand[] {
  const hand = view.hand ?? [];
  const ids = cardIdsOf(hand);
  const rank = (id: CardId): number =>
    id.startsWith('empire:') ? 0 : id.startsWith('location:') ? 1 : 2;
  return ids
    .map((id, i) => ({
      id,
      card: hand[i] ?? 0,
      copy: ids.slice(0, i).filter((one) => one === id).length,
      copies: ids.filter((one) => one === id).length,
    }))
    .sort((a, b) => rank(a.id) - rank(b.id));
}
