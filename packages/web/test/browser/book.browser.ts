// The rule book in the browser: looked things up in, come to from a reason at the table, and printed.
import { expect, it } from 'vitest';
import type { GroundWanted } from '../../src/ground/ground-painter.ts';
import { PATHS } from '../../src/parts/paths.ts';
import { QUIET_TURN } from './positions.ts';
import { useStage } from './stage.ts';

const stage = useStage();

declare global {
  interface Window {
    /** What the page has wanted to have painted, in a test. */
    painted: GroundWanted[];
  }
}

/** In the page: nothing is painted, but what is asked for is noted. */
function noteWhatIsPainted(): void {
  window.painted = [];
  window.Worker = new Proxy(Worker, {
    construct: (Real, [url, options]: [string | URL, WorkerOptions?]) =>
      String(url).includes('ground.worker')
        ? Object.assign(new EventTarget(), {
            postMessage: (wanted: GroundWanted) => window.painted.push(wanted),
          })
        : new Real(url, options),
  });
}

it('is searched by words without accents, follows links by the keyboard, and prints black on white', async () => {
  const { page, visit } = await stage.person();
  await page.addInitScript(noteWhatIsPainted);
  await visit(PATHS.book);
  await page.getByRole('heading', { level: 1, name: 'The rule book' }).waitFor();
  await page.getByRole('searchbox').fill('montreal town');
  await page.getByRole('search').getByRole('link', { name: 'Develop' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/book#develop$/);
  const heading = page.getByRole('heading', { level: 3, name: 'Develop' });
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
  // Pictures of cards are painted before cuts of the map, which are large.
  await page.locator('.book-map canvas').first().waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate(() => window.painted.length)).toBeGreaterThan(0);
  const urgent = await page.evaluate(() => window.painted.filter(({ isUrgent }) => isUrgent));
  expect(urgent).toEqual([]);
  const coast = page.locator('.book-map .printed-coast').first();
  expect(await coast.evaluate((one) => getComputedStyle(one).display)).toBe('none');

  await page.emulateMedia({ media: 'print' });
  // The painted ground is left out on paper; its coasts are drawn.
  await expect
    .poll(() => coast.evaluate((one) => (one as SVGUseElement).getBBox().width))
    .toBeGreaterThan(500);
  for (const control of ['.book-tools', '.book-contents', '.page-head', '.imprint']) {
    expect([control, await page.locator(control).isVisible()]).toEqual([control, false]);
  }
  expect(
    await page.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('.book-text p') ?? document.body);
      const sheet = getComputedStyle(document.querySelector('.sheet') ?? document.body);
      return [color, sheet.backgroundImage, sheet.boxShadow];
    }),
  ).toEqual(['rgb(0, 0, 0)', 'none', 'none']);
});

it('tells the rule behind a reason at the table in a tab of its own, and the turn in the making stays', async () => {
  const table = await stage.againstComputer(QUIET_TURN, 'british');
  await table.turnCame();
  await table.card('Rangers').click();
  await table.page.getByRole('button', { name: 'Why not the others?' }).click();
  await table.kind('intendant').click({ force: true });
  const [book] = await Promise.all([
    table.page.context().waitForEvent('page'),
    table.page.locator('.why-not .rule-link').click(),
  ]);
  await book.getByRole('heading', { level: 3, name: 'Intendant' }).waitFor();
  await expect.poll(() => book.evaluate(() => document.activeElement?.id)).toBe('intendant');
  expect(await table.page.locator('.hand .card.chosen').count()).toBe(1);
});
