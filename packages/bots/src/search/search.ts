// The searching player: lists the turns that look best, and plays each of them on in the same sampled worlds until
// one stands out. Information-set Monte Carlo over whole turns: few worlds, common random numbers, short playouts.
import {
  createRng,
  isLegal,
  sampleHiddenState,
  type Action,
  type GameState,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import type { Budget, Decide } from '../contract.ts';
import { britishChances } from '../evaluation/evaluate.ts';
import { WEIGHTS, type Weights } from '../evaluation/weights.ts';
import { decidingSide, firstOf, obviousAction, sampleWorlds } from '../greedy.ts';
import { startThinking, type Clock, type Thinking } from '../thinking.ts';
import { candidateActions } from '../turns/candidates.ts';
import { listLines, type JudgedLine } from '../turns/lines.ts';
import { playOut } from '../turns/replies.ts';
import { playOn } from './playout.ts';

export interface SearchOptions {
  readonly weights?: Weights;
  /** Turns that are compared by playing on. */
  readonly candidates?: number;
  /** Turns of both sides that are played on. */
  readonly halfTurns?: number;
  /** Playouts that the judgement of the position itself counts for. */
  readonly trust?: number;
  readonly clock?: Clock;
}

const USUAL = { candidates: 12, halfTurns: 1, trust: 4 } as const;
const WORLDS = 4;
const WIDTH = 30;
/** Without any limit: this many playouts of every candidate. */
const MOST_ROUNDS = 400;

/** A line under test. */
interface Contender {
  readonly line: JudgedLine;
  sum: number;
  count: number;
}

export function searching(options: SearchOptions = {}): Decide {
  return (view, budget, seed) => {
    const side = decidingSide(view);
    const thinking = startThinking(budget, options.clock);
    const lines = openingLines(view, side, seed, options, thinking);
    if (lines.length === 1) return firstOf(lines[0]);
    const contenders = contest(view, side, lines, seed, options, thinking, budget);
    return firstOf(leaderOf(contenders, options).line);
  };
}

/** What could be done, with the judgement of the position that follows. */
function openingLines(
  view: PlayerView,
  side: Side,
  seed: number,
  options: SearchOptions,
  thinking: Thinking,
): JudgedLine[] {
  const worlds = sampleWorlds(view, seed, WORLDS);
  const weights = options.weights ?? WEIGHTS;
  const judge = (state: GameState): number => {
    thinking.spend(1);
    const chances = britishChances(state, weights);
    return side === 'british' ? chances : 1 - chances;
  };
  if (view.decision?.kind !== 'take-action') {
    return candidateActions(worlds[0]).map((answer) => {
      const ends = worlds.map((world) => playOut(world, answer, side));
      let value = 0;
      for (const end of ends) value += judge(end) / ends.length;
      return { actions: [answer], ends, value };
    });
  }
  const obvious = obviousAction(worlds[0]);
  if (obvious !== null) return [{ actions: [obvious], ends: [], value: 0 }];
  return listLines(worlds, side, { judge, width: WIDTH, isOver: () => thinking.isBeyond(0.5) });
}

/** Plays the best lines on, round after round, and drops the worse half of them as the budget runs down. */
function contest(
  view: PlayerView,
  side: Side,
  lines: readonly JudgedLine[],
  seed: number,
  options: SearchOptions,
  thinking: Thinking,
  budget: Budget,
): Contender[] {
  const { candidates = USUAL.candidates, halfTurns = USUAL.halfTurns } = options;
  const weights = options.weights ?? WEIGHTS;
  let running: Contender[] = [...lines]
    .sort((a, b) => b.value - a.value)
    .slice(0, candidates)
    .map((line) => ({ line, sum: 0, count: 0 }));
  const stages = Math.max(1, Math.ceil(Math.log2(running.length)));
  let stage = 0;
  for (let round = 0; round < MOST_ROUNDS && running.length > 1; round++) {
    const world = sampleHiddenState(view, createRng((seed + Math.imul(round + 1, 0x9e3779b1)) | 0));
    for (const contender of running) {
      if (thinking.isOver()) return running;
      const end = replay(world, contender.line.actions, side);
      const value = playOn(end, { halfTurns, weights }, thinking);
      contender.sum += side === 'british' ? value : 1 - value;
      contender.count++;
    }
    const isStageOver =
      budget.milliseconds === undefined && budget.nodes === undefined
        ? (round + 1) % Math.ceil(MOST_ROUNDS / stages) === 0
        : thinking.isBeyond((stage + 1) / stages);
    if (isStageOver) {
      stage++;
      running.sort((a, b) => standing(b, options) - standing(a, options));
      running = running.slice(0, Math.max(1, Math.ceil(running.length / 2)));
    }
  }
  return running;
}

/** The mean of the playouts, with the judgement of the position itself as so many of them. */
function standing({ line, sum, count }: Contender, options: SearchOptions): number {
  const trust = options.trust ?? USUAL.trust;
  return (sum + line.value * trust) / (count + trust);
}

function leaderOf(contenders: readonly Contender[], options: SearchOptions): Contender {
  let [best] = contenders;
  for (const contender of contenders) {
    if (standing(contender, options) > standing(best, options)) best = contender;
  }
  return best;
}

/** A line in another world: what has become impossible there is left out. */
function replay(world: GameState, actions: readonly Action[], side: Side): GameState {
  let state = world;
  for (const action of actions) {
    if (state.decision?.side !== side || !isLegal(state, action)) continue;
    state = playOut(state, action, side);
  }
  return state;
}
