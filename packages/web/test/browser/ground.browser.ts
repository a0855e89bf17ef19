// The drawn ground under the map: it reaches every edge of the window, and to the west it is land (D14).
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { painted } from './painting.ts';
import { TWO_SIEGES } from './positions.ts';
import { useStage } from './stage.ts';

const stage = useStage();

interface Ground {
  /** Of the window that the drawn ground leaves empty, in pixels. */
  readonly bare: number;
  /** Of the spots along the western edge of the window. */
  readonly land: number;
}

/** Looks at the picture of the page, not at what the program believes to have drawn. */
async function groundOn(page: Page): Promise<Ground> {
  await painted(page);
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(async (png) => {
    // From the rim with its degrees to where names and places begin.
    const [FROM, TO, STEP] = [24, 60, 4];
    const TONE = 20;
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, 0, 0);
    const box = (selector: string): DOMRect =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const [seen, ground] = [box('.map-window'), box('.map-window .ground')];
    const ratio = image.width / innerWidth;
    let [land, spots] = [0, 0];
    for (let y = seen.top + FROM; y < seen.bottom - FROM; y += STEP) {
      for (let x = seen.left + FROM; x < seen.left + TO; x += STEP) {
        const { data } = context?.getImageData(x * ratio, y * ratio, 1, 1) ?? { data: [] };
        const [red = 0, , blue = 0] = data;
        spots++;
        // By day land is yellow and water blue; the tone towards the rim makes both a little warmer.
        if (red - blue > TONE) land++;
      }
    }
    return {
      bare: Math.max(
        0,
        ground.left - seen.left,
        ground.top - seen.top,
        seen.right - ground.right,
        seen.bottom - ground.bottom,
      ),
      land: land / spots,
    };
  }, picture);
}

/** Names, trees, lakes and rivers lie on it, too. */
const MOSTLY = 0.6;

/** Once it stands still: a map that gets another window is fitted to it first, and its ground painted anew. */
const expectGround = (page: Page): Promise<void> =>
  vi.waitFor(
    async () => {
      const { bare, land } = await groundOn(page);
      expect(bare).toBe(0);
      expect(land).toBeGreaterThan(MOSTLY);
    },
    { timeout: 10_000, interval: 250 },
  );

describe('[D14] the ground reaches every edge, and the western one is land', () => {
  it('at 1280×720', async () => {
    const guise = { isPainted: true, viewport: { width: 1280, height: 720 } };
    const table = await stage.againstComputer(TWO_SIEGES, 'british', guise);
    await table.turnCame();
    await expectGround(table.page);
  });

  it('on a phone that is held sideways', async () => {
    const viewport = { width: 844, height: 390 };
    const guise = { isPainted: true, viewport, isMobile: true, hasTouch: true };
    const table = await stage.againstComputer(TWO_SIEGES, 'british', guise);
    await table.turnCame();
    // It opens where most is at stake; the whole sheet is what the window is too wide for.
    await table.page.getByRole('button', { name: 'Show the whole map' }).click();
    await expectGround(table.page);
  });

  it('behind the result', async () => {
    const table = await stage.againstComputer(TWO_SIEGES, 'british', { isPainted: true });
    await table.turnCame();
    await table.resign();
    await table.result.waitFor();
    await expectGround(table.page);
  });
});
