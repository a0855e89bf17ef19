// The thread of the computer players, bundled for tests that let them think inside the test's own process.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const PACKAGE = join(import.meta.dirname, '..', '..');
let worker: Promise<URL> | null = null;

/** Made once per test file. */
export function computerWorker(): Promise<URL> {
  worker ??= (async () => {
    const outfile = join(PACKAGE, 'dist', `computer-worker-under-test-${process.pid}.mjs`);
    process.once('exit', () => rmSync(outfile, { force: true }));
    await build({
      entryPoints: [join(PACKAGE, 'src', 'games', 'computer-worker.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'error',
    });
    return pathToFileURL(outfile);
  })();
  return worker;
}
