// The first shuffle and the first hand of a side (R4).
import type { Table } from '../contract.ts';
import { HAND_SIZE } from '../data/sides.ts';
import type { Draft } from '../state/state.ts';
import { draw } from '../state/zones.ts';
import type { Side } from '../vocabulary.ts';

/** Number of the shuffle that makes the starting deck; reshuffles count on from it. */
const FIRST_SHUFFLE = 0;

export function dealFirstHand(draft: Draft, side: Side, table: Table): void {
  const player = draft.players[side];
  player.deck = table.shuffle(draft.seed, side, FIRST_SHUFFLE, player.deck);
  draw(draft, side, HAND_SIZE, false, table);
}
