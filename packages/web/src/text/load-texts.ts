// Fetching the texts of one language: data, loaded beside the program and kept by the browser.
import { addTexts, type Locale, type Texts } from '@arpents/messages';

/** Addresses of all files of the catalogue, by their paths. */
const FILES = import.meta.glob<string>('../../../messages/catalogue/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const loaded = new Set<Locale>();

/** To be waited for before anything is said in that language; fails without a connection. */
export async function loadTexts(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return;
  const addresses = Object.keys(FILES).filter((path) => isOf(locale, path));
  const texts = await Promise.all(
    addresses.map(async (path) => (await (await fetch(FILES[path] ?? '')).json()) as Texts),
  );
  for (const part of texts) addTexts(locale, part);
  loaded.add(locale);
}

/** `fr.json` and `web.fr.json`: what all programs say, and what only this one says. */
const isOf = (locale: Locale, path: string): boolean =>
  path.endsWith(`/${locale}.json`) || path.endsWith(`.${locale}.json`);
