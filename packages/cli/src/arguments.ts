// Reading what stands on the command line: options by name, and values in their type. Everything wrong is a UsageError.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  EDITIONS,
  RULE_IDS,
  createRng,
  randomSeed,
  resolveOptions,
  seedFromHex,
  type Edition,
  type GameOptions,
  type RuleId,
  type Seed,
} from '@arpents/engine';
import { describeIllegalOptions } from '@arpents/messages';
import { UsageError } from './command.ts';

type OptionsConfig = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

interface Arguments<T extends OptionsConfig> {
  readonly values: {
    readonly [K in keyof T]?: (T[K]['type'] extends 'boolean' ? boolean : string) | undefined;
  };
  readonly positionals: readonly string[];
}

/** Options and positional arguments of a command; an unknown or incomplete option is refused. */
export function readArguments<const T extends OptionsConfig>(
  args: readonly string[],
  options: T,
): Arguments<T> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true,
    });
    return { values, positionals };
  } catch (thrown) {
    // Node's own sentences are good; what follows the first one is advice on quoting.
    const [sentence = ''] = String(thrown instanceof Error ? thrown.message : thrown).split('. ');
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`);
  }
}

/** For commands that take no positional arguments. */
export function refuseExtra(positionals: readonly string[]): void {
  const [extra] = positionals;
  if (extra !== undefined) throw new UsageError(`"${extra}" was not expected.`);
}

/** A whole number of at least `least`; `fallback` where nothing was given. */
export function wholeNumber(
  text: string | undefined,
  name: string,
  fallback: number,
  least = 1,
): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least) {
    throw new UsageError(`${name} takes a whole number from ${least}, not "${text}".`);
  }
  return value;
}

export function oneOf<const T extends string>(list: readonly T[], text: string, name: string): T {
  const found = list.find((item) => item === text);
  if (found === undefined) {
    throw new UsageError(`${name} takes one of ${list.join(', ')}, not "${text}".`);
  }
  return found;
}

/** The seed of a game: 64 hexadecimal digits as in records, or any whole number. */
export function gameSeed(text: string): Seed {
  const seed = seedFromHex(text);
  if (seed !== null) return seed;
  if (!/^\d{1,10}$/.test(text)) {
    throw new UsageError(`--seed takes a whole number or 64 hexadecimal digits, not "${text}".`);
  }
  return randomSeed(createRng(Number(text)));
}

/** A seed that nobody can know beforehand, for a game that people play. */
export function secretSeed(): Seed {
  const bytes = randomBytes(32);
  return Array.from({ length: 8 }, (_, word) => bytes.readUInt32BE(word * 4));
}

/** The options that `--edition` and `--rules a,b` ask for, or the reason why they do not go together. */
export function gameOptions(edition: string | undefined, rules: string | undefined): GameOptions {
  const wanted = {
    edition: edition === undefined ? 'second' : oneOf<Edition>(EDITIONS, edition, '--edition'),
    rules: rulesNamed(rules),
  };
  const options = resolveOptions(wanted);
  if (!options.ok) throw new UsageError(describeIllegalOptions(options.error, 'en'));
  return options.value;
}

function rulesNamed(text: string | undefined): RuleId[] {
  const names = (text ?? '').split(',').map((name) => name.trim());
  return names
    .filter((name) => name !== '')
    .map((name) => oneOf<RuleId>(RULE_IDS, name, '--rules'));
}
