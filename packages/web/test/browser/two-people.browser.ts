// Two people in two browsers, from prepared positions: everything in which one has to wait for the other.
import { expect, it } from 'vitest';
import {
  BEFORE_AMBUSH,
  BEFORE_LOST_SIEGE,
  BEFORE_RAID,
  BEFORE_SURRENDER,
  QUIET_TURN,
} from './positions.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('[R63] a raid is blocked by whoever is asked', async () => {
  const { british, french } = await stage.twoAt(BEFORE_RAID);
  await british.order(/^A raid/, 'ask');
  await french.turnCame();
  await french.card('Coureurs de Bois').click();
  await french.place('deerfield').click();
  await french.send(french.confirmation);
  await british.decision.waitFor();
  await british.giveAnswer('Rangers');
  await french.told(/raid.*blocked|blocked.*raid/i);
  await british.told(/raid.*blocked|blocked.*raid/i);
  await french.turnCame();
  await french.stands('deerfield', /British/);
});

it('[R101] a standing order answers an ambush', async () => {
  const { british, french } = await stage.twoAt(BEFORE_AMBUSH);
  await french.order(/^An ambush/, 'always');
  await british.kind('ambush').click();
  await british.send(british.confirmation);
  await british.told(/ambush.*blocked|blocked.*ambush/i);
  await french.told(/ambush.*blocked|blocked.*ambush/i);
  expect(await french.decision.count()).toBe(0);
  await british.turnCame();
  expect(await french.page.locator('.hand .card').count()).toBe(1);
});

it('[R51] whoever loses a siege chooses the card that is lost', async () => {
  const { british, french } = await stage.twoAt(BEFORE_LOST_SIEGE);
  await british.send(british.endTurn);
  await british.decision.waitFor();
  expect(await british.decision.locator('.way').count()).toBe(2);
  await british.giveAnswer('Militia');
  await french.turnCame();
  await french.told(/Militia/);
  await french.stands('port-royal', /^(?!.*besieged)/i);
});

it('[R44] a surrender lets the besieger settle at once', async () => {
  const { british, french } = await stage.twoAt(BEFORE_SURRENDER);
  await french.kind('withdraw').click();
  await french.confirmation.click();
  await french.send(french.page.getByTestId('harm-yes'));
  await british.decision.waitFor();
  await british.giveAnswer('Boston');
  await french.turnCame();
  await french.stands('port-royal', /British/);
});

it('[R99] an action that revealed nothing is undone', async () => {
  const { british, french } = await stage.twoAt(QUIET_TURN);
  await british.kind('take-money').click();
  await british.send(british.confirmation);
  await french.told(/takes? .*money|Philadelphia/i);
  await expect.poll(() => british.page.locator('.hand .card').count()).toBe(2);
  await british.send(british.undo);
  await expect.poll(() => british.page.locator('.hand .card').count()).toBe(3);
});

it('resigning asks a second time, where the finger does not lie', async () => {
  const { british, french } = await stage.twoAt(QUIET_TURN);
  const dialog = await british.openMenu('end');
  await dialog.getByTestId('resign').dblclick();
  await dialog.getByText('Resign?').waitFor();
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await dialog.waitFor({ state: 'detached' });
  await british.turnCame();
  await british.resign();
  await french.result.getByText('You won').waitFor();
});

it('a rematch reaches the other one at the result, and begins with one click (D5)', async () => {
  const { british, french } = await stage.twoAt(QUIET_TURN);
  await british.resign();
  await french.result.waitFor();
  await british.page.getByTestId('rematch').click();
  await british.page.getByText('You offered to play again.').waitFor();
  await french.result.getByText(/wants to play again/).waitFor();
  await expect.poll(() => french.page.title()).toBe('● You are asked to play again · Arpents');
  expect(await british.page.title()).toBe('Arpents');
  // Called off, it is gone; offered again, it is there also after a reload.
  await british.page.getByRole('button', { name: 'Withdraw the offer' }).click();
  await french.result.getByText(/wants to play again/).waitFor({ state: 'detached' });
  await expect.poll(() => french.page.title()).toBe('Arpents');
  await british.page.getByTestId('rematch').click();
  await french.result.getByText(/wants to play again/).waitFor();
  await Promise.all([british, french].map(({ page }) => page.reload()));
  await british.page.getByText('You offered to play again.').waitFor();
  await french.page.getByRole('button', { name: 'Accept and play' }).click();
  await french.result.waitFor({ state: 'detached' });
  await french.turnCame();
  await british.result.waitFor({ state: 'detached' });
  expect(british.page.url()).toBe(french.page.url());
});

it('a half-made choice outlives a reload', async () => {
  const { british } = await stage.twoAt(QUIET_TURN);
  await british.card('Pemaquid').click();
  await british.kind('develop').click();
  await british.page.reload();
  await british.confirmation.waitFor();
  await british.listed();
  expect(await british.card('Pemaquid').getAttribute('aria-pressed')).toBe('true');
  expect(await british.kind('develop').getAttribute('aria-pressed')).toBe('true');
  await british.send(british.confirmation);
  await british.stands('pemaquid', /town/i);
});

it('the game goes on after the server was killed and started again', async () => {
  const { british, french } = await stage.twoAt(QUIET_TURN);
  for (const { who } of [british, french]) {
    who.overlook(/net::ERR_|Failed to (load resource|fetch)/);
  }
  await british.card('Pemaquid').click();
  await stage.server().kill();
  const offline = british.page.getByText('Connection lost.');
  await offline.waitFor();
  await stage.server().restart();
  await offline.waitFor({ state: 'detached' });
  await british.kind('develop').click();
  await british.send(british.confirmation);
  await french.stands('pemaquid', /town/i);
  await expect.poll(() => french.page.getByText('Connection lost.').count()).toBe(0);
});
