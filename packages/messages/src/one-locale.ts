// The compiled catalogue one language at a time: in a browser, where nobody should load the languages of others.
import type { Catalogue } from './generated/types.ts';
import type { Locale } from './locales.ts';

type CompiledTexts = Readonly<Record<string, (words: object) => string>>;

const LOADERS: Readonly<Record<Locale, () => Promise<unknown>>> = {
  en: () => import('./generated/messages/en.js'),
  fr: () => import('./generated/messages/fr.js'),
};

const loaded = new Map<Locale, CompiledTexts>();

/** To be waited for before a text is asked for in that language. */
export async function loadLocale(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return;
  loaded.set(locale, (await LOADERS[locale]()) as CompiledTexts);
}

/** What the compiler makes of the key of a message. */
const compiledName = (key: string): string => key.replace(/[.-]/g, '_');

/** Messages by key. A language that is not loaded yet shows the key, which is better than nothing at all. */
export const m = new Proxy(
  {},
  {
    get(_nothing, key: string) {
      const name = compiledName(key);
      return (words: object, { locale }: { readonly locale: Locale }): string =>
        loaded.get(locale)?.[name]?.(words) ?? key;
    },
  },
) as Catalogue;
