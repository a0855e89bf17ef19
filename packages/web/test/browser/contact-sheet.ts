// All pictures on one sheet, a row for each screen: as a page with links to the pictures, and as a picture itself.
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, buildStatic } from './build.ts';
import { openBrowser } from './open-browser.ts';
import type { Look } from './stage.ts';

/** Where the pictures lie; it is not committed. */
export const FOLDER = join(ROOT, 'screenshots');

const STYLE = `
  body { margin: 24px; background: #6d665c; color: #fff; font: 18px serif; width: max-content; }
  section { display: flex; gap: 12px; margin-bottom: 28px; align-items: start; }
  h2 { width: 140px; margin: 0; font-size: 20px; overflow-wrap: anywhere; }
  img { height: 300px; display: block; }
  figure { margin: 0; }
`;

export interface Picture {
  readonly screen: string;
  /** What is different from the others of this screen, such as the size. */
  readonly form: string;
  readonly file: string;
}

/** The file in which those who take pictures in one look say which they took. */
export const listOf = (look: Look): string => join(FOLDER, `${look}.json`);

const LOOKS = ['day', 'candle'] as const satisfies Look[];

function pageOf(pictures: readonly Picture[]): string {
  const screens = [...new Set(pictures.map(({ screen }) => screen))];
  const rows = screens.map((screen) => {
    const figures = pictures
      .filter((picture) => picture.screen === screen)
      .map(
        ({ file, form }) =>
          `<figure><a href="${file}"><img src="${file}" alt="${screen}, ${form}"></a>${form}</figure>`,
      );
    return `<section><h2>${screen}</h2>${figures.join('')}</section>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Arpents</title><style>${STYLE}</style>${rows.join('\n')}`;
}

/**
 * Called by vitest before the first picture: none of an earlier time stays among them.
 * @public
 */
export async function setup(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  buildStatic();
}

/**
 * Called by vitest after the last picture, since each look is taken by a process of its own: writes `index.html` and
 * `contact-sheet.png` beside the pictures.
 * @public
 */
export async function teardown(): Promise<void> {
  const lists = LOOKS.map(listOf).filter((file) => existsSync(file));
  const pictures: Picture[] = [];
  for (const list of lists) {
    pictures.push(...(JSON.parse(await readFile(list, 'utf8')) as Picture[]));
    await rm(list);
  }
  if (pictures.length === 0) return;
  const file = join(FOLDER, 'index.html');
  await writeFile(file, pageOf(pictures));
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.goto(pathToFileURL(file).href);
  const { width, height } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  });
  await page.setViewportSize({ width, height: Math.min(height, 900) });
  await page.screenshot({ path: join(FOLDER, 'contact-sheet.png'), fullPage: true });
  await browser.close();
}
