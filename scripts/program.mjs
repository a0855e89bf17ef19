// Building the command-line program and running it, for the scripts that people start it by.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CLI_BUNDLE, ROOT } from './files.mjs';

/**
 * In a process of its own, which says everything on stderr: stdout belongs to the program.
 * @param {readonly string[]} parts of the build; none: all of it
 */
export function build(parts = []) {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), ...parts], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  });
  if (status === 0) return;
  console.error('The build failed.');
  process.exit(status ?? 1);
}

/**
 * In this same process, so that signals, standard streams and the exit status are the program's own.
 * @param {readonly string[]} args
 */
export async function runProgram(args) {
  process.argv = [process.execPath, CLI_BUNDLE, ...args];
  await import(pathToFileURL(CLI_BUNDLE).href);
}
