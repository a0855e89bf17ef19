// The shuffles of a game as people see them: the commitment before the first card, the verification after the last. The
// browsers have no crypto.subtle, as on a club's server without HTTPS.
import { expect, it } from 'vitest';
import type { GameCreatedAnswer, PublishedRecord } from '@arpents/protocol';
import type { Person } from './person.ts';
import { QUIET_TURN } from './positions.ts';
import { useStage } from './stage.ts';
import { TableOnScreen } from './table-on-screen.ts';

const stage = useStage();

const withoutHttps = async ({ context }: Person): Promise<void> => {
  await context.addInitScript(() => {
    Object.defineProperty(crypto, 'subtle', { value: undefined });
  });
};

/** Whether nothing hides what is to be read. */
const isInSight = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return there !== null && element.contains(there);
};

async function verified({ page }: TableOnScreen): Promise<Record<string, string>> {
  // The verdict of an earlier verification is gone once the record has come anew.
  const record = page.waitForResponse('**/record');
  // By key: a second click in the same place so soon would be the other half of a double click.
  await page.getByTestId('verify').press('Enter');
  await record;
  await page.getByTestId('verdict').waitFor();
  // What was found is seen without scrolling for it.
  await expect.poll(() => page.locator('.verify li').last().evaluate(isInSight)).toBe(true);
  const lines = await page.locator('.verify li').all();
  const told = await Promise.all(
    lines.map(async (line) => [
      (await line.getAttribute('data-line')) ?? '',
      (await line.getAttribute('class')) ?? '',
    ]),
  );
  return Object.fromEntries(told) as Record<string, string>;
}

const ALL_HOLD = {
  'record-read': 'holds',
  'shown-same': 'holds',
  'opens-commitment': 'holds',
  'own-included': 'holds',
  'seed-follows': 'holds',
  'replay-follows': 'holds',
};

it('both see the commitment before the first card, and verify everything after the last', async () => {
  const host = await stage.person();
  await withoutHttps(host);
  await host.visit('/lobby');
  await host.page
    .locator('label', { has: host.page.getByRole('radio', { name: 'French' }) })
    .click();
  await host.page.getByRole('button', { name: 'Create' }).click();
  await host.page.getByText('This browser has added its part.').waitFor();
  const fingerprint = await host.page.getByTestId('fingerprint').innerText();
  expect(fingerprint).toMatch(/^([0-9a-f]{4} ){3}[0-9a-f]{4}…$/);
  const link = await host.page.getByLabel('Link to the game').inputValue();

  const guest = await stage.person();
  await withoutHttps(guest);
  await guest.visit(link);
  await guest.page.getByText('Your browser adds its part when you join.').waitFor();
  expect(await guest.page.getByTestId('fingerprint').innerText()).toBe(fingerprint);
  await guest.page.getByTestId('join').click();
  const [british, french] = [new TableOnScreen(guest), new TableOnScreen(host)];
  await british.turnCame();
  await french.status.waitFor();
  const dialog = await french.openMenu('shuffles');
  await dialog.getByText('Both players added bytes to the seed.').waitFor();
  expect(await dialog.getByTestId('fingerprint').innerText()).toBe(fingerprint);
  await french.closeDialog();

  await british.resign();
  for (const table of [british, french]) {
    await table.result.waitFor();
    expect(await verified(table)).toEqual(ALL_HOLD);
    await table.page.getByText('Verified: every shuffle was fixed').waitFor();
  }

  // A server that reveals other bytes than those it was sent is found out, and so is one that changes its mind.
  const { page } = french;
  const reveal = async (change: (record: PublishedRecord) => unknown): Promise<void> => {
    await page.unroute('**/record');
    await page.route('**/record', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as PublishedRecord) });
    });
  };
  await reveal((record) => ({ ...record, shuffle: null }));
  expect(await verified(french)).toMatchObject({ 'opens-other': 'fails', 'own-missing': 'fails' });
  await reveal((record) => ({ ...record, commitment: '0'.repeat(64) }));
  expect(await verified(french)).toMatchObject({
    'shown-differs': 'fails',
    'own-included': 'holds',
  });
  await page.unroute('**/record');

  // What this browser did not keep it cannot compare, and says so.
  await page.evaluate(() => {
    localStorage.clear();
  });
  expect(await verified(french)).toMatchObject({
    'shown-unknown': 'unknown',
    'own-unknown': 'unknown',
  });
  await page.getByText('not everything could be checked').waitFor();
});

it('against the computer and in a rematch the browser takes part as well', async () => {
  const alone = await stage.person();
  await alone.visit('/lobby');
  await alone.page
    .locator('label', { has: alone.page.getByRole('radio', { name: 'the computer' }) })
    .click();
  await alone.page.getByRole('button', { name: 'Create the game' }).click();
  const table = new TableOnScreen(alone);
  await table.status.waitFor();
  await table.resign();
  expect(await verified(table)).toEqual(ALL_HOLD);

  // The page that made a game was closed before it added its bytes: whoever opens it goes on from there.
  const { game } = await alone.post<GameCreatedAnswer>('/games', {
    requestId: 'closed-too-early',
    side: 'random',
    opponent: { kind: 'computer', level: 'recruit' },
    bytesFollow: true,
  });
  await alone.visit(`/games/${game.id}`);
  await table.status.waitFor();
  await (await table.openMenu('shuffles')).getByText('This browser has added its part.').waitFor();

  const { british, french } = await stage.twoAt(QUIET_TURN);
  await british.resign();
  await british.page.getByTestId('rematch').click();
  await french.page.getByRole('button', { name: 'Accept and play' }).click();
  for (const one of [british, french]) await one.result.waitFor({ state: 'detached' });
  await french.turnCame();
  await french.resign();
  for (const one of [british, french]) {
    await one.result.waitFor();
    expect(await verified(one)).toEqual(ALL_HOLD);
  }
});
