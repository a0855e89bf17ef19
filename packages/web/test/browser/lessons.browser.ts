// Lessons as a stranger takes them: from the home page, by nothing but what the coach says and rings.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { followCoach, said } from './follow-coach.ts';
import type { Person } from './person.ts';
import { PHONE, useStage } from './stage.ts';
import { TableOnScreen } from './table-on-screen.ts';

const stage = useStage();

/** What the server is asked from now on. */
function askedBy(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api')) asked.push(pathname);
  });
  return asked;
}

async function lessonOf(who: Person, id: string): Promise<TableOnScreen> {
  await who.visit(`/learn/${id}`);
  const table = new TableOnScreen(who);
  await table.turnCame();
  return table;
}

it('from the home page a stranger is asked nothing, is led through the first lesson, and finds it done', async () => {
  const who = await stage.person(PHONE);
  const { page, visit } = who;
  await visit('/');
  await page.waitForLoadState('networkidle');
  const asked = askedBy(page);
  await page.getByTestId('learn').click();
  await page.getByTestId('go-on').click();
  await new TableOnScreen(who).turnCame();
  expect(await said(page)).toMatch(/Red is yours/);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  await followCoach(page, (x, y) => page.touchscreen.tap(x, y));
  expect(await said(page)).toMatch(/You can settle now/);
  expect(asked).toEqual([]);
  // Progress stays; the game stands in no list.
  await visit('/learn');
  await page.getByText('1 of 10 lessons done').waitFor();
  await visit('/');
  await page.getByTestId('learn').waitFor();
  expect(await page.locator('.game-row').count()).toBe(0);
});

it('another way than the one that is led to counts too, by the keyboard alone', async () => {
  const table = await lessonOf(await stage.person(), 'settling');
  const { page } = table;
  for (let read = 0; read < 2; read++) await page.getByTestId('coach-on').press('Enter');
  for (const name of ['Norfolk', 'St. Mary’s', 'Boston']) await table.card(name).press('Enter');
  await table.place('richmond').press('Enter');
  await table.confirmation.press('Enter');
  await table.stands('richmond', /village/i);
  await page.getByTestId('coach-on').press('Enter');
  const next = page.getByTestId('coach-next');
  await next.waitFor();
  expect(await next.evaluate((link) => link === document.activeElement)).toBe(true);
});

it('what does not help is answered, taken back with one click, and the lesson is done after all', async () => {
  const { page, ...table } = await lessonOf(await stage.person(), 'towns');
  await page.getByTestId('coach-on').click();
  await page.locator('[data-hand-card="location:tadoussac"]').click();
  await page.locator('[data-hand-card="location:quebec"]').click();
  await page.locator('[data-kind="develop"]').click();
  await table.confirmation.click();
  await page.getByText('A town, but a small one').waitFor();
  // Left in the middle, the lesson goes on there, with what was said last.
  await page.reload();
  await page.getByText('A town, but a small one').waitFor();
  await page.getByTestId('coach-back').click();
  await page.getByText('A town, but a small one').waitFor({ state: 'detached' });
  await followCoach(page, (x, y) => page.mouse.click(x, y));
  expect(await said(page)).toMatch(/points from towns/);
});

it('even what was answered by the other side can be taken back; a lesson is begun anew, and skipped', async () => {
  const { page, ...table } = await lessonOf(await stage.person(), 'ambush');
  await page.getByTestId('coach-on').click();
  await page.locator('[data-hand-card="empire:rangers"]').click();
  await page.locator('[data-kind="ambush"]').click();
  await table.confirmation.click();
  await page.getByText('have foiled it').waitFor();
  await page.getByTestId('coach-back').click();
  await page.getByText('First win them over').waitFor();
  await followCoach(page, (x, y) => page.mouse.click(x, y));
  expect(await said(page)).toMatch(/Their soldiers are gone/);
  await page.getByTestId('coach-again').click();
  await page.getByTestId('coach-skip').click();
  await page.getByText('Lesson 9').waitFor();
});
