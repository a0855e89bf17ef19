// How many points one side would have to be given for equal players to win as often with either: from the games' points.
import type { Bid } from '@arpents/bots';
import type { MatchResult } from './match.ts';
import { Z95 } from './statistics.ts';

/** By how many points the British won; a game that points did not decide is won by more than any bid. */
function marginOf({
  winner,
  ending,
  points,
}: Pick<MatchResult, 'winner' | 'ending' | 'points'>): number {
  if (ending === 'points' || ending === 'adjudicated') return points.british - points.french;
  return winner === 'british' ? Infinity : -Infinity;
}

/** The middle of the margins: given so many points, the French would have won half of the games. */
export function evenBid(
  games: readonly Pick<MatchResult, 'winner' | 'ending' | 'points'>[],
): Bid | null {
  const margins = games.map(marginOf).sort((a, b) => a - b);
  const reach = Z95 / (2 * Math.sqrt(Math.max(1, margins.length)));
  const at = (share: number): number => margins[Math.round(share * (margins.length - 1))] ?? NaN;
  const [points, low, high] = [at(0.5), at(Math.max(0, 0.5 - reach)), at(Math.min(1, 0.5 + reach))];
  return [points, low, high].every((bound) => Number.isFinite(bound))
    ? { points, low, high }
    : null;
}
