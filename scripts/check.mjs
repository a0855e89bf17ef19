// Types, lint, format, architecture and dead code, as many side by side as there are processors; all are run, so that
// one run tells everything that is to be mended. Further scripts of package.json can be named: they are run along.

import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ROOT } from './files.mjs';

/** The longest first: they decide how long the whole takes. The lint in two halves, so that two processors share it. */
const CHECKS = [
  'check:lint-web',
  'check:lint-rest',
  'check:types',
  ...process.argv.slice(2),
  'check:imports',
  'check:dead',
  'check:format',
];

/**
 * @param {string} name
 * @returns {Promise<boolean>} whether it passed; what it printed is printed in one piece
 */
function check(name) {
  const child = spawn('npm', ['run', '--silent', name], {
    cwd: ROOT,
    shell: process.platform === 'win32',
  });
  /** @type {Buffer[]} */
  const printed = [];
  child.stdout.on('data', (piece) => printed.push(piece));
  child.stderr.on('data', (piece) => printed.push(piece));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(printed));
      console.log(`${name.replace(/^.*:/, '')}: ${code === 0 ? 'passed' : 'failed'}`);
      resolve(code === 0);
    });
  });
}

const waiting = [...CHECKS];
let hasPassed = true;
async function lane() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (!(await check(name))) hasPassed = false;
  }
}
await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, lane));
if (!hasPassed) process.exitCode = 1;
