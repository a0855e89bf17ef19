// The longest language in every size: what is asked, what can be done and what lies open is in sight as a whole.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { PATHS } from '../../src/parts/paths.ts';
import { ROOT } from './build.ts';
import { putOnShelf } from './local-shelf.ts';
import { BEFORE_LOST_SIEGE, BEFORE_RAID, QUIET_TURN, TWO_SIEGES } from './positions.ts';
import { PHONE, useStage, type Guise } from './stage.ts';
import { TableOnScreen } from './table-on-screen.ts';

const stage = useStage();

const GERMAN = { locale: 'de-DE' } as const;
const phone = (width: number, height: number): Guise => ({
  ...PHONE,
  ...GERMAN,
  viewport: { width, height },
});
const desk = (width: number, height: number): Guise => ({ ...GERMAN, viewport: { width, height } });

/** Those of a kind that do not lie whole within what holds them, by their first words. */
const notWhole = (page: Page, parts: string, within: string): Promise<readonly string[]> =>
  page.evaluate(
    ([one, around]) => {
      const edge = document.querySelector(around)?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll(one)]
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const isBeyond =
            left < edge.left - 1 ||
            right > edge.right + 1 ||
            top < edge.top - 1 ||
            bottom > edge.bottom + 1;
          return isBeyond || part.scrollWidth > part.clientWidth + 1;
        })
        .map((part) => part.textContent.trim().slice(0, 30));
    },
    [parts, within] as const,
  );

describe.each([
  ['a phone of 390 × 844', phone(390, 844)],
  ['a low phone of 360 × 640', phone(360, 640)],
  ['an upright tablet', phone(834, 1112)],
])('on %s', (_, guise) => {
  it('every action of a turn is in sight, and the names of all piles are whole', async () => {
    const table = await stage.againstComputer(TWO_SIEGES, 'british', guise);
    const { page } = table;
    await table.turnCame();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('.kind-group .kind').count()).toBe(12);
    expect(await notWhole(page, '.kind-group .kind', '.table-choice')).toEqual([]);
    await page.locator('.table-tabs button').nth(1).tap();
    await page.locator('.pile').first().waitFor();
    expect(await notWhole(page, '.pile-label', '.table-side')).toEqual([]);
    expect(await notWhole(page, '.player .pile', '.table-side')).toEqual([]);
  });
});

describe.each([
  ['1440 × 900', desk(1440, 900)],
  ['1024 × 768', desk(1024, 768)],
  ['390 × 844', phone(390, 844)],
])('at %s', (_, guise) => {
  it('[R51] both cards of which one is given up can be weighed without scrolling, beside a hand that keeps its size', async () => {
    const { british } = await stage.twoAt(BEFORE_LOST_SIEGE, guise);
    const { page } = british;
    await british.send(british.endTurn);
    await british.decision.waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('.way').count()).toBe(2);
    expect(await notWhole(page, '.way', '.table-choice')).toEqual([]);
  });
});

it('a small hand leaves its room to what is asked, and its cards stay as wide as they were', async () => {
  const { british, french } = await stage.twoAt(BEFORE_RAID, desk(1440, 900));
  const card = british.page.locator('.hand .card').first();
  const widthBefore = (await card.boundingBox())?.width ?? 0;
  const roomBefore = (await british.page.locator('.table-choice').boundingBox())?.width ?? 0;
  await french.page.locator('[data-hand-card="empire:coureurs-de-bois"]').click();
  await french.place('deerfield').click();
  await french.send(french.confirmation);
  await british.decision.waitFor();
  expect(Math.abs(((await card.boundingBox())?.width ?? 0) - widthBefore)).toBeLessThan(2);
  const room = (await british.page.locator('.table-choice').boundingBox())?.width ?? 0;
  expect(room).toBeGreaterThan(roomBefore * 1.3);
});

it.each([
  ['1440 × 900', desk(1440, 900)],
  ['1024 × 768', desk(1024, 768)],
])('both hands of a game that is over lie open as a whole, at %s', async (_, guise) => {
  const who = await stage.person(guise);
  const { page } = who;
  await who.visit(PATHS.home);
  await page
    .locator('[data-testid=open-file] input')
    .setInputFiles(join(ROOT, 'fixtures/records/served.json'));
  await new TableOnScreen(who).status.waitFor();
  await page.keyboard.press('Home');
  for (let turn = 0; turn < 9; turn++) await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => page.locator('.open-hand li').count()).toBe(10);
  await page.evaluate(() => document.fonts.ready);
  const cut = '.open-hand .card-face, .open-hand .symbol-row';
  await expect.poll(() => notWhole(page, cut, '.table-hand')).toEqual([]);
});

it('notes are written over the whole width of their sheet', async () => {
  const table = await stage.againstComputer(TWO_SIEGES, 'british', desk(1440, 900));
  await table.turnCame();
  const dialog = await table.openMenu('notes');
  const sheet = await dialog.locator('.stack').boundingBox();
  const paper = await dialog.locator('textarea').boundingBox();
  expect(paper?.width).toBeCloseTo(sheet?.width ?? 0, 0);
});

it.each([
  ['1440 × 900', desk(1440, 900)],
  ['1024 × 768', desk(1024, 768)],
])('the log is there beside the first steps once it has lines, at %s', async (_, guise) => {
  const table = await stage.againstComputer({ ...QUIET_TURN, turn: 1 }, 'british', guise);
  const { page } = table;
  await page.locator('.first-steps').waitFor();
  await table.turnCame();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator('.log-filters').isVisible()).toBe(false);
  expect(await notWhole(page, '.first-steps li', '.first-steps')).toEqual([]);
  await table.kind('pass').click();
  await table.send(table.confirmation);
  await page.locator('.log-turn li').first().waitFor();
  expect(await notWhole(page, '.log-turn h3, .log-turn li', '.log-lines')).toEqual([]);
  // A filter that finds nothing does not take itself away.
  await page.locator('.log-filters .chip').last().click();
  expect(await page.locator('.log-filters').isVisible()).toBe(true);
});

it('a low phone gives the map what the lenses leave, and the lenses open over it', async () => {
  const table = await stage.againstComputer(TWO_SIEGES, 'british', phone(360, 640));
  const { page } = table;
  await table.turnCame();
  const height = async (): Promise<number> =>
    (await page.locator('.map-window').boundingBox())?.height ?? 0;
  expect(await height()).toBeGreaterThan(180);
  await page.locator('.lenses-open').tap();
  expect(await notWhole(page, '.lenses .chip', '.map-window')).toEqual([]);
  await page.locator('[data-lens="danger"]').tap();
  expect(await page.locator('.lenses .chip').first().isVisible()).toBe(false);
  expect(await page.locator('[data-lens="danger"]').getAttribute('aria-pressed')).toBe('true');
});

it('the title of a dialog is as high as its lines, also of one that opens in the lobby of a low phone', async () => {
  const who = await stage.person(phone(360, 640));
  const { page } = who;
  await putOnShelf(who, null, null);
  await who.visit(PATHS.lobby);
  await page.getByTestId('game-more').first().click();
  const title = page.locator('dialog h2');
  await title.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const { inside, room } = await title.evaluate(({ scrollHeight, clientHeight }) => ({
    inside: scrollHeight,
    room: clientHeight,
  }));
  expect(inside).toBeLessThanOrEqual(room + 1);
});

it.each([
  ['1440 × 900', desk(1440, 900)],
  ['an upright tablet', phone(834, 1112)],
])('a sheet beside the map is as long as what it says, on %s', async (_, guise) => {
  const table = await stage.againstComputer(TWO_SIEGES, 'british', guise);
  await table.turnCame();
  const dialog = await table.openMenu('rules');
  const body = dialog.locator('.dialog-body');
  await body.locator('> *').first().waitFor();
  const [sheet, head, text] = await Promise.all(
    [dialog, dialog.locator('header'), body].map((part) => part.boundingBox()),
  );
  expect(sheet?.height).toBeLessThan((head?.height ?? 0) + (text?.height ?? 0) + 50);
});

it('beside hints an upright tablet shows the symbols of every card in hand', async () => {
  const table = await stage.againstComputer(TWO_SIEGES, 'british', phone(834, 1112));
  const { page } = table;
  await table.turnCame();
  await page.locator('[data-menu="hints"]').tap();
  await page.locator('.idea').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator('.hand .symbol-row > *').count()).toBeGreaterThan(5);
  const cut = await page.locator('.hand .card').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const edge = card.getBoundingClientRect().bottom;
      return [...card.querySelectorAll('.symbol-row > *, .card-cost')]
        .filter((part) => part.getBoundingClientRect().bottom > edge)
        .map(() => card.getAttribute('data-card'));
    }),
  );
  expect(cut).toEqual([]);
});

it.each([
  ['1440 × 900', desk(1440, 900)],
  ['1024 × 768', desk(1024, 768)],
  ['390 × 844', phone(390, 844)],
])(
  'words and cards of what is played back lie side by side in its panel, at %s',
  async (_, guise) => {
    const { british, french } = await stage.twoAt(BEFORE_RAID, {
      ...guise,
      reducedMotion: 'no-preference',
    });
    const { page } = british;
    await french.page.locator('[data-hand-card="empire:coureurs-de-bois"]').click();
    await french.place('deerfield').click();
    await page.evaluate(() => document.fonts.ready);
    // Measured at once when it is there: the next action follows soon.
    const measured = page.waitForFunction(() => {
      const [panel, words, cards, room] = [
        '.playback',
        '.playback-told > ul:not(.playback-cards)',
        '.playback-cards',
        '.table-choice',
      ].map((part) => document.querySelector(part)?.getBoundingClientRect());
      if (!panel || !words || !cards || !room) return null;
      return {
        wordsShare: words.width / panel.width,
        isBeside: cards.left > words.right,
        isWhole: cards.bottom <= room.bottom + 1 && cards.right <= room.right + 1,
      };
    });
    await french.send(french.confirmation);
    const { wordsShare, isBeside, isWhole } = (await (await measured).jsonValue()) ?? {};
    expect(wordsShare).toBeGreaterThan(0.45);
    expect([isBeside, isWhole]).toEqual([true, true]);
  },
);
