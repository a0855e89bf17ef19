// Playing on from a position for a few half-turns, each side taking at every step the action that looks best.
import { playLegal, type Action, type GameState } from '@arpents/engine';
import { britishChances } from '../evaluation/evaluate.ts';
import type { Weights } from '../evaluation/weights.ts';
import { NARROW_BREADTH, candidateActions } from '../turns/candidates.ts';
import { plainReply, playOut } from '../turns/replies.ts';
import type { Thinking } from '../thinking.ts';
import type { ReplyGuide } from './reply-guide.ts';

export interface PlayoutOptions {
  /** How many turns, of both sides together, are played before the position is judged. */
  readonly halfTurns: number;
  readonly weights: Weights;
  /** Of the world that is played in: for the first of these turns. */
  readonly guide: ReplyGuide;
}

/**
 * The British chances after playing on. What is left of the present turn is played first; positions are judged
 * where a player has no action left.
 */
export function playOn(state: GameState, options: PlayoutOptions, thinking: Thinking): number {
  const { halfTurns, weights, guide } = options;
  let current = finished(state, weights, thinking);
  for (let turn = 0; turn < halfTurns; turn++) {
    current = untilActions(current);
    if (current.phase === 'over') break;
    current = quickTurn(current, weights, thinking, turn === 0 ? guide : null);
    if (current.phase === 'over') break;
  }
  thinking.spend(1);
  return britishChances(current, weights);
}

/** Answers what is asked, and takes the actions that are left of the turn. */
function finished(state: GameState, weights: Weights, thinking: Thinking): GameState {
  let current = state;
  const { turn } = state;
  while (current.turn === turn && current.decision !== null) {
    if (current.decision.kind !== 'take-action') current = playLegal(current, plainReply(current));
    else if (current.actionsLeft > 0) current = quickTurn(current, weights, thinking, null);
    else return current;
  }
  return current;
}

/** Ends the turn and answers everything that is asked before the next player's actions. */
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
function quickTurn(
  state: GameState,
  weights: Weights,
  thinking: Thinking,
  guide: ReplyGuide | null,
): GameState {
  const { side } = state;
  let current = state;
  for (let step = 0; step < 6; step++) {
    if (current.phase === 'over' || current.decision?.side !== side || current.actionsLeft === 0) {
      return current;
    }
    current = bestStep(current, weights, thinking, guide);
  }
  // Free actions without end: the rest of the turn is passed.
  while (current.decision?.kind === 'take-action' && current.actionsLeft > 0) {
    current = playLegal(current, { kind: 'pass' });
  }
  return current;
}

function bestStep(
  state: GameState,
  weights: Weights,
  thinking: Thinking,
  guide: ReplyGuide | null,
): GameState {
  const { side } = state;
  const sign = side === 'british' ? 1 : -1;
  const candidates = candidateActions(state, NARROW_BREADTH);
  const support = candidates.find((action: Action) => action.kind === 'home-support');
  if (support !== undefined) return playOut(state, support, side);
  const tried = guide?.isReady === true ? guide.worthTrying(candidates) : candidates;
  let best: GameState | null = null;
  let most = -Infinity;
  const values: number[] = [];
  for (const action of tried) {
    const next = playOut(state, action, side);
    const value = sign * britishChances(next, weights);
    values.push(value);
    if (value > most) {
      most = value;
      best = next;
    }
  }
  if (guide?.isReady === false) guide.learn(tried, values);
  thinking.spend(tried.length);
  return best ?? playLegal(state, { kind: 'pass' });
}
