// What the browser tests run against: the program and the web client, as `npm start` builds and serves them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../../..');

/** The program that serves the game; the client lies where it looks for it. */
export const PROGRAM = join(ROOT, 'packages/cli/dist/main.js');

/** What is built already and up to date is left alone. */
function build(...parts: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), ...parts], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('the build failed');
}

/** The client that needs no server. Whoever shows it builds it too, but two must not do so at once. */
export const buildStatic = (): void => {
  build('static');
};

/**
 * Called by vitest before the first test.
 * @public
 */
export function setup(): void {
  build();
}
