// Every size of window, measured: names in view, the room of the log, what lies over what, and what moves in a turn.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LOCATIONS } from '@arpents/engine';
import { QUIET_TURN, TWO_SIEGES } from './positions.ts';
import { PHONE, useStage } from './stage.ts';
import type { TableOnScreen } from './table-on-screen.ts';

const stage = useStage();

const WORTHLESS: readonly string[] = LOCATIONS.filter(({ points }) => points === 0).map(
  ({ id }) => id,
);

/** Places well in view without their name, and names that are cut by the edge of the map. */
const namesMissing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const EDGE = 40;
    const map = document.querySelector('.map-window')?.getBoundingClientRect() ?? new DOMRect();
    const buttons =
      document.querySelector('.map-buttons')?.getBoundingClientRect() ?? new DOMRect();
    const names = new Map(
      [...document.querySelectorAll('.label:not(.floating)')].map((label) => [
        label.getAttribute('data-place'),
        label.getBoundingClientRect(),
      ]),
    );
    return [...document.querySelectorAll('.place')].flatMap((place) => {
      const box = place.querySelector('.piece')?.getBoundingClientRect() ?? new DOMRect();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const isOutside =
        x < map.left + EDGE || x > map.right - EDGE || y < map.top + 12 || y > map.bottom - 12;
      if (isOutside || (x > buttons.left && y > buttons.top)) return [];
      const id = place.getAttribute('data-place') ?? '';
      const name = names.get(id);
      const isWhole = name !== undefined && name.left >= map.left && name.right <= map.right;
      return isWhole ? [] : [id];
    });
  });

interface Measures {
  readonly log: number;
  readonly sieges: number;
  readonly isWiderThanWindow: boolean;
}

/** How high the log is, how many sieges are in sight, and whether the page can be moved sideways. */
const measure = (page: Page): Promise<Measures> =>
  page.evaluate(() => {
    const sides = document.querySelector('.table-sides')?.getBoundingClientRect() ?? new DOMRect();
    const inSight = [...document.querySelectorAll('.sieges .siege')].filter(
      (siege) => siege.getBoundingClientRect().bottom <= sides.bottom + 1,
    );
    return {
      log:
        (document.querySelector('.log')?.clientHeight ?? 0) -
        (document.querySelector('.log-filters')?.clientHeight ?? 0),
      sieges: inSight.length,
      isWiderThanWindow: document.documentElement.scrollWidth > innerWidth,
    };
  });

/** Which of these lie on each other. */
const overlaps = (page: Page, selectors: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((all) => {
    const boxes = all.flatMap((selector) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const box = element.getBoundingClientRect();
        return box.width === 0 ? [] : [{ selector, box }];
      }),
    );
    return boxes.flatMap((a, i) =>
      boxes.slice(i + 1).flatMap((b) => {
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        return across > 1 && down > 1 ? [`${a.selector} on ${b.selector}`] : [];
      }),
    );
  }, selectors);

const PARTS = [
  '.dock',
  '.map-buttons',
  '.place-caption',
  '.status-strip',
  '.lenses',
  '.hand',
  '.table-tabs',
];

const LARGE = [
  { width: 1920, height: 1080, names: 'all', log: 8 * 21 },
  { width: 1440, height: 900, names: 'all', log: 8 * 21 },
  { width: 1280, height: 720, names: 'worth points', log: 120 },
  { width: 1024, height: 768, names: 'worth points', log: 120 },
] as const;

const SMALL = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
] as const;

/** Where the buttons stand that carry a choice out and end the turn. */
async function standing(table: TableOnScreen): Promise<readonly unknown[]> {
  return Promise.all(['confirm', 'end-turn'].map((id) => table.page.getByTestId(id).boundingBox()));
}

/** Plays a turn of two passes; says where the buttons stood at each step. */
async function playTurn(table: TableOnScreen): Promise<readonly string[]> {
  const seen: string[] = [];
  const look = async (): Promise<void> => {
    seen.push(JSON.stringify(await standing(table)));
  };
  await look();
  await table.page.locator('.hand .card').first().click();
  await look();
  await table.page.keyboard.press('Escape');
  for (let action = 0; action < 2; action += 1) {
    await table.kind('pass').click();
    await look();
    await table.send(table.confirmation);
    await look();
  }
  await table.endTurn.waitFor();
  await look();
  return seen;
}

describe('with two sieges', () => {
  for (const { width, height, names, log } of LARGE) {
    it(`the table keeps names, sieges, log and buttons at ${width} × ${height}`, async () => {
      const table = await stage.againstComputer(TWO_SIEGES, 'british', {
        viewport: { width, height },
        locale: 'fr-FR',
      });
      await table.turnCame();
      await table.page.evaluate(() => document.fonts.ready);
      await expect
        .poll(async () => {
          const missing = await namesMissing(table.page);
          return names === 'all' ? missing : missing.filter((id) => !WORTHLESS.includes(id));
        })
        .toEqual([]);
      const measured = await measure(table.page);
      expect(measured.sieges).toBe(2);
      expect(measured.log).toBeGreaterThanOrEqual(log);
      expect(measured.isWiderThanWindow).toBe(false);
      await table.place('albany').hover();
      expect(await overlaps(table.page, PARTS)).toEqual([]);
      expect(new Set(await playTurn(table)).size).toBe(1);
    });
  }

  for (const viewport of SMALL) {
    const { width, height } = viewport;
    it(`a phone of ${width} × ${height} shows every name in view, and its figures in every tab`, async () => {
      const table = await stage.againstComputer(TWO_SIEGES, 'british', { ...PHONE, viewport });
      await table.turnCame();
      const { page } = table;
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => namesMissing(page)).toEqual([]);
      expect((await measure(page)).isWiderThanWindow).toBe(false);
      const strip = page.getByTestId('strip');
      for (const tab of ['Players', 'Log', 'Hand']) {
        await page.getByRole('button', { name: tab, exact: true }).tap();
        await expect.poll(() => strip.locator('.strip-figure:visible').count()).toBe(6);
      }
      await page.locator('#place-pemaquid').tap();
      await page.locator('.place-caption').waitFor();
      expect(await overlaps(page, PARTS)).toEqual([]);
      await page.locator('.dock-clear').tap();
      await page.locator('.place-caption').waitFor({ state: 'detached' });
    });
  }
});

it('a turn on the phone is played without opening another tab, and its buttons stay', async () => {
  const table = await stage.againstComputer(QUIET_TURN, 'british', PHONE);
  await table.turnCame();
  const strip = table.page.getByTestId('strip');
  const figures = async (): Promise<string> => (await strip.innerText()).replace(/\s+/g, ' ');
  const before = await figures();
  expect(new Set(await playTurn(table)).size).toBe(1);
  expect(await figures()).not.toBe(before);
  await table.send(table.endTurn);
  await strip.waitFor();
});
