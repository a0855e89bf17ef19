// Pictures of every screen in one look, of the table as people with other eyes see it, and for
// the README. No test: nothing is compared.
// LOCALE=fr-FR takes them in French.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, it } from 'vitest';
import { FOLDER, listOf, type Picture } from './contact-sheet.ts';
import { painted } from './painting.ts';
import { TWO_SIEGES } from './positions.ts';
import { takeReadmePictures } from './readme-pictures.ts';
import { WALKS, WIDE_WALKS } from './screens.ts';
import { PHONE, useStage, type Look } from './stage.ts';
import type { Take } from './walk.ts';

const LOCALE = process.env.LOCALE ?? 'en-GB';

const WIDEST = '1440x900';
const SIZES = {
  [WIDEST]: { viewport: { width: 1440, height: 900 } },
  '1024x768': { viewport: { width: 1024, height: 768 } },
  '834x1112': { viewport: { width: 834, height: 1112 } },
  '390x844': PHONE,
} as const;

const SIGHTS = ['deuteranopia', 'protanopia', 'achromatopsia'] as const;

/** To be called once in a file: each look has a server and a browser of its own, so that both are taken at once. */
export function takePicturesBy(look: Look): void {
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

  describe.each(Object.entries(SIZES))(`${look}, %s`, (name, size) => {
    const guise = { look, locale: LOCALE, isPainted: true, ...size };
    const walks = name === WIDEST ? { ...WALKS, ...WIDE_WALKS } : WALKS;
    it.each(Object.entries(walks))('%s', { timeout: 240_000 }, async (_, walk) => {
      await walk(stage, guise, takeAs(`${name}-${look}`));
    });
  });

  it('the table to other eyes', async () => {
    const guise = { look, locale: LOCALE, isPainted: true, ...SIZES[WIDEST] };
    const table = await stage.againstComputer(TWO_SIEGES, 'british', guise);
    await table.turnCame();
    const devtools = await table.who.context.newCDPSession(table.page);
    for (const type of SIGHTS) {
      await devtools.send('Emulation.setEmulatedVisionDeficiency', { type });
      await takeAs(`${type}-${look}`)(table, 'sight');
    }
  });

  it('the pictures of the README', async () => {
    await takeReadmePictures(stage, look);
  });

  afterAll(() => {
    writeFileSync(listOf(look), JSON.stringify(pictures));
  });
}
