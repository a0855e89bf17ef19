// One vocabulary for each language: what the glossary says is what the catalogue says.
import { LOCALES } from '@arpents/messages';
import { describe, expect, it } from 'vitest';
import { formsOf, textsIn } from './support/catalogue.ts';
import { unusedWords, wordsFor } from './support/glossary.ts';

const ENGLISH = textsIn('en');

/** Texts that are nothing but the name of a term. */
const NAMES = /^(card\.(empire|neutral):|symbol\.|piece\.|connection\.)/;
/** Other words on purpose: the name beside a name, and what is typed on the command line. */
const NOT_ITS_WORDS = /^(beside\.|cli\.play\.(help\.|why-what$))/;

describe.each(LOCALES)('the vocabulary of %s', (locale) => {
  const texts = textsIn(locale);

  it('has none of the words that have another word', () => {
    const own = Object.entries(texts).filter(([key]) => !NOT_ITS_WORDS.test(key));
    const found = unusedWords(locale).flatMap((word) => {
      const begun = new RegExp(`(?<![\\p{L}{])${word}`, 'iu');
      return own.flatMap(([key, text]) =>
        formsOf(text).some((form) => begun.test(form)) ? [`${word}: ${key}`] : [],
      );
    });
    expect(found).toEqual([]);
  });

  it('names cards, symbols, pieces and connections as the glossary does', () => {
    const words = wordsFor(locale);
    const other = Object.entries(ENGLISH).flatMap(([key, english]) => {
      const term = NAMES.test(key) && typeof english === 'string' ? words.get(english) : undefined;
      const said = texts[key];
      return term === undefined || (typeof said === 'string' && term.includes(said))
        ? []
        : [`${key}: ${JSON.stringify(said)}, not ${term.join(', ')}`];
    });
    expect(other).toEqual([]);
  });
});

describe('the glossary', () => {
  it('has words for a hundred terms in every language but those that are being added', () => {
    const sizes = LOCALES.map((locale) => wordsFor(locale).size).filter((size) => size > 0);
    expect(sizes.length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...sizes)).toBeGreaterThan(80);
  });
});
