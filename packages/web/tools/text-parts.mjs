// Serves a file of the catalogue in parts: what the first screen says, and apart from it the long texts that few
// readers open. `web.fr.json?texts=book` is the address of a file with the French texts of that part.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** The long texts, by what their keys begin with; all others belong to the part `first`. */
const LONG = ['book', 'coach', 'lesson', 'tip'];

/** @param {string} key @param {string} part */
const isOf = (key, part) =>
  part === 'first'
    ? !LONG.some((long) => key.startsWith(`web.${long}.`))
    : key.startsWith(`web.${part}.`);

/**
 * @param {string} file
 * @param {string} part
 */
function textsOf(file, part) {
  const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  return JSON.stringify(Object.fromEntries(texts.filter(([key]) => isOf(key, part))));
}

/** @returns {import('vite').Plugin} */
export function textParts() {
  let building = false;
  return {
    name: 'text-parts',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    load(id) {
      const [, file, part] = /^(.*\.json)\?texts=(\w+)$/.exec(id) ?? [];
      if (file === undefined || part === undefined) return null;
      this.addWatchFile(file);
      const source = textsOf(file, part);
      if (!building) {
        return `export default 'data:application/json,${encodeURIComponent(source).replaceAll("'", '%27')}'`;
      }
      const name = part === 'first' ? basename(file) : `${part}.${basename(file)}`;
      const reference = this.emitFile({ type: 'asset', name, source });
      return { code: `export default import.meta.ROLLUP_FILE_URL_${reference}`, moduleType: 'js' };
    },
  };
}
