// Scores less the luck of the cards: the same mean, and a narrower interval if luck explains anything.
import { Z95, type Interval } from './statistics.ts';

export interface Adjusted {
  readonly mean: number;
  /** 95 %. */
  readonly interval: Interval;
  /** Of the adjusted scores to the plain ones, below 1. */
  readonly varianceRatio: number;
  /** Of luck with the plain scores. */
  readonly correlation: number;
}

export interface LuckyScore {
  /** From 0 to 1. */
  readonly score: number;
  /** What the cards added to it; null where nobody judged it. */
  readonly luck: number | null;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => a + b, 0) / numbers.length;
const covariance = (a: readonly number[], b: readonly number[]): number => {
  const [meanA, meanB] = [mean(a), mean(b)];
  return mean(a.map((value, i) => (value - meanA) * ((b[i] ?? 0) - meanB)));
};

const rounded = (value: number): number => Number(value.toFixed(4));

/** null where luck was not judged, or where it does not narrow the interval. */
export function adjustedMean(games: readonly LuckyScore[]): Adjusted | null {
  const luck = games.flatMap((game) => (game.luck === null ? [] : [game.luck]));
  if (games.length < 2 || luck.length < games.length) return null;
  const scores = games.map((game) => game.score);
  const adjusted = scores.map((score, i) => score - (luck[i] ?? 0));
  const plainVariance = covariance(scores, scores);
  const variance = covariance(adjusted, adjusted);
  if (variance >= plainVariance) return null;
  const centre = mean(adjusted);
  const margin = Z95 * Math.sqrt(variance / (games.length - 1));
  const spread = Math.sqrt(plainVariance * covariance(luck, luck));
  return {
    mean: rounded(centre),
    interval: { low: rounded(centre - margin), high: rounded(centre + margin) },
    varianceRatio: rounded(variance / plainVariance),
    correlation: rounded(covariance(luck, scores) / spread),
  };
}

/** `adjusted for luck 48.1 % (44.0–52.2 %), variance × 0.91`, or nothing. */
export const adjustedText = (adjusted: Adjusted | null): string => {
  if (adjusted === null) return '';
  const per = (share: number): string => (share * 100).toFixed(1);
  const { low, high } = adjusted.interval;
  return (
    `adjusted for luck ${per(adjusted.mean)} % (${per(low)}–${per(high)} %), ` +
    `variance × ${adjusted.varianceRatio.toFixed(2)}`
  );
};
