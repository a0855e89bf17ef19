// What lists and addresses tell: results of finished games, sign-ins, and an address that is none.
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { NAME_LENGTH, TEXT_LENGTH, type GameCreatedAnswer } from '@arpents/protocol';
import { newRequestId } from '../../src/api/client.ts';
import { layoutFaults } from './layout-faults.ts';
import { QUIET_TURN } from './positions.ts';
import { PHONE, useStage } from './stage.ts';
import { TableOnScreen } from './table-on-screen.ts';

const stage = useStage();

it('an empty list costs the lobby of a phone one line, so that a new game is in sight', async () => {
  const { page, visit } = await stage.person({ ...PHONE, locale: 'de-DE' });
  await visit('/lobby');
  // Before anybody has opened a game.
  const lists = page.locator('section:has(> .no-games)');
  await expect.poll(() => lists.count()).toBe(3);
  const heights = await lists.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(32);
  const box = await page.locator('.opponents').boundingBox();
  expect(box?.y).toBeLessThan(PHONE.viewport.height);
  expect(await layoutFaults(page)).toEqual([]);
});

it('a finished game is listed with winner and points (D33)', async () => {
  const { british, french } = await stage.twoAt(QUIET_TURN);
  await british.resign();
  await french.result.waitFor();
  await french.who.visit('/lobby');
  const row = french.page.locator('.game-row').first();
  await row.getByText(/^You won/).waitFor();
  expect(await row.locator('.winner').textContent()).toMatch(/^French: .* · \d+$/);
});

it('a finished game costs the lobby of a phone three lines at most', async () => {
  const { british, french } = await stage.twoAt(QUIET_TURN, { ...PHONE, locale: 'de-DE' });
  const table = british.page.url();
  // As wide as the names that guests are given can be.
  for (const [{ who, page }, name] of [[british, 'WWWW'] as const, [french, 'MWMW'] as const]) {
    await who.visit('/account');
    await page.getByRole('textbox').first().fill(name);
    await page.getByRole('button', { name: 'Diesen Namen verwenden' }).click();
    await page.getByText(`${name} (Gast)`).first().waitFor();
    await who.visit(table);
  }
  await british.resign();
  await french.result.waitFor();
  await french.who.visit('/lobby');
  const row = french.page.locator('[data-list=finished] .game-row').first();
  await row.waitFor();
  await french.page.evaluate(() => document.fonts.ready);
  const lines = await row.evaluate((element) => {
    const { fontSize } = getComputedStyle(element);
    return element.clientHeight / (1.35 * Number.parseFloat(fontSize));
  });
  // With its paddings three lines are 3.9, and four would be 5.
  expect(lines).toBeLessThan(4);
  expect(await layoutFaults(french.page)).toEqual([]);
});

it('from one table the next game that waits is one step away, in the menu and at the result', async () => {
  const { british, french } = await stage.twoAt(QUIET_TURN);
  const { who, page } = british;
  const { game } = await who.post<GameCreatedAnswer>('/games', {
    requestId: newRequestId(),
    side: 'british',
    opponent: { kind: 'computer', level: 'recruit' },
    practice: { setup: QUIET_TURN, seed: null },
  });
  const first = page.url();
  const dialog = await british.openMenu('games');
  await dialog.locator('.game-row').click();
  await page.waitForURL(`**/games/${game.id}`);
  await british.turnCame();
  await british.resign();
  await page.getByTestId('next-game').click();
  await page.waitForURL(first);
  await british.turnCame();
  await french.resign();
  await british.result.waitFor();
  expect(await page.getByTestId('next-game').count()).toBe(0);
});

it('the longest name and word run over no page, and push nothing out of sight', async () => {
  const { british, french } = await stage.twoAt(QUIET_TURN, PHONE);
  await french.who.visit('/account');
  await french.page.getByRole('textbox').first().fill('W'.repeat(NAME_LENGTH.most));
  await french.page.getByRole('button', { name: 'Use this name' }).click();
  await french.page.getByText(`W (guest)`, { exact: false }).first().waitFor();
  await french.who.visit(british.page.url());
  const writing = await french.openMenu('messages');
  await writing.getByLabel('Your message').fill('x'.repeat(TEXT_LENGTH.message));
  await writing.getByRole('button', { name: 'Send' }).click();
  await writing.getByText(/x{9}/).waitFor();
  expect(await layoutFaults(french.page)).toEqual([]);
  await french.who.visit('/lobby');
  await french.page.locator('.game-row').getByText(/W{9}/).first().waitFor();
  expect(await layoutFaults(french.page)).toEqual([]);
});

it('the lobby shows games of the chosen kind, and games to watch', async () => {
  const [host, joiner] = [await stage.person(), await stage.person()];
  const { page, visit } = await stage.person({ locale: 'fr-FR' });
  const open = async (body: object): Promise<string> => {
    const wanted = { requestId: newRequestId(), side: 'french', opponent: { kind: 'open' } };
    return (await host.post<GameCreatedAnswer>('/games', { ...wanted, ...body })).game.id;
  };
  await host.post('/guests', {});
  await joiner.post('/guests', {});
  const slow = await open({ pace: { kind: 'days', daysPerTurn: 2, capDays: 7 } });
  const watched = await open({ visibility: 'watchable' });
  await joiner.post(`/games/${watched}/join`, {});
  await visit('/lobby');
  const waiting = page.locator(`[data-list=open] [href$="${slow}"]`);
  await waiting.getByText('Britanniques\u202f: place libre').waitFor();
  await page.locator(`[data-list=watchable] [href$="${watched}"]`).waitFor();
  const pace = page.locator('[data-list=open] select').first();
  await pace.selectOption('live');
  await waiting.waitFor({ state: 'detached' });
  await pace.selectOption('days');
  await waiting.waitFor();
});

it('an address that is no page says so (D33)', async () => {
  const who = await stage.person();
  await who.visit('/lobbby');
  await who.page.getByRole('heading', { name: 'There is no such page' }).waitFor();
  await who.page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await who.page.getByTestId('play-now').waitFor();
});

it('a sign-in is named by browser and system (D33)', async () => {
  const who = await stage.person();
  await who.visit('/account');
  await who.page.getByRole('button', { name: 'I am new' }).click();
  await who.page.getByLabel('Name').fill('Bigot');
  await who.page.getByLabel('Password').fill('plains of abraham');
  await who.page.getByTestId('register').click();
  await who.page.getByText(/^Chrome on \w+$/).waitFor();
});

it('a game by a way to play that has a name is listed by it, not rule by rule', async () => {
  const host = await stage.person();
  await host.post('/guests', {});
  await host.post('/games', {
    requestId: newRequestId(),
    side: 'french',
    opponent: { kind: 'open' },
    preset: 'dunkirk-of-america',
  });
  await host.visit('/lobby');
  const terms = host.page.locator('[data-list=mine] .terms');
  expect(await terms.textContent()).toBe('second edition · The Dunkirk of America · no clock');
});

it('a game by an edition is listed by that, and its own rules go without saying', async () => {
  const host = await stage.person();
  await host.post('/guests', {});
  const open = { side: 'french', opponent: { kind: 'open' } } as const;
  await host.post('/games', { requestId: newRequestId(), ...open, preset: 'first-revised' });
  await host.visit('/lobby');
  const terms = host.page.locator('[data-list=mine] .terms');
  expect(await terms.textContent()).toBe('first edition, revised · no clock');
});

it('at its table the rules in force are headed by that name, each by its own', async () => {
  const who = await stage.person();
  await who.post('/guests', {});
  const { game } = await who.post<GameCreatedAnswer>('/games', {
    requestId: newRequestId(),
    side: 'french',
    opponent: { kind: 'computer', level: 'recruit' },
    preset: 'dunkirk-of-america',
  });
  await who.visit(`/games/${game.id}`);
  const dialog = await new TableOnScreen(who).openMenu('rules');
  await dialog.getByRole('heading', { name: 'The Dunkirk of America' }).waitFor();
  const names = dialog.locator('.rules-in-force dt');
  expect(await names.first().textContent()).toBe('Paid reshuffles');
  const told = dialog.locator('.rules-in-force dd');
  const fontOf = (part: Locator): Promise<string> =>
    part.first().evaluate((shown) => getComputedStyle(shown).fontFamily);
  expect(await fontOf(names)).not.toBe(await fontOf(told));
});

it('the figures beside the rules say who measured them, and in how many games', async () => {
  const { page, visit } = await stage.person();
  await visit('/lobby');
  await page.locator('.presets .choice-card').last().click();
  await page.locator('.rules-plain').getByText('measured by the strongest').waitFor();
  expect(await page.locator('.rule-effect .hint').first().textContent()).toMatch(/ · \d+ games$/);
});
