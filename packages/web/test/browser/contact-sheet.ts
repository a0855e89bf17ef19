// All pictures on one sheet, a row for each screen: as a page with links to the pictures, and as a picture itself.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';

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

/** Writes `index.html` and `contact-sheet.png` into the folder of the pictures. */
export async function makeContactSheet(
  folder: string,
  pictures: readonly Picture[],
  page: Page,
): Promise<void> {
  const file = join(folder, 'index.html');
  await writeFile(file, pageOf(pictures));
  await page.goto(pathToFileURL(file).href);
  const { width, height } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  });
  await page.setViewportSize({ width, height: Math.min(height, 900) });
  await page.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true });
}
