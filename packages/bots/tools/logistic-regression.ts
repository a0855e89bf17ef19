// Logistic regression by Newton's method, drawn towards given weights: few games say little about rare features.
import { logistic } from '../src/log-odds.ts';
import { solve } from './cholesky.ts';

/** One position: what was measured, and how the game went on, from 0 to 1. */
export interface Sample {
  readonly features: Float64Array;
  readonly target: number;
}

export interface Fit {
  readonly weights: Float64Array;
  /** Mean negative log-likelihood, before and after. */
  readonly lossBefore: number;
  readonly lossAfter: number;
}

const ITERATIONS = 8;
/** No weight moves further than this in one iteration: far from the solution Newton's step overshoots. */
const LONGEST_STEP = 0.7;
/** Added to the variance of a feature, so that one that hardly varies is held too. */
const LEAST_VARIANCE = 0.1;

/** Fits weights to the samples; `hold` is how many samples the weights to start from count for, `fixed` stay as they are. */
export function fitLogistic(
  samples: readonly Sample[],
  prior: Float64Array,
  hold: number,
  fixed: ReadonlySet<number>,
): Fit {
  const size = prior.length;
  const weights = prior.slice();
  const ridge = variances(samples, size).map((variance, index) =>
    fixed.has(index) ? Number.MAX_SAFE_INTEGER : hold * (LEAST_VARIANCE + variance),
  );
  const lossBefore = lossOf(samples, weights);
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const gradient = new Float64Array(size);
    const hessian = new Float64Array(size * size);
    for (const { features, target } of samples) {
      const chance = logistic(dot(features, weights));
      const error = target - chance;
      const curvature = Math.max(1e-4, chance * (1 - chance));
      const present = indicesOf(features);
      for (let a = 0; a < present.length; a++) {
        const row = present[a];
        gradient[row] += error * features[row];
        const scaled = curvature * features[row];
        for (let b = 0; b <= a; b++) {
          hessian[row * size + present[b]] += scaled * features[present[b]];
        }
      }
    }
    for (let i = 0; i < size; i++) {
      hessian[i * size + i] += ridge[i];
      gradient[i] -= ridge[i] * (weights[i] - prior[i]);
    }
    const step = solve(hessian, gradient, size);
    const scale = Math.min(1, LONGEST_STEP / Math.max(...step.map(Math.abs)));
    for (let i = 0; i < size; i++) weights[i] += step[i] * scale;
  }
  return { weights, lossBefore, lossAfter: lossOf(samples, weights) };
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

function indicesOf(features: Float64Array): number[] {
  const indices: number[] = [];
  for (let i = 0; i < features.length; i++) if (features[i] !== 0) indices.push(i);
  return indices;
}

function variances(samples: readonly Sample[], size: number): Float64Array {
  const sum = new Float64Array(size);
  const squares = new Float64Array(size);
  for (const { features } of samples) {
    for (let i = 0; i < size; i++) {
      sum[i] += features[i];
      squares[i] += features[i] * features[i];
    }
  }
  return squares.map((square, i) => square / samples.length - (sum[i] / samples.length) ** 2);
}

function lossOf(samples: readonly Sample[], weights: Float64Array): number {
  let loss = 0;
  for (const { features, target } of samples) {
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, logistic(dot(features, weights))));
    loss -= target * Math.log(chance) + (1 - target) * Math.log(1 - chance);
  }
  return loss / samples.length;
}
