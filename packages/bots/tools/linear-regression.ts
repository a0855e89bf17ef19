// Least squares with a constant, and how sure each slope is.
import { solve } from './cholesky.ts';

export interface LinearFit {
  readonly slopes: readonly number[];
  /** The standard error of each slope. */
  readonly errors: readonly number[];
}

export function fitLinear(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
): LinearFit {
  const size = rows[0].length + 1;
  const products = new Float64Array(size * size);
  const right = new Float64Array(size);
  rows.forEach((row, r) => {
    const values = [1, ...row];
    for (let a = 0; a < size; a++) {
      right[a] += values[a] * targets[r];
      for (let b = 0; b <= a; b++) products[a * size + b] += values[a] * values[b];
    }
  });
  const fitted = solve(products, right, size);
  const left = rows.reduce((sum, row, r) => {
    const judged = row.reduce((all, value, k) => all + value * fitted[k + 1], fitted[0]);
    return sum + (targets[r] - judged) ** 2;
  }, 0);
  const variance = left / Math.max(1, rows.length - size);
  const errors = Array.from({ length: size }, (_, i) => {
    const unit = new Float64Array(size);
    unit[i] = 1;
    return Math.sqrt(variance * solve(products, unit, size)[i]);
  });
  return { slopes: [...fitted].slice(1), errors: errors.slice(1) };
}
