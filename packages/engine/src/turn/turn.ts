// What the game does by itself between decisions, one step at a time (R9): end test, siege check, refill.
import type { Table } from '../contract.ts';
import { CAPTURE_POINTS_TO_END, HAND_SIZE } from '../data/sides.ts';
import type { Draft } from '../state/state.ts';
import { draw, reshuffle } from '../state/zones.ts';
import { bySide, opponentOf } from '../vocabulary.ts';
import { resumeTurn } from './ask.ts';
import { capturePoints, finishGame, leaderOf, totalPoints } from './finish.ts';
import { settleNextSiege } from './siege-check.ts';

/** Whether the game would go on by itself from here. */
export const isAutomatic = (draft: Draft): boolean =>
  draft.decision === null && draft.phase !== 'over';

/** Carries out one step; the caller may stop between any two. */
export function automaticStep(draft: Draft, table: Table): void {
  switch (draft.phase) {
    case 'end-test':
      endTest(draft, table);
      return;
    case 'siege-check':
      if (!settleNextSiege(draft, table)) beginActions(draft, table);
      return;
    case 'refill':
      refill(draft, table);
      return;
    case 'turn-end':
      passTurn(draft, table);
      return;
    case 'setup':
    case 'actions':
    case 'over':
      return;
  }
}

export function runAutomaticSteps(draft: Draft, table: Table): void {
  while (isAutomatic(draft)) automaticStep(draft, table);
}

/** R95: no villages or towns left in stock, or twelve points captured, with no siege in progress. */
function endTest(draft: Draft, table: Table): void {
  const player = draft.players[draft.side];
  const noSiege = draft.sieges.british === null && draft.sieges.french === null;
  const piecesPlaced = player.villages === 0 || player.towns === 0;
  const captured = capturePoints(draft, draft.side) >= CAPTURE_POINTS_TO_END;
  if (
    (piecesPlaced && (noSiege || !table.rules.piecesEndWaitsForSieges)) ||
    (captured && noSiege)
  ) {
    finishGame(draft, leaderOf(bySide((side) => totalPoints(draft, side))), 'points', table);
    return;
  }
  draft.phase = 'siege-check';
}

/** R4: each side's first turn has one action, every later one two. */
function beginActions(draft: Draft, table: Table): void {
  draft.phase = 'actions';
  draft.actionsLeft = draft.turn <= 2 ? 1 : 2;
  resumeTurn(draft);
  table.emit?.({ kind: 'turn-began', side: draft.side, turn: draft.turn });
}

/** R87: draw up to five, never discard down. */
function refill(draft: Draft, table: Table): void {
  const { side } = draft;
  const missing = HAND_SIZE - draft.players[side].hand.length;
  const reshuffled = missing > 0 && draw(draft, side, missing, true, table);
  draft.phase = 'turn-end';
  for (const follows of table.rules.afterRefill) follows(draft, reshuffled, table);
}

/** The very end of a turn; then the other side moves. */
function passTurn(draft: Draft, table: Table): void {
  const { side } = draft;
  const isDue = table.rules.reshuffle === 'after-the-turn' && draft.players[side].deck.length === 0;
  if (isDue) reshuffle(draft, side, table);
  draft.side = opponentOf(side);
  draft.turn++;
  draft.phase = 'end-test';
}
