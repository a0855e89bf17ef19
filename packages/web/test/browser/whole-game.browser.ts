// A whole game against the weakest computer player, from "Play now" to the result, with what is on the screen.
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ActionKind } from '@arpents/engine';
import { useStage } from './stage.ts';
import { TableOnScreen } from './table-on-screen.ts';

const stage = useStage();

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

/** One click of a player who takes the first thing that is offered; returns whether the game is over. */
async function goOn(table: TableOnScreen): Promise<boolean> {
  const { page, result, confirmation, endTurn } = table;
  const way = page.locator('.way[aria-checked="false"]').first();
  const card = page.locator('.gallery-card[aria-disabled="false"]').first();
  const inHand = page.locator('.hand .card[aria-pressed="false"]').first();
  const isDiscarding = page.locator('[data-kind="discard"][aria-pressed="true"]');
  const where = page.locator('[data-where]').first();
  const possible = page.locator('.kind[data-kind][aria-disabled="false"]');
  // What the standing orders answer, or what has one answer only, is not asked.
  await result.or(confirmation).or(way).or(card).or(possible).or(endTurn).first().waitFor();
  if (await result.isVisible()) return true;
  if (await confirmation.isVisible()) await table.send(confirmation, choose);
  else if (await where.isVisible()) await choose(where);
  else if (await way.isVisible()) await choose(way);
  else if (await card.isVisible()) await choose(card);
  else if (await isDiscarding.isVisible()) await choose(inHand);
  else {
    const kinds = await possible.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('data-kind')),
    );
    const wish = WISHES.find((kind) => kinds.includes(kind));
    if (wish !== undefined) await choose(table.kind(wish));
    else await table.send(endTurn, choose);
  }
  return false;
}

/** As a key does it: two clicks as fast as a program's would count as one double click. */
const choose = (target: Locator): Promise<void> => target.dispatchEvent('click');

it('a game from "Play now" to the result', { timeout: 240_000 }, async () => {
  const who = await stage.person();
  await who.visit('/');
  await who.page.getByLabel('Opponent').selectOption({ index: 0 });
  await who.page.getByLabel('Side').selectOption('british');
  await who.page.getByTestId('play-now').click();
  const table = new TableOnScreen(who);
  await table.status.waitFor();
  let steps = 0;
  while (steps < MOST_STEPS && !(await goOn(table))) steps++;
  expect(steps).toBeLessThan(MOST_STEPS);
  await table.result.getByRole('heading', { name: /You (won|lost)/ }).waitFor();
  expect(await table.result.getByRole('table').count()).toBe(2);
  expect(await table.status.textContent()).toBe('The game is over.');
});
