// Editions and sets of scenario rules drawn at random: for checking what must hold whatever is played.
import { RULE_IDS, resolveOptions, type GameOptions, type Rng, type RuleId } from '@arpents/engine';
import { CommandError } from './command.ts';

/** Each rule has an even chance, in a random order, as long as it goes with those already chosen. */
export function randomOptions(edition: GameOptions['edition'], rng: Rng): GameOptions {
  const left: RuleId[] = [...RULE_IDS];
  let options = resolveOptions({ edition });
  while (left.length > 0) {
    const [rule] = left.splice(rng.below(left.length), 1);
    if (rule === undefined || !options.ok || rng.below(2) === 0) continue;
    const more = resolveOptions({ edition, rules: [...options.value.rules, rule] });
    if (more.ok) options = more;
  }
  if (!options.ok) throw new CommandError(`The ${edition} edition cannot be played.`);
  return options.value;
}
