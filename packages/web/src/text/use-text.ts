// The texts of the interface in the reader's language, and the catalogue's sentences with the language filled in.
import { m, type Locale } from '@arpents/messages';
import { useSettings } from '../state/settings.ts';

type Catalogue = typeof m;
export type TextKey = keyof Catalogue extends infer K
  ? K extends `web.${infer Rest}`
    ? Rest
    : never
  : never;
type Words = Readonly<Record<string, string | number>>;

export type TextOf = (key: TextKey, words?: Words) => string;

/** A text outside of React: for titles of the document and announcements. */
export function textIn(locale: Locale, key: TextKey, words: Words = {}): string {
  const message = m[`web.${key}`] as (words: Words, options: { readonly locale: Locale }) => string;
  return message(words, { locale });
}

export function useText(): { readonly t: TextOf; readonly locale: Locale } {
  const locale = useSettings((settings) => settings.locale);
  return { t: (key, words) => textIn(locale, key, words), locale };
}
