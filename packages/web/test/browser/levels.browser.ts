// What to expect of a level is said where a level is chosen, on a phone too.
import {
  LOCALES,
  NAMED_LEVELS,
  describeLevel,
  describePreset,
  levelName,
  presetTitle,
  ruleTitle,
  type Locale,
} from '@arpents/messages';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { layoutFaults } from './layout-faults.ts';
import { PHONE, useStage } from './stage.ts';

const stage = useStage();

async function boxOf(shown: Locator): Promise<{ readonly y: number; readonly height: number }> {
  const box = await shown.boundingBox();
  if (box === null) throw new Error('It is not to be seen.');
  return box;
}

/** Reads how each level plays, before and after another one is chosen. */
async function seesSentences(page: Page, locale: Locale): Promise<void> {
  for (const level of NAMED_LEVELS) await page.getByText(describeLevel(level, locale)).waitFor();
  const general = page.getByRole('radio', { name: levelName('general', locale) });
  await page.locator('label', { has: general }).click();
  expect(await general.isChecked()).toBe(true);
  for (const level of NAMED_LEVELS) {
    expect(await page.getByText(describeLevel(level, locale)).isVisible()).toBe(true);
  }
  expect(await layoutFaults(page)).toEqual([]);
}

it.each(LOCALES)('every level is described where levels are chosen (%s)', async (locale) => {
  const { page, visit } = await stage.person({ ...PHONE, locale });
  await visit('/');
  await seesSentences(page, locale);
});

it('the lobby describes levels too, and begins with the rules that Play now plays, and says them (D36)', async () => {
  const { page, visit } = await stage.person(PHONE);
  await visit('/lobby');
  const plain = page.getByRole('radio', { name: presetTitle('second', 'en'), exact: true });
  expect(await plain.isChecked()).toBe(true);
  await page.getByText(describePreset('second', 'en')).waitFor();
  await page.locator('.new-game [data-option=computer]').click();
  await seesSentences(page, 'en');
});

it.each([
  ['a phone', PHONE],
  ['a wide window', {}],
] as const)(
  'what a way to play is about stands below its poster, which stays where it was picked, on %s',
  async (_, size) => {
    const { page, visit } = await stage.person(size);
    await visit('/lobby');
    for (const preset of [
      'tournament',
      'frontenacs-answer',
      'second',
      'war-of-the-woods',
    ] as const) {
      const poster = page.locator(`.presets [data-option=${preset}]`);
      await poster.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
      const before = await boxOf(poster);
      await poster.click();
      const about = page.getByText(describePreset(preset, 'en'));
      await about.waitFor();
      const after = await boxOf(poster);
      expect(Math.abs(after.y - before.y)).toBeLessThan(2);
      const told = await boxOf(about);
      expect(told.y - (after.y + after.height)).toBeGreaterThanOrEqual(0);
      // Nothing but who stands in the same row is between them.
      expect(told.y - (after.y + after.height)).toBeLessThan(40);
    }
    expect(await layoutFaults(page)).toEqual([]);
  },
);

it('whoever chooses rules that exclude each other sees why there is no such game, wherever they stand in the form', async () => {
  const { page, visit } = await stage.person();
  await visit('/lobby');
  await page.getByText('My own choice…').click();
  for (const rule of ['no-governors', 'governor-abandons'] as const) {
    await page.getByRole('checkbox', { name: ruleTitle(rule, 'en') }).click();
  }
  const why = page.locator('form [role="alert"]');
  await expect.poll(() => why.innerText()).toContain(ruleTitle('no-governors', 'en'));
  const box = await why.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(900);
});
