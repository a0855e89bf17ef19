// Fetching the texts of one language: data, loaded beside the program and kept by the browser.
import { addTexts, type Locale } from '@arpents/messages';
import enUrl from '@arpents/messages/catalogue/en.json?url';
import frUrl from '@arpents/messages/catalogue/fr.json?url';
import webEnUrl from '@arpents/messages/catalogue/web.en.json?url';
import webFrUrl from '@arpents/messages/catalogue/web.fr.json?url';

const FILES: Readonly<Record<Locale, readonly string[]>> = {
  en: [enUrl, webEnUrl],
  fr: [frUrl, webFrUrl],
};
const loaded = new Set<Locale>();

/** To be waited for before anything is said in that language; fails without a connection. */
export async function loadTexts(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return;
  const texts = await Promise.all(
    FILES[locale].map(async (url) => (await (await fetch(url)).json()) as object),
  );
  for (const part of texts) addTexts(locale, part);
  loaded.add(locale);
}
