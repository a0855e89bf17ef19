// Every screen in both looks, as axe sees it.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../src/parts/paths.ts';
import { MENU_ITEMS } from '../../src/table/menu-items.ts';
import { BEFORE_LAST_TOWN, BEFORE_LOST_SIEGE, TWO_SIEGES } from './positions.ts';
import { PHONE, useStage } from './stage.ts';

const stage = useStage();

const PAGES = Object.values(PATHS);

/** What axe objects to on the page as it stands, each with the elements concerned. */
async function violations(page: Page): Promise<readonly string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
}

describe.each(['day', 'candle'] as const)('axe finds nothing by %s light', (look) => {
  it('on the pages around the table', async () => {
    const { page, visit } = await stage.person({ look });
    const objections: Record<string, readonly string[]> = {};
    for (const path of PAGES) {
      await visit(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      objections[path] = await violations(page);
    }
    expect(objections).toEqual(Object.fromEntries(PAGES.map((path) => [path, []])));
  });

  it('at the table with two sieges and a choice in the making', async () => {
    const table = await stage.againstComputer(TWO_SIEGES, 'british', { look });
    await table.turnCame();
    expect(await violations(table.page)).toEqual([]);
    await table.card('Boston').click();
    expect(await violations(table.page)).toEqual([]);
  });

  it('in every dialog of the table', { timeout: 180_000 }, async () => {
    const table = await stage.againstComputer(TWO_SIEGES, 'british', { look });
    await table.turnCame();
    const objections: Record<string, readonly string[]> = {};
    for (const item of MENU_ITEMS) {
      const dialog = await table.openMenu(item);
      await dialog.locator('.dialog-body > *').first().waitFor();
      await dialog.getByText('One moment…').waitFor({ state: 'detached' });
      objections[item] = await violations(table.page);
      await table.closeDialog();
    }
    expect(objections).toEqual(Object.fromEntries(MENU_ITEMS.map((item) => [item, []])));
  });

  it('at a decision', async () => {
    const { british } = await stage.twoAt(BEFORE_LOST_SIEGE, { look });
    await british.send(british.endTurn);
    await british.decision.waitFor();
    expect(await violations(british.page)).toEqual([]);
  });

  it('at the result', async () => {
    const { british } = await stage.twoAt(BEFORE_LAST_TOWN, { look });
    await british.resign();
    await british.result.waitFor();
    expect(await violations(british.page)).toEqual([]);
  });

  it('on a phone', async () => {
    const table = await stage.againstComputer(TWO_SIEGES, 'british', { look, ...PHONE });
    await table.turnCame();
    expect(await violations(table.page)).toEqual([]);
  });
});
