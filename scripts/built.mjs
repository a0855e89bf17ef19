// What `npm run build` makes, and whether it is as new as what it is made from.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CLI_BUNDLE, ROOT, STATIC_CLIENT, latestChange, packageFolders } from './files.mjs';

/** What is written last of a web client. */
const LAST = 'service-worker.js';

/** @param {string} folder of a package */
const sourcesIn = (folder) => [join(folder, 'src'), join(folder, 'catalogue')];

const PROGRAM_SOURCES = [...packageFolders().flatMap(sourcesIn), join(ROOT, 'scripts/bundle.mjs')];

const WEB_SOURCES = [
  ...['web', 'engine', 'messages', 'session', 'protocol', 'bots'].flatMap((name) =>
    sourcesIn(join(ROOT, 'packages', name)),
  ),
  ...[
    'index.html',
    'public',
    'service-worker',
    'vite.config.ts',
    'tsconfig.json',
    'package.json',
  ].map((name) => join(ROOT, 'packages/web', name)),
  join(ROOT, 'tsconfig.base.json'),
  join(ROOT, 'package-lock.json'),
  join(ROOT, 'scripts/build.mjs'),
  join(ROOT, 'scripts/service-worker.mjs'),
];

/** @param {string} built @param {readonly string[]} sources */
function isCurrent(built, sources) {
  if (!existsSync(built)) return false;
  const time = latestChange(built);
  return sources.every((source) => latestChange(source) <= time);
}

export const isProgramBuilt = () => existsSync(CLI_BUNDLE);
export const isProgramCurrent = () => isCurrent(CLI_BUNDLE, PROGRAM_SOURCES);
export const isWebCurrent = () => isCurrent(join(ROOT, 'packages/web/dist', LAST), WEB_SOURCES);
export const isStaticCurrent = () => isCurrent(join(STATIC_CLIENT, LAST), WEB_SOURCES);
