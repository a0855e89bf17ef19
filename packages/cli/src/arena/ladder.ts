// All against all: the games of a ladder, and the table that they make.
import type { Effort } from '@arpents/bots';
import type { GameOptions, Side } from '@arpents/engine';
import { adjustedMean, type Adjusted, type LuckyScore } from './adjusted.ts';
import { contestantNamed } from './contestants.ts';
import { gameSeeds, scoreOf, type Match, type MatchResult } from './match.ts';
import { rateBots, type Ratings } from './ratings.ts';
import { wilsonInterval, type Interval } from './statistics.ts';

export interface LadderWish {
  readonly bots: readonly string[];
  /** Seeds for each pairing with fixed sides; bots that play both sides meet twice as often. */
  readonly games: number;
  readonly seed: number;
  readonly effort: Effort;
  readonly options: GameOptions;
  readonly judgesLuck?: boolean;
}

/** A match with the number of its seed. */
export interface LadderMatch {
  readonly match: Match;
  readonly seed: number;
}

const plays = (bot: string, side: Side): boolean => {
  const found = contestantNamed(bot);
  return found.ok && found.value.sides.includes(side);
};

export function ladderMatches({
  bots,
  games,
  seed,
  effort,
  options,
  judgesLuck = false,
}: LadderWish): LadderMatch[] {
  const pairings = bots
    .filter((bot) => plays(bot, 'british'))
    .flatMap((british) =>
      bots
        .filter((bot) => bot !== british && plays(bot, 'french'))
        .map((french) => ({ british, french })),
    );
  // Seed by seed, so that a run that is looked at half-way is balanced.
  return gameSeeds(seed, games).flatMap((gameSeed, number) =>
    pairings.map((pair) => ({
      seed: number,
      match: {
        options,
        seed: gameSeed,
        bots: pair,
        effort: { british: effort, french: effort },
        judgesLuck,
      },
    })),
  );
}

/** What a bot did against another; as British and as French together and apart. */
export interface Encounter {
  readonly bot: string;
  readonly opponent: string;
  readonly games: number;
  readonly wins: number;
  readonly interval: Interval;
  /** Its share of these games less the luck of the cards; null where that is not narrower. */
  readonly adjusted: Adjusted | null;
  readonly asBritish: { readonly games: number; readonly wins: number };
  readonly asFrench: { readonly games: number; readonly wins: number };
}

export interface Ladder extends Ratings {
  readonly games: number;
  readonly wins: { readonly british: number; readonly french: number };
  readonly adjudicated: number;
  /** The share of the British in all games, less the luck of the cards. */
  readonly adjusted: Adjusted | null;
  readonly encounters: readonly Encounter[];
  /** By bot: the opponent against whom it scores least. */
  readonly worst: readonly Encounter[];
}

export function makeLadder(
  bots: readonly string[],
  matches: readonly LadderMatch[],
  results: readonly MatchResult[],
): Ladder {
  const played = matches.flatMap(({ match, seed }, i) => {
    const result = results[i];
    return result === undefined ? [] : [{ ...match.bots, seed, result }];
  });
  const count = (british: string, french: string, winner: Side) => {
    const games = played.filter((game) => game.british === british && game.french === french);
    return {
      games: games.length,
      wins: games.filter(({ result }) => result.winner === winner).length,
    };
  };
  const scoresOf = (bot: string, opponent: string): LuckyScore[] =>
    played.flatMap(({ british, french, result }) => {
      if (british === bot && french === opponent) return [scoreOf(result, 'british')];
      return french === bot && british === opponent ? [scoreOf(result, 'french')] : [];
    });
  const encounters = bots.flatMap((bot) =>
    bots.flatMap((opponent): Encounter[] => {
      const asBritish = count(bot, opponent, 'british');
      const asFrench = count(opponent, bot, 'french');
      const games = asBritish.games + asFrench.games;
      if (bot === opponent || games === 0) return [];
      const wins = asBritish.wins + asFrench.wins;
      const interval = wilsonInterval(wins, games);
      const adjusted = adjustedMean(scoresOf(bot, opponent));
      return [{ bot, opponent, games, wins, interval, adjusted, asBritish, asFrench }];
    }),
  );
  const ratings = rateBots(
    played.map(({ british, french, seed, result }) => ({
      british,
      french,
      seed,
      britishWon: result.winner === 'british',
    })),
    bots,
  );
  const won = (side: Side): number => played.filter(({ result }) => result.winner === side).length;
  return {
    games: played.length,
    wins: { british: won('british'), french: won('french') },
    adjudicated: played.filter(({ result }) => result.ending === 'adjudicated').length,
    adjusted: adjustedMean(played.map(({ result }) => scoreOf(result, 'british'))),
    ...ratings,
    encounters,
    worst: bots.flatMap((bot) => {
      const own = encounters.filter((encounter) => encounter.bot === bot);
      const [first, ...others] = own;
      if (first === undefined) return [];
      const share = ({ wins, games }: Encounter): number => wins / games;
      return [others.reduce((a, b) => (share(b) < share(a) ? b : a), first)];
    }),
  };
}
