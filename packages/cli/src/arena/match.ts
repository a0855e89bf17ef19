// One game between two computer players, as data that travels to a worker, and its result.
import type { Effort } from '@arpents/bots';
import {
  SIDES,
  createRng,
  randomSeed,
  type BySide,
  type Ending,
  type GameOptions,
  type Seed,
  type Side,
} from '@arpents/engine';
import type { LuckyScore } from './adjusted.ts';

export interface Match {
  readonly options: GameOptions;
  readonly seed: Seed;
  /** Names of the bots, knobs included. */
  readonly bots: BySide<string>;
  readonly effort: BySide<Effort>;
  /** Whether the luck of its draws is judged afterwards; takes a few seconds for each game. */
  readonly judgesLuck?: boolean;
}

/** How long a side thought, in milliseconds. */
export interface Thinking {
  readonly total: number;
  /** For each of its own turns. */
  readonly ofTurns: readonly number[];
  /** The longest for one decision outside its own turn. */
  readonly slowestAnswer: number;
}

export interface MatchResult {
  /** null: a draw, which programs never agree on. */
  readonly winner: Side | null;
  readonly ending: Ending;
  readonly turns: number;
  /** The turn in which the first siege was laid, or null. */
  readonly firstSiege: number | null;
  readonly points: BySide<number>;
  readonly thinking: BySide<Thinking>;
  /** What the cards were worth to the British, as a share of a game; null where nobody judged it. */
  readonly luck: number | null;
}

/** The first `count` game seeds that follow from a number; longer lists begin with the shorter ones. */
export function gameSeeds(number: number, count: number): Seed[] {
  const rng = createRng(number);
  return Array.from({ length: count }, () => randomSeed(rng));
}

/** Every seed once, and a second time with the bots exchanged where that is asked for. */
export function pairMatches(
  seeds: readonly Seed[],
  pairing: Omit<Match, 'seed'>,
  swap: boolean,
): Match[] {
  const exchanged = {
    ...pairing,
    bots: { british: pairing.bots.french, french: pairing.bots.british },
    effort: { british: pairing.effort.french, french: pairing.effort.british },
  };
  return seeds.flatMap((seed) =>
    swap
      ? [
          { ...pairing, seed },
          { ...exchanged, seed },
        ]
      : [{ ...pairing, seed }],
  );
}

/** The bot that won, or null. */
export const winnerOf = (match: Match, result: MatchResult): string | null =>
  result.winner === null ? null : match.bots[result.winner];

/** What a side scored, and what the cards added to it. */
export const scoreOf = (
  { winner, luck }: Pick<MatchResult, 'winner' | 'luck'>,
  side: Side,
): LuckyScore => ({
  score: winner === null ? 0.5 : Number(winner === side),
  luck: luck === null || side === 'british' ? luck : -luck,
});

export const botsIn = (matches: readonly Match[]): string[] => [
  ...new Set(matches.flatMap((match) => SIDES.map((side) => match.bots[side]))),
];
