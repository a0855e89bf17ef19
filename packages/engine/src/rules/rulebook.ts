// The rulebook in force: that of the edition, as it was ruled when the game began, changed by its scenario rules.
import type { Rulebook } from '../contract.ts';
import type { GameOptions } from '../state/state.ts';
import { EDITION_ROWS } from './editions.ts';
import { SCENARIO_RULES } from './scenario-rules.ts';

const cache = new WeakMap<GameOptions, Rulebook>();

export function rulebookOf(options: GameOptions): Rulebook {
  const known = cache.get(options);
  if (known !== undefined) return known;
  const { rulebook: ofEdition, underRulings } = EDITION_ROWS[options.edition];
  const ruled = underRulings[options.rulings];
  const rulebook = options.rules.reduce(
    (book, id) => withChanges(book, SCENARIO_RULES[id].changes),
    ruled === undefined ? ofEdition : withChanges(ofEdition, ruled),
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
