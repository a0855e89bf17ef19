// Bundles the command-line program and its worker threads, and builds the web client.
// `build.mjs programs` leaves out the web client, which only the server needs. `build.mjs static` makes the client that
// needs no server, and nothing else.

import { join } from 'node:path';
import { isStaticCurrent, isWebCurrent } from './built.mjs';
import { BUNDLE, writeBundle } from './bundle.mjs';
import { ROOT, STATIC_CLIENT } from './files.mjs';
import { writeServiceWorker } from './service-worker.mjs';

async function bundleCli() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build(BUNDLE);
  writeBundle(outputFiles);
}

/**
 * The web client with its service worker.
 * @param {string} folder
 * @param {import('vite').InlineConfig} [options]
 */
async function buildClient(folder, options) {
  // Tests build too, and vitest says `test` here: React would be built in its development form, several times slower.
  process.env['NODE_ENV'] = 'production';
  const { build } = await import('vite');
  await build({
    root: join(ROOT, 'packages/web'),
    logLevel: 'warn',
    ...options,
    build: { outDir: folder },
  });
  await writeServiceWorker(folder);
}

/** If anything that it is made of is newer than what was made last. */
async function buildWeb() {
  if (!isWebCurrent()) await buildClient(join(ROOT, 'packages/web/dist'));
}

/** Addresses in it are relative: the folder may lie anywhere on a host. */
async function buildStatic() {
  if (isStaticCurrent()) return;
  process.env['VITE_SERVERLESS'] = 'true';
  await buildClient(STATIC_CLIENT, { base: './' });
}

const part = process.argv[2];
try {
  if (part === 'static') {
    await buildStatic();
  } else {
    await bundleCli();
    if (part === undefined) await buildWeb();
  }
} catch (error) {
  // esbuild has already printed the errors of the code itself.
  if (!(error instanceof Error && 'errors' in error)) console.error(error);
  process.exitCode = 1;
}
