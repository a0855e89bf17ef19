// What the table tells of a game: what was taken back, what weighs more than the rest, how a siege stands, how it ended.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Setup } from '@arpents/engine';
import type { GameCreatedAnswer } from '@arpents/protocol';
import {
  BEFORE_LAST_TOWN,
  BEFORE_RAID,
  BEFORE_SURRENDER,
  QUIET_TURN,
  TWO_SIEGES,
} from './positions.ts';
import { useStage } from './stage.ts';
import { TableOnScreen } from './table-on-screen.ts';

const stage = useStage();

const logOf = ({ page }: TableOnScreen): Promise<string> => page.locator('.log-lines').innerText();

it('[R99] what was undone is gone from the log, and who saw it is told so (D2)', async () => {
  const { british, french } = await stage.twoAt(QUIET_TURN);
  await british.kind('draft').click();
  await british.page.locator('.gallery-card[aria-disabled="false"]').first().click();
  await british.send(british.confirmation);
  for (const table of [british, french]) await table.told(/British.*draft/);
  await british.send(british.undo);
  await french.told(/British took back: .*draft/i);
  await expect.poll(() => logOf(british)).not.toMatch(/draft|took back/i);
  await british.page.reload();
  await british.turnCame();
  expect(await logOf(british)).not.toMatch(/draft|took back/i);
});

it('what was missed is one line, and is told again on the map with its cards (D34)', async () => {
  const { british, french } = await stage.twoAt({ ...QUIET_TURN, actionsLeft: 1 });
  const { page } = french;
  const table = new URL(page.url()).pathname;
  await page.goto('/guide');
  await british.card('Pemaquid').click();
  await british.kind('develop').click();
  await british.send(british.confirmation);
  await british.send(british.endTurn);
  await french.who.visit(table);
  const recap = page.getByTestId('recap');
  await recap.getByText('2 actions since you last looked').waitFor();
  expect(await recap.textContent()).not.toContain('Pemaquid');
  await recap.getByRole('button', { name: 'Show me' }).click();
  const playback = page.getByTestId('playback');
  await playback.locator('.playback-cards').getByText('Pemaquid').waitFor();
  expect(await french.place('pemaquid').getAttribute('class')).toContain('pointed');
  await page.keyboard.press('x');
  await playback.waitFor({ state: 'detached' });
  await french.turnCame();
  expect(await recap.count()).toBe(0);
});

/** A town that the French can raid, and nothing to block with. */
const BEFORE_GREAT_RAID: Setup = {
  ...BEFORE_RAID,
  locations: {
    ...BEFORE_RAID.locations,
    deerfield: { owner: 'british', piece: 'town', fortified: false },
  },
  british: { ...BEFORE_RAID.british, hand: [] },
};

/** Waits for a banner, looks at it with the place that it is about, and clicks it away. */
const lookAtBanner = (page: Page): Promise<{ text: string; ms: number }> =>
  page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((go) => requestAnimationFrame(go));
    const until = async <T>(find: () => T | null): Promise<T> => {
      for (;;) {
        const found = find();
        if (found !== null) return found;
        await frame();
      }
    };
    const find = (): HTMLElement | null => document.querySelector('[data-testid="banner"]');
    const banner = await until(find);
    const text = banner.innerText;
    const since = performance.now();
    await until(() => document.querySelector('#place-deerfield.pointed'));
    banner.click();
    await until(() => (find() === null ? true : null));
    await until(() => (document.querySelector('#place-deerfield.pointed') === null ? true : null));
    return { text, ms: performance.now() - since };
  });

it('[R65] a town that is raided is told by a banner with the points, its place ringed, until a click (D38)', async () => {
  const { british, french } = await stage.twoAt(BEFORE_GREAT_RAID);
  await french.card('Coureurs de Bois').click();
  await french.place('deerfield').click();
  const [seen] = await Promise.all([lookAtBanner(british.page), french.send(french.confirmation)]);
  expect(seen.text).toMatch(/Deerfield/);
  expect(seen.text).toMatch(/British: (\d+) → (?!\1 )\d+ points/);
  // By itself it stays for two seconds.
  expect(seen.ms).toBeLessThan(2000);
});

it('a siege shows in the colours of the sides who would win with which value (D28)', async () => {
  const table = await stage.againstComputer(TWO_SIEGES, 'british');
  await table.turnCame();
  const siege = table.page.locator('.siege.british');
  const colour = (side: string): Promise<string> =>
    siege
      .locator(`.track .${side}`)
      .first()
      .evaluate((step) => getComputedStyle(step).backgroundColor);
  const plain = await siege
    .locator('.track li:not(.british, .french)')
    .first()
    .evaluate((step) => getComputedStyle(step).backgroundColor);
  expect(new Set([await colour('british'), await colour('french'), plain]).size).toBe(3);
  expect(await siege.locator('.siege-legend').textContent()).toMatch(
    /British win from .+ on, French up to .+\./,
  );
});

/** The siege of Port Royal is won when the turn of the British begins. */
const BEFORE_FALL: Setup = {
  ...BEFORE_SURRENDER,
  actionsLeft: 0,
  sieges: { british: { location: 'port-royal', value: 4 }, french: null },
};

it('[R48] a place that has fallen is not said to be fought for while settling is asked (D28)', async () => {
  const { british, french } = await stage.twoAt(BEFORE_FALL);
  await french.send(french.endTurn);
  await british.decision.waitFor();
  const sieges = await british.page.locator('.sieges .siege').allInnerTexts();
  expect(sieges).toHaveLength(1);
  expect(sieges.join('\n')).not.toMatch(/would win/);
  for (const told of sieges) expect(told).toMatch(/fallen/);
});

/** Whether the middle of an element can be seen and clicked as the page stands. */
const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((button) => {
    const box = button.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.bottom <= innerHeight && top !== null && button.contains(top);
  });

async function expectEnding({ page, result }: TableOnScreen, isPlayer: boolean): Promise<void> {
  await result.waitFor();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    const buttons = [
      result.getByRole('link', { name: 'New game' }),
      result.getByRole('button', { name: 'Copy the link' }),
      ...(isPlayer ? [page.getByTestId('rematch')] : []),
    ];
    for (const button of buttons) await expect.poll(() => isInSight(button)).toBe(true);
    await result.getByText('It ended now because all towns had been placed (British).').waitFor();
    const [one, other] = await result.getByRole('table').evaluateAll((tables) =>
      tables.map((table) => {
        const { left, right, top } = table.getBoundingClientRect();
        return { left, right, top };
      }),
    );
    expect(one).toMatchObject({ top: other.top });
    expect(one.right).toBeLessThanOrEqual(other.left);
  }
}

it('[R95] the end says why it came now, with both scores and what to do next in sight, to all (D11)', async () => {
  const who = await stage.person();
  await who.post('/guests', {});
  const { game } = await who.post<GameCreatedAnswer>('/games', {
    requestId: `story-ending-${Date.now()}`,
    side: 'british',
    opponent: { kind: 'computer', level: 'recruit' },
    practice: { setup: BEFORE_LAST_TOWN, seed: null },
    visibility: 'watchable',
  });
  const table = new TableOnScreen(who);
  await who.visit(`/games/${game.id}`);
  await table.turnCame();
  await table.place('pemaquid').click();
  await table.kind('develop').click();
  await table.send(table.confirmation);
  await table.stands('pemaquid', /town/i);
  await table.kind('pass').click();
  await table.send(table.confirmation);
  await table.send(table.endTurn);
  await expectEnding(table, true);
  const spectator = new TableOnScreen(await stage.person());
  await spectator.who.visit(`/games/${game.id}`);
  await expectEnding(spectator, false);
});
