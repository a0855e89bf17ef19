// What lists and addresses tell: results of finished games, sign-ins, and an address that is none.
import { expect, it } from 'vitest';
import { QUIET_TURN } from './positions.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('a finished game is listed with winner and points (D33)', async () => {
  const { british, french } = await stage.twoAt(QUIET_TURN);
  await british.resign();
  await french.result.waitFor();
  await french.who.visit('/lobby');
  const row = french.page.locator('.game-row').first();
  await row.getByText(/^You won/).waitFor();
  expect(await row.locator('.winner').textContent()).toMatch(/^French: .* · \d+$/);
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
