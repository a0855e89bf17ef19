// Somebody who is not to be read, and the way back in the account.
import { expect, it } from 'vitest';
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
