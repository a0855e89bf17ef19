// Two people at one screen: what each of them sees, at every size, after an undo, a reload and in a second tab.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { LocalMessage } from '../../src/local/calls.ts';
import { putOnShelf } from './local-shelf.ts';
import type { Person } from './person.ts';
import { choosePass } from './simple-player.ts';
import { PHONE, useStage } from './stage.ts';
import { TableOnScreen } from './table-on-screen.ts';

const stage = useStage();

const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true } as const;

declare global {
  interface Window {
    /** What the worker of the local games has told the page, in a test. */
    told: LocalMessage[];
  }
}

/** Keeps everything that workers tell the pages of this person. */
const listenIn = ({ context }: Person): Promise<unknown> =>
  context.addInitScript(() => {
    window.told = [];
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }: MessageEvent<LocalMessage>) => {
          window.told.push(data);
        });
      }
    };
  });

/** What the page was told since it was last asked. */
const told = async (page: Page): Promise<string> =>
  JSON.stringify(await page.evaluate(() => window.told.splice(0)));

const curtainOf = (page: Page) => page.getByTestId('curtain');

/** The curtain is down, and no hand is on the page or on its way to it. */
async function seesNothing(page: Page, ...hands: readonly (readonly string[])[]): Promise<void> {
  await curtainOf(page).waitFor();
  const shown = (await page.locator('body').textContent()) ?? '';
  expect(hands.flat().filter((card) => shown.includes(card))).toEqual([]);
  expect(await page.locator('.hand, .table-log').count()).toBe(0);
}

const handOf = (page: Page): Promise<string[]> =>
  page.locator('.hand .card .card-name').allTextContents();

it('a curtain hides each hand from the other, over an undo, a reload and in a second tab', async () => {
  const who = await stage.person();
  await listenIn(who);
  const { page } = who;
  const table = new TableOnScreen(who);
  const id = await putOnShelf(who, null, null);
  await who.visit(`/games/${id}`);
  await curtainOf(page).getByText('British: ready?').waitFor();
  await seesNothing(page);
  expect(await told(page)).not.toContain('"hand":[');
  await page.getByTestId('ready').click();
  await table.turnCame();
  const british = await handOf(page);
  expect(british).toHaveLength(5);

  // An undo is the same player's: no curtain, and the same hand.
  await choosePass(table);
  await table.undo.click();
  await expect.poll(() => table.version()).toBe(3);
  expect(await curtainOf(page).count()).toBe(0);
  expect(await handOf(page)).toEqual(british);

  await page.reload();
  await seesNothing(page, british);
  expect(await told(page)).not.toContain('"hand":[');
  const second = await who.context.newPage();
  await second.goto(page.url());
  await seesNothing(second, british);
  expect(await told(second)).not.toContain('"hand":[');

  await page.getByTestId('ready').click();
  await table.turnCame();
  await seesNothing(second, british);
  expect(await told(second)).not.toContain('"hand":[');
  await choosePass(table);
  await table.endTurn.click();
  await curtainOf(page).getByText('British, look away. French: ready?').waitFor();
  await seesNothing(page, british);
  await told(page);
  await page.getByTestId('ready').click();
  await table.turnCame();
  const french = await handOf(page);
  expect(french).toHaveLength(5);
  // What the page was told now is theirs alone.
  expect(await told(page)).not.toContain('"viewer":"british"');
  await curtainOf(second).getByText('French: ready?').waitFor();
  await seesNothing(second, british, french);
  expect(await told(second)).not.toContain('"hand":[');
});

it.each([
  ['on a desktop', {}],
  ['on a tablet', TABLET],
  ['on a phone', PHONE],
])(
  '%s the curtain fits, and both take their turns, opposite and with open cards',
  async (_, guise) => {
    const who = await stage.person(guise);
    const { page } = who;
    await who.visit('/lobby');
    await page
      .locator('label', { has: page.getByRole('radio', { name: 'at this screen' }) })
      .click();
    await page.getByRole('button', { name: 'Create the game' }).click();
    const table = new TableOnScreen(who);
    const curtain = curtainOf(page);
    await curtain.getByText('British: ready?').waitFor();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.body.clientWidth),
    ).toBe(true);
    await page.getByTestId('ready').click();
    await table.turnCame();
    await choosePass(table);
    await table.endTurn.click();
    await curtain.getByText('British, look away. French: ready?').waitFor();
    await curtain.getByLabel('The screen lies between us').check();
    await page.getByTestId('ready').click();
    await table.turnCame();
    await table.told(/passed/);
    expect(await page.locator('main.table').evaluate((main) => getComputedStyle(main).rotate)).toBe(
      '180deg',
    );
    const dialog = await table.openMenu('screen');
    await dialog.getByLabel('Open table').check();
    await table.closeDialog();
    await choosePass(table);
    await table.endTurn.click();
    await page.locator('html:not([data-turned])').waitFor({ state: 'attached' });
    await table.turnCame();
    expect(await curtain.count()).toBe(0);
  },
);
