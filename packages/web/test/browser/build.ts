// What the browser tests run against: the web client and the server, built once before them.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { build as bundle } from 'esbuild';
import { build as buildWeb } from 'vite';

const ROOT = join(import.meta.dirname, '../../../..');
/** Among the packages that the server needs, and apart from what `npm run build` makes. */
const CACHE = join(ROOT, 'node_modules/.cache/arpents');

async function buildServer(outfile: string): Promise<void> {
  await bundle({
    entryPoints: [join(ROOT, 'packages/server/src/main.ts')],
    outfile,
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

/** The build of this run, for the processes that vitest starts. */
export function builtFiles(): { readonly server: string; readonly web: string } {
  const folder = process.env.ARPENTS_UNDER_TEST;
  if (folder === undefined) throw new Error('nothing was built; start by npm run test:browser');
  return { server: join(folder, 'server.mjs'), web: join(folder, 'web') };
}

/** Called by vitest before the first test; what it returns, after the last one. */
export async function setup(): Promise<() => Promise<void>> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'browser-'));
  process.env.ARPENTS_UNDER_TEST = folder;
  const { server, web } = builtFiles();
  await buildServer(server);
  await buildWeb({
    root: join(ROOT, 'packages/web'),
    build: { outDir: web, emptyOutDir: true },
    logLevel: 'error',
  });
  return () => rm(folder, { recursive: true, force: true });
}
