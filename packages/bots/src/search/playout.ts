// Playing on from a position for a few half-turns, each side taking at every step the action that looks best.
import { playLegal, type Action, type BySide, type GameState } from '@arpents/engine';
import { britishChances } from '../evaluation/evaluate.ts';
import type { Weights } from '../evaluation/weights.ts';
import { NARROW_BREADTH, candidateActions } from '../turns/candidates.ts';
import { plainReply, playOut } from '../turns/replies.ts';
import type { Thinking } from '../thinking.ts';
import type { TurnGuide } from './turn-guide.ts';

export interface PlayoutOptions {
  /** How many turns, of both sides together, are played before the position is judged. */
  readonly halfTurns: number;
  /** What each side chooses its actions by. */
  readonly weights: BySide<Weights>;
  /** Of the world that is played in: one for each of the first turns. */
  readonly guides: readonly TurnGuide[];
}

/**
 * The position after playing on. What is left of the present turn is played first; positions are looked at where a
 * player has no action left. `observe` sees each of these before the last.
 */
export function positionAfter(
  state: GameState,
  { halfTurns, weights, guides }: PlayoutOptions,
  thinking: Thinking,
  observe: (state: GameState) => void = () => undefined,
): GameState {
  let current = finished(state, weights[state.side], thinking);
  for (let turn = 0; turn < halfTurns; turn++) {
    observe(current);
    current = untilActions(current);
    if (current.phase === 'over') break;
    current = quickTurn(current, weights[current.side], thinking, guides.at(turn) ?? null);
    if (current.phase === 'over') break;
  }
  return current;
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
  guide: TurnGuide | null,
): GameState {
  const { side } = state;
  let current = state;
  for (let step = 0; step < 6; step++) {
    if (current.phase === 'over' || current.decision?.side !== side || current.actionsLeft === 0) {
      return current;
    }
    current = bestStep(current, weights, thinking, guide, step === 0);
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
  guide: TurnGuide | null,
  isFirst: boolean,
): GameState {
  const { side } = state;
  const sign = side === 'british' ? 1 : -1;
  const candidates =
    isFirst && guide !== null ? guide.candidates(state) : candidateActions(state, NARROW_BREADTH);
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
