// The computer players that people choose from, weakest first. A weaker level sees less and misjudges what it sees;
// none of them wastes a turn on purpose.
import { createRng, type PlayerView, type Side } from '@arpents/engine';
import type { Budget, Decide } from './contract.ts';
import { firstOf } from './deciding/answers.ts';
import { decidingSide } from './deciding/worlds.ts';
import { FEATURE_NAMES, type FeatureName, type Measure } from './evaluation/features.ts';
import { misjudged } from './evaluation/varying.ts';
import { WEIGHTS, tunedWeights, type Weights } from './evaluation/weights.ts';
import { compareTurns } from './greedy.ts';
import { LEVEL_EFFORTS, type LevelId } from './level-efforts.ts';
import { searchTurns } from './search/search.ts';
import { styleNumbered } from './style-of-game.ts';
import { turnInStyle } from './styles.ts';
import type { ComparedTurn } from './turns/compared.ts';

/** How much a level sees, in numbers that can be turned. */
export interface Sight {
  /** By what factor it usually misjudges the worth of a thing, as a logarithm: anew at each decision … */
  readonly error: number;
  /** … and in the same way through a whole game, by its character. */
  readonly prejudice: number;
  /** Who sits there: a number from which its prejudices follow. */
  readonly character: number;
  /** 1 if it overlooks what the opponent may do. */
  readonly careless: number;
  /** Of a level that looks at its own turn: how many unfinished turns it follows at each step … */
  readonly width?: number;
  /** … and in how many possible deals. */
  readonly worlds?: number;
  /** Of a level that searches: how many of its best turns it plays on; left out, as many as the search finds right. */
  readonly candidates?: number;
  /** The number of its style, from 1; 0: none. */
  readonly style: number;
  /** How much of the chance to win, in log-odds as it sees them, its style may cost in a turn, and in the very first one. */
  readonly leeway: number;
  readonly openingLeeway: number;
}

/** Compares turns within a budget: the best one first. */
type Compare = (view: PlayerView, budget: Budget, seed: number) => readonly ComparedTurn[];

export interface Level {
  /** How long it may think about each turn of a game with a person … */
  readonly effort: { readonly milliseconds: number };
  /** … and whether it does; if not, it is done as soon as it has looked at its turn. */
  readonly usesItsTime: boolean;
  readonly sight: Sight;
  /** The evaluation that it would follow if it misjudged nothing. */
  readonly weights: (side: Side, turn: number) => Weights;
  /** How it compares turns, by its sight and by the evaluation as it misjudges it. */
  readonly compare: (sight: Sight, weights: Weights) => Compare;
}

/** The first turn of each side: a single action, which shows what somebody is like and costs little in the end. */
const isFirstTurn = ({ turn }: PlayerView): boolean => turn <= 2;

/** Looks at its own turn only. */
const lookingAtTurns =
  ({ width, worlds }: Sight, weights: Weights): Compare =>
  (view, _budget, seed) =>
    compareTurns(view, seed, { width, worlds, weights }).map((line) => ({
      line,
      chances: line.value,
    }));

/** Searches: plays its best turns on, and sees how they turn out. */
const playingOn =
  ({ candidates }: Sight, weights: Weights): Compare =>
  (view, budget, seed) =>
    searchTurns(view, budget, seed, {
      // At first every style finds something that it likes.
      candidates: isFirstTurn(view) ? undefined : candidates,
      weights,
    });

/** Who is asked for by level alone: no style, and no character of their own. */
const ANYBODY = { style: 0, character: 0 } as const;

export const LEVELS: Readonly<Record<LevelId, Level>> = {
  recruit: {
    effort: LEVEL_EFFORTS.recruit,
    usesItsTime: false,
    sight: {
      ...ANYBODY,
      error: 0.6,
      prejudice: 1.8,
      careless: 1,
      width: 3,
      worlds: 1,
      leeway: 0,
      openingLeeway: 4,
    },
    weights: () => WEIGHTS,
    compare: lookingAtTurns,
  },
  settler: {
    effort: LEVEL_EFFORTS.settler,
    usesItsTime: false,
    sight: {
      ...ANYBODY,
      error: 0.5,
      prejudice: 1.25,
      careless: 1,
      width: 8,
      worlds: 1,
      leeway: 0.05,
      openingLeeway: 2.5,
    },
    weights: () => WEIGHTS,
    compare: lookingAtTurns,
  },
  captain: {
    effort: LEVEL_EFFORTS.captain,
    usesItsTime: false,
    sight: {
      ...ANYBODY,
      error: 0.3,
      prejudice: 0.85,
      careless: 0,
      width: 20,
      worlds: 2,
      leeway: 0.04,
      openingLeeway: 2.2,
    },
    weights: () => WEIGHTS,
    compare: lookingAtTurns,
  },
  governor: {
    effort: LEVEL_EFFORTS.governor,
    usesItsTime: true,
    sight: {
      ...ANYBODY,
      error: 0.3,
      prejudice: 0.76,
      careless: 0,
      candidates: 6,
      leeway: 0.03,
      openingLeeway: 0.8,
    },
    weights: tunedWeights,
    compare: playingOn,
  },
  general: {
    effort: LEVEL_EFFORTS.general,
    usesItsTime: true,
    sight: { ...ANYBODY, error: 0, prejudice: 0, careless: 0, leeway: 0.02, openingLeeway: 0.42 },
    weights: tunedWeights,
    compare: playingOn,
  },
};

/** What the evaluation says about the opponent's next turn. */
const DANGERS: ReadonlySet<FeatureName> = new Set<Measure>([
  'raid-danger',
  'ambush-danger',
  'blockers-per-hand',
  'siege-losing',
]);

/** The player of a level, with the level's own sight or with some of it changed. */
export function atLevel(id: LevelId, turned: Partial<Sight> = {}): Decide {
  const sight: Sight = { ...LEVELS[id].sight, ...turned };
  const { compare, weights } = LEVELS[id];
  const style = styleNumbered(sight.style);
  return (view, budget, seed) => {
    const side = decidingSide(view);
    const plain = weights(side, view.turn);
    const seen = sight.careless === 1 ? withoutDangers(plain) : plain;
    const prejudiced = misjudged(seen, sight.prejudice, createRng(sight.character));
    const judged = misjudged(prejudiced, sight.error, createRng(seed));
    const turns = compare(sight, judged)(view, budget, seed);
    const leeway = isFirstTurn(view) ? sight.openingLeeway : sight.leeway;
    return firstOf(turnInStyle(turns, side, style, leeway).line);
  };
}

const withoutDangers = ({ bias, british, french }: Weights): Weights => {
  const masked = (weights: Float64Array): Float64Array =>
    weights.map((weight, term) => (DANGERS.has(FEATURE_NAMES[term]) ? 0 : weight));
  return { bias, british: masked(british), french: masked(french) };
};
