// Finds positions to throw a turn away in, for packages/bots/test/analysis/thrown-turns.test.ts: in games of the
// searching player against itself and against the plan that goes for a capital, for each kind of bad turn positions of
// four games. Prints a line for each: the kind, the bad turn, and the record of the game up to there. What analysis says
// of them is not asked here: that is the test.
// Bundle and run: npx esbuild packages/bots/tools/thrown-turns.ts --bundle --platform=node --format=esm
//   --outfile=dist/thrown-turns.mjs && node dist/thrown-turns.mjs [seed] [games]
import {
  CARD_FLAGS,
  CARD_IDS,
  LOSES_GAME_WITH,
  SETTLER,
  bySide,
  createRng,
  isCardUsable,
  isLegal,
  legalActions,
  opponentOf,
  recordOf,
  viewFor,
  winnerAtValue,
  type Action,
  type CourseStep,
  type GameState,
  type PlayerView,
  type Rng,
  type Side,
} from '@arpents/engine';
import { Bench } from '../src/analysis/bench.ts';
import { keyOfTurn, rivalsOf } from '../src/analysis/candidates.ts';
import { PER_CENT } from '../src/analysis/overview.ts';
import type { Decide } from '../src/contract.ts';
import { sampleWorlds } from '../src/deciding/worlds.ts';
import { openPurse } from '../src/effort.ts';
import { chancesOf } from '../src/evaluation/evaluate.ts';
import { WEIGHTS, tunedWeights } from '../src/evaluation/weights.ts';
import { LEVELS } from '../src/levels.ts';
import { HAMMER } from '../src/plans/hammer.ts';
import { following } from '../src/plans/plan.ts';
import { positionAfter } from '../src/search/playout.ts';
import { TurnGuide } from '../src/search/turn-guide.ts';
import { searchTurns, searching } from '../src/search/search.ts';
import { startThinking } from '../src/thinking.ts';
import { listLines } from '../src/turns/lines.ts';
import { playOut } from '../src/turns/replies.ts';
import { playGame } from './play-game.ts';

const NODES_PER_TURN = 300;
const YARDSTICK_WORLDS = 200;
/** In percentage points: a game below it is as good as lost, and nothing can be thrown away any more. */
const LEAST_CHANCE = 10;
/** In percentage points, by the other yardstick: less is no turn thrown away. */
const LEAST_COST = 7;
/** In percentage points: by no more than this the best turn is better than the next. */
const MOST_LEAD = 3;
const SEED_OF_SEARCH = 4;
/** From here on the General tries one thing after the other, because games that last so long lead nowhere. */
const STALLED = 150;
const OF_EACH = 4;

/** What would be played in a position, or null where it is none for this kind of bad turn. */
type Throwing = (state: GameState, side: Side) => readonly Action[] | null;

interface Found {
  /** The step of the game. */
  readonly at: number;
  readonly played: readonly Action[];
}

/** Each kind of bad turn. */
const THROWN: Readonly<Record<string, Throwing>> = {
  'both actions passed': (state) =>
    isWholeTurn(state) ? [{ kind: 'pass' }, { kind: 'pass' }] : null,
  'a won siege given up': (state, side) => {
    if (!isSiegeWon(state, side)) return null;
    const found = legalActions(state).find(
      (action) => action.kind === 'withdraw' && action.siege === side,
    );
    return found === undefined ? null : [found];
  },
  'a capital left open': (state, side) => {
    const threat = state.sieges[opponentOf(side)];
    const isLost =
      threat !== null &&
      LOSES_GAME_WITH[side][threat.place] &&
      winnerAtValue(opponentOf(side), threat.value) === opponentOf(side);
    return isLost && isWholeTurn(state) ? withoutDefence(state, side) : null;
  },
  'the last settler spent before a won siege': (state, side) => {
    const { hand, deck } = state.players[side];
    const isSettler = (card: number): boolean =>
      (CARD_FLAGS[card] & SETTLER) !== 0 && isCardUsable(state, side, card);
    const settlers = hand.filter(isSettler);
    return isSiegeWon(state, side) && settlers.length === 1 && !deck.some(isSettler)
      ? [{ kind: 'discard', cards: [CARD_IDS[settlers[0]]] }]
      : null;
  },
  'a block refused': (state) =>
    state.decision?.kind === 'block-raid' ? [{ kind: 'block-raid', card: null }] : null,
};

const isWholeTurn = (state: GameState): boolean =>
  state.decision?.kind === 'take-action' && state.actionsLeft === 2;

/** In the middle of a turn: whether the siege that the side lays stands at victory, with an action left to spoil it. */
const isSiegeWon = (state: GameState, side: Side): boolean => {
  const siege = state.sieges[side];
  return (
    state.decision?.kind === 'take-action' &&
    state.actionsLeft > 0 &&
    siege !== null &&
    winnerAtValue(side, siege.value) === side
  );
};

/** The best-looking turn that does nothing about sieges. */
function withoutDefence(state: GameState, side: Side): readonly Action[] | null {
  const { judge } = new Bench(side, tunedWeights(side, state.turn));
  const idle = listLines([state], side, { judge, width: 20 })
    .filter(({ actions }) =>
      actions.every(({ kind }) => !['reinforce', 'military-leader', 'home-support'].includes(kind)),
    )
    .sort((a, b) => b.value - a.value);
  return idle.length === 0 ? null : idle[0].actions;
}

/** Whether a position serves: the game is open, its two best turns are worth about the same, and the bad one costs. */
function isFit(state: GameState, side: Side, played: readonly Action[]): boolean {
  const view = viewFor(state, side);
  const bench = new Bench(side, tunedWeights(side, state.turn));
  const rivals = rivalsOf(played, sampleWorlds(view, 1, 4), side, bench.judge);
  if (rivals.length < 2) return false;
  const tried = rivals.map((actions) => ({ actions, sum: 0 }));
  const worlds = sampleWorlds(view, 2, 24);
  for (const world of worlds) {
    const guide = new TurnGuide();
    for (const one of tried) one.sum += bench.try(world, one.actions, guide).value;
  }
  const [first, second] = tried.sort((a, b) => b.sum - a.sum);
  const best = (PER_CENT * first.sum) / worlds.length;
  const isOpen = best >= LEAST_CHANCE && best <= PER_CENT - LEAST_CHANCE;
  const isEven = best - (PER_CENT * second.sum) / worlds.length < MOST_LEAD;
  return (
    isOpen &&
    isEven &&
    isEvenForGeneral(view, played) &&
    isCostly(view, side, first.actions, played)
  );
}

/** Whether the General, with the time that it has, finds its two best turns about equal. */
function isEvenForGeneral(view: PlayerView, played: readonly Action[]): boolean {
  const budget = openPurse(LEVELS.general.effort).budgetFor(view);
  const thrown = keyOfTurn(played);
  const turns = searchTurns(view, budget, SEED_OF_SEARCH).filter(
    ({ line }) => keyOfTurn(line.actions) !== thrown,
  );
  return turns.length > 1 && PER_CENT * Math.abs(turns[0].chances - turns[1].chances) < MOST_LEAD;
}

/**
 * Whether a turn throws anything away, by another yardstick than that of the analysis: plain weights, three turns later
 * for each side, other worlds.
 */
function isCostly(
  view: PlayerView,
  side: Side,
  best: readonly Action[],
  played: readonly Action[],
): boolean {
  const worlds = sampleWorlds(view, 3, YARDSTICK_WORLDS);
  const thinking = startThinking({});
  const after = (world: GameState, actions: readonly Action[]): number => {
    let state = world;
    for (const action of actions) {
      if (state.decision?.side === side && isLegal(state, action)) {
        state = playOut(state, action, side);
      }
    }
    const options = { halfTurns: 6, weights: bySide(() => WEIGHTS), guides: [new TurnGuide()] };
    return chancesOf(positionAfter(state, options, thinking), side, WEIGHTS);
  };
  let cost = 0;
  for (const world of worlds) cost += after(world, best) - after(world, played);
  return (PER_CENT * cost) / worlds.length >= LEAST_COST;
}

/** A searching player for one game, with so many nodes for each turn. */
function newPlayer(): Decide {
  const purse = openPurse({ nodes: NODES_PER_TURN });
  const search = searching();
  return (view, _budget, number) => search(view, purse.budgetFor(view), number);
}

/** The position of a game, from somewhere in it on so that not all are openings, that serves for a kind of bad turn. */
function findIn(steps: readonly CourseStep[], throwing: Throwing, rng: Rng): Found | null {
  const from = rng.below(steps.length);
  for (let i = 0; i < steps.length; i++) {
    const at = (from + i) % steps.length;
    const { state } = steps[at];
    const side = state.decision?.side;
    const played = side === undefined || state.turn >= STALLED ? null : throwing(state, side);
    if (side !== undefined && played !== null && isFit(state, side, played)) return { at, played };
  }
  return null;
}

const [seed = 1, games = 400] = process.argv.slice(2).map(Number);
const rng = createRng(seed);
const missing = new Map(Object.keys(THROWN).map((kind) => [kind, OF_EACH]));
for (let game = 0; game < games && missing.size > 0; game++) {
  const steps: CourseStep[] = [];
  const british = game % 2 === 0 ? newPlayer() : following(HAMMER);
  playGame({ british, french: newPlayer() }, rng, {
    observe: (state, action) => steps.push({ state, action, events: [] }),
  });
  const [{ state: first }] = steps;
  for (const [kind, wanted] of missing) {
    const found = findIn(steps, THROWN[kind], rng);
    if (found === null) continue;
    const { at, played } = found;
    const actions = steps.slice(0, at).map(({ action }) => action);
    const record = recordOf(first.options, first.seed, actions, null);
    console.log(JSON.stringify({ kind, played, record }));
    if (wanted === 1) missing.delete(kind);
    else missing.set(kind, wanted - 1);
  }
}
