// How fair editions, presets and single rules are, as equal computer players measured it (`arpents balance`).
import { BALANCE, isBeyondChance, type BalanceByPlayer, type BalanceCell } from '@arpents/bots';
import {
  PRESETS,
  PRESET_IDS,
  resolveOptions,
  type Edition,
  type GameOptions,
  type PresetId,
  type RuleId,
  type Side,
} from '@arpents/engine';

/** What two players of different strength measured; null: this one has not yet. */
export interface Fairness {
  readonly strongest: BalanceCell;
  /** Looks at its own turn only, as people do in their first games. */
  readonly quick: BalanceCell | null;
  /** The strongest with ten times the time. */
  readonly patient: BalanceCell | null;
}

const { strongest: STRONGEST, greedy: QUICK, patient: PATIENT } = BALANCE.players;

const fairnessOf = (
  find: (figures: BalanceByPlayer) => BalanceCell | undefined,
): Fairness | null => {
  const by = (figures: BalanceByPlayer | undefined): BalanceCell | null =>
    (figures === undefined ? undefined : find(figures)) ?? null;
  const strongest = by(STRONGEST);
  return strongest === null ? null : { strongest, quick: by(QUICK), patient: by(PATIENT) };
};

/** null: not measured yet. */
export const balanceOfPreset = (preset: PresetId): Fairness | null =>
  fairnessOf(({ presets }) => presets[preset]);

/** What a game is played by, whether somebody chose it by its name or rule by rule. */
export function balanceOfOptions(options: GameOptions): Fairness | null {
  const isSame = (preset: PresetId): boolean => {
    const named = resolveOptions({ ...PRESETS[preset], rulings: options.rulings });
    return (
      named.ok &&
      named.value.edition === options.edition &&
      named.value.rules.join() === options.rules.join()
    );
  };
  const preset = PRESET_IDS.find(isSame);
  return preset === undefined
    ? balanceOfOwn(options.edition, options.rules)
    : balanceOfPreset(preset);
}

/** An edition with rules of one's own choice: measured without any, and in the second edition with one. */
export function balanceOfOwn(edition: Edition, rules: readonly RuleId[]): Fairness | null {
  const [rule, ...others] = rules;
  if (rule === undefined) return fairnessOf(({ editions }) => editions[edition]);
  return edition === 'second' && others.length === 0
    ? fairnessOf((figures) => figures.rules[rule])
    : null;
}

/** Shares that call a fight even, and how many games of quick players it takes to say so. */
const EVEN = { low: 0.45, high: 0.55, games: 400 } as const;

export type Verdict = 'even' | 'even-if-quick' | Side | 'open';

/**
 * Even with both quick players and with the patient one, or only with the quick ones; or for the side that both
 * measured to win more often than chance explains; or open.
 */
export function verdictOn({ strongest, quick, patient }: Fairness): Verdict {
  const cells = quick === null ? [strongest] : [strongest, quick];
  const isEven = ({ share }: BalanceCell): boolean => share >= EVEN.low && share <= EVEN.high;
  const isSure = ({ games }: BalanceCell): boolean => games >= EVEN.games;
  if (quick !== null && patient !== null && cells.every(isEven) && cells.every(isSure)) {
    return isEven(patient) ? 'even' : 'even-if-quick';
  }
  if (cells.every(({ interval }) => interval.low > 0.5)) return 'british';
  return cells.every(({ interval }) => interval.high < 0.5) ? 'french' : 'open';
}

/** What a rule alone changes in the second edition. */
export interface RuleEffect {
  readonly measured: BalanceCell;
  /** The side that wins more often with it than without; `chance` where that explains the difference as well. */
  readonly helps: Side | 'chance';
}

/** What every rule is compared with. */
export const PLAIN: BalanceCell | null = STRONGEST?.plain ?? null;

export function effectOfRule(rule: RuleId): RuleEffect | null {
  const measured = STRONGEST?.rules[rule];
  if (measured === undefined || PLAIN === null) return null;
  const helps = measured.share > PLAIN.share ? 'british' : 'french';
  return { measured, helps: isBeyondChance(measured, PLAIN) ? helps : 'chance' };
}
