// What many matches of one pairing come to: the object that `arpents arena --json` prints.
import { ENDINGS, SIDES, bySide, opponentOf, type BySide, type Ending } from '@arpents/engine';
import { adjustedMean, type Adjusted } from './adjusted.ts';
import { botsIn, scoreOf, winnerOf, type Match, type MatchResult } from './match.ts';
import { quantile, wilsonInterval, type Interval } from './statistics.ts';

export interface ArenaSummary {
  readonly games: number;
  /** By side. */
  readonly wins: BySide<number>;
  /** By bot; a bot that plays against itself wins every game. */
  readonly winsOf: Readonly<Record<string, number>>;
  /** By bot: games played and won on each side. */
  readonly bySideOf: Readonly<Record<string, BySide<{ games: number; wins: number }>>>;
  /** 95 % intervals of the shares of games won. */
  readonly intervals: BySide<Interval> & { readonly of: Readonly<Record<string, Interval>> };
  /** The share of the British, and of each bot, less the luck of the cards; null where that is not narrower. */
  readonly adjusted: Adjusted | null;
  readonly adjustedOf: Readonly<Record<string, Adjusted | null>>;
  /** All kinds of ending, those that did not happen with 0. */
  readonly endings: Readonly<Record<Ending, number>>;
  /** Of all games together. */
  readonly turns: number;
  readonly turnsPerGame: {
    readonly mean: number;
    readonly shortest: number;
    readonly longest: number;
  };
  /** In how many games a siege was laid, and in which turn on average the first one. */
  readonly sieges: { readonly games: number; readonly meanFirstTurn: number | null };
  /** Thinking time of both bots for each turn of a game. */
  readonly secondsPerTurn: number;
  /** By bot: on average for each own turn, what the half and 99 in 100 of them do not exceed, and the longest waits. */
  readonly secondsOf: Readonly<
    Record<
      string,
      { perTurn: number; median: number; p99: number; slowestTurn: number; slowestAnswer: number }
    >
  >;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
const roundedInterval = ({ low, high }: Interval): Interval => ({
  low: rounded(low, 4),
  high: rounded(high, 4),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const largest = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0);

export function summarise(
  matches: readonly Match[],
  results: readonly MatchResult[],
): ArenaSummary {
  const played = matches.flatMap((match, i) => {
    const result = results[i];
    return result === undefined ? [] : [{ match, result }];
  });
  const bots = botsIn(matches);
  const wins = bySide((side) => played.filter(({ result }) => result.winner === side).length);
  const perBot = <T>(make: (bot: string) => T): Record<string, T> =>
    Object.fromEntries(bots.map((bot) => [bot, make(bot)]));
  const gamesOf = perBot(
    (bot) => played.filter(({ match }) => SIDES.some((side) => match.bots[side] === bot)).length,
  );
  const winsOf = perBot(
    (bot) => played.filter(({ match, result }) => winnerOf(match, result) === bot).length,
  );
  const lengths = played.map(({ result }) => result.turns);
  const turns = sum(lengths);
  const firstSieges = played.flatMap(({ result: { firstSiege } }) =>
    firstSiege === null ? [] : [firstSiege],
  );
  const thinkingOf = (bot: string) =>
    played.flatMap(({ match, result }) =>
      SIDES.filter((side) => match.bots[side] === bot).map((side) => result.thinking[side]),
    );
  const thinking = sum(
    played.map(({ result }) => result.thinking.british.total + result.thinking.french.total),
  );

  return {
    games: played.length,
    wins,
    winsOf,
    bySideOf: perBot((bot) =>
      bySide((side) => {
        const there = played.filter(({ match }) => match.bots[side] === bot);
        return {
          games: there.length,
          wins: there.filter(({ result }) => result.winner === side).length,
        };
      }),
    ),
    intervals: {
      ...bySide((side) => roundedInterval(wilsonInterval(wins[side], played.length))),
      of: perBot((bot) => roundedInterval(wilsonInterval(winsOf[bot] ?? 0, gamesOf[bot] ?? 0))),
    },
    adjusted: adjustedMean(played.map(({ result }) => scoreOf(result, 'british'))),
    adjustedOf: perBot((bot) =>
      adjustedMean(
        played.flatMap(({ match, result }) =>
          SIDES.filter(
            (side) => match.bots[side] === bot && match.bots[opponentOf(side)] !== bot,
          ).map((side) => scoreOf(result, side)),
        ),
      ),
    ),
    endings: countEndings(played.map(({ result }) => result.ending)),
    turns,
    turnsPerGame: {
      mean: rounded(turns / Math.max(1, played.length), 1),
      shortest: lengths.reduce((a, b) => Math.min(a, b), lengths[0] ?? 0),
      longest: largest(lengths),
    },
    sieges: {
      games: firstSieges.length,
      meanFirstTurn:
        firstSieges.length === 0 ? null : rounded(sum(firstSieges) / firstSieges.length, 1),
    },
    secondsPerTurn: rounded(thinking / 1000 / Math.max(1, turns), 6),
    secondsOf: perBot((bot) => {
      const all = thinkingOf(bot);
      const turns = all.flatMap(({ ofTurns }) => ofTurns);
      return {
        perTurn: rounded(sum(all.map((one) => one.total)) / 1000 / Math.max(1, turns.length), 6),
        median: rounded(quantile(turns, 0.5) / 1000, 4),
        p99: rounded(quantile(turns, 0.99) / 1000, 4),
        slowestTurn: rounded(largest(turns) / 1000, 4),
        slowestAnswer: rounded(largest(all.map((one) => one.slowestAnswer)) / 1000, 4),
      };
    }),
  };
}

function countEndings(endings: readonly Ending[]): Record<Ending, number> {
  const counts = Object.fromEntries(ENDINGS.map((ending) => [ending, 0])) as Record<Ending, number>;
  for (const ending of endings) counts[ending]++;
  return counts;
}
