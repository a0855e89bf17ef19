// How the command-line program and its worker threads are bundled: once by the build, after every change by `npm run dev`.

import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute } from 'node:path';
import { CLI_BUNDLE, ROOT } from './files.mjs';

/** @type {import('esbuild').Plugin} */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@arpents/') || isAbsolute(path)
        ? null
        : { path, external: true },
    );
  },
};

/** @satisfies {import('esbuild').BuildOptions} */
export const BUNDLE = {
  absWorkingDir: ROOT,
  entryPoints: {
    'analysis-worker': 'packages/cli/src/analysis/worker.ts',
    'arena-worker': 'packages/cli/src/arena/worker.ts',
    'computer-worker': 'packages/server/src/games/computer-worker.ts',
    // Last: its time says when the build was complete.
    main: 'packages/cli/src/main.ts',
  },
  outdir: dirname(CLI_BUNDLE),
  bundle: true,
  // The server is loaded by the commands that need it.
  splitting: true,
  chunkNames: '[name]-[hash]',
  platform: /** @type {const} */ ('node'),
  format: /** @type {const} */ ('esm'),
  target: 'node20',
  write: /** @type {const} */ (false),
  logLevel: /** @type {const} */ ('error'),
  // Packages with native parts, or that read their own files, stay where npm put them.
  plugins: [packagesStayOutside],
};

/**
 * Puts what was bundled into place by renaming: a program that is started meanwhile sees the old bundle or the new one.
 * @param {readonly import('esbuild').OutputFile[]} files
 */
export function writeBundle(files) {
  for (const file of files) {
    mkdirSync(dirname(file.path), { recursive: true });
    const unfinished = `${file.path}.${process.pid}`;
    writeFileSync(unfinished, file.contents);
    renameSync(unfinished, file.path);
  }
}
