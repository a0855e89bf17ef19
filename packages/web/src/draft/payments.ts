// The order in which several ways are offered: by what they give, and among equals the cheapest first; harmful ones last.
import {
  CARD_KINDS,
  cardOf,
  foreseenInBrief,
  isHarmful,
  type Action,
  type CardId,
  type ForesightInBrief,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import { cardsPlayed } from './draft.ts';

/** A rough price of letting a card go this turn: dead and plain cards are cheap, soldiers and settlers dear. */
function worth(side: Side, id: CardId): number {
  const kind = CARD_KINDS[cardOf(side, id)];
  if (kind === undefined) return 0;
  const symbols = (kind.location ?? kind.empire)?.symbols ?? {};
  return (
    1 +
    (symbols.coins ?? 0) +
    (symbols.military ?? 0) * 2 +
    (symbols.settler ?? 0) * 2 +
    (symbols.ship ?? 0) +
    (symbols.bateaux ?? 0) +
    (kind.empire?.cost ?? 0)
  );
}

/** What an action takes out of the hand for good or for this turn; an answer that costs nothing costs 0. */
function priceOf(side: Side, action: Action): number {
  const named = 'card' in action ? action.card : action.kind === 'withdraw' ? action.lost : null;
  const cards = named === null ? cardsPlayed(action) : [named];
  return cards.reduce((sum, card) => sum + worth(side, card), 0);
}

/** How much better the sieges stand for a side. */
const siegeGain = ({ side, sieges }: ForesightInBrief): number =>
  sieges.reduce((sum, { siege, before, after }) => {
    const change = (after ?? 0) - (before ?? 0);
    return sum + (siege === side ? change : -change);
  }, 0);

export interface RankedWay {
  readonly action: Action;
  readonly isHarmful: boolean;
}

/** Ways in the order in which they are offered. Kinds of action stay together, in the order of the list. */
export function bestFirst(view: PlayerView, ways: readonly Action[]): readonly RankedWay[] {
  const { viewer: side } = view;
  if (side === 'spectator') return [];
  const kinds = [...new Set(ways.map(({ kind }) => kind))];
  return ways
    .map((action, order) => {
      const told = foreseenInBrief(view, action);
      const change = (one: 'money' | 'points'): number =>
        told === null ? 0 : told[one][side].after - told[one][side].before;
      return {
        action,
        isHarmful: told !== null && isHarmful(told, action),
        // Smaller stands first.
        keys: [
          told !== null && isHarmful(told, action) ? 1 : 0,
          kinds.indexOf(action.kind),
          -change('points'),
          -change('money'),
          told === null ? 0 : -siegeGain(told),
          priceOf(side, action),
          order,
        ],
      };
    })
    .sort((a, b) => firstDifference(a.keys, b.keys))
    .map(({ action, isHarmful: harmful }) => ({ action, isHarmful: harmful }));
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) {
    const difference = value - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
