// Games that the browser keeps for itself: their lists, what can be done with them, and the client that knows no others.
import { PATHS } from '../../src/parts/paths.ts';
import { putOnShelf } from './local-shelf.ts';
import { startStaticHost } from './static-host.ts';
import type { Walk } from './walk.ts';

/** Against the computer, and two at one screen. */
export const localGames: Walk = async (stage, guise, take) => {
  const who = await stage.person(guise);
  const { page } = who;
  for (const side of ['british', 'french', null] as const) await putOnShelf(who, null, side);
  await who.visit(PATHS.home);
  await page.locator('.game-row').nth(2).waitFor();
  await page.locator('.game-row').last().scrollIntoViewIfNeeded();
  await take(who, 'local-home');
  await who.visit(PATHS.lobby);
  await page.locator('[data-list=mine] .game-row').nth(2).waitFor();
  await page.locator('[data-list=mine]').scrollIntoViewIfNeeded();
  await take(who, 'local-lobby');
  await page.getByTestId('game-more').first().click();
  await page.locator('dialog').waitFor();
  await take(who, 'local-game');
};

/** The client on a plain file server. */
export const withoutServer: Walk = async (stage, guise, take) => {
  const host = await startStaticHost('/some/path/');
  try {
    const who = await stage.person({ ...guise, baseURL: host.address });
    // What the stage has put into the browser is kept for the address of its own server.
    await who.context.addInitScript(
      (settings) => {
        localStorage.setItem('arpents.settings', settings);
      },
      JSON.stringify({ look: guise.look, coach: false }),
    );
    for (const name of ['home', 'lobby'] as const) {
      await who.visit(`#${PATHS[name]}`);
      await who.page.getByRole('heading', { level: 1 }).waitFor();
      await take(who, `static-${name}`);
    }
    await who.page.close();
  } finally {
    await host.close();
  }
};
