// The weights of the evaluation, put in the order of the features.
import { bySide, type BySide, type Side } from '@arpents/engine';
import { FEATURE_NAMES } from './features.ts';
import { FITTED_BIAS, FITTED_WEIGHTS, type WeightTable } from './fitted-weights.ts';
import { TUNING } from './tuned-weights.ts';

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

/**
 * Until this turn each side goes by its tuned weights, and by the plain ones from then on: the British build up first,
 * the French win by them at any time.
 */
export const TUNED_UNTIL: BySide<number> = { british: 60, french: Infinity };

/** What the searching player judges by. */
export const tunedWeights = (side: Side, turn: number): Weights =>
  turn < TUNED_UNTIL[side] ? TUNED[side] : WEIGHTS;
