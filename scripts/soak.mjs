// The long forms of tests. Of the server: 25 kills on each database, 200 games on three processes, 10 rolling restarts, two
// quiet minutes behind each proxy that is installed, 20,000 hostile requests, 1,000 automatic answers of each cause, 200
// questions by order and hand. Of the engine: the reasons given in 2,000 games, 4,000 games under random rules, and what
// must hold everywhere in games that nobody has seen before. Of the analysis: luck over 400 games, 20 turns thrown away on
// purpose, and 1,000 turns of the General with the time that it has. Of the table, where there is a browser: 50 turns of a
// computer player, counted in frames. Takes about a hundred minutes on two cores.

import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { getBrowser, runInBrowser } from './browser.mjs';
import { ROOT } from './files.mjs';
import { installIfMissing } from './install.mjs';

installIfMissing();
const seed = process.env['SEED'] ?? String(randomInt(2 ** 31));
console.log(`SEED=${seed}`);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    // One after the other: they load the machine on purpose.
    '--no-file-parallelism',
    ...[
      'kill',
      'processes',
      'rolling-restart',
      'hosting',
      'fuzz',
      'automatic-answers',
      'nothing-told',
    ].map((name) => `packages/server/test/${name}.test.ts`),
    ...['true-reasons', 'random-rule-sets', 'properties'].map(
      (name) => `packages/engine/test/${name}.test.ts`,
    ),
    ...['luck-over-games', 'thrown-turns', 'own-games'].map(
      (name) => `packages/bots/test/analysis/${name}.test.ts`,
    ),
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      SOAK_KILLS: '25',
      SOAK_GAMES: '200',
      SOAK_MOVES: '40',
      SOAK_RESTARTS: '10',
      SOAK_QUIET: '120',
      SOAK_REQUESTS: '20000',
      SOAK_ANSWERS: '1000',
      SOAK_QUESTIONS: '200',
      SOAK_REASON_GAMES: '2000',
      SOAK_RULE_SETS: '4000',
      SOAK_LUCK_GAMES: '400',
      SOAK_THROWN_TURNS: '4',
      SOAK_OWN_TURNS: '1000',
      SEED: seed,
    },
  },
);
process.env['SOAK_TURNS'] = '50';
const browser = getBrowser();
const inBrowser = browser === null ? 0 : runInBrowser('tests', browser, ['playback']);
process.exitCode = status === 0 ? inBrowser : (status ?? 1);
