// A seat at a table to be measured, on a screen of its own.
import type { GameCreatedAnswer } from '@arpents/protocol';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from 'playwright-core';

export const SLOWDOWN = 4;
/** Longer than the client waits before it fetches what is not on the table. */
export const AT_REST_MS = 6000;
/** Long enough for a page that was opened to send what it has to. */
const AT_HOME_MS = 1500;

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const DESK = { viewport: { width: 1440, height: 900 } };

/** On the screen, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Somebody with this screen, whose turn it is in a new game; the page is still empty. */
export async function sitDown(
  browser: Browser,
  address: string,
  screen: BrowserContextOptions,
): Promise<{ readonly page: Page; readonly context: BrowserContext; readonly path: string }> {
  const open = (): Promise<BrowserContext> =>
    browser.newContext({ ...screen, baseURL: address, locale: 'en-GB', reducedMotion: 'reduce' });
  const [context, opponent] = [await open(), await open()];
  const post = async <T>(from: BrowserContext, path: string, data: object): Promise<T> => {
    const answer = await from.request.post(`/api${path}`, { data, headers: { origin: address } });
    return (await answer.json()) as T;
  };
  await post(context, '/guests', {});
  await post(opponent, '/guests', {});
  const { game, invitation } = await post<GameCreatedAnswer>(context, '/games', {
    requestId: `bench-${Math.random().toString(36).slice(2)}-table`,
    side: 'british',
    opponent: { kind: 'invitation' },
  });
  await post(opponent, `/games/${game.id}/join`, { invitation });
  const path = `/games/${game.id}`;
  // Both bring their share of the shuffle before the first card is dealt: what is measured is a game that has begun.
  for (const player of [opponent, context]) {
    const page = await player.newPage();
    await page.goto(path);
    await page.getByTestId('status').or(page.locator('h1')).first().waitFor();
    await page.waitForTimeout(AT_HOME_MS);
    await page.close();
  }
  await opponent.close();
  return { context, page: await context.newPage(), path };
}

export async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return devtools;
}
