// The rooms around the table: the picture of each shows what it is called after, its head is one line, and a way that
// ends says where else to go.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PLACE_IDS } from '@arpents/engine';
import { locationName } from '@arpents/messages';
import { PATHS } from '../../src/parts/paths.ts';
import { layoutFaults } from './layout-faults.ts';
import { putOnShelf } from './local-shelf.ts';
import type { Person } from './person.ts';
import { PHONE, useStage, type Guise } from './stage.ts';

const stage = useStage();

const LONG_NAME = 'Bougainville de Nantes';
const phone = (width: number, height: number): Guise => ({
  ...PHONE,
  locale: 'de-DE',
  viewport: { width, height },
});
const SIZES: Readonly<Record<string, Guise>> = {
  '390 × 844': phone(390, 844),
  '360 × 640': phone(360, 640),
  '834 × 1112': phone(834, 1112),
  '1024 × 768': { locale: 'de-DE', viewport: { width: 1024, height: 768 } },
};

/** What the places are called on German plates. */
const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  PLACE_IDS.map((id) => [id, locationName(id, 'de')]),
);

let registered = 0;
async function register(who: Person): Promise<void> {
  await who.post('/accounts', {
    name: `${LONG_NAME} ${++registered}`,
    password: 'plains of abraham',
  });
}

/** What is wrong with the plate: the name of its place is not on it, is cut off, or lies under the title. */
const plateFault = (page: Page): Promise<string | null> =>
  page.evaluate((names) => {
    const boxOf = (element: Element | null | undefined): DOMRect =>
      element?.getBoundingClientRect() ?? new DOMRect();
    const plateShown = document.querySelector<HTMLElement>('.sheet-plate');
    const place = names[plateShown?.dataset.place ?? ''] ?? 'its place';
    const name = [...document.querySelectorAll('.sheet-plate .place-name')].find(
      ({ textContent }) => textContent === place,
    );
    if (name === undefined) return `${place} is not named`;
    const plate = boxOf(plateShown);
    const title = boxOf(document.querySelector('.sheet-title'));
    const { left, right, top, bottom } = boxOf(name);
    if (left < plate.left || right > plate.right || top < plate.top || bottom > plate.bottom) {
      return `${place} is cut off`;
    }
    const isUnderTitle =
      bottom > title.top && top < title.bottom && right > title.left && left < title.right;
    return isUnderTitle ? `${place} lies under the title` : null;
  }, NAMES);

describe.each(Object.entries(SIZES))('at %s', (_, guise) => {
  it('every plate shows the place that it is called after', async () => {
    const [stranger, player] = [await stage.person(guise), await stage.person(guise)];
    await register(player);
    const rooms: readonly (readonly [Person, string])[] = [
      ...[PATHS.lobby, PATHS.guide, PATHS.settings, PATHS.account, PATHS.credits, '/none'].map(
        (path) => [stranger, path] as const,
      ),
      [player, PATHS.account],
    ];
    for (const [{ page, visit }, path] of rooms) {
      await visit(path);
      await page.locator('.sheet-plate .map-svg').waitFor();
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => plateFault(page), { message: path }).toBeNull();
    }
  });
});

it('the head of a room is one line on a phone, however long the name of its account', async () => {
  const who = await stage.person(phone(360, 640));
  await register(who);
  await who.visit(PATHS.settings);
  await who.page.getByText(LONG_NAME).waitFor();
  const tops = await who.page
    .locator('.page-head nav a')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  const { height = Infinity } = (await who.page.locator('.page-head').boundingBox()) ?? {};
  expect(height).toBeLessThan(48);
});

it('a page that could not be loaded is a room that says so, and leads to the others', async () => {
  const who = await stage.person();
  who.overlook(/ERR_FAILED|[Ee]rror ?boundary|Failed to fetch|dynamically imported/);
  await who.page.route(/settings-page/, (route) => route.abort());
  await who.visit(PATHS.settings);
  const { page } = who;
  await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
  await page.getByRole('button', { name: 'Reload the page' }).waitFor();
  expect(await page.getByText('table').count()).toBe(0);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Lobby' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lobby' }).waitFor();
});

it('where not even that room can be loaded, a bare sheet says it', async () => {
  const who = await stage.person();
  who.overlook(/ERR_FAILED|[Ee]rror ?boundary|Failed to fetch|dynamically imported/);
  await who.page.route(/settings-page|broken-page/, (route) => route.abort());
  await who.visit(PATHS.settings);
  await who.page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
  await who.page.getByRole('button', { name: 'Reload the page' }).waitFor();
});

it('while the server is out of reach the lobby has no heading without a list', async () => {
  const who = await stage.person(phone(390, 844));
  who.overlook(/ERR_FAILED/);
  await putOnShelf(who, null, 'british');
  await who.page.route(/:\d+\/api\//, (route) => route.abort());
  await who.visit(PATHS.lobby);
  await who.page.getByTestId('needs-connection').waitFor();
  await who.page.locator('[data-list=mine] .game-row').waitFor();
  const filled = await who.page
    .locator('.ledger > section')
    .evaluateAll((lists) => lists.map(({ children }) => children.length > 1));
  expect(filled).toEqual([true, true]);
  expect(await layoutFaults(who.page)).toEqual([]);
});

it('the title of what can be done with a game lies within its cartouche', async () => {
  const who = await stage.person(phone(390, 844));
  await putOnShelf(who, null, 'british');
  await who.visit(PATHS.lobby);
  await who.page.getByTestId('game-more').tap();
  const title = who.page.locator('.dialog h2');
  await title.waitFor();
  await who.page.evaluate(() => document.fonts.ready);
  // Letters reach beyond their lines by a pixel or two.
  const isWhole = await title.evaluate((one) => one.scrollHeight < one.clientHeight + 6);
  expect(isWhole).toBe(true);
});
