// Bundles the command-line program and its worker threads, and builds the web client.
// `build.mjs programs` leaves out the web client, which only the server needs.

import { join } from 'node:path';
import { BUNDLE, writeBundle } from './bundle.mjs';
import { ROOT, latestChange } from './files.mjs';

async function bundleCli() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build(BUNDLE);
  writeBundle(outputFiles);
}

/** The web client, if anything that it is made of is newer than what was made last. */
async function buildWeb() {
  const sources = [
    ...['web', 'engine', 'messages', 'session', 'protocol', 'bots'].flatMap((name) => [
      join(ROOT, 'packages', name, 'src'),
      join(ROOT, 'packages', name, 'catalogue'),
    ]),
    ...['index.html', 'public', 'vite.config.ts', 'tsconfig.json', 'package.json'].map((name) =>
      join(ROOT, 'packages/web', name),
    ),
    join(ROOT, 'tsconfig.base.json'),
    join(ROOT, 'package-lock.json'),
  ];
  const built = latestChange(join(ROOT, 'packages/web/dist/index.html'));
  if (sources.every((source) => latestChange(source) <= built)) return;
  const { build } = await import('vite');
  await build({ root: join(ROOT, 'packages/web'), logLevel: 'warn' });
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
