// The client on a plain file server, below some path, without a server of ours and then without any network.
import { readFile } from 'node:fs/promises';
import { readRecord, replayGame } from '@arpents/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followCoach, said } from './follow-coach.ts';
import { startStaticHost, type StaticHost } from './static-host.ts';
import type { Person } from './person.ts';
import { playNow, playToTheEnd } from './simple-player.ts';
import { useStage } from './stage.ts';

const stage = useStage();
let host: StaticHost;

beforeAll(async () => {
  host = await startStaticHost('/some/path/');
});
afterAll(() => host.close());

/** Somebody who has been here once; nothing is at the other end of the line any more. */
async function withoutNetwork(): Promise<Person> {
  const who = await stage.person({ baseURL: host.address, serviceWorkers: 'allow' });
  await who.visit('');
  await who.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await who.context.setOffline(true);
  return who;
}

it('every page opens below any path, says that people need a server, and asks nothing of one', async () => {
  const { page } = await withoutNetwork();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByText('Games with other people need a server').waitFor();
  expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Lobby' }).click();
  await page.getByText('Games with other people need a server').waitFor();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(page.url()).toBe(`${host.address}#/settings`);
  await page.reload();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  // A section of the rule book has an address here too, behind a second #.
  await page.goto(`${host.address}#/book#why-no-settler`);
  await page.getByRole('heading', { level: 3, name: 'Settle' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('settle');
  expect(asked.filter((url) => !url.startsWith(host.address) || url.includes('/api'))).toEqual([]);
});

it('without a network a lesson begins anew after a reload, is done by following the coach, and other tabs know of it', async () => {
  const { page, context } = await withoutNetwork();
  await page.getByTestId('learn').click();
  await page.getByTestId('go-on').click();
  await page.getByTestId('coach-on').click();
  await page.reload();
  await followCoach(page, (x, y) => page.mouse.click(x, y));
  expect(await said(page)).toMatch(/You can settle now/);
  await page.getByTestId('coach-next').click();
  await page.getByText('Lesson 2').waitFor();
  const other = await context.newPage();
  await other.goto(`${host.address}#/learn`);
  await other.getByText('1 of 10 lessons done').waitFor();
});

it(
  'without a network a game against the Recruit is played to its end, and its record replays to the same result',
  { timeout: 240_000 },
  async () => {
    const who = await withoutNetwork();
    const table = await playNow(who, '');
    await playToTheEnd(table);
    const [download] = await Promise.all([
      who.page.waitForEvent('download'),
      who.page.getByTestId('record').click(),
    ]);
    const record = readRecord(JSON.parse(await readFile(await download.path(), 'utf8')));
    if (!record.ok) throw new Error(`not a record: ${JSON.stringify(record.error)}`);
    const replayed = replayGame(record.value);
    if (!replayed.ok) throw new Error(`does not replay: ${JSON.stringify(replayed.error)}`);
    const { outcome } = replayed.value;
    const title = outcome?.winner === 'british' ? 'You won' : 'You lost';
    await table.result.getByRole('heading', { name: title }).waitFor();
    // It is looked back at there too, and an address with everything behind the # leads to a moment.
    const { page } = who;
    await page.keyboard.press('Home');
    await table.status.getByText('Turn 1, British, at the beginning').waitFor();
    await page.waitForURL(/\?at=1\.0#\/games\//);
    const game = page.url().split('#')[1] ?? '';
    await page.goto('about:blank');
    await page.goto(`${host.address}#${game}?at=2&as=french`);
    await table.status.getByText('Turn 1, British, at its end').waitFor();
    expect(await page.locator('[data-eyes="french"]').getAttribute('aria-pressed')).toBe('true');
  },
);
