// The last turns of a game, without a mouse and on a phone.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BEFORE_LAST_TOWN } from './positions.ts';
import { AUTHORITIES, PHONE, useStage } from './stage.ts';

const stage = useStage();

/** More than there are things to stop at on any screen. */
const MOST_TABS = 150;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Goes on with the tabulator until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let i = 0; i < MOST_TABS; i++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tabulator does not lead to ${String(target)}`);
}

/** How many places lie beyond the window of the map. */
const placesOutOfSight = (page: Page): Promise<number> =>
  page.getByTestId('map').evaluate((map) => {
    const { left, right, top, bottom } = map.getBoundingClientRect();
    return [...map.querySelectorAll('.place')].filter((place) => {
      const { x, y, width, height } = place.getBoundingClientRect();
      const [middle, level] = [x + width / 2, y + height / 2];
      return middle < left || middle > right || level < top || level > bottom;
    }).length;
  });

it.each(AUTHORITIES)('by keyboard alone (%s)', async (authority) => {
  const table = await stage.againstComputer(BEFORE_LAST_TOWN, 'british', { authority });
  const { page } = table;
  const { keyboard } = page;
  await table.turnCame();
  // A card by its number, the place by the map, and the action by the tabulator.
  await keyboard.press('h');
  expect(await hasFocus(page.locator('.hand .card').first())).toBe(true);
  await keyboard.press('1');
  await page.locator('.hand .card[aria-pressed="true"]').waitFor();
  await keyboard.press('m');
  expect(await page.evaluate(() => document.activeElement?.classList.contains('place'))).toBe(true);
  await keyboard.press('ArrowLeft');
  expect(await page.evaluate(() => document.activeElement?.classList.contains('place'))).toBe(true);
  await keyboard.press('Escape');
  await page.locator('.hand .card[aria-pressed="true"]').waitFor({ state: 'detached' });
  await tabTo(page, table.kind('develop'));
  await keyboard.press('Enter');
  await table.confirmation.waitFor();
  await keyboard.press('c');
  await table.stands('pemaquid', /town/i);
  await tabTo(page, table.kind('pass'));
  await keyboard.press('Enter');
  await tabTo(page, table.confirmation);
  await keyboard.press('Enter');
  await tabTo(page, page.locator('.map-buttons button').first());
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await expect.poll(() => placesOutOfSight(page)).not.toBe(0);
  await table.endTurn.waitFor();
  await keyboard.press('e');
  await table.result.waitFor();
  // The map had been enlarged; the result is shown with the whole of it.
  await expect.poll(() => placesOutOfSight(page)).toBe(0);
  await tabTo(page, table.result.getByRole('button').first());
  expect(await table.result.textContent()).toMatch(/You (won|lost)/);
});

it.each(AUTHORITIES)('on a phone (%s)', async (authority) => {
  const table = await stage.againstComputer(BEFORE_LAST_TOWN, 'british', { ...PHONE, authority });
  const { page } = table;
  const tap = (target: Locator): Promise<void> => target.tap();
  await table.turnCame();
  const fits = (): Promise<boolean> =>
    page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(await fits()).toBe(true);
  for (const [name, part] of [
    ['Players', '.table-sides'],
    ['Log', '.table-log'],
    ['Hand', '.hand'],
  ] as const) {
    await page.locator('.table-tabs').getByRole('button', { name }).tap();
    await page.locator(part).waitFor();
    expect(await fits()).toBe(true);
  }
  expect(await page.getByTestId('map').isVisible()).toBe(true);
  await table.card('Pemaquid').tap();
  // A finger points with its tap, and until it touches something else.
  const here = page.locator('.place.via-here');
  await expect.poll(() => here.getAttribute('data-place')).toBe('pemaquid');
  await table.kind('develop').tap();
  await expect.poll(() => here.count()).toBe(0);
  await table.send(table.confirmation, tap);
  await table.stands('pemaquid', /town/i);
  await table.kind('pass').tap();
  await table.send(table.confirmation, tap);
  await table.send(table.endTurn, tap);
  await table.result.waitFor();
  expect(await fits()).toBe(true);
});
