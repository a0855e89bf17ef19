// How fair the game is: how often the British win when equal computer players meet. The figures are in balance.json
// beside this file, which `arpents balance` writes together with docs/balance.md; nobody edits either by hand.
import type { Edition, Ending, PresetId, RuleId } from '@arpents/engine';
import type { Effort } from '../effort.ts';
import measured from './balance.json' with { type: 'json' };

/** Points that one side would have to be given for the games to come out even. */
export interface Bid {
  /** For the French; below zero: for the British. */
  readonly points: number;
  /** How far chance reaches, 95 %. */
  readonly low: number;
  readonly high: number;
}

/** What the games of one edition, rule or preset came to. */
export interface BalanceCell {
  readonly games: number;
  readonly britishWins: number;
  /** The share of games that the British won, from 0 to 1. */
  readonly share: number;
  /** Wilson's 95 % interval of the share. */
  readonly interval: { readonly low: number; readonly high: number };
  /** null: older figures, without the points of each game. */
  readonly bid: Bid | null;
  /** How many games ended in which way; ways in which none did are left out. */
  readonly endings: Readonly<Partial<Record<Ending, number>>>;
  readonly meanTurns: number;
  /** Games in which a siege was laid, and the turn of the first one on average; null if there was none. */
  readonly siegeGames: number;
  readonly meanFirstSiege: number | null;
  /** The commit whose players and rules were measured; null where nobody could tell. */
  readonly commit: string | null;
  /** The number that the seeds of the games follow from. */
  readonly seed: number;
  /** The share less the luck of the cards, where that was judged and says more than the plain one. */
  readonly adjusted?: {
    readonly mean: number;
    readonly interval: { readonly low: number; readonly high: number };
    readonly varianceRatio: number;
    readonly correlation: number;
  };
}

/** Who measures, weaker ones first: the patient one is the strongest with more time. */
export const MEASURING_PLAYERS = ['greedy', 'strongest', 'patient'] as const;
export type MeasuringPlayer = (typeof MEASURING_PLAYERS)[number];

/** What one player measured, playing both sides. What came into the game later is missing until it is measured. */
export interface BalanceByPlayer {
  /** The most that it thought about a turn. */
  readonly effort: Effort;
  readonly editions: Readonly<Partial<Record<Edition, BalanceCell>>>;
  /** Each scenario rule alone, added to the second edition. */
  readonly rules: Readonly<Partial<Record<RuleId, BalanceCell>>>;
  readonly presets: Readonly<Partial<Record<PresetId, BalanceCell>>>;
  /** Presets with one of their rules left out, as `preset − rule`. */
  readonly without: Readonly<Partial<Record<string, BalanceCell>>>;
  /** The second edition without any rule, by the very players who measured the single rules. */
  readonly plain: BalanceCell | null;
}

export interface Balance {
  /** Weaker ones first; who has measured nothing yet is missing. */
  readonly players: Readonly<Partial<Record<MeasuringPlayer, BalanceByPlayer>>>;
}

export const BALANCE: Balance = measured;

/** Whether two shares differ by more than two standard errors: more than chance explains, 19 times of 20. */
export function isBeyondChance(a: BalanceCell, b: BalanceCell): boolean {
  const pooled = (a.britishWins + b.britishWins) / (a.games + b.games);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.games + 1 / b.games));
  return Math.abs(a.share - b.share) > 1.96 * error;
}
