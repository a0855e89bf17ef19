// Loading the texts of programs that speak every language. A browser fetches those of its reader instead.
import { LOCALES, type Locale } from './locales.ts';
import { addTexts, type Texts } from './texts.ts';

interface TextFile {
  readonly default: Texts;
}

async function load(read: (locale: Locale) => Promise<unknown>): Promise<void> {
  await Promise.all(
    LOCALES.map(async (locale) => {
      addTexts(locale, ((await read(locale)) as TextFile).default);
    }),
  );
}

/** The texts that all programs share; to be waited for before anything is said. */
export const loadTexts = (): Promise<void> =>
  load((locale) => import(`../catalogue/${locale}.json`, { with: { type: 'json' } }));

/** The texts of the web client besides, for programs that show them to whoever proof-reads. */
export const loadWebTexts = (): Promise<void> =>
  load((locale) => import(`../catalogue/web.${locale}.json`, { with: { type: 'json' } }));
