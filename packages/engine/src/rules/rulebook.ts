// The rulebook in force: that of the edition, changed by the scenario rules of the game's options.
import type { Rulebook } from '../contract.ts';
import type { GameOptions } from '../state/state.ts';
import { EDITION_RULEBOOKS } from './editions.ts';
import { SCENARIO_RULES } from './scenario-rules.ts';

const cache = new WeakMap<GameOptions, Rulebook>();

export function rulebookOf(options: GameOptions): Rulebook {
  const known = cache.get(options);
  if (known !== undefined) return known;
  const rulebook = options.rules.reduce(
    (book, id) => withChanges(book, SCENARIO_RULES[id].changes),
    EDITION_RULEBOOKS[options.edition],
  );
  cache.set(options, rulebook);
  return rulebook;
}

/** Lists are added to, everything else is replaced. */
function withChanges(book: Rulebook, changes: Partial<Rulebook>): Rulebook {
  const changed: Record<string, unknown> = { ...book };
  for (const [place, value] of Object.entries(changes)) {
    const before: unknown = changed[place];
    changed[place] = Array.isArray(before) && Array.isArray(value) ? before.concat(value) : value;
  }
  return changed as unknown as Rulebook;
}
