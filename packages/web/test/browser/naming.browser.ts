// Guests name themselves where others meet them: while they wait, when they are invited, and on the page of the account.
import { expect, it } from 'vitest';
import { QUIET_TURN } from './positions.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('host and guest give themselves names, which the other one reads at the table (D5)', async () => {
  const host = await stage.person();
  await host.visit('/lobby');
  await host.page.getByRole('button', { name: 'Create' }).click();
  await host.page.getByLabel('What others call you').fill('Admin');
  host.overlook(/422/);
  await host.page.getByRole('button', { name: 'Use this name' }).click();
  await host.page.getByText('This name is kept for those who run the server').waitFor();
  await host.page.getByLabel('What others call you').fill('Jeanne');
  await host.page.getByRole('button', { name: 'Use this name' }).click();
  await host.page.getByText('This is your name now.').waitFor();
  const link = await host.page.getByLabel('Link to the game').inputValue();

  const guest = await stage.person({ locale: 'fr-CA' });
  await guest.visit(link);
  await guest.page.getByRole('heading', { name: /Jeanne \(invité\)/ }).waitFor();
  const name = guest.page.getByLabel('Votre nom, si vous voulez');
  // A look-alike of the host's name is refused, and nothing is joined.
  guest.overlook(/409/);
  await name.fill('JEANNE');
  await guest.page.getByTestId('join').click();
  await guest.page.getByText('Ce nom est pris').waitFor();
  await name.fill('Étienne');
  await guest.page.getByTestId('join').click();
  await guest.page.getByTestId('status').waitFor();
  await guest.page.getByText('Jeanne (invité)').first().waitFor();
  await host.page.getByTestId('status').waitFor();
  await host.page.getByText('Étienne (guest)').first().waitFor();
});

it('a guest without a name is called so in the reader’s language, and takes one on the page of the account (D25)', async () => {
  const who = await stage.person({ locale: 'fr-CA' });
  await who.post('/guests', {});
  await who.visit('/account');
  expect(await who.page.locator('main').innerText()).toMatch(/«\sInvité [0-9A-Za-z]{4}\s»/);
  await who.page.getByLabel('Votre nom pour les autres').fill('Marie-Anne');
  await who.page.getByRole('button', { name: 'Prendre ce nom' }).click();
  await who.page.getByText('Marie-Anne (invité)').waitFor();
});

it('a guest who takes a name in mid-game, and one who registers, are called so by the other one without loading anew', async () => {
  const { british, french } = await stage.twoAt(QUIET_TURN);
  const away = await french.who.context.newPage();
  await away.goto('/account');
  await away.getByLabel('What others call you').fill('Marguerite');
  await away.getByRole('button', { name: 'Use this name' }).click();
  await british.page.getByText('Marguerite (guest)').first().waitFor();
  await french.page.getByText('Marguerite (guest)').first().waitFor();
  // What was chosen meanwhile is still chosen.
  await british.kind('take-money').click();
  await british.confirmation.waitFor();
  await french.who.post('/accounts', {
    name: 'Marguerite Bourgeoys',
    password: 'plains of abraham',
  });
  await british.page.getByText('Marguerite Bourgeoys', { exact: true }).first().waitFor();
  await british.confirmation.waitFor();
  await british.send(british.confirmation);
  await away.close();
});
