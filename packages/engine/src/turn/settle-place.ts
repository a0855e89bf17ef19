// A village on a neutral location, however it comes there (R28, R31, R48).
import type { Place } from '../cards/cards.ts';
import type { Referee } from '../contract.ts';
import type { NextState } from '../state/state.ts';
import { placeVillage } from '../state/pieces.ts';
import { gainLocationCard } from '../state/zones.ts';
import type { Side } from '../vocabulary.ts';
import { finishGame } from './finish.ts';

/** Places the village, takes the location card, and ends the game where settling the place wins it. */
export function settlePlace(next: NextState, side: Side, place: Place, referee: Referee): void {
  placeVillage(next, side, place, referee);
  gainLocationCard(next, side, place, referee);
  if (referee.rules.settlingWins.some((wins) => wins(side, place))) {
    finishGame(next, side, 'capital', referee);
  }
}
