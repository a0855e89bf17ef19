// What the games of one variant come to, whoever played them.
import type { Bid } from '@arpents/bots';
import { ENDINGS, type Ending } from '@arpents/engine';
import { adjustedMean, type Adjusted } from './adjusted.ts';
import { evenBid } from './bid.ts';
import { scoreOf, type MatchResult } from './match.ts';

/** What of a game goes into the report. */
export type CountedGame = Omit<MatchResult, 'thinking'>;

export interface Cell {
  readonly games: number;
  readonly britishWins: number;
  readonly bid: Bid | null;
  readonly endings: Readonly<Partial<Record<Ending, number>>>;
  readonly meanTurns: number;
  readonly siegeGames: number;
  readonly meanFirstSiege: number | null;
  /** The share of the British less the luck of the cards; null where it was not judged, or is not narrower. */
  readonly adjusted: Adjusted | null;
  /** Whose players and rules were measured; null where nobody could tell. */
  readonly commit: string | null;
  /** The number that the seeds of the games follow from. */
  readonly seed: number;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Of at least one game. */
export function cellOf(games: readonly CountedGame[], origin: Pick<Cell, 'commit' | 'seed'>): Cell {
  const firstSieges = games.flatMap(({ firstSiege }) => (firstSiege === null ? [] : [firstSiege]));
  const counted = ENDINGS.map(
    (ending) => [ending, games.filter((game) => game.ending === ending).length] as const,
  );
  return {
    games: games.length,
    britishWins: games.filter(({ winner }) => winner === 'british').length,
    bid: evenBid(games),
    endings: Object.fromEntries(counted.filter(([, count]) => count > 0)),
    meanTurns: mean(games.map(({ turns }) => turns)),
    siegeGames: firstSieges.length,
    meanFirstSiege: firstSieges.length === 0 ? null : mean(firstSieges),
    adjusted: adjustedMean(games.map((game) => scoreOf(game, 'british'))),
    ...origin,
  };
}
