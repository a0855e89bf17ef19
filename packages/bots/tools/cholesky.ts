// Linear equations as regressions have them.

/** Solves a symmetric positive system, of which the lower half is given, by Cholesky's method. */
export function solve(matrix: Float64Array, right: Float64Array, size: number): Float64Array {
  const lower = matrix.slice();
  for (let column = 0; column < size; column++) {
    for (let row = column; row < size; row++) {
      let sum = lower[row * size + column];
      for (let k = 0; k < column; k++) sum -= lower[row * size + k] * lower[column * size + k];
      lower[row * size + column] =
        row === column ? Math.sqrt(Math.max(sum, 1e-9)) : sum / lower[column * size + column];
    }
  }
  const solution = right.slice();
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < row; k++) solution[row] -= lower[row * size + k] * solution[k];
    solution[row] /= lower[row * size + row];
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let k = row + 1; k < size; k++) solution[row] -= lower[k * size + row] * solution[k];
    solution[row] /= lower[row * size + row];
  }
  return solution;
}
