// The weights of the evaluation, put in the order of the features.
import { FEATURE_NAMES } from './features.ts';
import { FITTED_BIAS, FITTED_WEIGHTS } from './fitted-weights.ts';

export interface Weights {
  /** Log-odds of the British before anything is looked at. */
  readonly bias: number;
  /** What each feature adds to the log-odds of its side, in the order of FEATURE_NAMES. */
  readonly british: Float64Array;
  readonly french: Float64Array;
}

const column = (side: 0 | 1): Float64Array =>
  Float64Array.from(FEATURE_NAMES, (name) => FITTED_WEIGHTS[name]?.[side] ?? 0);

export const WEIGHTS: Weights = { bias: FITTED_BIAS, british: column(0), french: column(1) };
