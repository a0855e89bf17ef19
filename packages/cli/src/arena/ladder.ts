// All against all: the games of a ladder, and the table that they make.
import type { Effort } from '@arpents/bots';
import type { GameOptions, Side } from '@arpents/engine';
import { contestantNamed } from './contestants.ts';
import { gameSeeds, type Match, type MatchResult } from './match.ts';
import { rateBots, type Ratings } from './ratings.ts';
import { wilsonInterval, type Interval } from './statistics.ts';

export interface LadderWish {
  readonly bots: readonly string[];
  /** Seeds for each pairing with fixed sides; bots that play both sides meet twice as often. */
  readonly games: number;
  readonly seed: number;
  readonly effort: Effort;
  readonly options: GameOptions;
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

export function ladderMatches({ bots, games, seed, effort, options }: LadderWish): LadderMatch[] {
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
      match: { options, seed: gameSeed, bots: pair, effort: { british: effort, french: effort } },
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
  readonly asBritish: { readonly games: number; readonly wins: number };
  readonly asFrench: { readonly games: number; readonly wins: number };
}

export interface Ladder extends Ratings {
  readonly games: number;
  readonly wins: { readonly british: number; readonly french: number };
  readonly adjudicated: number;
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
  const encounters = bots.flatMap((bot) =>
    bots.flatMap((opponent): Encounter[] => {
      const asBritish = count(bot, opponent, 'british');
      const asFrench = count(opponent, bot, 'french');
      const games = asBritish.games + asFrench.games;
      if (bot === opponent || games === 0) return [];
      const wins = asBritish.wins + asFrench.wins;
      const interval = wilsonInterval(wins, games);
      return [{ bot, opponent, games, wins, interval, asBritish, asFrench }];
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
