// Playing on from a position for a few half-turns, each side taking at every step the action that looks best.
import { playLegal, type Action, type GameState } from '@arpents/engine';
import { britishChances } from '../evaluation/evaluate.ts';
import type { Weights } from '../evaluation/weights.ts';
import { NARROW_BREADTH, candidateActions } from '../turns/candidates.ts';
import { plainReply, playOut } from '../turns/replies.ts';
import type { Thinking } from '../thinking.ts';

export interface PlayoutOptions {
  /** How many turns, of both sides together, are played before the position is judged. */
  readonly halfTurns: number;
  readonly weights: Weights;
}

/**
 * The British chances after playing on. What is left of the present turn is played first; positions are judged
 * where a player has no action left.
 */
export function playOn(state: GameState, options: PlayoutOptions, thinking: Thinking): number {
  let current = finished(state, options.weights, thinking);
  for (let turn = 0; turn < options.halfTurns; turn++) {
    current = untilActions(current);
    if (current.phase === 'over') break;
    current = quickTurn(current, options.weights, thinking);
    if (current.phase === 'over') break;
  }
  thinking.spend(1);
  return britishChances(current, options.weights);
}

/** Answers what is asked, and takes the actions that are left of the turn. */
function finished(state: GameState, weights: Weights, thinking: Thinking): GameState {
  let current = state;
  const { turn } = state;
  while (current.turn === turn && current.decision !== null) {
    if (current.decision.kind !== 'take-action') current = playLegal(current, plainReply(current));
    else if (current.actionsLeft > 0) current = quickTurn(current, weights, thinking);
    else return current;
  }
  return current;
}

/** Ends the turn and answers everything that is asked before the next player has his actions. */
function untilActions(state: GameState): GameState {
  let current = state;
  const { turn } = state;
  while (current.decision !== null) {
    if (current.turn !== turn && current.decision.kind === 'take-action') return current;
    current =
      current.decision.kind === 'take-action'
        ? playLegal(current, { kind: 'end-turn' })
        : playLegal(current, plainReply(current));
  }
  return current;
}

/** One turn, action by action: each time the one after which the position looks best. */
function quickTurn(state: GameState, weights: Weights, thinking: Thinking): GameState {
  const { side } = state;
  let current = state;
  for (let step = 0; step < 6; step++) {
    if (current.phase === 'over' || current.decision?.side !== side || current.actionsLeft === 0) {
      return current;
    }
    current = bestStep(current, weights, thinking);
  }
  // Free actions without end: the rest of the turn is passed.
  while (current.decision?.kind === 'take-action' && current.actionsLeft > 0) {
    current = playLegal(current, { kind: 'pass' });
  }
  return current;
}

function bestStep(state: GameState, weights: Weights, thinking: Thinking): GameState {
  const { side } = state;
  const sign = side === 'british' ? 1 : -1;
  let best: GameState | null = null;
  let most = -Infinity;
  const candidates = candidateActions(state, NARROW_BREADTH);
  const support = candidates.find((action: Action) => action.kind === 'home-support');
  if (support !== undefined) return playOut(state, support, side);
  for (const action of candidates) {
    const next = playOut(state, action, side);
    const value = sign * britishChances(next, weights);
    if (value > most) {
      most = value;
      best = next;
    }
  }
  thinking.spend(candidates.length);
  return best ?? playLegal(state, { kind: 'pass' });
}
