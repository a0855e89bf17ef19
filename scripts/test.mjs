// Everything that must hold before a change is accepted; stops at the first failure.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './files.mjs';
import { installIfMissing } from './install.mjs';

const REPORT = join(ROOT, 'node_modules/.cache/arpents/vitest.json');

/**
 * @param {string} heading
 * @param {string} command
 * @param {string[]} args
 * @returns {number} the exit status
 */
function run(heading, command, args) {
  console.log(`\n=== ${heading} ===`);
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}

/** @param {string} heading @param {string} command @param {string[]} args */
function step(heading, command, args) {
  const status = run(heading, command, args);
  if (status === 0) return;
  console.error(`\n${heading}: failed`);
  process.exit(status);
}

/** The line that says how the tests went, from the report that vitest wrote. */
function summary() {
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  const skipped = report.numPendingTests + report.numTodoTests;
  const counts = `${report.numPassedTests} passed, ${report.numFailedTests} failed`;
  return skipped > 0 ? `${counts}, ${skipped} skipped` : counts;
}

installIfMissing();
step('Build', 'node', ['scripts/build.mjs']);
step('Checks', 'npm', ['run', '--silent', 'check']);

rmSync(REPORT, { force: true });
mkdirSync(dirname(REPORT), { recursive: true });
const status = run('Tests', 'node', [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${REPORT}`,
]);
if (status !== 0) {
  console.error('\nTests: failed');
  if (existsSync(REPORT)) console.log(summary());
  process.exit(status);
}

step('Browser', 'node', ['scripts/browser-tests.mjs']);
step('Cited rulings', 'node', ['scripts/cited-rulings.mjs']);
step('Rules switched off', 'node', ['scripts/rules-off.mjs']);

console.log(`\n${summary()}`);
