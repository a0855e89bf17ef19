// The rulebook in force: the second edition, changed by the scenario rules of the game's options.
import type { Rulebook } from '../contract.ts';
import { RULE_IDS, type RuleId } from '../data/scenario-rules.ts';
import type { GameOptions } from '../state/state.ts';
import { err, ok, type Edition, type Result } from '../vocabulary.ts';
import { governorSparesHome } from './governor-spares-home.ts';
import type { ScenarioRule } from './rule.ts';
import { SECOND_EDITION } from './second-edition.ts';

const SCENARIO_RULES: Readonly<Record<RuleId, ScenarioRule>> = {
  'governor-spares-home': governorSparesHome,
};

export interface OptionsWanted {
  readonly edition?: Edition;
  readonly rules?: readonly RuleId[];
}

/** Why a game cannot be played with these options. */
export interface IllegalOptions {
  readonly code: 'unknown-edition' | 'unknown-rule';
  readonly name: string;
}

/** Checks what players ask for and puts it in table order. Takes nothing on trust: it may come from anywhere. */
export function resolveOptions(wanted: OptionsWanted): Result<GameOptions, IllegalOptions> {
  const edition = wanted.edition ?? 'second';
  if (edition !== 'second') {
    return err({
      code: 'unknown-edition',
      name: edition,
    });
  }
  const asked = wanted.rules ?? [];
  const unknown = asked.find((rule) => !RULE_IDS.includes(rule));
  if (unknown !== undefined) return err({ code: 'unknown-rule', name: unknown });
  return ok({ edition, rules: RULE_IDS.filter((rule) => asked.includes(rule)) });
}

const cache = new WeakMap<GameOptions, Rulebook>();

export function rulebookOf(options: GameOptions): Rulebook {
  const known = cache.get(options);
  if (known !== undefined) return known;
  const rulebook = options.rules.reduce(
    (book, id) => withChanges(book, SCENARIO_RULES[id].changes),
    SECOND_EDITION,
  );
  cache.set(options, rulebook);
  return rulebook;
}

function withChanges(book: Rulebook, changes: Partial<Rulebook>): Rulebook {
  const changed: Record<string, unknown> = { ...book };
  for (const [place, value] of Object.entries(changes)) {
    const before = changed[place];
    changed[place] =
      Array.isArray(before) && Array.isArray(value)
        ? [...(before as unknown[]), ...(value as unknown[])]
        : value;
  }
  return changed as unknown as Rulebook;
}
