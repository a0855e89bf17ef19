// A whole game against the weakest computer player, from "Play now" to the result, with what is on the screen.
import { expect, it } from 'vitest';
import { playNow, playToTheEnd } from './simple-player.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('a game from "Play now" to the result', { timeout: 240_000 }, async () => {
  const table = await playNow(await stage.person());
  await playToTheEnd(table);
  await table.result.getByRole('heading', { name: /You (won|lost)/ }).waitFor();
  expect(await table.result.getByRole('table').count()).toBe(2);
  expect(await table.status.textContent()).toBe('The game is over.');
});
