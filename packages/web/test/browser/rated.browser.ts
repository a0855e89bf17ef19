// A rated game of two people: what it made of their ratings is read at the result by everybody, without loading anew.
import { expect, it } from 'vitest';
import type { GameCreatedAnswer } from '@arpents/protocol';
import { newRequestId } from '../../src/api/client.ts';
import type { Person } from './person.ts';
import { useStage } from './stage.ts';
import { TableOnScreen } from './table-on-screen.ts';

const stage = useStage();

/** A second try meets the same server, where the names of the first are taken. */
let tries = 0;

const registered = async (name: string): Promise<Person> => {
  const who = await stage.person();
  await who.post('/accounts', { name, password: 'plains of abraham' });
  return who;
};

it('the result says how both ratings changed, to players, to a second tab and to spectators; the list says the own', async () => {
  tries++;
  const wolfe = await registered(`Wolfe ${tries}`);
  const montcalm = await registered(`Montcalm ${tries}`);
  const { game } = await wolfe.post<GameCreatedAnswer>('/games', {
    requestId: newRequestId(),
    side: 'british',
    opponent: { kind: 'open' },
    visibility: 'watchable',
    rated: true,
    pace: { kind: 'live', minutes: 10, incrementSeconds: 15 },
  });
  await montcalm.post(`/games/${game.id}/join`, {});
  const spectator = await stage.person();
  const second = { ...wolfe, page: await wolfe.context.newPage() };
  const pages = [wolfe.page, montcalm.page, spectator.page, second.page];
  for (const page of pages) {
    await page.goto(`/games/${game.id}`);
    await page.getByTestId('status').waitFor();
  }
  await new TableOnScreen(montcalm).resign();
  for (const page of pages) {
    const rows = page.getByTestId('rating-changes').getByRole('row');
    await rows.first().waitFor();
    expect(await rows.allInnerTexts()).toEqual([
      expect.stringMatching(/Wolfe \d+\s+1500 → 1662\s+\+162$/),
      expect.stringMatching(/Montcalm \d+\s+1500 → 1338\s+−162$/),
    ]);
  }
  await second.page.close();
  await montcalm.visit('/lobby');
  await montcalm.page.getByText(/You lost · rating 1338 \(−162\)/).waitFor();
  await montcalm.visit(`/games/${game.id}`);
  await montcalm.page.getByTestId('rating-changes').waitFor();

  // The next one begins without any of it.
  await wolfe.page.getByRole('button', { name: 'Play again, sides swapped' }).click();
  await montcalm.page.getByRole('button', { name: 'Accept and play' }).click();
  for (const { page } of [wolfe, montcalm]) {
    await page.locator('.hand .card').first().waitFor();
    expect(await page.getByTestId('rating-changes').count()).toBe(0);
  }
});
