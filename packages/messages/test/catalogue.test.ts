import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PACKAGES = new URL('../../', import.meta.url);

interface Variants {
  readonly declarations: readonly string[];
  readonly selectors: readonly string[];
  readonly match: Readonly<Record<string, string>>;
}
type Entry = string | readonly Variants[];
type Catalogue = Readonly<Record<string, Entry>>;

const read = (locale: string): Catalogue =>
  JSON.parse(
    readFileSync(new URL(`messages/catalogue/${locale}.json`, PACKAGES), 'utf8'),
  ) as Catalogue;

const CATALOGUES = { en: read('en'), fr: read('fr') };

const textsOf = (entry: Entry): string[] =>
  typeof entry === 'string' ? [entry] : entry.flatMap(({ match }) => Object.values(match));

const placeholdersIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();

const all = Object.entries(CATALOGUES).flatMap(([locale, catalogue]) =>
  Object.entries(catalogue).flatMap(([key, entry]) =>
    textsOf(entry).map((text) => ({ locale, key, text })),
  ),
);

describe('the catalogues', () => {
  it('have the same keys in the same order', () => {
    expect(Object.keys(CATALOGUES.fr)).toEqual(Object.keys(CATALOGUES.en));
  });

  it('have the same placeholders under every key, in every variant', () => {
    for (const [key, entry] of Object.entries(CATALOGUES.en)) {
      const french = CATALOGUES.fr[key] ?? '';
      const expected = placeholdersIn(textsOf(entry)[0] ?? '');
      for (const text of [...textsOf(entry), ...textsOf(french)]) {
        expect({ key, placeholders: placeholdersIn(text) }).toEqual({
          key,
          placeholders: expected,
        });
      }
    }
  });

  it('have a text for every case of a number: singular and the rest', () => {
    for (const catalogue of Object.values(CATALOGUES)) {
      for (const entry of Object.values(catalogue)) {
        if (typeof entry === 'string') continue;
        expect(entry.map(({ match }) => Object.keys(match))).toEqual([['plural=one', 'plural=*']]);
      }
    }
  });

  it('hold no empty texts, no stray spaces and no typewriter quotes', () => {
    for (const { locale, key, text } of all) {
      expect(`${locale} ${key}: ${text}`).not.toMatch(/: $|: \s|\s$| {2}|['"]/);
    }
  });

  it('follow French spacing: a narrow or hard space before ; : ! ? and inside guillemets', () => {
    const french = all.filter(({ locale }) => locale === 'fr');
    for (const { key, text } of french) {
      expect(`${key} ${text}`).not.toMatch(/[^\u00a0\u202f][;:!?»]|«[^\u00a0\u202f]/);
    }
  });

  it('hold nothing that no program says', () => {
    const sources = readdirSync(PACKAGES)
      .flatMap((name) => {
        const folder = new URL(`${name}/src/`, PACKAGES);
        return readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.tsx?$/.test(file))
          .map((file) => readFileSync(new URL(file, folder), 'utf8'));
      })
      .join('\n');
    const unused = Object.keys(CATALOGUES.en).filter((key) => !sources.includes(`m['${key}']`));
    expect(unused).toEqual([]);
  });
});
