// A whole game against the weakest computer player, from "Play now" to the result, with what is on the screen.
import { expect, it } from 'vitest';
import type { ActionKind } from '@arpents/engine';
import { goOn, playNow } from './simple-player.ts';
import { useStage } from './stage.ts';

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

it('a game from "Play now" to the result', { timeout: 240_000 }, async () => {
  const table = await playNow(await stage.person());
  let steps = 0;
  while (steps < MOST_STEPS && !(await goOn(table, WISHES))) steps++;
  expect(steps).toBeLessThan(MOST_STEPS);
  await table.result.getByRole('heading', { name: /You (won|lost)/ }).waitFor();
  expect(await table.result.getByRole('table').count()).toBe(2);
  expect(await table.status.textContent()).toBe('The game is over.');
});
