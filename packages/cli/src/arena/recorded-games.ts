// Games between equal players that were played elsewhere, one JSON object a line, for the balance report.
import { readFileSync } from 'node:fs';
import type { Effort } from '@arpents/bots';
import {
  EDITIONS,
  ENDINGS,
  RULE_IDS,
  SIDES,
  resolveOptions,
  type GameOptions,
} from '@arpents/engine';
import * as v from 'valibot';
import { CommandError } from '../command.ts';
import type { CountedGame } from './balance-cell.ts';

export interface RecordedGame extends CountedGame {
  readonly bot: string;
  readonly effort: Effort;
  readonly options: GameOptions;
  /** The commit whose players played; null where nobody could tell. */
  readonly commit: string | null;
  /** The number that the seeds follow from, and which of them it is, from 0. */
  readonly seed: number;
  readonly game: number;
}

/** All games of a file in which a player meets itself; the same game twice counts once. */
export function readRecordedGames(file: string): RecordedGame[] {
  const games = new Map<string, RecordedGame>();
  for (const [i, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.trim() === '') continue;
    const game = gameIn(line);
    if (game === 'unreadable') throw new CommandError(`${file}, line ${i + 1}: no game.`);
    if (game === null) continue;
    const { bot, effort, options, commit, seed } = game;
    games.set(JSON.stringify([bot, effort, options, commit, seed, game.game]), game);
  }
  return [...games.values()];
}

const effortSchema = v.union([
  v.object({ milliseconds: v.number() }),
  v.object({ nodes: v.number() }),
]);

const bothSides = <S extends v.GenericSchema>(schema: S) =>
  v.object({ british: schema, french: schema });

const lineSchema = v.object({
  bots: bothSides(v.string()),
  effort: bothSides(effortSchema),
  edition: v.picklist(EDITIONS),
  rules: v.array(v.picklist(RULE_IDS)),
  commit: v.optional(v.nullable(v.string()), null),
  seed: v.number(),
  game: v.number(),
  winner: v.nullable(v.picklist(SIDES)),
  ending: v.picklist(ENDINGS),
  turns: v.number(),
  points: bothSides(v.number()),
  firstSiege: v.optional(v.nullable(v.number()), null),
});

const lineParser = v.safeParser(v.pipe(v.string(), v.parseJson(), lineSchema));

/** null: a game between two different players. */
function gameIn(line: string): RecordedGame | null | 'unreadable' {
  const read = lineParser(line);
  if (!read.success) return 'unreadable';
  const { bots, effort, edition, rules, ...result } = read.output;
  const options = resolveOptions({ edition, rules });
  if (!options.ok) return 'unreadable';
  const isMirror =
    bots.french === bots.british &&
    JSON.stringify(effort.french) === JSON.stringify(effort.british);
  return isMirror
    ? { ...result, bot: bots.british, effort: effort.british, options: options.value, luck: null }
    : null;
}
