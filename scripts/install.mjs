// Installs the dependencies where there are none yet, so that one command is enough to start.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './files.mjs';

/** Runs `npm ci` if node_modules is missing. Its output goes to stderr: stdout belongs to the caller. */
export function installIfMissing() {
  if (existsSync(join(ROOT, 'node_modules'))) return;
  console.error('Installing dependencies (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed.');
    process.exit(status ?? 1);
  }
}
