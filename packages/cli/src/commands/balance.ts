// `arpents balance`: measures how fair the editions, rules and presets are, and writes the figures as data and as
// docs/balance.md.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BALANCE, MEASURING_PLAYERS } from '@arpents/bots';
import { fingerprintOf, openCellCache } from '../arena/balance-cache.ts';
import { balanceData, balanceJson } from '../arena/balance-data.ts';
import { balanceText } from '../arena/balance-text.ts';
import {
  STRENGTHS,
  ALL_VARIANTS,
  VARIANTS,
  VARIANTS_WITHOUT,
  countBalance,
  measureBalance,
  type MeasuringStrength,
  type Variant,
} from '../arena/balance.ts';
import { WORKER_BUNDLE, withMatchPool } from '../arena/pool.ts';
import { readRecordedGames } from '../arena/recorded-games.ts';
import { oneOf, readArguments, refuseExtra, wholeNumber } from '../arguments.ts';
import { UsageError, type Command, type ExitStatus } from '../command.ts';

const DEFAULT_GAMES = 100;
const DEFAULT_REPORT = 'docs/balance.md';
/** Where the computer players' package reads it for the screens. */
const DEFAULT_DATA = 'packages/bots/src/balance/balance.json';
/** Among what is installed and built: never committed. */
const DEFAULT_CACHE = 'node_modules/.cache/arpents/balance.json';

export const balance: Command = {
  name: 'balance',
  summary: 'Measures the balance of all editions, rules and presets, and writes docs/balance.md.',
  usage:
    '[--players A,B] [--variants A,B] [--games N] [--seed S] [--jobs N] [--from FILE] [--out FILE] [--data FILE] ' +
    '[--cache FILE] [--luck]',
  details: [
    `  --players A,B who measures: ${MEASURING_PLAYERS.join(', ')} (default greedy,strongest)`,
    '  --variants A  what: names of editions, rules and presets (default all of them), `without` for the even',
    '                presets with one rule left out, or one of these as the report names it; all other figures',
    '                stay as they are',
    '  --from FILE   count the games of this file, one JSON object a line, instead of playing any',
    `  --games N     games for each variant and strength (default ${DEFAULT_GAMES})`,
    '  --seed S      number from which the seeds of the games follow (default 1)',
    '  --jobs N      threads to play on (default 1); about 75 minutes on two cores',
    `  --out FILE    the report (default ${DEFAULT_REPORT})`,
    '  --data FILE   the same figures as data, which the screens read (default',
    `                ${DEFAULT_DATA})`,
    `  --cache FILE  what is measured already, so that a stopped run can go on (default`,
    `                ${DEFAULT_CACHE})`,
    '  --luck        judge the luck of every draw, and give the share less luck where that is narrower;',
    '                takes two seconds more for each game',
  ],
  async run(args, terminal): Promise<ExitStatus> {
    const { values, positionals } = readArguments(args, {
      players: { type: 'string' },
      variants: { type: 'string' },
      from: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      jobs: { type: 'string' },
      out: { type: 'string' },
      data: { type: 'string' },
      cache: { type: 'string' },
      luck: { type: 'boolean' },
    });
    refuseExtra(positionals);
    const games = wholeNumber(values.games, '--games', DEFAULT_GAMES);
    const seed = wholeNumber(values.seed, '--seed', 1, 0);
    const jobs = wholeNumber(values.jobs, '--jobs', 1);
    const judgesLuck = values.luck ?? false;
    const report = values.out ?? DEFAULT_REPORT;
    const strengths = strengthsNamed(values.players);
    const variants = variantsNamed(values.variants);
    const measured =
      values.from === undefined
        ? await withMatchPool(jobs, (pool) =>
            measureBalance(
              strengths,
              variants,
              { games, seed, judgesLuck, commit: commitOfPlayers() },
              openCellCache(values.cache ?? DEFAULT_CACHE, fingerprintOf(WORKER_BUNDLE)),
              pool.play,
              (progress) => terminal.complain(progress),
            ),
          )
        : countBalance(
            values.players === undefined ? STRENGTHS : strengths,
            values.variants === undefined ? ALL_VARIANTS : variants,
            readRecordedGames(values.from),
          );
    const figures = balanceData(BALANCE, measured);
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

const namesIn = (text: string): readonly string[] => text.split(',').filter((name) => name !== '');

/** The patient one is asked for by name: a game takes it half a minute. */
function strengthsNamed(text = 'greedy,strongest'): readonly MeasuringStrength[] {
  const names = namesIn(text).map((name) => oneOf(MEASURING_PLAYERS, name, '--players'));
  return STRENGTHS.filter(({ player }) => names.includes(player));
}

function variantsNamed(text: string | undefined): readonly Variant[] {
  if (text === undefined) return VARIANTS;
  return namesIn(text).flatMap((name) => {
    if (name === 'without') return VARIANTS_WITHOUT;
    const found = ALL_VARIANTS.filter(({ id }) => id === name);
    if (found.length === 0) {
      throw new UsageError(`No edition, rule or preset is called "${name}".`);
    }
    return found;
  });
}

/** The commit that is checked out, marked if something was changed since; null outside a checkout. */
function commitOfPlayers(): string | null {
  try {
    const args = ['describe', '--always', '--dirty', '--exclude=*', '--abbrev=7'];
    return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}
