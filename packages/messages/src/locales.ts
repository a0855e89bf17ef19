// The languages of the catalogue, and choosing one for a reader.

export interface Language {
  /** The language's own name, as people look for it in a list. */
  readonly name: string;
  /** Which rules of Intl it follows; British English has no comma before `and`. */
  readonly tag: string;
}

/** A language is a row here and two files in `catalogue/`. The first row is what is said where a text is missing. */
const LANGUAGES = [
  { locale: 'en', name: 'English', tag: 'en-GB' },
  { locale: 'fr', name: 'Français', tag: 'fr-CA' },
  { locale: 'de', name: 'Deutsch', tag: 'de' },
  { locale: 'it', name: 'Italiano', tag: 'it' },
] as const satisfies readonly (Language & { readonly locale: string })[];

export type Locale = (typeof LANGUAGES)[number]['locale'];
export const LOCALES: readonly Locale[] = LANGUAGES.map(({ locale }) => locale);
export const DEFAULT_LOCALE: Locale = LANGUAGES[0].locale;

export const languageOf = (locale: Locale): Language =>
  LANGUAGES.find((row) => row.locale === locale) ?? LANGUAGES[0];

/** The first language of a list such as `['fr-CA', 'en']` or `['fr_FR.UTF-8']` that the catalogue has, else the default. */
export function preferredLocale(tags: readonly string[]): Locale {
  for (const tag of tags) {
    const [language] = tag.toLowerCase().split(/[-_.]/);
    const locale = LOCALES.find((one) => one === language);
    if (locale !== undefined) return locale;
  }
  return DEFAULT_LOCALE;
}
