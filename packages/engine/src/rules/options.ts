// What may be played together: editions, scenario rules, and the sets that exclude each other.
import type { GameOptions } from '../state/state.ts';
import { EDITIONS, err, ok, type Edition, type Result } from '../vocabulary.ts';
import { IMPLIED_RULES } from './editions.ts';
import { RULE_IDS, type RuleId } from './vocabulary.ts';

export interface OptionsWanted {
  readonly edition?: Edition;
  readonly rules?: readonly RuleId[];
}

/** Why a game cannot be played with these options. */
export type IllegalOptions =
  | { readonly code: 'unknown-edition'; readonly name: string }
  | { readonly code: 'unknown-rule'; readonly name: string }
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

/** In the first editions all location cards may be reserved, and their reshuffle leaves no place for the penalty. */
const FIRST_EDITIONS_EXCLUDE: readonly RuleId[] = [
  'french-bateaux-available',
  'thin-deck-penalty',
  'locations-in-reserve',
  'lost-locations-in-reserve',
];

/** Rules that cannot be added to an edition. */
export const EDITION_EXCLUDES: Readonly<Record<Edition, readonly RuleId[]>> = {
  second: [],
  'first-revised': FIRST_EDITIONS_EXCLUDE,
  first: FIRST_EDITIONS_EXCLUDE,
};

const isList = (value: unknown): value is readonly RuleId[] => Array.isArray(value);

/** Checks what players ask for, adds what the edition implies, and puts it in table order. */
export function resolveOptions(wanted: OptionsWanted): Result<GameOptions, IllegalOptions> {
  const { edition = 'second', rules: asked = [] }: { edition?: Edition; rules?: unknown } = wanted;
  // Options may come from anywhere, whatever their type says.
  if (!EDITIONS.includes(edition)) return err({ code: 'unknown-edition', name: edition });
  if (!isList(asked)) return err({ code: 'unknown-rule', name: JSON.stringify(asked) });
  const unknown = asked.find((rule) => !RULE_IDS.includes(rule));
  if (unknown !== undefined) return err({ code: 'unknown-rule', name: unknown });
  const excluded = EDITION_EXCLUDES[edition].find((rule) => asked.includes(rule));
  if (excluded !== undefined) {
    return err({ code: 'edition-excludes-rule', edition, rule: excluded });
  }
  const inForce = [...IMPLIED_RULES[edition], ...asked];
  const rules = RULE_IDS.filter((rule) => inForce.includes(rule));
  const clash = EXCLUDING_RULES.find((pair) => pair.every((rule) => rules.includes(rule)));
  if (clash !== undefined) return err({ code: 'rules-exclude-each-other', rules: clash });
  return ok({ edition, rules });
}

/** The rules of a game that nobody asked for: its edition brings them. */
export const impliedRules = (edition: Edition): readonly RuleId[] => IMPLIED_RULES[edition];
