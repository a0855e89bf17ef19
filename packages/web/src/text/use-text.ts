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

export interface TextShown {
  readonly t: TextOf;
  readonly locale: Locale;
}

/** The same for a language at every asking: what was worked out with it need not be worked out again. */
const shownIn = new Map<Locale, TextShown>();

function textShownIn(locale: Locale): TextShown {
  const known = shownIn.get(locale);
  if (known !== undefined) return known;
  const shown: TextShown = { t: (key, ...words) => textIn(locale, key, ...words), locale };
  shownIn.set(locale, shown);
  return shown;
}

export const useText = (): TextShown => textShownIn(useSettings((settings) => settings.locale));
