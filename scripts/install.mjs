// Installs the dependencies where there are none yet, or others than the lockfile names, so that one command is enough
// to start, also after an upgrade.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files.mjs';

const MODULES = join(ROOT, 'node_modules');
const LOCKFILE = join(ROOT, 'package-lock.json');
/** The lockfile as it was when this script installed. A folder that somebody installed by hand has none, and is left alone. */
const INSTALLED = join(MODULES, '.installed-lockfile.json');

function isInstalled() {
  if (!existsSync(MODULES)) return false;
  return !existsSync(INSTALLED) || readFileSync(INSTALLED).equals(readFileSync(LOCKFILE));
}

/** Runs `npm ci` if something is missing. Its output goes to stderr: stdout belongs to the caller. */
export function installIfMissing() {
  if (isInstalled()) return;
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
  writeFileSync(INSTALLED, readFileSync(LOCKFILE));
}
