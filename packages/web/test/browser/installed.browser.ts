// The client as the browser keeps it: without a connection, beside a newer one, and against a server of another version.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OTHER_BUILD, startRenewable, type RenewableServer } from './other-version.ts';
import { putOnShelf } from './local-shelf.ts';
import type { Person } from './person.ts';
import { goOn, playNow } from './simple-player.ts';
import { PLAIN_HOST } from './open-browser.ts';
import { useStage } from './stage.ts';

const stage = useStage();
let server: RenewableServer;

beforeAll(async () => {
  server = await startRenewable(stage.server().address);
});
afterAll(() => server.close());

/** Somebody whose browser keeps the client. */
async function installed(): Promise<Person> {
  server.release('first');
  const who = await stage.person({ baseURL: server.address, serviceWorkers: 'allow' });
  await who.visit('/settings');
  await isKept(who.page);
  return who;
}

const isKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** Files of another build have other names. */
const isOfOtherBuild = async (page: Page): Promise<boolean> =>
  ((await page.locator('script[src]').first().getAttribute('src')) ?? '').includes(OTHER_BUILD);

it('files are served as browsers need them to keep the client, and the icons have the sizes that are said', async () => {
  const get = (path: string): Promise<Response> => fetch(stage.server().address + path);
  const kept = async (path: string): Promise<string | null> =>
    (await get(path)).headers.get('cache-control');
  expect(await kept('/service-worker.js')).toBe('no-cache');
  expect(await kept('/')).toBe('no-cache');
  const page = await (await get('/')).text();
  expect(await kept(/src="([^"]+)"/.exec(page)?.[1] ?? '')).toContain('immutable');
  const answer = await get('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  expect(answer.headers.get('content-security-policy')).toContain("manifest-src 'self'");
  const { icons } = (await answer.json()) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  for (const { src, sizes } of icons) {
    const picture = Buffer.from(await (await get(`/${src}`)).arrayBuffer());
    const size = src.endsWith('.png')
      ? `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`
      : 'any';
    expect([src, size]).toEqual([src, sizes]);
  }
});

it('every page opens without a connection, and says what needs one', async () => {
  const who = await installed();
  who.overlook(/ERR_INTERNET_DISCONNECTED/);
  await who.context.setOffline(true);
  await who.visit('/settings');
  await who.page.getByRole('heading', { name: 'Settings' }).waitFor();
  const aroundPage = who.page.locator('meta[name="theme-color"]');
  const byDay = await aroundPage.getAttribute('content');
  await who.page.locator('.look-swatch.candle').click();
  await who.page.locator('html[data-look="candle"]').waitFor({ state: 'attached' });
  expect(await aroundPage.getAttribute('content')).not.toBe(byDay);
  // A language that was never spoken here before.
  await who.page.locator('.languages').getByText('Français').click();
  await who.page.getByRole('heading', { name: 'Réglages' }).waitFor();
  await who.visit('/guide');
  await who.page.getByRole('heading', { level: 1 }).waitFor();
  await who.visit('/lobby');
  await who.page.getByTestId('needs-connection').waitFor();
});

it('a newer client is offered and waits until its person wants it', async () => {
  const who = await installed();
  server.release('renewed');
  await who.page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  const notice = who.page.getByTestId('renewal');
  await notice.getByText('New version: reload when it suits you.').waitFor();
  expect(await isOfOtherBuild(who.page)).toBe(false);
  await notice.getByRole('button', { name: 'Later' }).click();
  await notice.waitFor({ state: 'detached' });
  // It is offered again on the next page, in which nothing has changed yet either.
  await who.visit('/guide');
  await notice.waitFor();
  expect(await isOfOtherBuild(who.page)).toBe(false);
  const beside = await who.context.newPage();
  await beside.goto('/settings');
  await notice.getByTestId('renew').click();
  await expect.poll(() => isOfOtherBuild(who.page)).toBe(true);
  await isKept(who.page);
  expect(await notice.count()).toBe(0);
  // A page that was open beside it goes on as it is, and is told.
  await beside.getByTestId('renewal').waitFor();
  expect(await isOfOtherBuild(beside)).toBe(false);
});

it('an old client that the browser kept and a new server, and the reverse: it reads nothing, sends nothing, and asks to be loaded anew', async () => {
  const who = await installed();
  who.overlook(/409 \(Conflict\)/);
  await putOnShelf(who, null, 'british');
  const notice = who.page.getByTestId('renewal');
  const kept = who.page.locator('.game-line').filter({ hasText: 'in this browser' });
  for (const met of ['other', 'first'] as const) {
    server.release(met);
    await who.visit('/');
    await notice.getByText('New version: reload to go on.').waitFor();
    expect(await isOfOtherBuild(who.page)).toBe(met === 'first');
    server.asked();
    await who.page.getByRole('link', { name: 'Lobby' }).first().click();
    await who.page.getByRole('heading', { name: 'Open games' }).waitFor();
    // A game that this browser keeps is not handed over by words that the server could take for others, and stays.
    await kept.getByTestId('game-more').click();
    await who.page.getByTestId('hand-over').click();
    await who.page.locator('dialog').getByText('has been renewed').waitFor();
    await who.page.keyboard.press('Escape');
    expect(server.asked()).toEqual([]);
    await notice.getByTestId('renew').click();
    await who.page.getByText('Nobody waits.').waitFor();
    await kept.waitFor();
    expect(await isOfOtherBuild(who.page)).toBe(met === 'other');
    expect(await notice.count()).toBe(0);
  }
});

it('at a plain http address nothing is kept and no notices are given, which the settings say; a game is played all the same', async () => {
  const who = await stage.person({
    baseURL: stage.server().address.replace('127.0.0.1', PLAIN_HOST),
    serviceWorkers: 'allow',
  });
  who.overlook(/Cross-Origin-Opener-Policy header has been ignored/);
  await who.visit('/settings');
  expect(await who.page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([
    false,
    false,
  ]);
  await who.page.getByTestId('insecure').waitFor();
  expect(await who.page.getByLabel(/Notices of the browser/).isDisabled()).toBe(true);
  const table = await playNow(who);
  expect(await goOn(table, ['take-money', 'draft', 'pass'])).toBe(false);
});
