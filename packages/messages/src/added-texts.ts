// The catalogue in a browser: texts are added one language at a time, as they stand in the catalogue's files, so that
// nobody loads the languages of others. What the compiler would make of a text is done here when it is asked for.
import type { Catalogue } from './generated/types.ts';
import type { Locale } from './locales.ts';

type Words = Readonly<Record<string, unknown>>;

/** One text for each grammatical number of a word, as `{ "plural=one": …, "plural=*": … }`. */
interface ByNumber {
  readonly declarations: readonly string[];
  readonly match: Readonly<Record<string, string>>;
}
type RawText = string | readonly [ByNumber];

const added = new Map<Locale, Map<string, RawText>>();

/** Adds the content of a file of the catalogue; to be done before a text in that language is asked for. */
export function addTexts(locale: Locale, texts: object): void {
  const known = added.get(locale) ?? new Map<string, RawText>();
  for (const [key, text] of Object.entries(texts)) known.set(key, text as RawText);
  added.set(locale, known);
}

/** Messages by key. A text that is missing shows its key, which is better than nothing at all. */
export const m = new Proxy(
  {},
  {
    get:
      (_nothing, key: string) =>
      (words: Words, { locale }: { readonly locale: Locale }): string => {
        const text = added.get(locale)?.get(key) ?? key;
        return filledIn(typeof text === 'string' ? text : byNumber(text[0], words, locale), words);
      },
  },
) as Catalogue;

const filledIn = (text: string, words: Words): string =>
  text.replace(/\{(\w+)\}/g, (_placeholder, name: string) => String(words[name]));

const NUMBER = /^local \w+ = (\w+): plural$/;

function byNumber({ declarations, match }: ByNumber, words: Words, locale: Locale): string {
  const name = declarations.map((one) => NUMBER.exec(one)?.[1]).find((one) => one !== undefined);
  const number = new Intl.PluralRules(locale).select(Number(words[name ?? '']));
  return match[`plural=${number}`] ?? match['plural=*'] ?? '';
}
