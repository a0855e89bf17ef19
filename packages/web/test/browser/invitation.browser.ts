// From the invitation to the first turn: what the one who waits and the one who is invited are told.
import { expect, it } from 'vitest';
import { useStage } from './stage.ts';

const stage = useStage();

it('an invitation says who, what, which side and how, and begins with one button (D15)', async () => {
  const host = await stage.person();
  await host.context.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await host.visit('/lobby');
  await host.page
    .locator('label', { has: host.page.getByRole('radio', { name: 'French' }) })
    .click();
  await host.page.getByText('Tournament', { exact: true }).click();
  await host.page.getByRole('button', { name: 'Create' }).click();
  await host.page.getByText('You play the French. Nobody has come yet').waitFor();
  await host.page.getByRole('img', { name: 'QR code' }).waitFor();
  await host.page.getByRole('button', { name: 'Copy', exact: true }).click();
  await host.page.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await host.page.getByLabel('Link to the game').inputValue();

  const guest = await stage.person();
  await guest.visit(link);
  await guest.page.getByRole('heading', { name: /^Guest .* invites you to a game$/ }).waitFor();
  const terms = await guest.page.locator('.terms-list').innerText();
  for (const line of ['A Few Acres of Snow', 'British', 'no clock', 'Governor']) {
    expect(terms).toContain(line);
  }
  await guest.page.getByRole('button', { name: 'Play the British' }).click();
  await guest.page.locator('.action-bar').waitFor();
  await host.page.getByTestId('status').waitFor();
});
