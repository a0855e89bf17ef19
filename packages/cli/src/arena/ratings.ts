// Ratings from games of all against all: Bradley–Terry strengths on the Elo scale with one advantage of the
// British side, and bootstrap intervals over the seeds.
import { createRng } from '@arpents/engine';
import type { Interval } from './statistics.ts';

/** One decided game. `seed` numbers the seed that was played: games of one seed are not independent. */
export interface RatedGame {
  readonly british: string;
  readonly french: string;
  readonly britishWon: boolean;
  readonly seed: number;
}

export interface Ratings {
  /** By bot, strongest first; the mean is 0. */
  readonly ratings: readonly {
    readonly bot: string;
    readonly elo: number;
    readonly interval: Interval;
  }[];
  /** What the British side is worth between equals. */
  readonly britishAdvantage: { readonly elo: number; readonly interval: Interval };
}

const ELO_PER_LOGIT = 400 / Math.LN10;
/** Everything is held back as if by one drawn game against the average: a clean sheet stays finite. */
const PRIOR_GAMES = 1;
const BOOTSTRAP_ROUNDS = 300;
const MOST_SWEEPS = 200;
const PRECISION = 1e-4;

/** A game with the bots as numbers. */
interface NumberedGame {
  readonly british: number;
  readonly french: number;
  readonly won: boolean;
  readonly seed: number;
}

/** Games of one bot as British against another as French, counted. */
interface Tally {
  readonly british: number;
  readonly french: number;
  wins: number;
  games: number;
}

/** Strengths in logits by number of the bot, with the British advantage last. */
type Strengths = readonly number[];

export function rateBots(games: readonly RatedGame[], bots: readonly string[]): Ratings {
  const numberOf = new Map(bots.map((bot, i) => [bot, i]));
  const numbered = games.map((game): NumberedGame => ({
    british: numberOf.get(game.british) ?? -1,
    french: numberOf.get(game.french) ?? -1,
    won: game.britishWon,
    seed: game.seed,
  }));
  const bySeed = groupedBySeed(numbered);
  const best = fitStrengths(tallied(bySeed), zeros(bots.length + 1));

  const rng = createRng(1);
  const resampled = Array.from({ length: BOOTSTRAP_ROUNDS }, () =>
    fitStrengths(tallied(bySeed.map(() => bySeed[rng.below(bySeed.length)] ?? [])), best),
  );
  const estimate = (at: number) => ({
    elo: toElo(best[at] ?? 0),
    interval: middle95(resampled.map((strengths) => toElo(strengths[at] ?? 0))),
  });
  return {
    ratings: bots.map((bot, i) => ({ bot, ...estimate(i) })).sort((a, b) => b.elo - a.elo),
    britishAdvantage: estimate(bots.length),
  };
}

const toElo = (logit: number): number => Math.round(logit * ELO_PER_LOGIT);

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

function groupedBySeed(games: readonly NumberedGame[]): NumberedGame[][] {
  const groups = new Map<number, NumberedGame[]>();
  for (const game of games) {
    const group = groups.get(game.seed);
    if (group === undefined) groups.set(game.seed, [game]);
    else group.push(game);
  }
  return [...groups.values()];
}

function tallied(groups: readonly (readonly NumberedGame[])[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { british, french, won } of groups.flat()) {
    const key = `${british} ${french}`;
    const tally = tallies.get(key) ?? { british, french, wins: 0, games: 0 };
    tallies.set(key, tally);
    tally.games++;
    if (won) tally.wins++;
  }
  return [...tallies.values()];
}

const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** The most likely strengths, one coordinate after the other by Newton's method until nothing moves. */
function fitStrengths(tallies: readonly Tally[], start: Strengths): Strengths {
  const strengths = [...start];
  const advantage = strengths.length - 1;
  const involving = strengths.map((_, at) =>
    at === advantage
      ? tallies.map((tally) => ({ tally, sign: 1 }))
      : tallies.flatMap((tally) => [
          ...(tally.british === at ? [{ tally, sign: 1 }] : []),
          ...(tally.french === at ? [{ tally, sign: -1 }] : []),
        ]),
  );
  const at = (i: number): number => strengths[i] ?? 0;
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let largestStep = 0;
    for (const [i, entries] of involving.entries()) {
      const prior = logistic(at(i));
      let slope = PRIOR_GAMES * (0.5 - prior);
      let curvature = PRIOR_GAMES * prior * (1 - prior);
      for (const { tally, sign } of entries) {
        const expected = logistic(at(tally.british) - at(tally.french) + at(advantage));
        slope += sign * (tally.wins - tally.games * expected);
        curvature += tally.games * expected * (1 - expected);
      }
      // A step of more than one logit would overshoot where the curve is flat.
      const step = Math.max(-1, Math.min(1, slope / curvature));
      strengths[i] = at(i) + step;
      largestStep = Math.max(largestStep, Math.abs(step));
    }
    if (largestStep < PRECISION) break;
  }
  const bots = strengths.slice(0, advantage);
  const mean = bots.reduce((a, b) => a + b, 0) / Math.max(1, bots.length);
  return [...bots.map((strength) => strength - mean), at(advantage)];
}

function middle95(values: readonly number[]): Interval {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { low: at(0.025), high: at(0.975) };
}
