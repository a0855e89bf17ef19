// From the invitation to the first turn: what the one who waits and the one who is invited are told.
import { expect, it } from 'vitest';
import { LOCALES } from '@arpents/messages';
import type { GameAnswer, GameCreatedAnswer, PersonName, Profile } from '@arpents/protocol';
import { PHONE, useStage } from './stage.ts';

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

it('a host may leave the side to whoever is invited, who picks it and accepts with one button', async () => {
  const host = await stage.person();
  await host.visit('/lobby');
  const pick = (name: string) =>
    host.page.locator('label', { has: host.page.getByRole('radio', { name, exact: true }) });
  await pick('The other player chooses').click();
  // A computer player does not choose: what was left to somebody is nobody's there.
  await pick('the computer').click();
  expect(await host.page.getByRole('radio', { name: 'The other player chooses' }).count()).toBe(0);
  await pick('anybody in the lobby').click();
  await host.page.getByRole('button', { name: 'Create' }).click();
  await host.page.getByText('The other player chooses the side. Nobody has come yet').waitFor();
  await host.page.getByText('the other player chooses', { exact: true }).waitFor();
  const { seats, mySide } = await host.page.evaluate(async () => {
    const answer = await fetch(`/api/games/${location.pathname.split('/').pop() ?? ''}`);
    return ((await answer.json()) as GameAnswer).game;
  });
  expect(seats[mySide ?? 'british'].kind).toBe('person');
  // Whoever comes takes the very side that was drawn for the host.
  const [taken, left] = mySide === 'british' ? ['British', 'French'] : ['French', 'British'];

  const guest = await stage.person();
  await guest.visit('/lobby');
  const row = guest.page.locator('[data-list="open"] .game-row');
  await row.getByText('whoever joins chooses the side').waitFor();
  await row.click();
  await guest.page.getByText('you choose', { exact: true }).waitFor();
  const choice = guest.page.getByRole('radiogroup', { name: 'Choose your side' });
  await choice.locator('label', { has: guest.page.getByRole('radio', { name: taken }) }).click();
  await guest.page.getByRole('button', { name: `Play the ${taken}` }).click();
  await guest.page.getByTestId('status').waitFor();
  await host.page.getByTestId('status').waitFor();
  const sideOf = (who: typeof host) =>
    who.page.evaluate(async () => {
      const answer = await fetch(`/api/games/${location.pathname.split('/').pop() ?? ''}`);
      return ((await answer.json()) as GameAnswer).viewer;
    });
  expect(await sideOf(guest)).toBe(taken.toLowerCase());
  expect(await sideOf(host)).toBe(left.toLowerCase());
  for (const who of [guest, host]) await who.page.locator('.hand .card').first().waitFor();
});

it('both tabs of a host who left the side open, and one who loads anew as somebody joins, come to the host’s own hand', async () => {
  const host = await stage.person();
  await host.post('/guests', {});
  const guest = await stage.person();
  await guest.post('/guests', {});
  const second = await host.context.newPage();
  for (const [taken, left] of [
    ['british', 'french'],
    ['french', 'british'],
  ] as const) {
    const { game, invitation } = await host.post<GameCreatedAnswer>('/games', {
      requestId: `left-open-${taken}`,
      side: 'guest',
      opponent: { kind: 'invitation' },
    });
    for (const page of [host.page, second]) {
      await page.goto(`/games/${game.id}`);
      await page.getByText('The other player chooses the side. Nobody has come yet').waitFor();
    }
    await Promise.all([
      second.reload(),
      guest.post(`/games/${game.id}/join`, { invitation, side: taken }),
    ]);
    for (const page of [host.page, second]) {
      await page.locator('.hand .card').first().waitFor();
      const own = await page.evaluate(async (id) => {
        const answer = await fetch(`/api/games/${id}`);
        return ((await answer.json()) as GameAnswer).viewer;
      }, game.id);
      expect(own).toBe(left);
    }
  }
});

it('a rated game says to guests that it is not for them, before they have chosen, and to others how its host is rated', async () => {
  const register = async (name: string) => {
    const who = await stage.person();
    await who.post('/accounts', { name, password: 'plains of abraham' });
    return who;
  };
  const [host, other] = [await register('Champlain'), await register('Kirke')];
  const terms = {
    opponent: { kind: 'open' },
    rated: true,
    pace: { kind: 'live', minutes: 10, incrementSeconds: 15 },
  };
  const create = async (side: string, requestId: string) =>
    (await host.post<GameCreatedAnswer>('/games', { ...terms, side, requestId })).game.id;
  const first = await create('french', 'rated-once');
  await other.post(`/games/${first}/join`, {});
  const command = { version: 1, requestId: 'rated-resigned', command: { kind: 'resign' } };
  await other.post(`/games/${first}/commands`, command);
  const { person } = (await host.context.request
    .get(`/api/games/${first}`)
    .then((answer) => answer.json())
    .then(({ game }: GameAnswer) => game.seats.french)) as { readonly person: PersonName };
  const ratingOfHost = async (): Promise<number | undefined> => {
    const answer = await host.context.request.get(`/api/people/${person.id}`);
    return ((await answer.json()) as Profile).ratings.french?.rating;
  };
  await expect.poll(ratingOfHost).toBeGreaterThan(1500);
  const rating = await ratingOfHost();

  const chosen = await create('french', 'rated-chosen');
  await other.visit(`/games/${chosen}`);
  await other.page
    .getByRole('heading', { name: `Champlain (${rating}) invites you to a game` })
    .waitFor();
  await create('guest', 'rated-left');
  await other.visit('/lobby');
  const rows = other.page.locator('[data-list="open"] .game-row');
  await rows.getByText(`French: Champlain (${rating})`).waitFor();
  await rows.getByText(`Champlain (French ${rating})`).waitFor();

  const guest = await stage.person();
  await guest.visit(`/games/${chosen}`);
  await guest.page.getByText('This game is rated, and for people with an account.').waitFor();
  expect(await guest.page.getByTestId('join').count()).toBe(0);
  // Whoever registers stays with the invitation, once the codes have been seen.
  await guest.page.locator('main').getByRole('button', { name: 'Sign in or register' }).click();
  await guest.page.getByRole('button', { name: 'I am new' }).click();
  await guest.page.getByRole('textbox', { name: 'Name' }).fill('Frontenac');
  await guest.page.getByLabel('Password').fill('plains of abraham');
  await guest.page.getByTestId('register').click();
  await guest.page.getByTestId('codes').waitFor();
  await guest.page.getByRole('button', { name: 'I have written them down' }).click();
  await guest.page.getByTestId('join').click();
  await guest.page.locator('.action-bar').waitFor();
});

it.each(LOCALES)(
  'on a phone an invitation in %s is accepted from its first screen, with the commitment in one line',
  async (locale) => {
    const host = await stage.person();
    await host.post('/guests', {});
    const { game } = await host.post<GameCreatedAnswer>('/games', {
      side: 'guest',
      opponent: { kind: 'open' },
      requestId: `first-screen-${locale}`,
    });
    const { page, visit } = await stage.person({ ...PHONE, locale });
    await visit(`/games/${game.id}`);
    const join = await page.getByTestId('join').boundingBox();
    expect((join?.y ?? Infinity) + (join?.height ?? 0)).toBeLessThanOrEqual(844);
    const fingerprint = page.getByTestId('fingerprint');
    const line = await page.locator('summary', { has: fingerprint }).boundingBox();
    expect(line?.height).toBeLessThan(40);
    expect(line?.y).toBeLessThan(join?.y ?? 0);
  },
);
