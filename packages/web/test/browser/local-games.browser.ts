// Games that this browser keeps for itself: begun without the server, kept over a reload, followed by a second tab.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PATIENCE_MS } from './person.ts';
import { playNow } from './simple-player.ts';
import { useStage } from './stage.ts';
import { TableOnScreen } from './table-on-screen.ts';

const stage = useStage();

/** What a page asks of the server from now on. */
function askedBy(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api')) asked.push(pathname);
  });
  return asked;
}

const choosePass = async (table: TableOnScreen): Promise<void> => {
  await table.kind('pass').click();
  await table.send(table.confirmation);
};

it('from "Play now" to the own decision nothing is asked of the server, and a reload keeps the game', async () => {
  const who = await stage.person();
  await who.visit('/');
  await who.page.waitForLoadState('networkidle');
  const asked = askedBy(who.page);
  await who.page.getByTestId('play-now').click();
  const table = new TableOnScreen(who);
  await table.turnCame();
  expect(asked).toEqual([]);
  await choosePass(table);
  const version = await table.version();
  expect(asked).toEqual([]);
  await who.page.reload();
  await table.turnCame();
  expect(await table.version()).toBe(version);
  await table.told(/passed/);
  // It stands in the list of games, and is gone on with from there.
  await who.visit('/');
  await who.page.locator('.game-row').filter({ hasText: 'in this browser' }).click();
  await table.turnCame();
  expect(await table.version()).toBe(version);
});

it('two tabs with one game agree, and the second goes on when the first is closed', async () => {
  const who = await stage.person();
  const first = await playNow(who);
  await first.turnCame();
  const page = await who.context.newPage();
  await page.goto(first.page.url());
  const second = new TableOnScreen({ ...who, page });
  await second.turnCame();
  await choosePass(first);
  await second.told(/passed/);
  await first.page.close();
  const before = await second.version();
  await second.send(second.endTurn);
  // The computer player moves here now, and ends its turn.
  await expect.poll(() => second.version(), { timeout: PATIENCE_MS }).toBeGreaterThan(before + 2);
  await second.turnCame();
});

it('two at one screen: a curtain hides each hand from the other, or the table is open', async () => {
  const who = await stage.person();
  const { page } = who;
  await who.visit('/lobby');
  await page.locator('label', { has: page.getByRole('radio', { name: 'at this screen' }) }).click();
  await page.getByRole('button', { name: 'Create the game' }).click();
  const table = new TableOnScreen(who);
  const curtain = page.getByTestId('curtain');
  await curtain.getByText('British: ready?').waitFor();
  await page.getByTestId('ready').click();
  await table.turnCame();
  await choosePass(table);
  await table.endTurn.click();
  // Nothing of the British hand is left on the page.
  await curtain.getByText('British, look away. French: ready?').waitFor();
  expect(await page.locator('.hand, .table-log').count()).toBe(0);
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
});
