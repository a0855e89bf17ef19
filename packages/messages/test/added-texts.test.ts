// What a browser makes of the catalogue is what the compiler makes of it, for every text in every language.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addTexts, m as added } from '../src/added-texts.ts';
import { m as compiled } from '../src/compiled-texts.ts';
import type { Catalogue } from '../src/generated/types.ts';
import { LOCALES } from '../src/locales.ts';

const CATALOGUE = new URL('../catalogue/', import.meta.url);
const filesOf = (locale: string): string[] =>
  readdirSync(CATALOGUE).filter((name) => name.endsWith(`${locale}.json`));
const read = (name: string): object =>
  JSON.parse(readFileSync(new URL(name, CATALOGUE), 'utf8')) as object;

/** Every placeholder of any text, filled in with the same number: some texts count. */
function wordsOf(files: readonly object[], count: number): Record<string, number> {
  const names = [...JSON.stringify(files).matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return Object.fromEntries(names.map((name) => [name, count]));
}

type Said = (words: object, options: { readonly locale: 'en' | 'fr' }) => string;
const say = (catalogue: Catalogue, key: string): Said =>
  catalogue[key as keyof Catalogue] as unknown as Said;

describe('texts added as data', () => {
  for (const locale of LOCALES) {
    it(`say in ${locale} what the compiled catalogue says`, () => {
      const files = filesOf(locale).map(read);
      for (const file of files) addTexts(locale, file);
      const keys = files.flatMap((file) => Object.keys(file));
      expect(keys.length).toBeGreaterThan(600);
      for (const count of [0, 1, 2, 21]) {
        const words = wordsOf(files, count);
        for (const key of keys) {
          expect([key, say(added, key)(words, { locale })]).toEqual([
            key,
            say(compiled, key)(words, { locale }),
          ]);
        }
      }
    });
  }

  it('show the key where there is no text', () => {
    expect(say(added, 'no.such-text')({}, { locale: 'en' })).toBe('no.such-text');
  });
});
