// `arpents balance`: measures how fair the editions, rules and presets are, and writes the figures as data and as
// docs/balance.md.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprintOf, openCellCache } from '../arena/balance-cache.ts';
import { balanceData, balanceJson } from '../arena/balance-data.ts';
import { balanceText } from '../arena/balance-text.ts';
import { STRENGTHS, VARIANTS, measureBalance } from '../arena/balance.ts';
import { WORKER_BUNDLE, withMatchPool } from '../arena/pool.ts';
import { readArguments, refuseExtra, wholeNumber } from '../arguments.ts';
import type { Command, ExitStatus } from '../command.ts';

const DEFAULT_GAMES = 100;
const DEFAULT_REPORT = 'docs/balance.md';
/** Where the computer players' package reads it for the screens. */
const DEFAULT_DATA = 'packages/bots/src/balance/balance.json';
/** Among what is installed and built: never committed. */
const DEFAULT_CACHE = 'node_modules/.cache/arpents/balance.json';

export const balance: Command = {
  name: 'balance',
  summary: 'Measures the balance of all editions, rules and presets, and writes docs/balance.md.',
  usage: '[--games N] [--seed S] [--jobs N] [--out FILE] [--data FILE] [--cache FILE]',
  details: [
    `  --games N     games for each variant and strength (default ${DEFAULT_GAMES})`,
    '  --seed S      number from which the seeds of the games follow (default 1)',
    '  --jobs N      threads to play on (default 1); about 75 minutes on two cores',
    `  --out FILE    the report (default ${DEFAULT_REPORT})`,
    '  --data FILE   the same figures as data, which the screens read (default',
    `                ${DEFAULT_DATA})`,
    `  --cache FILE  what is measured already, so that a stopped run can go on (default`,
    `                ${DEFAULT_CACHE})`,
  ],
  async run(args, terminal): Promise<ExitStatus> {
    const { values, positionals } = readArguments(args, {
      games: { type: 'string' },
      seed: { type: 'string' },
      jobs: { type: 'string' },
      out: { type: 'string' },
      data: { type: 'string' },
      cache: { type: 'string' },
    });
    refuseExtra(positionals);
    const games = wholeNumber(values.games, '--games', DEFAULT_GAMES);
    const seed = wholeNumber(values.seed, '--seed', 1, 0);
    const jobs = wholeNumber(values.jobs, '--jobs', 1);
    const report = values.out ?? DEFAULT_REPORT;
    const cache = openCellCache(values.cache ?? DEFAULT_CACHE, fingerprintOf(WORKER_BUNDLE));

    const measured = await withMatchPool(jobs, (pool) =>
      measureBalance(STRENGTHS, VARIANTS, { games, seed }, cache, pool.play, (progress) =>
        terminal.complain(progress),
      ),
    );
    const figures = balanceData(measured, { games, seed }, commitOfPlayers());
    for (const [file, text] of [
      [values.data ?? DEFAULT_DATA, balanceJson(figures)],
      [report, balanceText(figures)],
    ] as const) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      terminal.write(`wrote ${file}`);
    }
    return 0;
  },
};

/** The commit that is checked out, marked if something was changed since; null outside a checkout. */
function commitOfPlayers(): string | null {
  try {
    const args = ['describe', '--always', '--dirty', '--exclude=*', '--abbrev=7'];
    return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}
