// The sequential probability ratio test on pairs of games: it goes on until one of two hypotheses about the
// difference in strength has become so much likelier than the other that it is wrong in one case of twenty.
import { scoreOfElo } from './statistics.ts';

/** Rates of wrong acceptance and of wrong rejection. */
const ERROR_RATE = 0.05;
const ACCEPT_BOUND = Math.log((1 - ERROR_RATE) / ERROR_RATE);

/** How often each score of a pair occurred: none, half or all of it. */
export interface PairScores {
  readonly lost: number;
  readonly split: number;
  readonly won: number;
}

/** Expected scores of a pair, from 0 to 1, between which the test decides. */
export interface Hypotheses {
  readonly mean0: number;
  readonly mean1: number;
}

/** Both bots meet with the sides exchanged: the score of a pair is the score between them. */
export const headToHead = (elo0: number, elo1: number): Hypotheses => ({
  mean0: scoreOfElo(elo0),
  mean1: scoreOfElo(elo1),
});

/** Both bots play one side against the same third, as strong as the baseline: half of each pair is always the third's. */
export const againstThird = (elo0: number, elo1: number): Hypotheses => ({
  mean0: 0.25 + scoreOfElo(elo0) / 2,
  mean1: 0.25 + scoreOfElo(elo1) / 2,
});

export type SprtVerdict = 'elo1' | 'elo0' | 'undecided';

/** The logarithm of how much likelier the second hypothesis makes the scores than the first. */
export const logLikelihoodRatio = (scores: PairScores, { mean0, mean1 }: Hypotheses): number =>
  bestLogLikelihood(scores, mean1) - bestLogLikelihood(scores, mean0);

export function sprtVerdict(ratio: number): SprtVerdict {
  if (ratio >= ACCEPT_BOUND) return 'elo1';
  return ratio <= -ACCEPT_BOUND ? 'elo0' : 'undecided';
}

/**
 * The log-likelihood under the likeliest distribution of pair scores that has this mean. It has the form
 * p = f / (1 + t (a − mean)), with t such that the mean comes out.
 */
function bestLogLikelihood(scores: PairScores, mean: number): number {
  // A trace of every score keeps the likelihood finite when one has not occurred yet.
  const counts = [scores.lost, scores.split, scores.won].map((count) => Math.max(count, 1e-3));
  const total = counts.reduce((a, b) => a + b, 0);
  const entries = counts.map((count, i) => ({ share: count / total, off: i / 2 - mean, count }));
  const pull = (t: number): number =>
    entries.reduce((sum, { share, off }) => sum + (share * off) / (1 + t * off), 0);

  // `pull` falls from +∞ to −∞ between the two values of t at which a probability becomes infinite.
  let low = -1 / (1 - mean);
  let high = 1 / mean;
  for (let i = 0; i < 100; i++) {
    const t = (low + high) / 2;
    if (pull(t) > 0) low = t;
    else high = t;
  }
  const t = (low + high) / 2;
  return entries.reduce(
    (sum, { share, off, count }) => sum + count * Math.log(share / (1 + t * off)),
    0,
  );
}
