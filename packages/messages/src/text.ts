// The little grammar that sentences need besides the catalogue.
import { languageOf, type Locale } from './locales.ts';

const lists = new Map<Locale, Intl.ListFormat>();

/** `A, B and C` in the reader's language. */
export function listed(items: readonly string[], locale: Locale): string {
  // Most lists have one item, and asking the browser takes as long as drawing it.
  if (items.length < 2) return items[0] ?? '';
  const list = lists.get(locale) ?? new Intl.ListFormat(languageOf(locale).tag);
  lists.set(locale, list);
  return list.format(items);
}

/** A sentence or name with a capital at its beginning: names of places and sides come in the middle of things. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A value with its sign, as on a siege track. */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
