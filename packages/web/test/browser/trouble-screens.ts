// The rooms when something is in the way: no such game, no server, another version, a page that does not come.
import type { Page } from 'playwright-core';
import { VERSION_HEADER } from '@arpents/protocol';
import { PATHS, pathOfGame } from '../../src/parts/paths.ts';
import { putOnShelf } from './local-shelf.ts';
import { openGame } from './open-game.ts';
import type { Walk } from './walk.ts';

const standsThere = (page: Page): Promise<void> =>
  page.getByRole('heading', { level: 1 }).waitFor();

/** A game that there is none of, one that was called off, and a page that could not be loaded. */
export const errors: Walk = async (stage, guise, take) => {
  const [host, who] = [await stage.person(guise), await stage.person(guise)];
  who.overlook(/404 \(|ERR_FAILED|error-boundary|Failed to fetch|dynamically imported/);
  await who.visit(pathOfGame('AAAAAAAAAAAAAAAA'));
  await standsThere(who.page);
  await take(who, 'no-game');

  await host.post('/guests', {});
  const { game } = await openGame(host, { side: 'british', opponent: { kind: 'invitation' } });
  await host.post(`/games/${game.id}/cancel`, {});
  await host.visit(pathOfGame(game.id));
  await standsThere(host.page);
  await take(host, 'cancelled');

  await who.page.route(/settings-page/, (route) => route.abort());
  await who.visit(PATHS.settings);
  await who.page.locator('.lost-way [role=alert]').waitFor();
  await take(who, 'broken');
};

/** The pages that are about other people, and a game with somebody, while the server is out of reach. */
export const offline: Walk = async (stage, guise, take) => {
  const who = await stage.person(guise);
  who.overlook(/ERR_FAILED/);
  await putOnShelf(who, null, 'british');
  await who.page.route(/:\d+\/api\//, (route) => route.abort());
  for (const name of ['home', 'lobby', 'account'] as const) {
    await who.visit(PATHS[name]);
    await who.page.getByTestId('needs-connection').waitFor();
    await take(who, `offline-${name}`);
  }
  await who.visit(pathOfGame('AAAAAAAAAAAAAAAA'));
  await standsThere(who.page);
  await take(who, 'offline-game');
};

/** A newer client is offered; and the server speaks another version, so that this page has to be loaded anew. */
export const renewal: Walk = async (stage, guise, take) => {
  const who = await stage.person(guise);
  const notice = who.page.getByTestId('renewal');
  await who.visit(PATHS.lobby);
  await standsThere(who.page);
  await who.page.evaluate(() => {
    // The first one that comes to keep the client is no renewal.
    for (let i = 0; i < 2; i++)
      navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
  });
  await notice.waitFor();
  await take(who, 'renewal-offered');
  await who.page.route(/\/api\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), [VERSION_HEADER]: 'another' },
    });
  });
  await who.visit(PATHS.home);
  await standsThere(who.page);
  await notice.waitFor();
  await take(who, 'renewal-needed');
};
