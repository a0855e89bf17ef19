// What the browser tests run against: the web client and the server, built once before them.
import { join } from 'node:path';

import { build as bundle } from 'esbuild';
import { build as buildWeb } from 'vite';

const ROOT = join(import.meta.dirname, '../../../..');
const CACHE = join(ROOT, 'node_modules/.cache/arpents/browser-tests');

/** Beside the packages that the server needs, and apart from what `npm run build` makes. */
export const SERVER_BUNDLE = join(CACHE, 'server.mjs');
export const WEB_FOLDER = join(CACHE, 'web');

async function buildServer(): Promise<void> {
  await bundle({
    entryPoints: [join(ROOT, 'packages/server/src/main.ts')],
    outfile: SERVER_BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [
      {
        name: 'packages-stay-outside',
        setup: (build) => {
          build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@arpents/')
              ? null
              : { path, external: true },
          );
        },
      },
    ],
  });
}

/** Called by vitest before the first test. */
export async function setup(): Promise<void> {
  await buildServer();
  await buildWeb({
    root: join(ROOT, 'packages/web'),
    build: { outDir: WEB_FOLDER, emptyOutDir: true },
    logLevel: 'error',
  });
}
