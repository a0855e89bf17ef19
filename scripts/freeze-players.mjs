// Freezes the computer players of a checkout, together with its engine, into one file that later work is measured
// against. It must never change once it is committed: newer players are frozen under the next number.
//
//   git worktree add ../at-4f025f0 4f025f0
//   node scripts/freeze-players.mjs ../at-4f025f0 frozen-1

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './files.mjs';

const [checkout, name] = process.argv.slice(2);
if (checkout === undefined || !/^frozen-\d+$/.test(name ?? '')) {
  console.error('usage: node scripts/freeze-players.mjs CHECKOUT frozen-NUMBER');
  process.exit(2);
}
const sources = resolve(checkout);
const commit = execFileSync('git', ['-C', sources, 'rev-parse', '--short=7', 'HEAD'], {
  encoding: 'utf8',
}).trim();

/** Only texts, numbers and plain records go in and out, so that nothing but their form ties it to the present code. */
const ENTRANCE = `
import { BOT_NAMES, botNamed, openPurse } from '@arpents/bots';
import { formatAction } from '@arpents/engine';

export { BOT_NAMES, openPurse };

export function findBot(text) {
  const found = botNamed(text);
  return found.ok ? { ok: true, value: { sides: found.value.sides } } : found;
}

export function decide(viewText, bot, budget, seed) {
  const found = botNamed(bot);
  if (!found.ok) throw new Error('no bot is called ' + bot);
  return formatAction(found.value.decide(JSON.parse(viewText), budget, seed));
}
`;

const HEADER = `/*
 * The computer players of commit ${commit} with the engine of that commit, frozen: later players are measured against
 * them. Made by scripts/freeze-players.mjs from a checkout of the commit; do not edit, format or make anew.
 */`;

const { outputFiles } = await build({
  stdin: { contents: ENTRANCE, resolveDir: sources, sourcefile: 'entrance.js' },
  absWorkingDir: sources,
  // The sources themselves: the checkout need not be installed.
  alias: Object.fromEntries(
    ['engine', 'bots'].map((part) => [
      `@arpents/${part}`,
      join(sources, 'packages', part, 'src/index.ts'),
    ]),
  ),
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  charset: 'utf8',
  legalComments: 'none',
  // Of the players, not of the code around them: settings found on the way up must not matter.
  tsconfigRaw: '{}',
  banner: { js: HEADER },
  logLevel: 'error',
});
const file = join(ROOT, 'packages/cli/src/arena/frozen', `${name}.mjs`);
for (const { contents } of outputFiles) writeFileSync(file, contents);
console.log(`wrote ${relative(ROOT, file)} from ${commit}`);
