// Games that this browser keeps for itself: begun without the server, kept over a reload and a crash, followed by a second
// tab, handed over, removed; and what is said where the browser keeps nothing.
import { readFile } from 'node:fs/promises';
import { readRecord } from '@arpents/engine';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { putOnShelf } from './local-shelf.ts';
import { choosePass, playNow } from './simple-player.ts';
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

it('from "Play now" to the own decision nothing is asked of the server, and a reload keeps the game', async () => {
  const who = await stage.person();
  await who.visit('/');
  await who.page.waitForLoadState('networkidle');
  const asked = askedBy(who.page);
  // Who has never played here moves first.
  expect(await who.page.getByRole('radio', { name: 'British' }).isChecked()).toBe(true);
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
  await expect.poll(() => second.version()).toBeGreaterThan(before + 2);
  await second.turnCame();
});

/** The games that this browser has on disk. */
const onShelf = (page: Page): Promise<readonly IDBValidKey[]> =>
  page.evaluate(
    () =>
      new Promise<readonly IDBValidKey[]>((resolve) => {
        const opening = indexedDB.open('arpents');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('games').objectStore('games').getAllKeys();
          reading.onsuccess = () => {
            resolve(reading.result);
            opening.result.close();
          };
        };
      }),
  );

it('a game is there after its tab has crashed in the middle of a turn', async () => {
  const who = await stage.person();
  const table = await playNow(who);
  await table.turnCame();
  const address = table.page.url();
  await choosePass(table);
  const version = await table.version();
  // What takes the page down takes its worker down with it.
  const crashed = table.page.waitForEvent('crash');
  await table.page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const page = await who.context.newPage();
  await page.goto(address);
  const again = new TableOnScreen({ ...who, page });
  await again.turnCame();
  expect(await again.version()).toBe(version);
  await again.told(/passed/);
});

it('a game is handed over from its table, goes on there, and its old address leads to it', async () => {
  const who = await stage.person();
  const table = await playNow(who);
  await table.turnCame();
  const before = table.page.url();
  await choosePass(table);
  const [download] = await Promise.all([
    table.page.waitForEvent('download'),
    (await table.openMenu('keeping')).getByTestId('download').click(),
  ]);
  const record = readRecord(JSON.parse(await readFile(await download.path(), 'utf8')));
  expect(record).toMatchObject({ ok: true, value: { result: null, actions: [{ kind: 'pass' }] } });
  // Another tab has it open, and goes along.
  const page = await who.context.newPage();
  await page.goto(before);
  const beside = new TableOnScreen({ ...who, page });
  await beside.turnCame();
  await table.page.getByTestId('hand-over').click();
  await table.page.waitForURL(/games\/[A-Za-z0-9]{16}$/);
  await table.turnCame();
  await table.told(/passed/);
  expect(await onShelf(table.page)).toEqual([]);
  await beside.page.waitForURL(table.page.url());
  await page.close();
  const version = await table.version();
  await table.send(table.endTurn);
  await expect.poll(() => table.version()).toBeGreaterThan(version + 2);
  await table.page.goto(before);
  await table.page.waitForURL(/games\/[A-Za-z0-9]{16}$/);
  await table.turnCame();
});

it('a game is removed after a question, and those that are left are offered to the server on signing in', async () => {
  const who = await stage.person();
  const kept = await putOnShelf(who, null, 'british');
  const removed = await putOnShelf(who, null, 'french');
  const { page } = who;
  await who.visit('/lobby');
  const row = page.locator('[data-list="mine"] .game-line');
  await expect.poll(() => row.count()).toBe(2);
  await row
    .filter({ has: page.locator(`a[href$="${removed}"]`) })
    .getByTestId('game-more')
    .click();
  await page.getByTestId('remove').click();
  expect((await onShelf(page)).length).toBe(2);
  await page.getByTestId('remove-surely').click();
  await expect.poll(() => row.count()).toBe(1);
  expect(await onShelf(page)).toEqual([kept]);

  await who.visit('/account');
  await page.getByRole('button', { name: 'I am new' }).click();
  await page.getByLabel('Name').fill('Handy');
  await page.getByLabel('Password').fill('long enough');
  await page.getByTestId('register').click();
  const offer = page.getByTestId('hand-over-offer');
  await offer.getByText('1 game is kept').waitFor();
  // Nothing goes by itself.
  expect(await onShelf(page)).toEqual([kept]);
  await offer.getByRole('button', { name: 'Hand over' }).click();
  await offer.waitFor({ state: 'detached' });
  expect(await onShelf(page)).toEqual([]);
  await who.visit('/lobby');
  await row.filter({ hasText: 'Handy' }).filter({ hasText: 'practice' }).waitFor();
});

/** Has something of the browser's own fail in the worker, before it begins. */
const breakInWorker = (page: Page, program: string): Promise<unknown> =>
  page.route(/local\.worker/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${program}\n${await response.text()}` });
  });

it.each([
  [
    'a disk that is full in the middle of a game',
    "IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };",
    0,
  ],
  ['no storage at all', "indexedDB.open = () => { throw new Error('private mode'); };", 1],
])('%s: a sentence says so, and the game goes on in memory', async (_, program, saidAtOnce) => {
  const who = await stage.person();
  await breakInWorker(who.page, program);
  const table = await playNow(who);
  await table.turnCame();
  const notKept = table.page.getByTestId('not-kept');
  await expect.poll(() => notKept.count()).toBe(saidAtOnce);
  await choosePass(table);
  await notKept.waitFor();
  await table.send(table.undo);
  await choosePass(table);
  await table.told(/passed/);
});

it('a database that another page holds on to: the game goes on in memory after a while', async () => {
  const who = await stage.person();
  const table = await playNow(who);
  await table.turnCame();
  const page = await who.context.newPage();
  await page.goto('/settings');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('arpents');
        opening.onsuccess = () => {
          const store = opening.result.transaction('games', 'readwrite').objectStore('games');
          const holdOn = (): void => {
            store.get('nothing').onsuccess = holdOn;
            resolve();
          };
          holdOn();
        };
      }),
  );
  await choosePass(table);
  await table.page.getByTestId('not-kept').waitFor();
  await table.send(table.undo);
});
