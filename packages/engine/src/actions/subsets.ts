// Sets of cards from a hand, for the actions that take any number: Discard and Trader.
import type { Card, CardList } from '../cards/cards.ts';

/** With more cards in hand the sets are too many to list; legality is then asked action by action. */
export const LISTED_HAND_LIMIT = 7;

/** Every non-empty set of up to `largest` cards of a sorted list, copies of a kind counted, in table order. */
export function subsetsOf(cards: CardList, largest: number): CardList[] {
  const subsets: Card[][] = [];
  const count = 1 << cards.length;
  for (let mask = 1; mask < count; mask++) {
    const subset: Card[] = [];
    for (let i = 0; i < cards.length; i++) {
      if ((mask & (1 << i)) === 0) continue;
      // Of equal cards the first ones are taken, so that no set comes twice.
      if (i > 0 && cards[i] === cards[i - 1] && (mask & (1 << (i - 1))) === 0) {
        subset.length = 0;
        break;
      }
      subset.push(cards[i]);
    }
    if (subset.length > 0 && subset.length <= largest) subsets.push(subset);
  }
  return subsets;
}
