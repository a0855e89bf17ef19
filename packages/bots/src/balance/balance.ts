// How fair the game is: how often the British win when equal computer players meet. The figures are in balance.json
// beside this file, which `arpents balance` writes together with docs/balance.md; nobody edits either by hand.
import type { Edition, Ending, PresetId, RuleId } from '@arpents/engine';
import type { Effort } from '../effort.ts';
import measured from './balance.json' with { type: 'json' };

/** What the games of one edition, rule or preset came to. */
export interface BalanceCell {
  readonly games: number;
  readonly britishWins: number;
  /** The share of games that the British won, from 0 to 1. */
  readonly share: number;
  /** Wilson's 95 % interval of the share. */
  readonly interval: { readonly low: number; readonly high: number };
  /** How many games ended in which way; ways in which none did are left out. */
  readonly endings: Readonly<Partial<Record<Ending, number>>>;
  readonly meanTurns: number;
  /** Games in which a siege was laid, and the turn of the first one on average; null if there was none. */
  readonly siegeGames: number;
  readonly meanFirstSiege: number | null;
}

/** What one player measured, playing both sides. What came into the game later is missing until it is measured. */
export interface BalanceByPlayer {
  /** The most that it thought about a turn. */
  readonly effort: Effort;
  readonly editions: Readonly<Partial<Record<Edition, BalanceCell>>>;
  /** Each scenario rule alone, added to the second edition. */
  readonly rules: Readonly<Partial<Record<RuleId, BalanceCell>>>;
  readonly presets: Readonly<Partial<Record<PresetId, BalanceCell>>>;
}

export interface Balance {
  /** The commit whose players and rules were measured; null where nobody could tell. */
  readonly commit: string | null;
  /** Games of each cell, and the number that their seeds follow from. */
  readonly games: number;
  readonly seed: number;
  /** By the name of the player, weaker ones first. */
  readonly players: Readonly<Record<string, BalanceByPlayer>>;
}

export const BALANCE: Balance = measured;

/** Whether two shares differ by more than two standard errors: more than chance explains, 19 times of 20. */
export function isBeyondChance(a: BalanceCell, b: BalanceCell): boolean {
  const pooled = (a.britishWins + b.britishWins) / (a.games + b.games);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.games + 1 / b.games));
  return Math.abs(a.share - b.share) > 1.96 * error;
}
