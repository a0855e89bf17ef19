// Bundles the command-line program and its worker threads, and builds the web client.
// `build.mjs programs` leaves out the web client, which only the server needs.

import { join } from 'node:path';
import { isWebCurrent } from './built.mjs';
import { BUNDLE, writeBundle } from './bundle.mjs';
import { ROOT } from './files.mjs';
import { writeServiceWorker } from './service-worker.mjs';

async function bundleCli() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build(BUNDLE);
  writeBundle(outputFiles);
}

/** The web client, if anything that it is made of is newer than what was made last. */
async function buildWeb() {
  if (isWebCurrent()) return;
  // Tests build too, and vitest says `test` here: React would be built in its development form, several times slower.
  process.env['NODE_ENV'] = 'production';
  const { build } = await import('vite');
  await build({ root: join(ROOT, 'packages/web'), logLevel: 'warn' });
  await writeServiceWorker(join(ROOT, 'packages/web/dist'));
}

const part = process.argv[2];
try {
  await bundleCli();
  if (part === undefined) await buildWeb();
} catch (error) {
  // esbuild has already printed the errors of the code itself.
  if (!(error instanceof Error && 'errors' in error)) console.error(error);
  process.exitCode = 1;
}
