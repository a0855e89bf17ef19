// Somebody who is not to be read or met, wherever one meets them, and the way back in the account.
import { expect, it } from 'vitest';
import type { GameCreatedAnswer } from '@arpents/protocol';
import { QUIET_TURN } from './positions.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('a muted player is no longer read, is reported, and is let go in the account', async () => {
  const { british, french } = await stage.twoAt(QUIET_TURN);
  const say = async (text: string): Promise<void> => {
    const dialog = await french.openMenu('messages');
    await dialog.getByLabel('Your message').fill(text);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText(text).waitFor();
    await french.page.keyboard.press('Escape');
  };
  await say('first words');
  const dialog = await british.openMenu('messages');
  const heard = dialog.getByText('first words');
  await heard.waitFor();
  await dialog.getByText(/^About .*: mute, block, report$/).click();
  await dialog.getByTestId('mute').click();
  await dialog.getByRole('status').waitFor();
  await heard.waitFor({ state: 'detached' });
  await dialog.getByTestId('report').click();
  await dialog.getByText(/^Reported\./).waitFor();
  await say('last words');
  expect(await dialog.getByText('last words').count()).toBe(0);
  await british.who.visit('/account');
  await british.page.getByRole('button', { name: /^Unmute / }).click();
  await british.page.getByText('Muted and blocked').waitFor({ state: 'detached' });
});

it('whoever one meets is blocked and reported where their name stands: at the table and on an invitation', async () => {
  const { british, french } = await stage.twoAt(QUIET_TURN);
  await british.page.getByTestId('player-name').click();
  const dialog = british.page.locator('dialog');
  await dialog.getByTestId('report').click();
  await dialog.getByText(/^Reported\./).waitFor();
  await dialog.getByTestId('block').click();
  await dialog.getByText(/cannot write to you or jo/).waitFor();
  await british.closeDialog();
  expect(await british.page.getByTestId('player-name').count()).toBe(1);

  const { game, invitation } = await french.who.post<GameCreatedAnswer>('/games', {
    requestId: 'who-invites',
    side: 'random',
    opponent: { kind: 'invitation' },
  });
  // Also for somebody who has never been here.
  const stranger = await stage.person();
  await stranger.visit(`/games/${game.id}?invitation=${invitation ?? ''}`);
  await stranger.page.getByText(/^About .*: mute, block, report$/).click();
  await stranger.page.getByTestId('report').click();
  await stranger.page.getByText(/^Reported\./).waitFor();
  await stranger.page.getByTestId('block').click();
  await stranger.page.getByText(/cannot write to you or jo/).waitFor();
});
