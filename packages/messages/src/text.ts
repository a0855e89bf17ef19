// How tables refer to the catalogue, and the little grammar that sentences need besides it.
import type { Locale } from './locales.ts';

/** A message of the catalogue that asks for these words at most. */
export type Text<Words extends object = object> = (
  words: Words,
  options: { readonly locale: Locale },
) => string;

/** Which Intl rules a language of the catalogue follows; British English has no comma before `and`. */
export const INTL_TAGS: Readonly<Record<Locale, string>> = { en: 'en-GB', fr: 'fr-CA' };

const LISTS: Readonly<Record<Locale, Intl.ListFormat>> = {
  en: new Intl.ListFormat(INTL_TAGS.en, { type: 'conjunction' }),
  fr: new Intl.ListFormat(INTL_TAGS.fr, { type: 'conjunction' }),
};

/** `A, B and C` in the reader's language. */
export const listed = (items: readonly string[], locale: Locale): string =>
  LISTS[locale].format(items);

/** A sentence or name with a capital at its beginning: names of places and sides come in the middle of things. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A value with its sign, as on a siege track. */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
