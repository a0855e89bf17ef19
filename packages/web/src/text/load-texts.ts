// Fetching the texts of one language: data, loaded beside the program and kept by the browser. Long texts that few
// readers open are parts of their own, by what their keys begin with (tools/text-parts.mjs).
import { addTexts, type Locale, type Texts } from '@arpents/messages';

type Addresses = Readonly<Record<string, string>>;

/** Addresses of all files of the catalogue, by their paths. */
const FILES = {
  first: import.meta.glob<string>('../../../messages/catalogue/*.json', {
    query: '?texts=first',
    import: 'default',
    eager: true,
  }),
  book: import.meta.glob<string>('../../../messages/catalogue/web.*.json', {
    query: '?texts=book',
    import: 'default',
    eager: true,
  }),
  coach: import.meta.glob<string>('../../../messages/catalogue/web.*.json', {
    query: '?texts=coach',
    import: 'default',
    eager: true,
  }),
  lesson: import.meta.glob<string>('../../../messages/catalogue/web.*.json', {
    query: '?texts=lesson',
    import: 'default',
    eager: true,
  }),
  tip: import.meta.glob<string>('../../../messages/catalogue/web.*.json', {
    query: '?texts=tip',
    import: 'default',
    eager: true,
  }),
} as const satisfies Readonly<Record<string, Addresses>>;

/** What is fetched when it is needed: `book` are the texts with keys `web.book.…`. */
export type LongTexts = Exclude<keyof typeof FILES, 'first'>;

const loaded = new Set<string>();
/** What has been opened in any language is needed in the next one too: it may be on the screen. */
const opened = new Set<keyof typeof FILES>(['first']);

/** To be waited for before anything is said in that language; fails without a connection. */
export async function loadTexts(locale: Locale): Promise<void> {
  let known: number;
  do {
    known = opened.size;
    await Promise.all([...opened].map((part) => load(part, locale)));
    // Something may have been opened meanwhile, in the language of before.
  } while (opened.size > known);
}

/** To be waited for before a text of that part is said; fails without a connection. */
export async function loadTextsOf(part: LongTexts, locale: Locale): Promise<void> {
  const wasOpened = opened.has(part);
  // Before it is there: who changes the language meanwhile has to wait for it in both.
  opened.add(part);
  try {
    await load(part, locale);
  } catch (error) {
    if (!wasOpened) opened.delete(part);
    throw error;
  }
}

async function load(part: keyof typeof FILES, locale: Locale): Promise<void> {
  const files: Addresses = FILES[part];
  const asked = `${part} ${locale}`;
  if (loaded.has(asked)) return;
  const addresses = Object.keys(files).filter((path) => isOf(locale, path));
  const texts = await Promise.all(
    addresses.map(async (path) => (await (await fetch(files[path] ?? '')).json()) as Texts),
  );
  for (const one of texts) addTexts(locale, one);
  loaded.add(asked);
}

/** `fr.json` and `web.fr.json`: what all programs say, and what only this one says. */
const isOf = (locale: Locale, path: string): boolean =>
  /(?:\/|\.)(\w+)\.json/.exec(path)?.[1] === locale;
