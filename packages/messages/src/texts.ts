// The texts of the catalogue: added language by language as they stand in its files, and said with the words they ask for.
import type { Catalogue } from './catalogue.gen.ts';
import { DEFAULT_LOCALE, languageOf, type Locale } from './locales.ts';

export type TextKey = keyof Catalogue;

export type Words = Readonly<Record<string, string | number>>;

/**
 * What has to be told to a text besides its key: one of several texts wants the words of all of them. A key that there
 * is not counts as every key; nothing is wanted then, so that the compiler complains about the key and not about words.
 */
export type WordsFor<Asked extends Readonly<Record<keyof Asked, string>>, K extends keyof Asked> = [
  keyof Asked,
] extends [K]
  ? [words?: Words]
  : [Asked[K]] extends [never]
    ? []
    : [words: Readonly<Record<Asked[K], string | number>>];

/** One text for each grammatical number of the word `count`, by its name in CLDR. */
export type TextByNumber = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};
export type Texts = Readonly<Record<string, string | TextByNumber>>;

const added = new Map<Locale, Map<string, string | TextByNumber>>();

/** Adds the content of a file of the catalogue; to be done before a text in that language is asked for. */
export function addTexts(locale: Locale, texts: Texts): void {
  added.set(locale, new Map([...(added.get(locale) ?? []), ...Object.entries(texts)]));
}

/** What the catalogue says under this key, in the reader's language. */
export function say<K extends TextKey>(
  locale: Locale,
  key: K,
  ...words: WordsFor<Catalogue, K>
): string;
export function say(locale: Locale, key: TextKey, words?: Words): string {
  return textAt(locale, key, words);
}

/** The same for a program with texts of its own, which has a function like `say` for them. */
export function textAt(locale: Locale, key: string, words: Words = {}): string {
  const language = [locale, DEFAULT_LOCALE].find((one) => added.get(one)?.has(key) === true);
  // A text that is missing altogether shows its key, which is better than nothing at all.
  if (language === undefined) return key;
  const text = added.get(language)?.get(key) ?? key;
  const chosen = typeof text === 'string' ? text : (text[numberOf(words, language)] ?? text.other);
  return chosen.replace(/\{(\w+)\}/g, (_placeholder, name: string) => String(words[name]));
}

/** Whether there is such a text: some are more exact than others and need not be there. */
export const hasText = <K extends string>(locale: Locale, key: K): key is Extract<TextKey, K> =>
  [locale, DEFAULT_LOCALE].some((one) => added.get(one)?.has(key) === true);

const numbers = new Map<Locale, Intl.PluralRules>();

function numberOf(words: Words, locale: Locale): Intl.LDMLPluralRule {
  const rules = numbers.get(locale) ?? new Intl.PluralRules(languageOf(locale).tag);
  numbers.set(locale, rules);
  return rules.select(Number(words.count));
}
