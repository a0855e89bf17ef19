// A village on a neutral location, however it comes there (R28, R31, R48).
import type { Place } from '../cards/cards.ts';
import type { Table } from '../contract.ts';
import type { Draft } from '../state/state.ts';
import { gainLocationCard, placeVillage } from '../state/zones.ts';
import type { Side } from '../vocabulary.ts';
import { finishGame } from './finish.ts';

/** Places the village, takes the location card, and ends the game where settling the place wins it. */
export function settlePlace(draft: Draft, side: Side, place: Place, table: Table): void {
  placeVillage(draft, side, place, table);
  gainLocationCard(draft, side, place, table);
  if (table.rules.settlingWins.some((wins) => wins(side, place))) {
    finishGame(draft, side, 'capital', table);
  }
}
