// Pictures of every screen in both looks and four sizes, of the table as people with other eyes see it, and all of them
// on one sheet. No test: nothing is compared. LOCALE=fr-FR takes them in French.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { makeContactSheet, type Picture } from './contact-sheet.ts';
import { painted } from './painting.ts';
import { TWO_SIEGES } from './positions.ts';
import { WALKS, type Take } from './screens.ts';
import { PHONE, useStage, type Look } from './stage.ts';

const FOLDER = join(import.meta.dirname, '../../../../screenshots');
const LOCALE = process.env.LOCALE ?? 'en-GB';

const SIZES = {
  '1440x900': { viewport: { width: 1440, height: 900 } },
  '1024x768': { viewport: { width: 1024, height: 768 } },
  '834x1112': { viewport: { width: 834, height: 1112 } },
  '390x844': PHONE,
} as const;
type Size = keyof typeof SIZES;

const FORMS = (['day', 'candle'] as const satisfies Look[]).flatMap((look) =>
  (Object.keys(SIZES) as Size[]).map((size) => ({ look, size })),
);

const SIGHTS = ['deuteranopia', 'protanopia', 'achromatopsia'] as const;

const stage = useStage();
const pictures: Picture[] = [];
mkdirSync(FOLDER, { recursive: true });

const takeAs =
  (form: string): Take =>
  async ({ page }, screen) => {
    const file = `${screen}-${form}.png`;
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
    await page.screenshot({ path: join(FOLDER, file) });
    pictures.push({ screen, form, file });
  };

describe.each(FORMS)('$look, $size', ({ look, size }) => {
  const guise = { look, locale: LOCALE, isPainted: true, ...SIZES[size] };
  it.each(Object.entries(WALKS))('%s', { timeout: 240_000 }, async (_, walk) => {
    await walk(stage, guise, takeAs(`${size}-${look}`));
  });
});

it.each(['day', 'candle'] as const)('the table by %s light to other eyes', async (look) => {
  const guise = { look, locale: LOCALE, isPainted: true, ...SIZES['1440x900'] };
  const table = await stage.againstComputer(TWO_SIEGES, 'british', guise);
  await table.turnCame();
  const devtools = await table.who.context.newCDPSession(table.page);
  for (const type of SIGHTS) {
    await devtools.send('Emulation.setEmulatedVisionDeficiency', { type });
    await takeAs(`${type}-${look}`)(table, 'sight');
  }
});

it('the contact sheet', async () => {
  const { page } = await stage.person();
  await makeContactSheet(FOLDER, pictures, page);
});
