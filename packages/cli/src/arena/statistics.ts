// Numbers about win rates: confidence intervals and Elo.

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of a two-sided 95 % interval. */
export const Z95 = 1.959964;

/** Wilson's 95 % interval of a proportion; all of 0 to 1 if nothing was tried. */
export function wilsonInterval(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const spread = (Z95 * Z95) / trials;
  const centre = share + spread / 2;
  const margin = Z95 * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials));
  return {
    low: Math.max(0, (centre - margin) / (1 + spread)),
    high: Math.min(1, (centre + margin) / (1 + spread)),
  };
}

/** The expected score of a player who is `elo` stronger. */
export const scoreOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** The difference in strength behind a score strictly between 0 and 1. */
export const eloOfScore = (score: number): number => -400 * Math.log10(1 / score - 1);

/** What a share of the values does not exceed: the median with 0.5; 0 where there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
