// The texts of the interface in the reader's language, and the catalogue's sentences with the language filled in.
import {
  textAt,
  type Locale,
  type WebCatalogue,
  type Words,
  type WordsFor,
} from '@arpents/messages';
import { useSettings } from '../state/settings.ts';

export type TextKey = keyof WebCatalogue;

export type TextOf = <K extends TextKey>(key: K, ...words: WordsFor<WebCatalogue, K>) => string;

/** A text outside of React: for titles of the document and announcements. */
export function textIn<K extends TextKey>(
  locale: Locale,
  key: K,
  ...words: WordsFor<WebCatalogue, K>
): string;
export function textIn(locale: Locale, key: TextKey, words?: Words): string {
  return textAt(locale, `web.${key}`, words);
}

export function useText(): { readonly t: TextOf; readonly locale: Locale } {
  const locale = useSettings((settings) => settings.locale);
  return { t: (key, ...words) => textIn(locale, key, ...words), locale };
}
