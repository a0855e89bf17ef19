// The computer players that people choose from, weakest first. A weaker level sees less and misjudges what it sees;
// none of them wastes a turn on purpose.
import { createRng, type Side } from '@arpents/engine';
import type { Decide } from './contract.ts';
import { decidingSide } from './deciding/worlds.ts';
import { FEATURE_NAMES, type FeatureName, type Measure } from './evaluation/features.ts';
import { misjudged } from './evaluation/varying.ts';
import { WEIGHTS, tunedWeights, type Weights } from './evaluation/weights.ts';
import { greedy } from './greedy.ts';
import { LEVEL_EFFORTS, type LevelId } from './level-efforts.ts';
import { searching } from './search/search.ts';

/** How much a level sees, in numbers that can be turned. */
export interface Sight {
  /** By what factor it usually misjudges the worth of a thing, as a logarithm. */
  readonly error: number;
  /** 1 if it overlooks what the opponent may do. */
  readonly careless: number;
  /** Of a level that looks at its own turn: how many unfinished turns it follows at each step … */
  readonly width?: number;
  /** … and in how many possible deals. */
  readonly worlds?: number;
  /** Of a level that searches: how many of its best turns it plays on; left out, as many as the search finds right. */
  readonly candidates?: number;
}

export interface Level {
  /** How long it may think about each turn of a game with a person … */
  readonly effort: { readonly milliseconds: number };
  /** … and whether it does; if not, it is done as soon as it has looked at its turn. */
  readonly usesItsTime: boolean;
  readonly sight: Sight;
  /** The evaluation that it would follow if it misjudged nothing. */
  readonly weights: (side: Side, turn: number) => Weights;
  /** The player behind it, made from its sight and from the evaluation as it misjudges it. */
  readonly player: (sight: Sight, weights: Weights) => Decide;
}

/** Looks at its own turn only. */
const lookingAtTurns = ({ width, worlds }: Sight, weights: Weights): Decide =>
  greedy({ width, worlds, weights });

/** Searches: plays its best turns on, and sees how they turn out. */
const playingOn = ({ candidates }: Sight, weights: Weights): Decide =>
  searching({ candidates, weights });

export const LEVELS: Readonly<Record<LevelId, Level>> = {
  recruit: {
    effort: LEVEL_EFFORTS.recruit,
    usesItsTime: false,
    sight: { error: 1.4, careless: 1, width: 3, worlds: 1 },
    weights: () => WEIGHTS,
    player: lookingAtTurns,
  },
  settler: {
    effort: LEVEL_EFFORTS.settler,
    usesItsTime: false,
    sight: { error: 1.05, careless: 1, width: 8, worlds: 1 },
    weights: () => WEIGHTS,
    player: lookingAtTurns,
  },
  captain: {
    effort: LEVEL_EFFORTS.captain,
    usesItsTime: false,
    sight: { error: 0.9, careless: 0, width: 20, worlds: 2 },
    weights: () => WEIGHTS,
    player: lookingAtTurns,
  },
  governor: {
    effort: LEVEL_EFFORTS.governor,
    usesItsTime: true,
    sight: { error: 0.72, careless: 0, candidates: 4 },
    weights: tunedWeights,
    player: playingOn,
  },
  general: {
    effort: LEVEL_EFFORTS.general,
    usesItsTime: true,
    sight: { error: 0, careless: 0 },
    weights: tunedWeights,
    player: playingOn,
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
  const { player, weights } = LEVELS[id];
  return (view, budget, seed) => {
    const plain = weights(decidingSide(view), view.turn);
    const seen = sight.careless === 1 ? withoutDangers(plain) : plain;
    const judged = sight.error === 0 ? seen : misjudged(seen, sight.error, createRng(seed));
    return player(sight, judged)(view, budget, seed);
  };
}

const withoutDangers = ({ bias, british, french }: Weights): Weights => {
  const masked = (weights: Float64Array): Float64Array =>
    weights.map((weight, term) => (DANGERS.has(FEATURE_NAMES[term]) ? 0 : weight));
  return { bias, british: masked(british), french: masked(french) };
};
