// Somebody who does nothing in a lesson but what the coach says and rings.
import type { Page } from 'playwright-core';

/** What the coach says. */
export const said = (page: Page): Promise<string> => page.locator('.coach-words').innerText();

/** What the coach says and rings, and where: in one look, so that it is all of one moment. */
const lookAt = (page: Page) =>
  page.evaluate(() => {
    const ring = document.querySelector<HTMLElement>('.coach-ring');
    const box = ring?.getBoundingClientRect();
    return {
      words: document.querySelector('.coach-words')?.textContent ?? '',
      at: ring?.dataset.at ?? null,
      spot: box === undefined ? null : [box.x + box.width / 2, box.y + box.height / 2],
    };
  });

/** More than any lesson takes. */
const MOST_CLICKS = 60;

/** Clicks on whatever is ringed, and reads on, until the lesson is done. */
export async function followCoach(
  page: Page,
  press: (x: number, y: number) => Promise<void>,
): Promise<void> {
  const next = page.getByTestId('coach-next');
  const goOn = page.getByTestId('coach-on');
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    await next.or(goOn).or(page.locator('.coach-ring')).first().waitFor();
    if ((await next.count()) > 0) return;
    const { words, at, spot } = await lookAt(page);
    if ((await goOn.count()) > 0) await goOn.click();
    else if (spot !== null) await press(spot[0] ?? 0, spot[1] ?? 0);
    // A click is followed by another word or another ring; where it came too early, it is made again.
    await page
      .waitForFunction(
        ([before, ringed]) => {
          const ring = document.querySelector<HTMLElement>('.coach-ring');
          const now = document.querySelector('.coach-words')?.textContent;
          return now !== before || (ring?.dataset.at ?? null) !== ringed;
        },
        [words, at],
        { timeout: 3000 },
      )
      .catch(() => undefined);
  }
  throw new Error(`the coach never comes to an end: ${await said(page)}`);
}
