// Cuts the typefaces to the letters that the client shows, and writes src/fonts/*.woff2. Run it after adding texts with
// new letters to the catalogue, or a language. Names and messages of players in other letters use the reader's own fonts.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const CATALOGUE = new URL('../../messages/catalogue/', import.meta.url);
/** Every text in every language. */
const catalogue = readdirSync(CATALOGUE)
  .map((name) => readFileSync(new URL(name, CATALOGUE), 'utf8'))
  .join('');

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
const LETTERS_AND_FIGURES = `${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)}`;
const PUNCTUATION = ' .,;:!?\'"()/&+-–—−×·…‘’‚“”„«»\u00a0\u202f';

/** Titles and names: what the catalogue has, and what a name may be written with. */
const TITLES = [...new Set(catalogue + LETTERS_AND_FIGURES + PUNCTUATION)]
  .filter((letter) => /[\p{L}\p{N}]/u.test(letter) || PUNCTUATION.includes(letter))
  .join('');
/** Running text: all of Western Europe, for what people write. */
const TEXT = `${catalogue}${range(0x20, 0x7e)}${range(0xa0, 0xff)}${PUNCTUATION}ŒœŸ•`;

const CUTS = [
  {
    from: require.resolve('@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2'),
    to: 'fell',
    text: TITLES,
  },
  {
    from: require.resolve('@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2'),
    to: 'garamond-400',
    text: TEXT,
  },
  {
    from: require.resolve('@fontsource/eb-garamond/files/eb-garamond-latin-600-normal.woff2'),
    to: 'garamond-600',
    text: TEXT,
  },
];
const FEATURES = ['kern', 'liga', 'locl', 'lnum', 'tnum', 'mark', 'ccmp'];

for (const { from, to, text } of CUTS) {
  const whole = readFileSync(from);
  const cut = await subsetFont(whole, text, {
    targetFormat: 'sfnt',
    keepFeatures: FEATURES,
    noHinting: true,
  });
  const woff2 = await subsetFont(renamed(cut), text, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
  });
  writeFileSync(new URL(`../src/fonts/${to}.woff2`, import.meta.url), woff2);
  console.log(`${to}: ${whole.length} → ${woff2.length} bytes`);
}

/**
 * The font licence reserves the name of a typeface for its author: what has been changed goes by another one. Both
 * names have seven letters, so that the table of names keeps its shape; the copyright notice (record 0) stays.
 */
function renamed(font) {
  const NAMES = new Map([
    ['IM FELL', 'ARPENTS'],
    ['IM_FELL', 'ARPENTS'],
  ]);
  const bytes = Buffer.from(font);
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, i) => 12 + i * 16);
  const entry = tables.find((at) => bytes.toString('latin1', at, at + 4) === 'name');
  const table = bytes.readUInt32BE(entry + 8);
  const strings = table + bytes.readUInt16BE(table + 4);
  for (let i = 0; i < bytes.readUInt16BE(table + 2); i++) {
    const record = table + 6 + i * 12;
    if (bytes.readUInt16BE(record + 6) === 0) continue;
    const begin = strings + bytes.readUInt16BE(record + 10);
    const text = bytes.subarray(begin, begin + bytes.readUInt16BE(record + 8));
    for (const [reserved, own] of NAMES) {
      for (const encode of [(name) => Buffer.from(name, 'latin1'), utf16]) {
        const at = text.indexOf(encode(reserved));
        if (at >= 0) text.set(encode(own), at);
      }
    }
  }
  return bytes;
}

function utf16(name) {
  return Buffer.from(name, 'utf16le').swap16();
}
