// Runs `npm test` under every Node.js that is supported. The one at hand serves for its own version; the others come from
// the npm registry, into a temporary folder.
//
//   npm run test:nodes                            everything under all of them
//   npm run test:nodes -- 22 packages/server      the tests below these paths, under Node 22 only

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from './files.mjs';

const SUPPORTED = ['20', '22', '24'];
const IS_WINDOWS = process.platform === 'win32';

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
const run = (command, args, options) => spawnSync(command, args, { shell: IS_WINDOWS, ...options });

/**
 * The folder of the program `node` of a major version; null: it cannot be had here.
 * @param {string} major
 * @param {string} folder where to unpack it
 * @returns {string | null}
 */
function folderOfNode(major, folder) {
  if (process.versions.node.startsWith(`${major}.`)) return dirname(process.execPath);
  const platform = IS_WINDOWS ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}@${major}`;
  const packed = run('npm', ['pack', '--silent', name], { cwd: folder, encoding: 'utf8' });
  const file = String(packed.stdout).trim().split('\n').at(-1);
  if (packed.status !== 0 || file === undefined) return null;
  const unpacked = run('tar', ['-xzf', file], { cwd: folder });
  return unpacked.status === 0 ? join(folder, 'package', 'bin') : null;
}

/**
 * @param {string} major
 * @param {string[]} paths
 * @returns {string} how it went, in a word or two
 */
function testUnder(major, paths) {
  const folder = mkdtempSync(join(tmpdir(), 'arpents-node-'));
  try {
    const programs = folderOfNode(major, folder);
    if (programs === null) return 'not to be had';
    console.log(`\n##### Node ${major} #####`);
    const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH ?? ''}` };
    const [command, ...args] =
      paths.length === 0 ? ['npm', 'test'] : ['npx', 'vitest', 'run', ...paths];
    const { status } = run(command ?? '', args, { cwd: ROOT, env, stdio: 'inherit' });
    return status === 0 ? 'passed' : 'failed';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const given = process.argv.slice(2);
const majors = given.filter((word) => SUPPORTED.includes(word));
const paths = given.filter((word) => !SUPPORTED.includes(word));
const results = (majors.length === 0 ? SUPPORTED : majors).map((major) => ({
  major,
  result: testUnder(major, paths),
}));

console.log('');
for (const { major, result } of results) console.log(`Node ${major}: ${result}`);
process.exit(results.some(({ result }) => result === 'failed') ? 1 : 0);
