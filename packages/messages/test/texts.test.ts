// What is made of the texts of the catalogue when they are said.
import { DEFAULT_LOCALE, LOCALES, addTexts, textAt } from '@arpents/messages';
import { describe, expect, it } from 'vitest';
import { textsIn } from './support/catalogue.ts';
// Every text as release 0.1.0 said it, when a compiler of catalogues did this. A text that is reworded on purpose loses
// its row here; others do not change by themselves.
import golden from './golden/sentences-0.1.0.json' with { type: 'json' };

type Said = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
const GOLDEN: Readonly<Record<string, Said>> = golden;

/** Which of two hard spaces a mark has is a matter of typography, which has a test of its own. */
const withOneSpace = (said: Said): unknown =>
  JSON.parse(JSON.stringify(said).replaceAll('\u202f', '\u00a0'));

describe('a text', () => {
  it.each(Object.keys(GOLDEN))('is said in %s as release 0.1.0 said it', (tag) => {
    const locale = LOCALES.find((one) => one === tag)!;
    const rows = Object.entries(GOLDEN[tag]!);
    const texts = textsIn(locale);
    const saying = (key: string, said: Said[string]): Said[string] => {
      const names = [...JSON.stringify(texts[key]).matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
      const words = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
      if (typeof said === 'string') return textAt(locale, key, words);
      const counts = Object.keys(said);
      return Object.fromEntries(
        counts.map((count) => [count, textAt(locale, key, { ...words, count: Number(count) })]),
      );
    };
    const now = Object.fromEntries(rows.map(([key, said]) => [key, saying(key, said)]));
    expect(withOneSpace(now)).toEqual(withOneSpace(GOLDEN[tag]!));
  });

  it('has a form for each number that its language has', () => {
    const card = { one: '{count} one', few: '{count} few', other: '{count} other' };
    addTexts('en', { 'test.card': card });
    addTexts('fr', { 'test.card': card });
    const said = (locale: 'en' | 'fr'): string[] =>
      [0, 1, 2].map((count) => textAt(locale, 'test.card', { count }));
    expect(said('en')).toEqual(['0 other', '1 one', '2 other']);
    expect(said('fr')).toEqual(['0 one', '1 one', '2 other']);
  });

  it('comes from the first language where its own has none, with the numbers of that one', () => {
    addTexts(DEFAULT_LOCALE, { 'test.new': { one: 'one of {count}', other: 'of {count}' } });
    expect(textAt('fr', 'test.new', { count: 0 })).toBe('of 0');
  });

  it('shows its key where no language has it', () => {
    expect(textAt('fr', 'test.nowhere')).toBe('test.nowhere');
  });
});
