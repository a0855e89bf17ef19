// How somebody learns that it is their turn, or that something was said, without looking at the table.
import { expect, it } from 'vitest';
import type { Setup } from '@arpents/engine';
import type { GameCreatedAnswer } from '@arpents/protocol';
import { QUIET_TURN } from './positions.ts';
import { PHONE, useStage } from './stage.ts';
import { TableOnScreen } from './table-on-screen.ts';

const stage = useStage();

/** Nothing is left to the British but to end their turn. */
const END_OF_TURN: Setup = { ...QUIET_TURN, actionsLeft: 0 };

async function say(table: TableOnScreen, text: string): Promise<void> {
  const dialog = await table.openMenu('messages');
  await dialog.locator('form input').fill(text);
  await table.send(dialog.locator('button[type=submit]'));
  await table.closeDialog();
}

const icon = ({ page }: TableOnScreen): Promise<string | null> =>
  page.locator('link[rel="icon"]').getAttribute('href');

it('title and icon of the tab say whose turn it is (D21)', async () => {
  const { british, french } = await stage.twoAt(END_OF_TURN);
  expect(await british.page.title()).toBe('● Your turn · Arpents');
  expect(await icon(british)).toBe('/favicon-turn.svg');
  expect(await french.page.title()).toBe('Arpents');
  expect(await icon(french)).toBe('/favicon.svg');
  await british.send(british.endTurn);
  await french.turnCame();
  await expect.poll(() => french.page.title()).toMatch(/Your turn/);
  expect(await british.page.title()).toBe('Arpents');
});

it('title and icon of the tab say that a draw is offered, to the one who is asked', async () => {
  const { british, french } = await stage.twoAt(QUIET_TURN);
  const dialog = await british.openMenu('end');
  await british.send(dialog.getByRole('button', { name: 'Offer a draw' }));
  await expect.poll(() => french.page.title()).toBe('● You are offered a draw · Arpents');
  expect(await icon(french)).toBe('/favicon-turn.svg');
  expect(await british.page.title()).toBe('● Your turn · Arpents');
});

it('title and icon of the tab say to a host who looks elsewhere that the game has begun, until they look', async () => {
  const [host, guest] = [await stage.person(), await stage.person()];
  for (const who of [host, guest]) await who.post('/guests', {});
  await host.context.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', {
      get: () => document.documentElement.dataset.away ?? 'visible',
    });
  });
  const { game } = await host.post<GameCreatedAnswer>('/games', {
    side: 'french',
    opponent: { kind: 'open' },
    requestId: 'host-looks-elsewhere',
  });
  const table = new TableOnScreen(host);
  await host.visit(`/games/${game.id}`);
  await host.page.getByText('Nobody has come yet').waitFor();
  await host.page.evaluate(() => {
    document.documentElement.dataset.away = 'hidden';
  });
  await guest.post(`/games/${game.id}/join`, {});
  await expect.poll(() => host.page.title()).toBe('● The game has begun · Arpents');
  expect(await icon(table)).toBe('/favicon-turn.svg');
  await host.page.evaluate(() => {
    delete document.documentElement.dataset.away;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => host.page.title()).toBe('Arpents');
  expect(await icon(table)).toBe('/favicon.svg');
});

it('on a phone the Log says that a message came, and the line says from whom (D21)', async () => {
  const { british, french } = await stage.twoAt(QUIET_TURN, PHONE);
  await say(british, 'Good luck');
  await french.page.getByTestId('unread').waitFor();
  expect(await french.page.getByTestId('unread').textContent()).toContain('1');
  await french.page.locator('.table-tabs button').last().click();
  await french.page.getByTestId('unread').waitFor({ state: 'detached' });
  await french.told(/^Guest .+: “Good luck”$/);
  expect(await british.page.getByTestId('unread').count()).toBe(0);
});

it('on a phone the result comes to whoever reads the log', async () => {
  const { british, french } = await stage.twoAt(QUIET_TURN, PHONE);
  const tabs = french.page.locator('.table-tabs button');
  await tabs.last().click();
  await french.page.locator('.table-log').waitFor();
  await british.resign();
  await french.result.getByText('You won').waitFor();
  // From then on they look at what they like.
  await tabs.last().click();
  await french.result.waitFor({ state: 'hidden' });
});

it('the browser calls only whom it was told to call (D21)', async () => {
  const { british, french } = await stage.twoAt(END_OF_TURN, {}, async ({ context }) => {
    await context.grantPermissions(['notifications']);
    // What a person would see of it is outside the page.
    await context.addInitScript(() => {
      const called: string[] = [];
      class Called {
        static readonly permission = 'granted';
        static requestPermission(): Promise<string> {
          return Promise.resolve('granted');
        }
        onclick: (() => void) | null = null;
        constructor(_title: string, { body }: { readonly body: string }) {
          called.push(body);
          document.documentElement.dataset.called = called.join('; ');
        }
      }
      Object.defineProperty(window, 'Notification', { value: Called });
      Object.defineProperty(document, 'hasFocus', { value: () => false });
    });
  });
  const called = () => french.page.locator('html').getAttribute('data-called');
  await say(british, 'Are you there?');
  await french.told(/Are you there/);
  expect(await called()).toBeNull();
  const dialog = await french.openMenu('settings');
  await dialog.getByLabel(/Notices of the browser/).check();
  await french.closeDialog();
  await british.send(british.endTurn);
  await expect.poll(called).toBe('Your turn');
});
