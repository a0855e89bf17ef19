// The searching player: lists the turns that look best, and plays each of them on in the same sampled worlds, through
// the reply and the own turn that follows, until one stands out. Information-set Monte Carlo over whole turns: few
// worlds, common random numbers, short playouts.
import {
  bySide,
  createRng,
  isLegal,
  opponentOf,
  sampleHiddenState,
  type Action,
  type BySide,
  type GameState,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import type { Budget, Decide } from '../contract.ts';
import { firstOf, judgedAnswers, obviousAction } from '../deciding/answers.ts';
import { decidingSide, sampleWorlds } from '../deciding/worlds.ts';
import { chancesOf } from '../evaluation/evaluate.ts';
import { weightsOnTurn } from '../evaluation/varying.ts';
import { tunedWeights, type Weights } from '../evaluation/weights.ts';
import { logOdds, logistic } from '../log-odds.ts';
import { startThinking, type Clock, type Thinking } from '../thinking.ts';
import { bestLines } from '../turns/aims.ts';
import type { ComparedTurn } from '../turns/compared.ts';
import { IS_CHANCY, listLines, type JudgedLine } from '../turns/lines.ts';
import { playOut } from '../turns/replies.ts';
import { positionAfter } from './playout.ts';
import { TurnGuide } from './turn-guide.ts';

export interface SearchOptions {
  readonly weights?: Weights;
  /** Turns that are compared by playing on; left out, as many as there is time for. */
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
  /** What each side is expected to choose by when turns are played on. */
  readonly playedBy: BySide<Weights>;
  readonly candidates: number | null;
  readonly halfTurns: number;
  readonly trust: number;
}

const WORLDS = 4;
const WIDTH = 30;
/** The share of the thinking after which no further turns are looked for. */
const MOST_FOR_LISTING = 0.5;
/** Of what is left after listing: how much a round may take, in which all turns are tried once. */
const SHARE_OF_ROUND = 0.2;
/** About as many as it takes to play a turn on. */
const NODES_OF_PLAYOUT = 22;
const FEWEST_COMPARED = 8;
const MOST_COMPARED = 32;
/** So far ahead, in log-odds, that playing on would not change it: the answer comes at once. */
const CLEAR_LEAD = 0.5;
/** Without any limit: this many playouts of every candidate. */
const MOST_ROUNDS = 400;

/** A line under test. */
interface Contender {
  readonly line: JudgedLine;
  /** The sum of the chances where the line ends, in each world that it was tried in. */
  judged: number;
  /** The sum of the chances after playing on from there. */
  played: number;
  /** The chance to win as it was seen before the first round, and after each: by all that was seen till then. */
  readonly standings: number[];
}

export function searching(options: SearchOptions = {}): Decide {
  return (view, budget, seed) => firstOf(searchTurns(view, budget, seed, options)[0].line);
}

/** The turns that were compared: the chosen one first, then the others, those that were dropped last before the rest. */
export function searchTurns(
  view: PlayerView,
  budget: Budget,
  seed: number,
  options: SearchOptions = {},
): ComparedTurn[] {
  const side = decidingSide(view);
  const settings = settingsFor(view, side, options);
  const thinking = startThinking(budget, options.clock);
  const lines = openingLines(view, side, seed, settings.weights, thinking);
  const most = settings.candidates ?? mostCompared(thinking);
  const won = lines.find(isWon);
  const contenders = contendersAmong(won === undefined ? lines : [won], most);
  const running = contest(view, side, contenders, seed, settings, thinking, budget);
  const chosen = leaderOf(running);
  const others = contenders
    .filter((contender) => contender !== chosen)
    .sort((a, b) => roundsOf(b) - roundsOf(a) || standing(b) - standing(a));
  return [
    { line: chosen.line, chances: standing(chosen) },
    ...others.map((other) => ({ line: other.line, chances: chancesBeside(chosen, other) })),
  ];
}

/**
 * What another turn comes to beside the chosen one: as far behind it as in the worlds that both were tried in. Luck
 * differs from world to world, so that what was thought of a turn when it was dropped says nothing by itself.
 */
function chancesBeside(chosen: Contender, other: Contender): number {
  const rounds = roundsOf(other);
  const behind = logOdds(chosen.standings[rounds]) - logOdds(other.standings[rounds]);
  return logistic(logOdds(standing(chosen)) - behind);
}

const settingsFor = (
  view: PlayerView,
  side: Side,
  { weights = tunedWeights(side, view.turn), candidates, halfTurns = 2, trust = 8 }: SearchOptions,
): Settings => {
  const own = weightsOnTurn(view, weights);
  const theirs = weightsOnTurn(view, tunedWeights(opponentOf(side), view.turn));
  const playedBy = bySide((whose) => (whose === side ? own : theirs));
  return { weights: own, playedBy, candidates: candidates ?? null, halfTurns, trust };
};

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
    return chancesOf(state, side, weights);
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

/** So many turns that trying all of them in one world takes a fifth of what is left, by what listing them took. */
function mostCompared(thinking: Thinking): number {
  const ofPlayout = NODES_OF_PLAYOUT * thinking.spentPerNode();
  const affordable =
    ofPlayout === 0 ? MOST_COMPARED : (SHARE_OF_ROUND * (1 - thinking.spent())) / ofPlayout;
  return Math.floor(Math.min(MOST_COMPARED, Math.max(FEWEST_COMPARED, affordable)));
}

/** The best lines, before any of them was played on. */
const contendersAmong = (lines: readonly JudgedLine[], most: number): Contender[] =>
  bestLines(lines, most).map((line) => ({
    line,
    judged: line.value * WORLDS,
    played: 0,
    standings: [line.value],
  }));

/**
 * Whether a line wins, whatever is hidden: there is nothing to compare it with. Of several the first is the shortest, so
 * that nobody drafts a card before the last blow.
 */
const isWon = ({ value, ends }: JudgedLine): boolean => value === 1 && ends.length === 1;

/** Plays them on, round after round, and drops the worse half of them as the budget runs down; those that are left. */
function contest(
  view: PlayerView,
  side: Side,
  contenders: readonly Contender[],
  seed: number,
  settings: Settings,
  thinking: Thinking,
  budget: Budget,
): Contender[] {
  let running = [...contenders];
  const stages = Math.max(1, Math.ceil(Math.log2(running.length)));
  const isUnlimited = budget.milliseconds === undefined && budget.nodes === undefined;
  const begun = thinking.spent();
  let stage = 0;
  for (let round = 0; round < MOST_ROUNDS && running.length > 1; round++) {
    const world = sampleHiddenState(view, createRng((seed + Math.imul(round + 1, 0x9e3779b1)) | 0));
    // Each in turn goes first and is the one that the guides learn from: none gains by it.
    running = [...running.slice(1), ...running.slice(0, 1)];
    const seen = playedIn(world, running, side, settings, thinking);
    // Luck differs from world to world: a world counts for all of them or for none.
    if (seen === null) return running;
    for (const [i, contender] of running.entries()) {
      contender.judged += seen[i].judged;
      contender.played += seen[i].played;
      contender.standings.push(standingAfter(round + 1, contender, settings.trust));
    }
    const gone = isUnlimited ? (round + 1) / MOST_ROUNDS : (thinking.spent() - begun) / (1 - begun);
    // A round can take more than one share of the budget.
    while (gone * stages >= stage + 1 && running.length > 1) {
      stage++;
      running.sort((a, b) => standing(b) - standing(a));
      const [first, second] = running;
      const lead = logOdds(standing(first)) - logOdds(standing(second));
      if (lead > CLEAR_LEAD) return [first];
      running = running.slice(0, Math.ceil(running.length / 2));
    }
  }
  return running;
}

/** The chances of a line in one world: where it ends, and after playing on from there. */
interface Seen {
  readonly judged: number;
  readonly played: number;
}

/** All of them in one world, in their order; null where the budget was used up on the way. */
function playedIn(
  world: GameState,
  contenders: readonly Contender[],
  side: Side,
  { weights, playedBy, halfTurns }: Settings,
  thinking: Thinking,
): Seen[] | null {
  const guides = [new TurnGuide(), new TurnGuide()];
  const seen: Seen[] = [];
  for (const { line } of contenders) {
    if (thinking.isOver()) return null;
    const end = replay(world, line.actions, side);
    const last = positionAfter(end, { halfTurns, weights: playedBy, guides }, thinking);
    thinking.spend(1);
    seen.push({ judged: chancesOf(end, side, weights), played: chancesOf(last, side, weights) });
  }
  return seen;
}

/** The mean of the playouts, with the judgement of the line's own end as so many of them. */
function standingAfter(rounds: number, { judged, played }: Contender, trust: number): number {
  return (played + (judged / (WORLDS + rounds)) * trust) / (rounds + trust);
}

const standing = ({ standings }: Contender): number => standings[standings.length - 1];

/** How often it was played on. */
const roundsOf = ({ standings }: Contender): number => standings.length - 1;

function leaderOf(contenders: readonly Contender[]): Contender {
  let [best] = contenders;
  for (const contender of contenders) if (standing(contender) > standing(best)) best = contender;
  return best;
}

/** A line in another world: what has become impossible there is left out. */
function replay(world: GameState, actions: readonly Action[], side: Side): GameState {
  let state = world;
  // What is legal does not depend on what is hidden, until that has played its part.
  let isOpen = true;
  for (const action of actions) {
    if (!isOpen && (state.decision?.side !== side || !isLegal(state, action))) continue;
    state = playOut(state, action, side);
    if (IS_CHANCY[action.kind]) isOpen = false;
  }
  return state;
}
