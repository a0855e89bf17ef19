// Reading the arguments that the measuring commands share; everything wrong is a UsageError.
import type { Effort } from '@arpents/bots';
import type { BySide, GameOptions, Side } from '@arpents/engine';
import { gameOptions, wholeNumber } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { complaintAbout, contestantNamed } from './contestants.ts';

/** Thinking per turn when bots are measured and nothing else is said. */
const DEFAULT_EFFORT: Effort = { milliseconds: 50 };

/** Options of every measuring command, for `parseArgs`. */
export const SHARED_OPTIONS = {
  seed: { type: 'string' },
  effort: { type: 'string' },
  edition: { type: 'string' },
  rules: { type: 'string' },
  jobs: { type: 'string' },
  luck: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** What the help says of the players. */
export const BOT_DETAILS = [
  '  BOT            a computer player, with knobs by name if need be: greedy:width=20;',
  '                 frozen-1:BOT is the same player as it was in version 0.1.0',
] as const;

/** What the help says of the options. */
export const SHARED_DETAILS = [
  '  --seed S       number from which the seeds of the games follow (default 1)',
  '  --effort E     thinking per turn: milliseconds (default 50), or nodes:N for a repeatable run',
  '  --edition E    second (default), first-revised or first',
  '  --rules A,B    scenario rules',
  '  --jobs N       threads to play on (default 1)',
  '  --luck         judge the luck of every draw, and report the mean less luck where that is narrower;',
  '                 takes a few seconds for each game',
  '  --json         print one JSON object',
] as const;

export interface SharedWish {
  readonly seed: number;
  readonly effort: Effort;
  readonly options: GameOptions;
  readonly jobs: number;
  readonly judgesLuck: boolean;
  readonly json: boolean;
}

interface SharedValues {
  readonly seed?: string | undefined;
  readonly effort?: string | undefined;
  readonly edition?: string | undefined;
  readonly rules?: string | undefined;
  readonly jobs?: string | undefined;
  readonly luck?: boolean | undefined;
  readonly json?: boolean | undefined;
}

export const readShared = (values: SharedValues): SharedWish => ({
  seed: wholeNumber(values.seed, '--seed', 1, 0),
  effort: readEffort(values.effort),
  options: gameOptions(values.edition, values.rules),
  jobs: wholeNumber(values.jobs, '--jobs', 1),
  judgesLuck: values.luck ?? false,
  json: values.json ?? false,
});

/** `50` or `nodes:400`, for each turn. */
function readEffort(text: string | undefined): Effort {
  if (text === undefined) return DEFAULT_EFFORT;
  const nodes = /^nodes:(.*)$/.exec(text)?.[1];
  return nodes === undefined
    ? { milliseconds: wholeNumber(text, '--effort', 0) }
    : { nodes: wholeNumber(nodes, '--effort nodes:', 0) };
}

/** One for both players, or one for each, that of `--british` first: `45,20`. */
export function readEfforts(text: string | undefined): BySide<Effort> {
  const [british, french = british, ...others] = text?.split(',') ?? [];
  if (others.length > 0) throw new UsageError('--effort tells of two players at most.');
  return { british: readEffort(british), french: readEffort(french) };
}

/** A contestant, knobs included, that can play all of these sides. */
export function readBot(text: string | undefined, option: string, sides: readonly Side[]): string {
  if (text === undefined) throw new UsageError(`${option} names a computer player.`);
  const found = contestantNamed(text);
  if (!found.ok) throw new UsageError(complaintAbout(text, found.error));
  const missing = sides.find((side) => !found.value.sides.includes(side));
  if (missing !== undefined) throw new UsageError(`${text} does not play the ${missing} side.`);
  return text;
}
