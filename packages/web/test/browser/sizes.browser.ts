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
async function namesMissing(page: Page, which: 'all' | 'worth points'): Promise<readonly string[]> {
  const missing = await namesOffMap(page);
  return which === 'all' ? missing : missing.filter((id) => !WORTHLESS.includes(id));
}

const namesOffMap = (page: Page): Promise<readonly string[]> =>
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

/** Whatever of these holds more than it shows. */
const cutOff = (page: Page, selectors: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    (all) =>
      all.filter((selector) =>
        [...document.querySelectorAll(selector)].some(
          ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
            clientWidth > 0 && (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1),
        ),
      ),
    selectors,
  );

/** Symbols and names of the hand that do not lie whole on their card. */
const cutOnCards = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.hand .card')].flatMap((card) => {
      const { left, right, bottom } = card.getBoundingClientRect();
      return [...card.querySelectorAll('.symbol-row > *, .card-name')]
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return (
            box.left < left ||
            box.right > right ||
            box.bottom > bottom ||
            part.scrollWidth > part.clientWidth + 1
          );
        })
        .map((part) => `${card.getAttribute('data-card') ?? ''} ${part.className}`);
    }),
  );

const LARGE = [
  { width: 1920, height: 1080, names: 'all', log: 8 * 21 },
  { width: 1440, height: 900, names: 'all', log: 8 * 21 },
  { width: 1280, height: 720, names: 'worth points', log: 120 },
  { width: 1024, height: 768, names: 'worth points', log: 120 },
] as const;

const SMALL = [
  { width: 390, height: 844, names: 'all' },
  { width: 360, height: 740, names: 'all' },
  { width: 844, height: 390, names: 'all' },
  { width: 768, height: 1024, names: 'worth points' },
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

/** What is opened behind a panel leaves the map in view, but for its edge. */
async function expectBeside(page: Page): Promise<void> {
  await page.locator('.player .pile:not([disabled])').last().click();
  const dialog = await page.locator('dialog').boundingBox();
  const map = await page.locator('.map-window').boundingBox();
  expect(dialog?.x).toBeGreaterThanOrEqual((map?.x ?? 0) + (map?.width ?? 0) * 0.85);
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
      await expect.poll(() => namesMissing(table.page, names)).toEqual([]);
      const measured = await measure(table.page);
      expect(measured.sieges).toBe(2);
      expect(measured.log).toBeGreaterThanOrEqual(log);
      expect(measured.isWiderThanWindow).toBe(false);
      expect(await overlaps(table.page, ['.hand .card'])).toEqual([]);
      expect(await cutOnCards(table.page)).toEqual([]);
      expect(await cutOff(table.page, ['.table-choice', '.log-filters'])).toEqual([]);
      await table.place('albany').hover();
      expect(await overlaps(table.page, PARTS)).toEqual([]);
      expect(new Set(await playTurn(table)).size).toBe(1);
      await expectBeside(table.page);
    });
  }

  for (const { names, ...viewport } of SMALL) {
    const { width, height } = viewport;
    it(`a phone of ${width} × ${height} shows every name in view, and its figures in every tab`, async () => {
      const table = await stage.againstComputer(TWO_SIEGES, 'british', { ...PHONE, viewport });
      await table.turnCame();
      const { page } = table;
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => namesMissing(page, names)).toEqual([]);
      expect((await measure(page)).isWiderThanWindow).toBe(false);
      expect(await overlaps(page, ['.hand .card'])).toEqual([]);
      expect(await cutOnCards(page)).toEqual([]);
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

it('cards to draft lie in one row that the wheel moves to its end; then the hand lies where it lay', async () => {
  const table = await stage.againstComputer(TWO_SIEGES, 'british');
  await table.turnCame();
  const { page } = table;
  const hand = await page.locator('.hand').boundingBox();
  await table.kind('draft').click();
  const row = page.locator('.gallery-cards');
  const faces = row.locator('.gallery-card');
  await faces.first().waitFor();
  const rows = await faces.evaluateAll(
    (cards) => new Set(cards.map((card) => card.getBoundingClientRect().top)).size,
  );
  expect(rows).toBe(1);
  await row.hover();
  await page.mouse.wheel(0, 3000);
  const isLastWhole = (): Promise<boolean> =>
    row.evaluate((all) => {
      const last = all.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
      return last.right <= all.getBoundingClientRect().right;
    });
  await expect.poll(isLastWhole).toBe(true);
  await page.keyboard.press('Escape');
  await row.waitFor({ state: 'detached' });
  expect(await page.locator('.hand').boundingBox()).toEqual(hand);
});

it('while nothing is chosen the dock says what is left to draw, and nothing moves when it makes room', async () => {
  const table = await stage.againstComputer(TWO_SIEGES, 'british');
  await table.turnCame();
  const plate = table.page.locator('.at-rest-plate');
  await plate.getByText('2 cards in your deck').waitFor();
  const before = await standing(table);
  await table.page.locator('.hand .card').first().click();
  await plate.waitFor({ state: 'detached' });
  expect(await standing(table)).toEqual(before);
});

it('the first steps are whole at 1024 × 768, in French too', async () => {
  const table = await stage.againstComputer({ ...QUIET_TURN, turn: 1 }, 'british', {
    viewport: { width: 1024, height: 768 },
    locale: 'fr-FR',
  });
  await table.page.locator('.first-steps').waitFor();
  await table.page.evaluate(() => document.fonts.ready);
  expect(await cutOff(table.page, ['.first-steps', '.log-filters'])).toEqual([]);
});

it('a phone in French shows names to read, the heading of what opens, and every card to draft; nothing moves as the dock tells more (D18, D24)', async () => {
  const table = await stage.againstComputer(
    {
      ...TWO_SIEGES,
      british: {
        ...TWO_SIEGES.british,
        hand: [
          'location:philadelphia',
          'empire:fortification',
          'location:boston',
          'empire:rangers',
          'neutral:settlers',
        ],
      },
    },
    'british',
    { ...PHONE, locale: 'fr-FR' },
  );
  await table.turnCame();
  const { page } = table;
  await page.evaluate(() => document.fonts.ready);
  const smallest = await page.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll('.hand .card-name')].map((name) =>
        Number.parseFloat(getComputedStyle(name).fontSize),
      ),
    ),
  );
  expect(smallest).toBeGreaterThanOrEqual(11);
  expect(await cutOnCards(page)).toEqual([]);
  const choice = page.locator('.table-choice');
  await choice.evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });
  await table.kind('draft').tap();
  const head = await page.locator('.gallery h2').boundingBox();
  const around = await choice.boundingBox();
  expect(head?.y).toBeGreaterThanOrEqual(around?.y ?? Infinity);
  await page.locator('.gallery-card').last().scrollIntoViewIfNeeded();
  const last = await page.locator('.gallery-card').last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(390);
  // Not the first: it lies where the finger has just been, and a second tap there chooses nothing.
  await page.locator('.gallery-card[aria-disabled="false"]').last().tap();
  await table.confirmation.waitFor();
  expect(await choice.boundingBox()).toEqual(around);
});

it('a turn on the phone is played without opening another tab, and its buttons stay', async () => {
  const table = await stage.againstComputer(QUIET_TURN, 'british', { ...PHONE, isPainted: true });
  await table.turnCame();
  await table.page.locator('canvas.ground').waitFor();
  const strip = table.page.getByTestId('strip');
  const figures = async (): Promise<string> => (await strip.innerText()).replace(/\s+/g, ' ');
  const before = await figures();
  expect(new Set(await playTurn(table)).size).toBe(1);
  expect(await figures()).not.toBe(before);
  await table.send(table.endTurn);
  await strip.waitFor();
});
