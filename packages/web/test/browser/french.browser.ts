// The table in French: nothing on it is left in English.
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import sharedEnglish from '../../../messages/catalogue/en.json' with { type: 'json' };
import sharedFrench from '../../../messages/catalogue/fr.json' with { type: 'json' };
import english from '../../../messages/catalogue/web.en.json' with { type: 'json' };
import french from '../../../messages/catalogue/web.fr.json' with { type: 'json' };
import { PATHS } from '../../src/parts/paths.ts';
import { TWO_SIEGES } from './positions.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const frenchTexts = new Set(
  Object.values({ ...sharedFrench, ...french })
    .flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)))
    .map((text) => text.toLowerCase()),
);

/** Complete texts of the English catalogue that no French text is equal to, but for a capital. */
const onlyEnglish = new Set(
  Object.values({ ...sharedEnglish, ...english }).filter(
    (text) => typeof text === 'string' && !frenchTexts.has(text.toLowerCase()),
  ),
);

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

it('a browser that prefers French sees no English', async () => {
  const guise = { locale: 'fr-CA' };
  const leftovers: string[] = [];
  const look = async (page: Page): Promise<void> => {
    leftovers.push(...(await textsOn(page)).filter((text) => onlyEnglish.has(text)));
  };
  const visitor = await stage.person(guise);
  for (const path of Object.values(PATHS)) {
    await visitor.visit(path);
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    await look(visitor.page);
  }
  const table = await stage.againstComputer(TWO_SIEGES, 'british', guise);
  await table.turnCame();
  expect(await table.page.locator('html').getAttribute('lang')).toBe('fr');
  await table.page.getByText(`${french['web.actions.left'].split('{')[0] ?? ''}2`).waitFor();
  await look(table.page);
  for (const item of ['orders', 'keys', 'end']) {
    await table.openMenu(item);
    await table.page.locator('.dialog-body > div, .dialog-body > dl').first().waitFor();
    await look(table.page);
    await table.closeDialog();
  }
  expect(leftovers).toEqual([]);
});
