// A player without a plan: starts a game against the weakest computer player and clicks on whatever is offered first.
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { ActionKind } from '@arpents/engine';
import type { GameCreatedAnswer } from '@arpents/protocol';
import type { Person } from './person.ts';
import { TableOnScreen } from './table-on-screen.ts';

/** What leads to the end of the stock of pieces soonest, in this order. */
const WISHES: readonly ActionKind[] = [
  'develop',
  'settle',
  'reinforce',
  'besiege',
  'merchant',
  'take-money',
  'trader',
  'piracy',
  'discard',
  'draft',
  'pass',
];

/** Against the weakest level this plan takes between 60 and 200 clicks. */
const MOST_STEPS = 600;

/** From the home page to a new game as the British. */
export async function playNow(who: Person, home = '/'): Promise<TableOnScreen> {
  await who.visit(home);
  for (const name of ['Recruit', 'British']) {
    await who.page.locator('label', { has: who.page.getByRole('radio', { name }) }).click();
  }
  await who.page.getByTestId('play-now').click();
  const table = new TableOnScreen(who);
  await table.status.waitFor();
  return table;
}

/** To a new game as the British that the server keeps. */
export async function playOnServer(who: Person): Promise<TableOnScreen> {
  await who.post('/guests', {});
  const { game } = await who.post<GameCreatedAnswer>('/games', {
    requestId: `on-server-${Date.now()}`,
    side: 'british',
    opponent: { kind: 'computer', level: 'recruit' },
  });
  const table = new TableOnScreen(who);
  await who.visit(`/games/${game.id}`);
  await table.status.waitFor();
  return table;
}

/** Chooses to pass, and carries it out. */
export async function choosePass(table: TableOnScreen): Promise<void> {
  await table.kind('pass').click();
  await table.send(table.confirmation);
}

/** One click of a player who does the first of their wishes and takes the first thing that is offered; returns whether the game is over. */
export async function goOn(table: TableOnScreen, wishes: readonly ActionKind[]): Promise<boolean> {
  const { page, result, confirmation, endTurn } = table;
  const way = page.locator('.way[aria-checked="false"]').first();
  const card = page.locator('.gallery-card[aria-disabled="false"]').first();
  const inHand = page.locator('.hand .card[aria-pressed="false"]').first();
  const isDiscarding = page.locator('[data-kind="discard"][aria-pressed="true"]');
  const where = page.locator('[data-where]').first();
  const possible = page.locator('.kind[data-kind][aria-disabled="false"]');
  // What was listed for the choice before is no offer.
  await page.locator('.action-bar[aria-busy="true"]').waitFor({ state: 'detached' });
  // What the standing orders answer, or what has one answer only, is not asked.
  await result.or(confirmation).or(way).or(card).or(possible).or(endTurn).first().waitFor();
  if (await result.isVisible()) return true;
  if (await confirmation.isVisible()) await carryOut(table, confirmation);
  else if (await where.isVisible()) await choose(where);
  else if (await way.isVisible()) await choose(way);
  else if (await card.isVisible()) await choose(card);
  else if (await isDiscarding.isVisible()) await choose(inHand);
  else {
    const kinds = await possible.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('data-kind')),
    );
    const wish = wishes.find((kind) => kinds.includes(kind));
    if (wish !== undefined) await choose(table.kind(wish));
    else await carryOut(table, endTurn);
  }
  return false;
}

/** Until there is a result on the screen. */
export async function playToTheEnd(table: TableOnScreen): Promise<void> {
  let steps = 0;
  while (steps < MOST_STEPS && !(await goOn(table, WISHES))) steps++;
  expect(steps).toBeLessThan(MOST_STEPS);
}

/** Carries something out, and means it where the table asks again because it is harmful. */
async function carryOut(table: TableOnScreen, button: Locator): Promise<void> {
  const surely = table.page.getByTestId('harm-yes');
  const asked = surely.waitFor().then(() => choose(surely));
  asked.catch(() => undefined);
  await table.send(button, choose);
}

/** As a key does it: two clicks as fast as a program's would count as one double click. */
const choose = (target: Locator): Promise<void> => target.dispatchEvent('click');
