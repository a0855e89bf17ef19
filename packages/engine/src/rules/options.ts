// What may be played together: editions, scenario rules, and the sets that exclude each other.
import type { GameOptions } from '../state/state.ts';
import {
  CURRENT_RULINGS,
  EDITIONS,
  RULINGS,
  err,
  ok,
  type Edition,
  type Result,
  type Rulings,
} from '../vocabulary.ts';
import { EDITION_ROWS } from './editions.ts';
import { RULE_IDS, type RuleId } from './vocabulary.ts';

export interface OptionsWanted {
  readonly edition?: Edition;
  readonly rules?: readonly RuleId[];
  /** Those that a game was begun under; a new one has the current ones. */
  readonly rulings?: Rulings;
}

/** Why a game cannot be played with these options. */
export type IllegalOptions =
  | { readonly code: 'unknown-edition'; readonly name: string }
  | { readonly code: 'unknown-rule'; readonly name: string }
  | { readonly code: 'unknown-rulings'; readonly name: string }
  | { readonly code: 'rules-exclude-each-other'; readonly rules: readonly [RuleId, RuleId] }
  | { readonly code: 'edition-excludes-rule'; readonly edition: Edition; readonly rule: RuleId };

/** Pairs of rules of which only one can be in force. */
export const EXCLUDING_RULES: readonly (readonly [RuleId, RuleId])[] = [
  ['governor-abandons', 'no-governors'],
  ['governor-spares-home', 'no-governors'],
  ['french-bateaux-available', 'first-edition-bateaux'],
  ['pay-to-reshuffle', 'thin-deck-penalty'],
  ['first-edition-home-support', 'thin-deck-penalty'],
];

/** The rules that cannot be played together with one. */
export const rulesExcluding = (rule: RuleId): readonly RuleId[] =>
  EXCLUDING_RULES.filter((pair) => pair.includes(rule)).flatMap((pair) =>
    pair.filter((other) => other !== rule),
  );

const isList = (value: unknown): value is readonly RuleId[] => Array.isArray(value);

/** Checks what players ask for, adds what the edition implies, and puts it in table order. */
export function resolveOptions(wanted: OptionsWanted): Result<GameOptions, IllegalOptions> {
  const { edition = 'second', rulings = CURRENT_RULINGS } = wanted;
  const { rules: asked = [] }: { rules?: unknown } = wanted;
  // Options may come from anywhere, whatever their type says.
  if (!EDITIONS.includes(edition)) return err({ code: 'unknown-edition', name: edition });
  if (!RULINGS.includes(rulings)) return err({ code: 'unknown-rulings', name: String(rulings) });
  if (!isList(asked)) return err({ code: 'unknown-rule', name: JSON.stringify(asked) });
  const unknown = asked.find((rule) => !RULE_IDS.includes(rule));
  if (unknown !== undefined) return err({ code: 'unknown-rule', name: unknown });
  const excluded = EDITION_ROWS[edition].excludes.find((rule) => asked.includes(rule));
  if (excluded !== undefined) {
    return err({ code: 'edition-excludes-rule', edition, rule: excluded });
  }
  const inForce = [...EDITION_ROWS[edition].implies, ...asked];
  const rules = RULE_IDS.filter((rule) => inForce.includes(rule));
  const clash = EXCLUDING_RULES.find((pair) => pair.every((rule) => rules.includes(rule)));
  if (clash !== undefined) return err({ code: 'rules-exclude-each-other', rules: clash });
  return ok({ edition, rules, rulings });
}

/** The rules of a game that nobody asked for: its edition brings them. */
export const impliedRules = (edition: Edition): readonly RuleId[] => EDITION_ROWS[edition].implies;

/** The rules that cannot be added to an edition. */
export const excludedRules = (edition: Edition): readonly RuleId[] =>
  EDITION_ROWS[edition].excludes;
