// What a page can do without at first: fetched with its texts after the page itself, and again if the connection fails.
import { loadTextsOf, type LongTexts } from '../text/load-texts.ts';
import { useSettings } from '../state/settings.ts';
import { loadAgain } from './load-again.ts';

const PAGE_FIRST_MS = 1000;

export async function loadLater<T>(load: () => Promise<T>, texts?: LongTexts): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve, PAGE_FIRST_MS));
  return loadAgain(async () => {
    const [loaded] = await Promise.all([
      load(),
      texts === undefined ? null : loadTextsOf(texts, useSettings.getState().locale),
    ]);
    return loaded;
  });
}
