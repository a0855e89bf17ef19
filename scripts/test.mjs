// Everything that must hold before a change is accepted; stops at the first failure.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './files.mjs';
import { installIfMissing } from './install.mjs';

const REPORT = join(ROOT, 'node_modules/.cache/arpents/vitest.json');

/** @type {{ heading: string, seconds: number }[]} */
const timings = [];

/**
 * @param {string} heading
 * @param {string} command
 * @param {string[]} args
 * @returns {number} the exit status
 */
function run(heading, command, args) {
  console.log(`\n=== ${heading} ===`);
  const start = performance.now();
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  timings.push({ heading, seconds: (performance.now() - start) / 1000 });
  return status ?? 1;
}

/** @param {number} seconds @returns {string} as `3:07` */
function clockTime(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** How long each step took, and all of them. */
function printTimings() {
  const total = timings.reduce((sum, { seconds }) => sum + seconds, 0);
  const rows = [...timings, { heading: 'All', seconds: total }];
  const width = Math.max(...rows.map(({ heading }) => heading.length));
  console.log('\nTime in minutes and seconds:');
  for (const { heading, seconds } of rows) {
    console.log(`  ${heading.padEnd(width)}  ${clockTime(seconds).padStart(5)}`);
  }
}

/** @param {string} heading @param {string} command @param {string[]} args */
function step(heading, command, args) {
  const status = run(heading, command, args);
  if (status === 0) return;
  printTimings();
  console.error(`\n${heading}: failed`);
  process.exit(status);
}

/** What vitest wrote about the tests. */
const readReport = () => JSON.parse(readFileSync(REPORT, 'utf8'));

/** Names the tests that passed at the second try only: each of them is a fault to be mended. */
function printSecondTries() {
  for (const file of readReport().testResults) {
    for (const test of file.assertionResults) {
      if (test.status !== 'passed' || test.failureMessages.length === 0) continue;
      console.log(`\nPassed at the second try only: ${test.fullName}\n${test.failureMessages[0]}`);
    }
  }
}

/** The line that says how the tests went. */
function summary() {
  const report = readReport();
  const skipped = report.numPendingTests + report.numTodoTests;
  const counts = `${report.numPassedTests} passed, ${report.numFailedTests} failed`;
  return skipped > 0 ? `${counts}, ${skipped} skipped` : counts;
}

installIfMissing();
step('Build', 'node', ['scripts/build.mjs']);
// What runs on one processor runs beside the checks: alone it would keep the other one waiting.
step('Checks', 'node', ['scripts/check.mjs', 'test:rules-off', 'check:rulings']);

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
  printTimings();
  console.error('\nTests: failed');
  if (existsSync(REPORT)) console.log(summary());
  process.exit(status);
}

step('Browser', 'node', ['scripts/browser-tests.mjs']);

printSecondTries();
printTimings();
console.log(`\n${summary()}`);
