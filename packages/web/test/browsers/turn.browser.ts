// A turn in the browsers that other tests do not use: from the home page to the opponent's answer, and back after a reload.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startServer, type TestServer } from '../browser/server.ts';
import type { Driver } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { DrivenPage } from './page.ts';
import { openWebKit } from './webkit.ts';

const BROWSERS = [
  { name: 'Firefox', program: process.env.FIREFOX, open: openFirefox },
  { name: 'WebKit', program: process.env.WEBKIT_DRIVER, open: openWebKit },
] as const;

const SCREENSHOTS = join(import.meta.dirname, '../../../../screenshots');

const HAND = '.hand .card';
const CONFIRM = '[data-testid="confirm"][aria-disabled="false"]';
const END_TURN = '[data-testid="end-turn"][aria-disabled="false"]';
const UNDO = '[data-testid="undo"][aria-disabled="false"]';
const SIDE = 'label:has([type="radio"][value="british"])';
const OWN_TURN = '.action-bar';
/** At the end of their turn the other side may have raided. */
const OWN_DECISION = `${OWN_TURN}, [data-testid="decision"]`;
const PLAYBACK = '[data-testid="playback"]';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Possible with any card, and it can be undone. */
async function discardCard(page: DrivenPage): Promise<void> {
  const before = await page.count(HAND);
  await page.click(`${HAND}[aria-pressed="false"]`);
  await page.appears(`${HAND}[aria-pressed="true"]`);
  await page.click('[data-kind="discard"]');
  await page.click(CONFIRM);
  await page.becomes(() => page.count(HAND), before - 1, 'a card has left the hand');
}

/** The map can be clicked, and what was chosen let go. */
async function choosePlace(page: DrivenPage): Promise<void> {
  await page.click('#place-boston');
  await page.appears('#place-boston.chosen');
  await page.click('.dock-clear[aria-disabled="false"]');
  await page.becomes(() => page.isThere('.place.chosen'), false, 'nothing is chosen');
}

/** From now on the page remembers whether something was ever on it. */
const remember = (page: DrivenPage, selector: string): Promise<void> =>
  page.evaluate((one) => {
    new MutationObserver(() => {
      if (document.querySelector(one) !== null) document.documentElement.dataset.seen = one;
    }).observe(document.body, { childList: true, subtree: true });
  }, selector);

const textsOf = (selectors: readonly string[]): readonly (string | null)[] =>
  selectors.map((one) => document.querySelector(one)?.textContent ?? null);

/** What was on the screen when a walk failed, among the screenshots. */
async function keepPicture(name: string, driver: Driver): Promise<void> {
  await mkdir(SCREENSHOTS, { recursive: true });
  const file = join(SCREENSHOTS, `failed-in-${name}.png`);
  await writeFile(file, Buffer.from(await driver.picture(), 'base64'));
  console.log(`Last seen: ${file}`);
}

it.each(BROWSERS.filter(({ program }) => program !== undefined))(
  'in $name a turn is played, undone, ended and answered, and outlives a reload',
  async ({ name, program, open }) => {
    const driver = await open(program ?? '');
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await keepPicture(name, driver);
    });
    const page = new DrivenPage(driver);
    await driver.visit(server.address);
    await page.click(SIDE);
    await page.click('[data-testid="play-now"]');
    await page.appears(OWN_TURN);

    await choosePlace(page);
    const whole = await page.count(HAND);
    await discardCard(page);
    await page.click(UNDO);
    await page.becomes(() => page.count(HAND), whole, 'the card is back in the hand');
    await discardCard(page);
    while (!(await page.isThere(END_TURN))) await discardCard(page);

    await remember(page, PLAYBACK);
    await page.click(END_TURN);
    await page.appears('html[data-seen]');
    await page.appears(OWN_DECISION);

    const told = () => page.evaluate(textsOf, ['.hand', '.log-lines', '.status-strip']);
    const before = await told();
    await driver.reload();
    await page.becomes(() => page.isThere('html[data-seen]'), false, 'the page is new');
    await page.appears(OWN_DECISION);
    await page.becomes(told, before, 'everything is as it was');
    expect(await driver.complaints()).toEqual([]);
  },
);
