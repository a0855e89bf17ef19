// What an ambush could take from a side: cards in hand and reserve, and by a scenario rule those in sieges too (R69).
import {
  AMBUSHABLE,
  CARD_FLAGS,
  rulebookOf,
  type CardList,
  type GameState,
  type Side,
} from '@arpents/engine';

const isTaken = (card: number): boolean => (CARD_FLAGS[card] & AMBUSHABLE) !== 0;

/** Whether there is anything to take from `side` among these cards, or in a siege where the rules let an ambush reach it. */
export function isInAmbushReach(
  { options, sieges }: GameState,
  side: Side,
  ...piles: readonly CardList[]
): boolean {
  if (piles.some((cards) => cards.some(isTaken))) return true;
  if (!rulebookOf(options).ambushReachesSieges) return false;
  return [sieges.british, sieges.french].some((siege) => siege?.cards[side].some(isTaken) === true);
}
