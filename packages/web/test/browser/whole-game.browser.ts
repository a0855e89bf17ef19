// A whole game against the weakest computer player that the server keeps, with what is on the screen. One in the browser
// itself is played to its end on the static host.
import { expect, it } from 'vitest';
import { playOnServer, playToTheEnd } from './simple-player.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it(
  'a game on the server, from its first decision to the result',
  { timeout: 240_000 },
  async () => {
    const table = await playOnServer(await stage.person());
    await playToTheEnd(table);
    await table.result.getByRole('heading', { name: /You (won|lost)/ }).waitFor();
    expect(await table.result.getByRole('table').count()).toBe(2);
    expect(await table.status.textContent()).toBe('The game is over.');
  },
);
