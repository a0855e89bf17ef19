// What most and what nearly all of many measured times stay below.

/** In tenths; NaN of nothing. */
export function quantile(times: readonly number[], q: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(q * (sorted.length - 1))] ?? NaN) * 10) / 10;
}
