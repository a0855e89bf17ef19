// `arpents balance`: measures how fair the editions, rules and presets are, and writes docs/balance.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprintOf, openCellCache } from '../arena/balance-cache.ts';
import { balanceText } from '../arena/balance-text.ts';
import { STRENGTHS, VARIANTS, measureBalance } from '../arena/balance.ts';
import { WORKER_BUNDLE, withMatchPool } from '../arena/pool.ts';
import { readArguments, refuseExtra, wholeNumber } from '../arguments.ts';
import type { Command, ExitStatus } from '../command.ts';

const DEFAULT_GAMES = 100;
const DEFAULT_REPORT = 'docs/balance.md';
/** Among what is installed and built: never committed. */
const DEFAULT_CACHE = 'node_modules/.cache/arpents/balance.json';

export const balance: Command = {
  name: 'balance',
  summary: 'Measures the balance of all editions, rules and presets, and writes docs/balance.md.',
  usage: '[--games N] [--seed S] [--jobs N] [--out FILE] [--cache FILE]',
  details: [
    `  --games N     games for each variant and strength (default ${DEFAULT_GAMES})`,
    '  --seed S      number from which the seeds of the games follow (default 1)',
    '  --jobs N      threads to play on (default 1); about 75 minutes on two cores',
    `  --out FILE    the report (default ${DEFAULT_REPORT})`,
    `  --cache FILE  what is measured already, so that a stopped run can go on (default`,
    `                ${DEFAULT_CACHE})`,
  ],
  async run(args, terminal): Promise<ExitStatus> {
    const { values, positionals } = readArguments(args, {
      games: { type: 'string' },
      seed: { type: 'string' },
      jobs: { type: 'string' },
      out: { type: 'string' },
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
    mkdirSync(dirname(report), { recursive: true });
    writeFileSync(report, balanceText(measured, games, seed));
    terminal.write(`wrote ${report}`);
    return 0;
  },
};
