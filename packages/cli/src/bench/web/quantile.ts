// Quantiles of what was measured, in whole milliseconds.

export const quantile = (values: readonly number[], q: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.ceil(q * (sorted.length - 1))] ?? NaN);
};
