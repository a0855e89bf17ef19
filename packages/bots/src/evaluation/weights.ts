// The weights of the evaluation, put in the order of the features.
import { bySide, type BySide, type Side } from '@arpents/engine';
import { FEATURE_NAMES } from './features.ts';
import { FITTED_BIAS, FITTED_WEIGHTS, type WeightTable } from './fitted-weights.ts';
import { BRITISH_BUILDING_UP, TUNING } from './tuned-weights.ts';

export interface Weights {
  /** Log-odds of the British before anything is looked at. */
  readonly bias: number;
  /** What each feature adds to the log-odds of its side, in the order of FEATURE_NAMES. */
  readonly british: Float64Array;
  readonly french: Float64Array;
}

/** The weights of all features: the sum of the tables. */
function weightsFrom(...tables: readonly WeightTable[]): Weights {
  const column = (side: 0 | 1): Float64Array =>
    Float64Array.from(FEATURE_NAMES, (name) =>
      tables.reduce((sum, table) => sum + (table[name]?.[side] ?? 0), 0),
    );
  return { bias: FITTED_BIAS, british: column(0), french: column(1) };
}

/** What a position is worth, learned from the players' own games. */
export const WEIGHTS: Weights = weightsFrom(FITTED_WEIGHTS);

const TUNED: BySide<Weights> = bySide((side) => weightsFrom(FITTED_WEIGHTS, TUNING[side]));
const BUILDING_UP = weightsFrom(FITTED_WEIGHTS, TUNING.british, BRITISH_BUILDING_UP);

/** Until this turn the British build up, and weigh some things differently. */
export const BUILT_UP = 60;

/** What the searching player judges by. */
export const tunedWeights = (side: Side, turn: number): Weights =>
  side === 'british' && turn < BUILT_UP ? BUILDING_UP : TUNED[side];
