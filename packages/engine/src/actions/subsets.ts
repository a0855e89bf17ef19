// Sets of cards from a hand, for the actions that take any number: Discard and Trader.
import { CARD_IDS, type CardId, type CardList } from '../cards/cards.ts';

/** With more cards in hand the sets are too many to list; legality is then asked action by action. */
export const LISTED_HAND_LIMIT = 7;

/** Every non-empty set of up to `largest` cards of a sorted list, by id, copies of a kind counted, in table order. */
export function subsetsOf(cards: CardList, largest: number): CardId[][] {
  const ids: CardId[] = [];
  // Of equal cards the first ones are taken, so that no set comes twice: such a card needs the one before it.
  const needed: number[] = [];
  for (let i = 0; i < cards.length; i++) {
    ids.push(CARD_IDS[cards[i]]);
    needed.push(i > 0 && cards[i] === cards[i - 1] ? 1 << (i - 1) : 0);
  }
  const subsets: CardId[][] = [];
  const count = 1 << cards.length;
  for (let mask = 1; mask < count; mask++) {
    const subset: CardId[] = [];
    let isWhole = true;
    for (let i = 0; i < ids.length; i++) {
      if ((mask & (1 << i)) === 0) continue;
      if ((mask & needed[i]) !== needed[i]) {
        isWhole = false;
        break;
      }
      subset.push(ids[i]);
    }
    if (isWhole && subset.length <= largest) subsets.push(subset);
  }
  return subsets;
}
