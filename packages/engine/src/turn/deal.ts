// The first shuffle and the first hand of a side (R4).
import type { Referee } from '../contract.ts';
import { HAND_SIZE } from '../data/sides.ts';
import type { NextState } from '../state/state.ts';
import { arrangeDeck, draw } from '../state/zones.ts';
import type { Side } from '../vocabulary.ts';

/** Number of the shuffle that makes the starting deck; reshuffles count on from it. */
const FIRST_SHUFFLE = 0;

export function dealFirstHand(next: NextState, side: Side, referee: Referee): void {
  const { deck } = next.players[side];
  arrangeDeck(next, side, referee.shuffle(next.seed, side, FIRST_SHUFFLE, deck));
  draw(next, side, HAND_SIZE, false, referee);
}
