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

type Unknown = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number';

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** null: a game between two different players. */
function gameIn(line: string): RecordedGame | null | 'unreadable' {
  const value = jsonIn(line);
  if (!isRecord(value) || !isRecord(value.bots) || !isRecord(value.effort)) return 'unreadable';
  const { bots, commit = null } = value;
  const effort = effortIn(value.effort.british);
  const options = optionsIn(value);
  const points = pointsIn(value.points);
  const winner = SIDES.find((side) => side === value.winner) ?? null;
  const ending = ENDINGS.find((one) => one === value.ending);
  const { turns, seed, game, firstSiege = null } = value;
  if (
    typeof bots.british !== 'string' ||
    effort === null ||
    options === null ||
    points === null ||
    ending === undefined ||
    !isNumber(turns) ||
    !isNumber(seed) ||
    !isNumber(game) ||
    !(firstSiege === null || isNumber(firstSiege)) ||
    !(commit === null || typeof commit === 'string')
  ) {
    return 'unreadable';
  }
  const isMirror =
    bots.french === bots.british &&
    JSON.stringify(value.effort.french) === JSON.stringify(value.effort.british);
  const result = { winner, ending, turns, firstSiege, points, luck: null };
  return isMirror ? { bot: bots.british, effort, options, commit, seed, game, ...result } : null;
}

function effortIn(value: unknown): Effort | null {
  if (!isRecord(value)) return null;
  if (isNumber(value.milliseconds)) return { milliseconds: value.milliseconds };
  return isNumber(value.nodes) ? { nodes: value.nodes } : null;
}

function optionsIn({ edition, rules }: Unknown): GameOptions | null {
  const known = EDITIONS.find((one) => one === edition);
  if (known === undefined || !Array.isArray(rules)) return null;
  const options = resolveOptions({
    edition: known,
    rules: RULE_IDS.filter((rule) => rules.includes(rule)),
  });
  return options.ok ? options.value : null;
}

function pointsIn(value: unknown): RecordedGame['points'] | null {
  if (!isRecord(value)) return null;
  const { british, french } = value;
  return isNumber(british) && isNumber(french) ? { british, french } : null;
}
