// The languages of the catalogue, and choosing one for a reader.
import { locales } from './generated/runtime.js';

/** Written out and compared with the catalogue: what is compiled is no source of types for other packages. */
export const LOCALES: readonly ['en', 'fr'] = locales;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** The first language of a list such as `['fr-CA', 'en']` or `['fr_FR.UTF-8']` that the catalogue has, else the default. */
export function preferredLocale(tags: readonly string[]): Locale {
  for (const tag of tags) {
    const [language] = tag.toLowerCase().split(/[-_.]/);
    const locale = LOCALES.find((one) => one === language);
    if (locale !== undefined) return locale;
  }
  return DEFAULT_LOCALE;
}
