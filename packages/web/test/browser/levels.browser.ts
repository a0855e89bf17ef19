// What to expect of a level is said where a level is chosen, on a phone too.
import {
  describeLevel,
  describePreset,
  levelName,
  presetTitle,
  type Locale,
} from '@arpents/messages';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { layoutFaults } from './layout-faults.ts';
import { PHONE, useStage } from './stage.ts';

const stage = useStage();

/** Chooses another level in the only group that has it, and reads what is said below. */
async function seesSentences(page: Page, locale: Locale): Promise<void> {
  await page.getByText(describeLevel('recruit', locale)).waitFor();
  const general = page.getByRole('radio', { name: levelName('general', locale) });
  await page.locator('label', { has: general }).click();
  await page.getByText(describeLevel('general', locale)).waitFor();
  expect(await page.getByText(describeLevel('recruit', locale)).count()).toBe(0);
  expect(await layoutFaults(page)).toEqual([]);
}

it.each([
  ['en', 'en-GB'],
  ['fr', 'fr-CA'],
] as const)('a level is described where it is chosen (%s)', async (locale, tag) => {
  const { page, visit } = await stage.person({ ...PHONE, locale: tag });
  await visit('/');
  await seesSentences(page, locale);
  await visit('/lobby');
  // The lobby begins with the rules that Play now plays, and says them (D36).
  const plain = page.getByRole('radio', { name: presetTitle('second', locale), exact: true });
  expect(await plain.isChecked()).toBe(true);
  await page.getByText(describePreset('second', locale)).waitFor();
  await page.locator('.new-game [data-option=computer]').click();
  await seesSentences(page, locale);
});
