// Questions about files that several scripts ask.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** What `npm run build` makes of the command-line program. */
export const CLI_BUNDLE = join(ROOT, 'packages/cli/dist/main.js');

/** What `npm run build:static` makes: a folder for any file server. */
export const STATIC_CLIENT = join(ROOT, 'dist/static');

/**
 * All files below a folder that pass the test, in stable order.
 * @param {string} folder
 * @param {(name: string) => boolean} wanted
 * @returns {string[]}
 */
export function filesBelow(folder, wanted) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && wanted(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * The latest change at or below a path, in milliseconds; 0 if there is nothing.
 * Folders count too, so that a removed file is noticed.
 * @param {string} path
 * @returns {number}
 */
export function latestChange(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(path).map((name) => latestChange(join(path, name)));
  return Math.max(stat.mtimeMs, ...inside);
}

/** The folders of all packages. */
export function packageFolders() {
  const packages = join(ROOT, 'packages');
  return readdirSync(packages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(packages, entry.name));
}
