// What the game does by itself between decisions, one step at a time (R9): end test, siege check, refill.
import type { Referee } from '../contract.ts';
import { ACTIONS_PER_TURN, HAND_SIZE } from '../data/sides.ts';
import type { NextState } from '../state/state.ts';
import { draw, reshuffle } from '../state/zones.ts';
import { opponentOf } from '../vocabulary.ts';
import { resumeTurn } from './ask.ts';
import { finishGame, winnerAtEndTest } from './finish.ts';
import { settleNextSiege } from './siege-check.ts';

/** Whether the game would go on by itself from here. */
export const isAutomatic = (next: NextState): boolean =>
  next.decision === null && next.phase !== 'over';

/** Carries out one step; the caller may stop between any two. */
export function automaticStep(next: NextState, referee: Referee): void {
  switch (next.phase) {
    case 'end-test':
      endTest(next, referee);
      return;
    case 'siege-check':
      if (!settleNextSiege(next, referee)) beginActions(next, referee);
      return;
    case 'refill':
      refill(next, referee);
      return;
    case 'turn-end':
      passTurn(next, referee);
      return;
    case 'setup':
    case 'actions':
    case 'over':
      return;
  }
}

export function runAutomaticSteps(next: NextState, referee: Referee): void {
  while (isAutomatic(next)) automaticStep(next, referee);
}

function endTest(next: NextState, referee: Referee): void {
  const winner = winnerAtEndTest(next, next.side, referee.rules);
  if (winner === null) next.phase = 'siege-check';
  else finishGame(next, winner, 'points', referee);
}

/** R4: each side's first turn has one action, every later one two. */
function beginActions(next: NextState, referee: Referee): void {
  next.phase = 'actions';
  next.actionsLeft = next.turn <= 2 ? 1 : ACTIONS_PER_TURN;
  resumeTurn(next);
  referee.emit?.({ kind: 'turn-began', side: next.side, turn: next.turn });
}

/** R87: draw up to five, never discard down. */
function refill(next: NextState, referee: Referee): void {
  const { side } = next;
  const missing = HAND_SIZE - next.players[side].hand.length;
  const reshuffled = missing > 0 && draw(next, side, missing, true, referee);
  next.phase = 'turn-end';
  for (const follows of referee.rules.afterRefill) follows(next, reshuffled, referee);
}

/** The very end of a turn; then the other side moves. */
function passTurn(next: NextState, referee: Referee): void {
  const { side } = next;
  const isDue =
    referee.rules.reshuffle === 'after-the-turn' && next.players[side].deck.length === 0;
  if (isDue) reshuffle(next, side, referee);
  next.side = opponentOf(side);
  next.turn++;
  next.phase = 'end-test';
}
