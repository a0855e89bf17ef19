// `arpents stalls`: how many games come to no end by themselves, over all editions, rules and presets.
import { SIDES, type Ending } from '@arpents/engine';
import { BOT_DETAILS, readBot } from '../arena/arguments.ts';
import type { Cell } from '../arena/balance-cell.ts';
import { VARIANTS, measureBalance } from '../arena/balance.ts';
import { withMatchPool } from '../arena/pool.ts';
import { percentText } from '../arena/summary-text.ts';
import { columnsText } from '../arena/table-text.ts';
import { readArguments, refuseExtra, wholeNumber } from '../arguments.ts';
import type { Command, ExitStatus } from '../command.ts';

/** In all more than four thousand. */
const DEFAULT_GAMES = 106;
const EFFORT = { milliseconds: 20 };

export const stalls: Command = {
  name: 'stalls',
  summary:
    'Counts the games that are broken off after 300 turns, over all editions, rules and presets.',
  usage: '[--bot BOT] [--games N] [--seed S] [--jobs N]',
  details: [
    ...BOT_DETAILS,
    '                 (default greedy), which plays both sides, with 20 ms for each turn',
    `  --games N      games of each variant (default ${DEFAULT_GAMES}); variants that play alike share theirs`,
    '  --seed S       number from which the seeds of the games follow (default 1)',
    '  --jobs N       threads to play on (default 1)',
  ],
  async run(args, terminal): Promise<ExitStatus> {
    const { values, positionals } = readArguments(args, {
      bot: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      jobs: { type: 'string' },
    });
    refuseExtra(positionals);
    const bot = readBot(values.bot ?? 'greedy', '--bot', SIDES);
    const extent = {
      games: wholeNumber(values.games, '--games', DEFAULT_GAMES),
      seed: wholeNumber(values.seed, '--seed', 1, 0),
    };
    const known = new Map<string, Cell>();
    const cache = {
      get: (key: string) => known.get(key),
      put: (key: string, cell: Cell) => void known.set(key, cell),
    };
    const [measured] = await withMatchPool(wholeNumber(values.jobs, '--jobs', 1), (pool) =>
      measureBalance([{ bot, effort: EFFORT }], VARIANTS, extent, cache, pool.play, (progress) =>
        terminal.complain(progress),
      ),
    );
    terminal.write(stallsText(measured?.cells ?? []));
    return 0;
  },
};

function stallsText(
  rows: readonly { variant: { group: string; id: string }; cell: Cell }[],
): string {
  const games = rows.reduce((sum, { cell }) => sum + cell.games, 0);
  const ended = (ending: Ending): number =>
    rows.reduce((sum, { cell }) => sum + (cell.endings[ending] ?? 0), 0);
  const stalled = ended('adjudicated');
  return [
    columnsText([
      ['', 'games', 'broken off', 'given up', 'mean turns'],
      ...rows.map(({ variant, cell }) => [
        `${variant.group} ${variant.id}`,
        `${cell.games}`,
        `${cell.endings.adjudicated ?? 0}`,
        `${cell.endings.resignation ?? 0}`,
        cell.meanTurns.toFixed(0),
      ]),
    ]),
    '',
    `${ended('resignation')} of ${games} games were given up after 240 turns or more`,
    `${stalled} of ${games} games were broken off: ${percentText(stalled / games)}`,
  ].join('\n');
}
