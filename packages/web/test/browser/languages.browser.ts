// Other languages than English: nothing on any page, at a lesson or at the table is left in English.
import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@arpents/messages';
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { PATHS, pathOfLesson } from '../../src/parts/paths.ts';
import { TWO_SIEGES } from './positions.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const CATALOGUE = new URL('../../../messages/catalogue/', import.meta.url);
type Texts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
const textsOf = (locale: Locale): Texts =>
  Object.assign(
    {},
    ...[`${locale}.json`, `web.${locale}.json`].map(
      (file) => JSON.parse(readFileSync(new URL(file, CATALOGUE), 'utf8')) as Texts,
    ),
  ) as Texts;

const ENGLISH = textsOf('en');

/** Complete texts of the English catalogue that no text of the language is equal to, but for a capital. */
function onlyEnglish(locale: Locale): ReadonlySet<string> {
  const own = new Set(
    Object.values(textsOf(locale))
      .flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)))
      .map((text) => text.toLowerCase()),
  );
  return new Set(
    Object.values(ENGLISH).filter(
      (text) => typeof text === 'string' && !own.has(text.toLowerCase()),
    ),
  ) as ReadonlySet<string>;
}

/** Everything that is written on the page, and what only a screen reader says. */
const textsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title]')) {
      texts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '');
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });

/** Chooses a language where settings are shown, and waits until it is spoken. */
async function speak(page: Page, locale: Locale): Promise<void> {
  await page.locator(`[data-about="settings.language"] [data-option="${locale}"]`).click();
  await page.locator(`html[lang="${locale}"]`).waitFor();
}

const OTHERS = LOCALES.filter((locale) => locale !== 'en');

it('a browser that prefers French sees French; and in no language is anything left in English', async () => {
  const leftovers: string[] = [];
  const look = async (page: Page, locale: Locale, where: string): Promise<void> => {
    const english = onlyEnglish(locale);
    const left = (await textsOn(page)).filter((text) => english.has(text));
    leftovers.push(...left.map((text) => `${locale}, ${where}: ${text}`));
  };

  const { page, visit } = await stage.person({ locale: 'fr-CA' });
  const pages = [...Object.values(PATHS), pathOfLesson('settling')];
  await visit(PATHS.settings);
  await page.locator('html[lang="fr"]').waitFor();
  for (const locale of OTHERS) {
    await page.evaluate((to) => history.pushState(null, '', to), PATHS.settings);
    await speak(page, locale);
    for (const path of pages) {
      // Within the page, as a link would: nothing is fetched anew.
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await page
        .locator(path === pages.at(-1) ? '.coach-words p' : 'main h1')
        .first()
        .waitFor();
      await look(page, locale, path);
    }
  }

  // Whoever changes the language before the explanations have come in the first one is not explained things in that.
  let arrive = (): void => undefined;
  const spoken = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const table = await stage.againstComputer(TWO_SIEGES, 'british', {}, async ({ context }) => {
    await context.route('**/tip.web.en-*.json', async (route) => {
      await spoken;
      await route.continue();
    });
  });
  await table.turnCame();
  for (const locale of OTHERS) {
    await table.openMenu('settings');
    await speak(table.page, locale);
    arrive();
    await table.closeDialog();
    const about = textsOf(locale)['web.tip.menu.menu'];
    if (typeof about !== 'string') throw new Error('there is one text');
    const explained = table.page.locator('.tip', { hasText: about });
    // Rested on anew until the explanations have come: a tip is looked up when the pointer has come to rest.
    await expect
      .poll(async () => {
        await table.page.mouse.move(0, 0);
        await table.page.locator('[data-menu="menu"]').hover();
        return explained.waitFor({ timeout: 2000 }).then(
          () => true,
          () => false,
        );
      })
      .toBe(true);
    const left = textsOf(locale)['web.actions.left'];
    if (typeof left !== 'string') throw new Error('there is one text for all numbers');
    await table.page.getByText(left.replace('{count}', '2')).waitFor();
    await look(table.page, locale, 'table');
    for (const item of ['orders', 'keys', 'end']) {
      await table.openMenu(item);
      await table.page.locator('.dialog-body > div, .dialog-body > dl').first().waitFor();
      await look(table.page, locale, item);
      await table.closeDialog();
    }
  }
  expect(leftovers).toEqual([]);
});
