// Loading the texts of programs that speak every language. A browser fetches those of its reader instead.
import { LOCALES } from './locales.ts';
import { addTexts, type Texts } from './texts.ts';

/** The texts that all programs share; to be waited for before anything is said. */
export async function loadTexts(): Promise<void> {
  await Promise.all(
    LOCALES.map(async (locale) => {
      const file = (await import(`../catalogue/${locale}.json`, { with: { type: 'json' } })) as {
        readonly default: Texts;
      };
      addTexts(locale, file.default);
    }),
  );
}
