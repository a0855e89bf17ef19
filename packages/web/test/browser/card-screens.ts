// All cards on one sheet. How it looks does not depend on the window: it is taken in the widest one.
import { TWO_SIEGES } from './positions.ts';
import type { Walk } from './walk.ts';

const FACE_WIDTHS = [96, 132, 180, 320];

/** All cards of both sides and the neutral ones at every width that matters, laid out over the table. */
export const faces: Walk = async (stage, guise, take) => {
  const table = await stage.againstComputer(TWO_SIEGES, 'british', guise);
  await table.turnCame();
  const { page } = table;
  const dialog = await table.openMenu('cards');
  const owners = dialog.locator('.card-reference [role="group"] button');
  await page.evaluate(() => {
    const sheet = document.createElement('div');
    sheet.id = 'all-faces';
    sheet.hidden = true;
    document.body.append(sheet);
  });
  for (let i = 0; i < 3; i++) {
    await owners.nth(i).click();
    await page.waitForFunction(
      () => document.querySelector('.card-reference .vignette image:not([href])') === null,
    );
    await dialog.locator('.card-face').evaluateAll(layOut);
  }
  await table.closeDialog();
  // The tip of the button that has the focus again.
  await page.keyboard.press('Escape');
  for (const width of FACE_WIDTHS) {
    const height = await page.evaluate((size) => {
      const sheet = document.getElementById('all-faces');
      if (sheet === null) return 0;
      sheet.hidden = false;
      sheet.style.cssText = `position: absolute; inset: 0 0 auto; z-index: 9; display: flex; flex-wrap: wrap;
        align-content: start; gap: 10px; padding: 12px; background: var(--paper);
        --card-width: ${size}px; --card-aspect: 1.5; --card-height: 999px`;
      return sheet.offsetHeight;
    }, width);
    const { width: wide, height: high } = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: wide, height: Math.max(high, height) });
    await take(table, `cards-${width}`);
    await page.setViewportSize({ width: wide, height: high });
  }
};

/** Copies of faces onto the sheet. Runs in the page. */
function layOut(faces: readonly Element[]): void {
  for (const face of faces) {
    const card = document.createElement('span');
    card.className = 'card';
    card.append(face.cloneNode(true));
    document.getElementById('all-faces')?.append(card);
  }
}
