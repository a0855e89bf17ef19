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
import { firstOf, judgedAnswers, obviousAction } from '../deciding/answers.ts';
import { decidingSide, sampleWorlds } from '../deciding/worlds.ts';
import { britishChances } from '../evaluation/evaluate.ts';
import { weightsOnTurn } from '../evaluation/varying.ts';
import { tunedWeights, type Weights } from '../evaluation/weights.ts';
import { startThinking, type Clock, type Thinking } from '../thinking.ts';
import { bestLines } from '../turns/aims.ts';
import { listLines, type JudgedLine } from '../turns/lines.ts';
import { playOut } from '../turns/replies.ts';
import { playOn } from './playout.ts';
import { ReplyGuide } from './reply-guide.ts';

export interface SearchOptions {
  readonly weights?: Weights;
  /** Turns that are compared by playing on. */
  readonly candidates?: number | undefined;
  /** Turns of both sides that are played on. */
  readonly halfTurns?: number;
  /** Playouts that the judgement of the position itself counts for. */
  readonly trust?: number;
  readonly clock?: Clock;
}

/** The options with what was left open filled in. */
interface Settings {
  readonly weights: Weights;
  readonly candidates: number;
  readonly halfTurns: number;
  readonly trust: number;
}

const WORLDS = 4;
const WIDTH = 30;
/** The share of the thinking after which no further turns are looked for. */
const MOST_FOR_LISTING = 0.5;
/** So far ahead, in log-odds, that playing on would not change it: the answer comes at once. */
const CLEAR_LEAD = 0.5;
/** Without any limit: this many playouts of every candidate. */
const MOST_ROUNDS = 400;

/** A line under test. */
interface Contender {
  readonly line: JudgedLine;
  /** Of the chances where the line ends, in each world that it was tried in. */
  judged: number;
  worlds: number;
  /** Of the chances after playing on from there. */
  played: number;
  playouts: number;
}

export function searching(options: SearchOptions = {}): Decide {
  return (view, budget, seed) => {
    const side = decidingSide(view);
    const settings = settingsFor(view, side, options);
    const thinking = startThinking(budget, options.clock);
    const lines = openingLines(view, side, seed, settings.weights, thinking);
    if (lines.length === 1) return firstOf(lines[0]);
    const contenders = contest(view, side, lines, seed, settings, thinking, budget);
    return firstOf(leaderOf(contenders, settings.trust).line);
  };
}

const settingsFor = (
  view: PlayerView,
  side: Side,
  {
    weights = tunedWeights(side, view.turn),
    candidates = 32,
    halfTurns = 1,
    trust = 12,
  }: SearchOptions,
): Settings => ({ weights: weightsOnTurn(view, weights), candidates, halfTurns, trust });

/** What could be done, with the judgement of the position that follows. */
function openingLines(
  view: PlayerView,
  side: Side,
  seed: number,
  weights: Weights,
  thinking: Thinking,
): JudgedLine[] {
  const worlds = sampleWorlds(view, seed, WORLDS);
  const judge = (state: GameState): number => {
    thinking.spend(1);
    const chances = britishChances(state, weights);
    return side === 'british' ? chances : 1 - chances;
  };
  if (view.decision?.kind !== 'take-action') {
    return judgedAnswers(worlds, side, judge);
  }
  const obvious = obviousAction(worlds[0]);
  if (obvious !== null) return [{ actions: [obvious], ends: [], value: 0 }];
  return listLines(worlds, side, {
    judge,
    width: WIDTH,
    isOver: () => thinking.spent() >= MOST_FOR_LISTING,
  });
}

/** Plays the best lines on, round after round, and drops the worse half of them as the budget runs down. */
function contest(
  view: PlayerView,
  side: Side,
  lines: readonly JudgedLine[],
  seed: number,
  { weights, candidates, halfTurns, trust }: Settings,
  thinking: Thinking,
  budget: Budget,
): Contender[] {
  let running: Contender[] = bestLines(lines, candidates).map((line) => ({
    line,
    judged: line.value * WORLDS,
    worlds: WORLDS,
    played: 0,
    playouts: 0,
  }));
  const chances = (british: number): number => (side === 'british' ? british : 1 - british);
  const stages = Math.max(1, Math.ceil(Math.log2(running.length)));
  const isUnlimited = budget.milliseconds === undefined && budget.nodes === undefined;
  const begun = thinking.spent();
  let stage = 0;
  for (let round = 0; round < MOST_ROUNDS && running.length > 1; round++) {
    const world = sampleHiddenState(view, createRng((seed + Math.imul(round + 1, 0x9e3779b1)) | 0));
    const guide = new ReplyGuide();
    for (let i = 0; i < running.length; i++) {
      if (thinking.isOver()) return running;
      // Each in turn goes first and is the one that the guide learns from: none gains by it.
      const contender = running[(round + i) % running.length];
      const end = replay(world, contender.line.actions, side);
      contender.judged += chances(britishChances(end, weights));
      contender.worlds++;
      contender.played += chances(playOn(end, { halfTurns, weights, guide }, thinking));
      contender.playouts++;
    }
    const gone = isUnlimited ? (round + 1) / MOST_ROUNDS : (thinking.spent() - begun) / (1 - begun);
    if (gone * stages >= stage + 1) {
      stage++;
      running.sort((a, b) => standing(b, trust) - standing(a, trust));
      const [first, second] = running;
      const lead = logOdds(standing(first, trust)) - logOdds(standing(second, trust));
      if (lead > CLEAR_LEAD) return [first];
      running = running.slice(0, Math.max(1, Math.ceil(running.length / 2)));
    }
  }
  return running;
}

/** The mean of the playouts, with the judgement of the line's own end as so many of them. */
function standing({ judged, worlds, played, playouts }: Contender, trust: number): number {
  return (played + (judged / worlds) * trust) / (playouts + trust);
}

const logOdds = (chances: number): number => Math.log(chances / (1 - chances));

function leaderOf(contenders: readonly Contender[], trust: number): Contender {
  let [best] = contenders;
  for (const contender of contenders) {
    if (standing(contender, trust) > standing(best, trust)) best = contender;
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
