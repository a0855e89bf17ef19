// The rooms around the table, empty and lived in.
import type { GameAnswer, PersonName } from '@arpents/protocol';
import { PATHS, pathOfGame, type PageName } from '../../src/parts/paths.ts';
import { openGame } from './open-game.ts';
import type { Person } from './person.ts';
import { TableOnScreen } from './table-on-screen.ts';
import type { Walk } from './walk.ts';

/** To the end of a page; says whether there was more of it than the window shows. */
const scrollDown = (): boolean => {
  const { scrollHeight, clientHeight } = document.documentElement;
  scrollTo({ top: scrollHeight, behavior: 'instant' });
  return scrollHeight > clientHeight + 40;
};

/** Every page as a stranger finds it, from its head and from its foot, and an address that is none. */
export const rooms: Walk = async (stage, guise, take) => {
  const who = await stage.person(guise);
  for (const name of Object.keys(PATHS) as PageName[]) {
    await who.visit(PATHS[name]);
    await who.page.getByRole('heading', { level: 1 }).waitFor();
    await take(who, name);
    if (await who.page.evaluate(scrollDown)) await take(who, `${name}-foot`);
  }
  await who.visit('/nowhere-at-all');
  await who.page.getByRole('heading', { level: 1 }).waitFor();
  await take(who, 'nowhere');
};

/** A new game with rules chosen one by one. */
export const ownRules: Walk = async (stage, guise, take) => {
  const who = await stage.person(guise);
  await who.visit(PATHS.lobby);
  await who.page.locator('.presets .choice-card').last().click();
  await who.page.locator('.rule-list').evaluate((rules) => rules.scrollIntoView());
  await take(who, 'own-rules');
};

/** As the rule book comes out of a printer. */
export const print: Walk = async (stage, guise, take) => {
  const who = await stage.person(guise);
  await who.visit(PATHS.book);
  await who.page.getByRole('heading', { level: 1 }).waitFor();
  await who.page.emulateMedia({ media: 'print' });
  await take(who, 'book-print');
};

let registered = 0;
const PASSWORD = 'plains of abraham';

/** By the form, which alone shows the recovery codes. */
async function register({ page, visit }: Person): Promise<void> {
  await visit(PATHS.account);
  await page.locator('.sign-ways button').nth(1).click();
  await page.locator('[autocomplete=username]').fill(`Montcalm ${++registered}`);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.getByTestId('register').click();
  await page.getByTestId('codes').waitFor();
}

/** A guest's account, a new one with its codes, and one with sign-ins and tokens. */
export const account: Walk = async (stage, guise, take) => {
  const [guest, who] = [await stage.person(guise), await stage.person(guise)];
  await guest.post('/guests', {});
  await guest.visit(PATHS.account);
  await guest.page.locator('.what-for').waitFor();
  await take(guest, 'account-guest');
  await register(who);
  await take(who, 'account-codes');
  await who.post('/me/tokens', { label: 'Wolfe', scopes: ['read', 'play'], days: 90 });
  await who.visit(PATHS.account);
  await who.page.locator('.kept-list button').first().waitFor();
  await take(who, 'account-own');
  await who.page.getByTestId('delete').scrollIntoViewIfNeeded();
  await take(who, 'account-end');
  await who.page.getByTestId('delete').click();
  await who.page.locator('dialog').waitFor();
  await take(who, 'account-delete');
};

/** A rated game: for a guest, who has to sign in, and for somebody with an account; and the account of its host. */
export const rated: Walk = async (stage, guise, take) => {
  const [host, other, guest] = [
    await stage.person(guise),
    await stage.person(guise),
    await stage.person(guise),
  ];
  await host.post('/accounts', { name: `Bougainville ${++registered}`, password: PASSWORD });
  await other.post('/accounts', { name: `Murray ${registered}`, password: PASSWORD });
  const terms = {
    side: 'french',
    opponent: { kind: 'open' },
    rated: true,
    pace: { kind: 'live', minutes: 10, incrementSeconds: 15 },
  } as const;
  const { game } = await openGame(host, terms);
  await other.post(`/games/${game.id}/join`, {});
  await other.post(`/games/${game.id}/commands`, {
    version: 1,
    requestId: `resigned-${registered}`,
    command: { kind: 'resign' },
  });
  const answer = await host.context.request.get(`/api/games/${game.id}`);
  const { british } = ((await answer.json()) as GameAnswer).game.seats;
  const { person } = british as { readonly person: PersonName };
  await host.context.request.put(`/api/people/${person.id}/barrier`, {
    data: { kind: 'mute' },
    headers: { origin: stage.server().address },
  });
  const { game: left } = await openGame(host, { ...terms, side: 'guest', preset: 'tournament' });
  await other.visit(pathOfGame(left.id));
  await other.page.getByTestId('join').waitFor();
  await take(other, 'invitation-choice');
  await guest.visit(pathOfGame(left.id));
  await guest.page.locator('main button.primary').click({ trial: true });
  await take(guest, 'invitation-rated');
  await guest.page.locator('main button.primary').click();
  await guest.page.locator('.sign-ways').scrollIntoViewIfNeeded();
  await take(guest, 'invitation-sign-in');
  await host.visit(PATHS.account);
  await host.page.locator('.ratings .number').first().waitFor();
  await take(host, 'account-rated');
  // The next lobby that is photographed is an empty one again.
  await host.post(`/games/${left.id}/cancel`, {});
};

/** Who invites and who is invited, and a lobby with games of every list. */
export const company: Walk = async (stage, guise, take) => {
  const [host, guest] = [await stage.person(guise), await stage.person(guise)];
  await host.post('/guests', {});
  const invite = { side: 'british', opponent: { kind: 'invitation' } } as const;
  const { game, invitation } = await openGame(host, invite);
  const path = pathOfGame(game.id);
  await host.visit(path);
  await guest.visit(`${path}?invitation=${invitation ?? ''}`);
  await guest.page.getByTestId('join').waitFor();
  await take(host, 'waiting');
  await take(guest, 'invitation');

  await guest.post('/guests', {});
  await guest.post(`/games/${game.id}/join`, { invitation });
  const over = await openGame(host, { ...invite, preset: 'tournament' });
  await guest.post(`/games/${over.game.id}/join`, { invitation: over.invitation });
  await host.visit(pathOfGame(over.game.id));
  const table = new TableOnScreen(host);
  await table.status.waitFor();
  await table.resign();
  await table.result.waitFor();
  const waiting = await openGame(guest, {
    side: 'french',
    opponent: { kind: 'open' },
    preset: 'dunkirk-of-america',
  });
  await host.visit(PATHS.lobby);
  await host.page.locator('[data-list=finished] .game-row').waitFor();
  await host.page.locator('[data-list=open] .game-row').waitFor();
  await take(host, 'lobby-games');
  await host.page.locator('[data-list=finished] .game-row').scrollIntoViewIfNeeded();
  await take(host, 'lobby-finished');
  // The next lobby that is photographed is an empty one again.
  await guest.post(`/games/${waiting.game.id}/cancel`, {});
};
