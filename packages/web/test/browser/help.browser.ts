// What helps newcomers at the table: first steps, tips on everything, hints, the coach.
import type { Setup } from '@arpents/engine';
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { MENU_ITEMS } from '../../src/parts/menu-names.ts';
import { TIPS } from '../../src/tips/tip-list.ts';
import { BEFORE_SURRENDER, QUIET_TURN, TWO_SIEGES } from './positions.ts';
import { PHONE, useStage } from './stage.ts';
import { putOnShelf } from './local-shelf.ts';
import { TableOnScreen } from './table-on-screen.ts';

const stage = useStage();

const FIRST_TURN = {
  ...QUIET_TURN,
  turn: 1,
  french: {
    ...QUIET_TURN.french,
    hand: ['location:quebec', 'location:trois-rivieres', 'neutral:settlers'],
  },
} as const satisfies Setup;

it('first steps stand in the first three games, whichever side moves first, and name buttons that are there (D16)', async () => {
  const who = await stage.person();
  const { page } = who;
  const steps = page.locator('.first-steps');
  for (const side of ['french', 'british', 'french'] as const) {
    await who.visit(`/games/${await putOnShelf(who, FIRST_TURN, side)}`);
    await steps.waitFor();
    // Whoever moves second has them still when it is their turn.
    await page.locator('.action-bar').waitFor();
    await steps.waitFor();
  }
  const named = (await steps.innerText()).matchAll(/“(.+?)”/g);
  // The lenses below the map only show: nothing of theirs is meant.
  const buttons = page.locator('.table-hand, .table-menu').getByRole('button');
  const onTable = await buttons.allInnerTexts();
  expect([...named].map(([, name]) => name)).toEqual([
    'Settle',
    'Undo',
    'End turn',
    'Hints',
    'How to play',
  ]);
  for (const name of ['Settle', 'Undo', 'End turn', 'Hints']) expect(onTable).toContain(name);
  await page.getByTestId('steps-close').click();
  await steps.waitFor({ state: 'detached' });

  await who.visit(`/games/${await putOnShelf(who, FIRST_TURN, 'british')}`);
  await page.locator('.timeline').waitFor();
  expect(await steps.count()).toBe(0);
});

it('first steps are on the phone’s first panel, and leave hand and buttons where they are', async () => {
  const table = await stage.againstComputer(FIRST_TURN, 'british', PHONE);
  await table.turnCame();
  const button = table.page.getByTestId('confirm');
  const before = await button.boundingBox();
  const steps = table.page.locator('.table-choice .first-steps');
  await steps.waitFor();
  expect(await button.boundingBox()).toEqual(before);

  // Whatever can be done comes before them, and none of it lies below them.
  const kinds = await table.page.locator('.table-choice .kind').all();
  const ends = await Promise.all(kinds.map(async (kind) => endOf(await kind.boundingBox())));
  expect(ends.length).toBeGreaterThan(4);
  expect(Math.max(...ends)).toBeLessThanOrEqual((await steps.boundingBox())?.y ?? 0);

  // Opened, they come into sight; after the game there are none.
  await steps.locator('summary').click();
  await expect
    .poll(async () => endOf(await steps.locator('li').first().boundingBox()))
    .toBeLessThan(endOf(await table.page.locator('.table-choice').boundingBox()));
  await table.resign();
  await table.result.waitFor();
  expect(await steps.count()).toBe(0);
});

it('beside a siege the first steps leave the log its room, with the newest line in sight', async () => {
  const { british, french } = await stage.twoAt(
    { ...TWO_SIEGES, turn: 1 },
    { viewport: { width: 1024, height: 768 } },
  );
  await british.page.locator('.table-log .first-steps').waitFor();
  const messages = await french.openMenu('messages');
  await messages.getByRole('textbox').fill('Well met!');
  await messages.getByRole('button', { name: 'Send' }).click();
  const line = british.page.locator('.log-turn li', { hasText: 'Well met!' });
  await line.waitFor();
  const log = await british.page.locator('.log-lines').boundingBox();
  await expect.poll(async () => endOf(await line.boundingBox())).toBeLessThanOrEqual(endOf(log));
  expect(log?.height).toBeGreaterThan(60);
});

const endOf = (box: { readonly y: number; readonly height: number } | null): number =>
  box === null ? Infinity : box.y + box.height;

/** What has to explain itself: whatever can be pressed, every symbol, every figure, every track. */
const PARTS =
  'button, a, summary, label, legend, input, textarea, select, td.number, .symbol, .coin, [data-figure], .strip-figure, .track, .told-figure, .to-decide, .actions-left, .log-points, .timeline-track, .stock-kind, .player-name';
/** Places, with their names, have a caption of their own. */
const CAPTIONED = '.map-window .place, .place-caption';

/** The parts of the table that are in sight and have no tip. */
const withoutTip = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ parts, captioned, tips }) =>
      [...document.querySelectorAll(`main.table :is(${parts})`)]
        .filter((part) => part.checkVisibility({ checkVisibilityCSS: true }))
        .filter((part) => part.closest(`${tips}, ${captioned}`) === null)
        .map((part) => part.outerHTML.slice(0, 160)),
    {
      parts: PARTS,
      captioned: CAPTIONED,
      tips: ['[data-card]', ...TIPS.map(({ at }) => at)].join(', '),
    },
  );

it('nothing on the table is without a tip', { timeout: 180_000 }, async () => {
  for (const guise of [{}, PHONE]) {
    const table = await stage.againstComputer(TWO_SIEGES, 'british', guise);
    const { page } = table;
    const press = (part: string): Promise<void> =>
      page.locator(part).first().click({ force: true });
    await table.turnCame();
    await page.locator('.timeline').waitFor({ state: 'attached' });
    expect(await withoutTip(page), 'two sieges').toEqual([]);
    const openTab = (tab: number): Promise<void> => press(`.table-tabs > :nth-child(${tab})`);
    for (const tab of guise === PHONE ? [2, 3, 1] : []) {
      await openTab(tab);
      expect(await withoutTip(page), `tab ${tab}`).toEqual([]);
    }
    await press('.kinds > .quiet');
    await press('.map-legend > summary');
    await press('[data-testid="undo"]');
    await page.locator('[data-kind][aria-disabled="true"]').last().dispatchEvent('click');
    await page.locator('.rule-link').waitFor();
    // However far down it was pressed, the reason is in sight.
    const inSight = await page.locator('.why-not').evaluate((why) => {
      const room = why.closest('.table-choice')?.getBoundingClientRect();
      const { top, bottom } = why.getBoundingClientRect();
      return room !== undefined && top >= room.top - 1 && bottom <= room.bottom + 1;
    });
    expect(inSight).toBe(true);
    expect(await withoutTip(page), 'all actions').toEqual([]);
    await press('[data-kind="draft"]');
    await page.locator('.gallery').waitFor();
    expect(await withoutTip(page), 'cards to draft').toEqual([]);
    await press('.gallery-back');
    await press('[data-kind="take-money"]');
    await page.locator('.way').first().waitFor();
    await press('.way');
    expect(await withoutTip(page), 'several ways').toEqual([]);
    await table.send(table.confirmation);
    await press('[data-menu="menu"]');
    expect(await withoutTip(page), 'the menu').toEqual([]);
    await table.closeDialog();
    // On a phone the line of the game goes with the log.
    if (guise === PHONE) await openTab(3);
    await press('[data-testid="step-back"]');
    if (guise === PHONE) await openTab(1);
    await page.getByTestId('past').waitFor();
    expect(await withoutTip(page), 'the past').toEqual([]);
    await press('[data-testid="present"]');
    await table.resign();
    await table.result.waitFor();
    expect(await withoutTip(page), 'the result').toEqual([]);
    if (guise === PHONE) continue;
    await press('[data-testid="step-back"]');
    await press('[data-testid="play-on"]');
    await page.locator('.play-on').waitFor();
    expect(await withoutTip(page), 'playing on').toEqual([]);
  }
});

/** Opens every dialog of the menu that was not opened yet, and what it holds folded, and notes it. */
async function throughTheMenu(table: TableOnScreen, opened: Set<string>): Promise<void> {
  const { page } = table;
  await page.locator('[data-menu="menu"]').click();
  const items = await page
    .locator('[data-menu-item]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-menu-item') ?? ''));
  await table.closeDialog();
  for (const item of items.filter((one) => one !== 'hints' && !opened.has(one))) {
    opened.add(item);
    await table.openMenu(item);
    const body = page.locator('.dialog-body > :not([role="status"])');
    await body.first().waitFor();
    for (const fold of await body.locator('summary').all()) await fold.click();
    if (item === 'end') await page.getByTestId('resign').click();
    expect(await withoutTip(page), item).toEqual([]);
    await table.closeDialog();
  }
}

it('nothing in a dialog of the table is without a tip', { timeout: 120_000 }, async () => {
  const { british } = await stage.twoAt(TWO_SIEGES);
  const { page } = british;
  const opened = new Set<string>();
  await british.turnCame();
  await throughTheMenu(british, opened);
  for (const part of ['.player-button', '[data-pile]', '.figure-button', '.player-name']) {
    await page.locator(`button${part}:not([aria-disabled="true"])`).first().click();
    await page.locator('.dialog-body > :not([role="status"])').first().waitFor();
    expect(await withoutTip(page), part).toEqual([]);
    await british.closeDialog();
  }
  const who = await stage.person();
  await who.visit(`/games/${await putOnShelf(who, TWO_SIEGES, null)}`);
  await who.page.getByTestId('ready').click();
  const here = new TableOnScreen(who);
  await here.turnCame();
  await throughTheMenu(here, opened);
  expect([...opened, 'hints'].toSorted()).toEqual([...MENU_ITEMS].toSorted());
});

it('questions and their answers have tips', async () => {
  const { british, french } = await stage.twoAt(BEFORE_SURRENDER);
  await french.kind('withdraw').click();
  await french.listed();
  expect(await withoutTip(french.page), 'a surrender').toEqual([]);
  await french.send(french.confirmation, async (button) => {
    await button.click();
    await french.page.getByTestId('harm').waitFor();
    expect(await withoutTip(french.page), 'a surrender, asked again').toEqual([]);
    await french.page.getByTestId('harm-yes').click();
  });
  await british.decision.waitFor();
  expect(await withoutTip(british.page), 'a question').toEqual([]);
});

it('a tip opens by pointer and by focus, is announced, leaves its part in sight, and Escape closes it and no more', async () => {
  const table = await stage.againstComputer(QUIET_TURN, 'british');
  const { page } = table;
  const tip = page.getByRole('tooltip');
  await table.turnCame();
  await page.locator('#tip').waitFor({ state: 'attached' });
  const apart = async (part: string): Promise<void> => {
    const [a, b] = [await page.locator(part).first().boundingBox(), await tip.boundingBox()];
    if (a === null || b === null) throw new Error('both are in sight');
    const isOver =
      a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    expect(isOver, part).toBe(false);
  };
  for (const [part, words] of [
    ['[data-kind="draft"]', /Buys one of your available/],
    ['.player.british [data-figure="money"]', /Money.*can spend/s],
    ['.player.french [data-pile="deck"]', /still to be drawn/],
    ['[data-lens="danger"]', /could be raided/],
    ['[data-testid="end-turn"]', /Ends your turn.*Actions left: 2/s],
    ['.hand .card', /Leads a raid.*Soldiers: each sign is 1 strength/s],
  ] as const) {
    await page.locator(part).first().hover();
    await expect.poll(() => tip.innerText()).toMatch(words);
    await apart(part);
  }
  await page.locator('.hand .card').first().click();
  await tip.waitFor({ state: 'hidden' });
  const chosen = page.locator('.hand .chosen');
  expect(await chosen.count()).toBe(1);

  await page.locator('.dock-clear').focus();
  await page.keyboard.press('Tab');
  await expect
    .poll(() => tip.innerText())
    .toMatch(/Takes back your last action.*nothing of yours/s);
  const described = page.locator('[aria-describedby="tip"]');
  expect(await described.getAttribute('data-testid')).toBe('undo');
  await apart('[data-testid="undo"]');
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'hidden' });
  expect(await chosen.count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await chosen.count()).toBe(0);
});

it('a long press explains and does not press; a tap presses and does not explain', async () => {
  const table = await stage.againstComputer(QUIET_TURN, 'british', PHONE);
  const { page } = table;
  const tip = page.getByRole('tooltip');
  await table.turnCame();
  await page.locator('#tip').waitFor({ state: 'attached' });
  const touch = await page.context().newCDPSession(page);
  const hold = async (part: string): Promise<void> => {
    const box = await page.locator(part).first().boundingBox();
    if (box === null) throw new Error(`${part} is not in sight`);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await tip.waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await hold('[data-kind="draft"]');
  expect(await tip.innerText()).toMatch(/Buys one of your available/);
  expect(await page.locator('.gallery').count()).toBe(0);
  await hold('.hand .card');
  expect(await page.locator('.hand .chosen').count()).toBe(0);
  await page.locator('.hand .card').first().tap();
  await page.locator('.hand .chosen').waitFor();
  await tip.waitFor({ state: 'hidden' });
});

it('hints leave the map free, show their steps on it and in the hand, and choose without carrying out (D29)', async () => {
  for (const guise of [{}, { ...PHONE, locale: 'de' }]) {
    const table = await stage.againstComputer(TWO_SIEGES, 'british', guise);
    const { page } = table;
    await table.turnCame();
    // Every lens is in its row.
    const danger = await page.locator('[data-lens="danger"]').boundingBox();
    expect((danger?.x ?? 0) + (danger?.width ?? 0)).toBeLessThan(page.viewportSize()?.width ?? 0);
    const [map, confirm] = [page.locator('.map-window'), page.getByTestId('confirm')];
    const before = [await map.boundingBox(), await confirm.boundingBox()];
    await page.locator('[data-menu="hints"]').click();
    await page.locator('.idea').first().waitFor();
    expect(await page.locator('dialog').count()).toBe(0);
    expect([await map.boundingBox(), await confirm.boundingBox()]).toEqual(before);
    const panel = await page.getByTestId('hints').boundingBox();
    const [{ x = 0, y = 0, width = 0, height = 0 } = {}] = [before[0] ?? undefined];
    expect(panel === null || panel.x >= x + width || panel.y >= y + height).toBe(true);
    expect(await withoutTip(page), 'hints').toEqual([]);
    // No two begin alike.
    const firsts = await page.locator('.idea li:first-child strong').allInnerTexts();
    expect(firsts.length).toBeGreaterThan(1);
    expect(new Set(firsts).size).toBe(firsts.length);

    // What to do first can be read at once.
    const list = await page.locator('.idea li').first().boundingBox();
    const room = await page.getByTestId('hints').evaluate((one) => {
      const { bottom } = (one.closest('.table-choice') ?? one).getBoundingClientRect();
      return bottom;
    });
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(room);

    const version = await table.version();
    await page.locator('.idea-choose').first().click();
    await table.confirmation.waitFor();
    expect(await page.locator('.place-caption').count()).toBe(0);
    expect(await page.locator('.hand .unfitting').count()).toBeGreaterThan(0);
    expect(await table.version()).toBe(version);
    const step = page.locator('.idea [aria-current]');
    const first = await step.innerText();
    await table.send(table.confirmation);
    await expect
      .poll(async () => (await step.count()) === 0 || (await step.innerText()) !== first)
      .toBe(true);
  }
});

const FRENCH_TOWN = { owner: 'french', piece: 'town', fortified: false } as const;

/** The French are ahead, but the British win the siege of Québec at their next check, unless they lift it. */
const NEARLY_WON = {
  ...QUIET_TURN,
  locations: {
    ...QUIET_TURN.locations,
    louisbourg: { owner: 'british', piece: 'town', fortified: false },
    montreal: FRENCH_TOWN,
    halifax: FRENCH_TOWN,
  },
  sieges: { british: { location: 'quebec', value: 3 }, french: null },
  french: { ...QUIET_TURN.french, money: 20, captured: { villages: 1, towns: 2 } },
  british: {
    ...QUIET_TURN.british,
    siegeCards: { british: ['empire:siege-artillery', 'empire:regular-infantry'], french: [] },
  },
} as const satisfies Setup;

it('the coach warns before a blunder, once a turn, and keeps nobody from it; a press silences it', async () => {
  const table = await stage.againstComputer(NEARLY_WON, 'british', { coach: true });
  const { page } = table;
  const remark = page.locator('.remark-strip');
  await table.turnCame();
  await page.getByTestId('coach').waitFor({ state: 'attached' });
  const button = await page.getByTestId('confirm').boundingBox();
  const lift = async (): Promise<void> => {
    await table.kind('withdraw').click();
    await table.listed();
    await page.locator('.way').first().click();
    await table.confirmation.waitFor();
  };
  await lift();
  await remark.waitFor();
  expect(await remark.innerText()).toMatch(/^Think twice: \p{Lu}/u);
  expect(await page.getByTestId('confirm').boundingBox()).toEqual(button);
  expect(await withoutTip(page), 'a remark').toEqual([]);
  await page.locator('.dock-clear').click();
  await remark.waitFor({ state: 'detached' });

  await page.reload();
  await table.turnCame();
  await page.getByTestId('coach').waitFor({ state: 'attached' });
  await lift();
  await remark.getByRole('button').click();
  await page.getByTestId('coach').waitFor({ state: 'detached' });
  expect(await table.confirmation.count()).toBe(1);
});
