// Every screen as axe sees it, those of one kind in both looks.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../src/parts/paths.ts';
import { MENU_ITEMS, type MenuItem } from '../../src/parts/menu-names.ts';
import { putOnShelf } from './local-shelf.ts';
import { BEFORE_LAST_TOWN, BEFORE_LOST_SIEGE, TWO_SIEGES } from './positions.ts';
import { account, company, ownRules } from './room-screens.ts';
import { PHONE, useStage, type Look } from './stage.ts';
import { TableOnScreen } from './table-on-screen.ts';
import type { Take } from './walk.ts';

const stage = useStage();

const PAGES = Object.values(PATHS);
/** What the menu offers in games of the browser alone, and what against a computer player of the server. */
const LOCAL_ITEMS: readonly MenuItem[] = ['screen', 'keeping'];
const ITEMS = MENU_ITEMS.filter((item) => item !== 'hints' && !LOCAL_ITEMS.includes(item));

/** What axe objects to on the page as it stands, each with the elements concerned. */
async function objections(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
}

/** What axe objects to by day. */
const byDay = (page: Page, part = 'body'): Promise<readonly string[]> =>
  objections(new AxeBuilder({ page }).include(part));

/**
 * The same by candlelight too, where only colours differ and so only contrast is to be looked at again. Every text of a
 * table takes long: there once is enough, since contrast.test.ts holds the inks themselves against their grounds.
 */
async function inBothLooks(page: Page, part = 'body'): Promise<readonly string[]> {
  const look = async (name: Look): Promise<void> => {
    await page.evaluate((wanted) => {
      document.documentElement.dataset.look = wanted;
      const running = document.getAnimations().map(async (each) => each.finished);
      return Promise.allSettled(running);
    }, name);
  };
  const found = await byDay(page, part);
  await look('candle');
  const axe = new AxeBuilder({ page }).include(part).withRules(['color-contrast']);
  const byCandle = await objections(axe);
  await look('day');
  return [...found, ...byCandle.map((objection) => `by candlelight: ${objection}`)];
}

describe('axe finds nothing', () => {
  it('on the pages around the table', async () => {
    const { page, visit } = await stage.person();
    const found: Record<string, readonly string[]> = {};
    for (const path of PAGES) {
      await visit(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // So many texts take long; their inks by candlelight are those of the other pages.
      found[path] = await (path === PATHS.book ? byDay(page) : inBothLooks(page));
    }
    expect(found).toEqual(Object.fromEntries(PAGES.map((path) => [path, []])));
  });

  it('in the rooms where somebody lives', { timeout: 180_000 }, async () => {
    const found: Record<string, readonly string[]> = {};
    const take: Take = async ({ page }, name) => {
      found[name] = await inBothLooks(page);
    };
    for (const walk of [ownRules, account, company]) await walk(stage, {}, take);
    expect(Object.keys(found)).toHaveLength(10);
    expect(Object.values(found).flat(), JSON.stringify(found)).toEqual([]);
  });

  it('at the table with two sieges and a choice in the making', async () => {
    const table = await stage.againstComputer(TWO_SIEGES, 'british');
    await table.turnCame();
    await table.card('Boston').click();
    expect(await inBothLooks(table.page)).toEqual([]);
  });

  it('in every dialog of the table', { timeout: 180_000 }, async () => {
    const table = await stage.againstComputer(TWO_SIEGES, 'british');
    await table.turnCame();
    const found: Record<string, readonly string[]> = {};
    for (const item of ITEMS) {
      const dialog = await table.openMenu(item);
      await dialog.locator('.dialog-body > *').first().waitFor();
      await dialog.getByText('One moment…').waitFor({ state: 'detached' });
      found[item] = await byDay(table.page, 'dialog[open]');
      await table.closeDialog();
    }
    expect(found).toEqual(Object.fromEntries(ITEMS.map((item) => [item, []])));
    await table.page.locator('[data-menu="hints"]').click();
    await table.page.locator('.idea').first().waitFor();
    expect(await byDay(table.page, '.hints-panel')).toEqual([]);
  });

  it('at the curtain between two at one screen, and in their dialogs', async () => {
    const who = await stage.person();
    await who.visit(`/games/${await putOnShelf(who, TWO_SIEGES, null)}`);
    await who.page.getByTestId('curtain').waitFor();
    expect(await inBothLooks(who.page)).toEqual([]);
    await who.page.getByTestId('ready').click();
    const table = new TableOnScreen(who);
    await table.turnCame();
    for (const item of LOCAL_ITEMS) {
      await table.openMenu(item);
      expect(await inBothLooks(who.page, 'dialog[open]')).toEqual([]);
      await table.closeDialog();
    }
  });

  it('at a decision', async () => {
    const { british } = await stage.twoAt(BEFORE_LOST_SIEGE);
    await british.send(british.endTurn);
    await british.decision.waitFor();
    expect(await byDay(british.page)).toEqual([]);
  });

  it('at the result', async () => {
    const { british } = await stage.twoAt(BEFORE_LAST_TOWN);
    await british.resign();
    await british.result.waitFor();
    expect(await byDay(british.page)).toEqual([]);
  });

  it('on a phone', async () => {
    const table = await stage.againstComputer(TWO_SIEGES, 'british', PHONE);
    await table.turnCame();
    expect(await byDay(table.page)).toEqual([]);
  });
});
