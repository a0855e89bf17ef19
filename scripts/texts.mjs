// Writes down for the compiler which texts the English catalogue has and which words each asks for. To be run after a
// key or a placeholder has changed; `texts.mjs --check` only says whether that has been forgotten.
// JSON that TypeScript imports has keys, but its texts are just strings: their placeholders cannot be seen from there.

import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from './files.mjs';

const CATALOGUE = join(ROOT, 'packages/messages/catalogue');
const TYPES = join(ROOT, 'packages/messages/src/catalogue.gen.ts');

/**
 * @param {string} file
 * @param {string} prefix what all keys of the file begin with, and nobody has to write
 */
function rowsOf(file, prefix) {
  const texts = Object.entries(JSON.parse(readFileSync(join(CATALOGUE, file), 'utf8')));
  return texts.map(([key, text]) => {
    const words = [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => `'${name}'`);
    return `'${key.slice(prefix.length)}': ${[...new Set(words)].join(' | ') || 'never'};`;
  });
}

async function typesOfCatalogue() {
  const source = [
    '// Written by `npm run texts` from the English catalogue; do not edit.',
    '',
    '/** The texts that programs share, with the words that each asks for. */',
    'export interface Catalogue {',
    ...rowsOf('en.json', ''),
    '}',
    '',
    '/** The texts of the web client, without the `web.` that their keys begin with. */',
    'export interface WebCatalogue {',
    ...rowsOf('web.en.json', 'web.'),
    '}',
  ].join('\n');
  return format(source, { ...(await resolveConfig(TYPES)), filepath: TYPES });
}

const types = await typesOfCatalogue();
if (process.argv[2] !== '--check') {
  writeFileSync(TYPES, types);
} else if (types !== readFileSync(TYPES, 'utf8')) {
  console.error(`${relative(ROOT, TYPES)} is not what the catalogue says: npm run texts`);
  process.exitCode = 1;
}
