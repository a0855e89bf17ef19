// Bundles the service worker of the web client with the list of what was built: what a browser keeps for times without
// a connection is what lies in the folder, by name and hash.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT, filesBelow } from './files.mjs';

const WORKER = 'service-worker.js';

/** Under this address hosts serve the page without sending the browser on to another one. */
const START_PAGE = { file: 'index.html', address: './' };

/** @param {string} folder */
function listOf(folder) {
  const files = filesBelow(folder, (name) => name !== WORKER).map((path) => {
    const file = relative(folder, path).split(sep).join('/');
    const hash = createHash('sha256').update(readFileSync(path)).digest('base64');
    return [file === START_PAGE.file ? START_PAGE.address : file, `sha256-${hash}`];
  });
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  return { version, files: Object.fromEntries(files) };
}

/**
 * To be called when everything else lies in the folder.
 * @param {string} folder
 */
export async function writeServiceWorker(folder) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(ROOT, 'packages/web/service-worker/service-worker.ts')],
    outfile: join(folder, WORKER),
    define: { PRECACHE: JSON.stringify(listOf(folder)) },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
}
