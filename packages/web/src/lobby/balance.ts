// How fair editions, presets and single rules are, by the strongest player that measured them (`arpents balance`).
import { BALANCE, isBeyondChance, type BalanceByPlayer, type BalanceCell } from '@arpents/bots';
import type { Edition, PresetId, RuleId, Side } from '@arpents/engine';

/** Weaker players stand first. */
const STRONGEST: BalanceByPlayer | undefined = Object.values(BALANCE.players).at(-1);

/** null: not measured yet. */
export const balanceOfPreset = (preset: PresetId): BalanceCell | null =>
  STRONGEST?.presets[preset] ?? null;

/** An edition with rules of one's own choice: measured without any, and in the second edition with one. */
export function balanceOfOwn(edition: Edition, rules: readonly RuleId[]): BalanceCell | null {
  const [rule, ...others] = rules;
  if (rule === undefined) return STRONGEST?.editions[edition] ?? null;
  return edition === 'second' && others.length === 0 ? (STRONGEST?.rules[rule] ?? null) : null;
}

/** What a rule alone changes in the second edition. */
export interface RuleEffect {
  readonly measured: BalanceCell;
  /** The side that wins more often with it than without; `chance` where that explains the difference as well. */
  readonly helps: Side | 'chance';
}

export function effectOfRule(rule: RuleId): RuleEffect | null {
  const measured = STRONGEST?.rules[rule];
  const plain = STRONGEST?.editions.second;
  if (measured === undefined || plain === undefined) return null;
  const helps = measured.share > plain.share ? 'british' : 'french';
  return { measured, helps: isBeyondChance(measured, plain) ? helps : 'chance' };
}
