// The pictures of the README, which are copied into docs/pictures when the table has changed.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FOLDER } from './contact-sheet.ts';
import { painted } from './painting.ts';
import { TWO_SIEGES } from './positions.ts';
import { PHONE, type Guise, type Look, type Stage } from './stage.ts';
import type { TableOnScreen } from './table-on-screen.ts';

interface ReadmePicture {
  readonly look: Look;
  readonly guise: Guise;
  /** What is chosen in it. */
  readonly choose: (table: TableOnScreen) => Promise<void>;
}

const chooseCard =
  (index: number) =>
  ({ page }: TableOnScreen): Promise<void> =>
    page.locator('.hand .card').nth(index).click();

const PICTURES: Readonly<Record<string, ReadmePicture>> = {
  table: { look: 'day', guise: {}, choose: chooseCard(2) },
  phone: { look: 'day', guise: { ...PHONE, deviceScaleFactor: 2 }, choose: chooseCard(1) },
  candlelight: {
    look: 'candle',
    guise: {},
    choose: ({ page }) => page.locator('[data-lens="raid"]').click(),
  },
};

/** Those in one look, in English, as files of the names that they have in docs/pictures. */
export async function takeReadmePictures(stage: Stage, look: Look): Promise<void> {
  const folder = join(FOLDER, 'readme');
  await mkdir(folder, { recursive: true });
  for (const [name, { guise, choose, ...picture }] of Object.entries(PICTURES)) {
    if (picture.look !== look) continue;
    const given = { look, isPainted: true, ...guise };
    const table = await stage.againstComputer(TWO_SIEGES, 'british', given);
    const { page } = table;
    await table.turnCame();
    await choose(table);
    // Away from whatever would say what it is.
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 88 });
  }
}
