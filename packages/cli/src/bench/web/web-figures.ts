// What the table costs a browser: bytes of the first load, and times on a processor four times slower than this one.
import { gzipSync } from 'node:zlib';
import { freePort } from '@arpents/test-kit';
import { chromium, type Browser, type Response } from 'playwright-core';
import { startMeasured } from '../server/server-process.ts';
import { foldersWeighed, type FolderFigures } from './folders.ts';
import { timeMapFrames, type MapFigures } from './map-frames.ts';
import { FIRST_CONTENTFUL_PAINT, SPOTS_OF_CARDS, TAP_FIRST_CARD, WATCH_CLICKS } from './probe.ts';
import { quantile } from './quantile.ts';
import { AT_REST_MS, PHONE, SLOWDOWN, sitDown, slowDown, type Spot } from './seat.ts';

export interface WebExtent {
  /** Loads of the table, each in a browser that has seen nothing of it. */
  readonly loads: number;
  readonly clicks: number;
  /** How often the map is moved about. */
  readonly mapRuns: number;
}

export interface WebFigures extends FolderFigures, MapFigures {
  /** JavaScript that the table loads before it can be played, compressed. */
  readonly javascriptGzipBytes: number;
  /** The same with everything that is fetched once the table is at rest: dialogs, hints. */
  readonly javascriptInAllGzipBytes: number;
  /** Everything before it can be played: page, scripts, styles, texts, fonts and map. */
  readonly totalBytes: number;
  readonly requests: number;
  readonly slowdown: number;
  readonly firstContentfulPaintMs: number;
  readonly cardSelectableMs: number;
  readonly clickToRepaintMs: number;
  readonly clickToRepaintMsP95: number;
  /** Processor time of the page's main thread for one click: what a busy machine does not change. */
  readonly clickCpuMs: number;
}

/** As root, and in containers, Chromium starts only without its sandbox; the rest keeps it from calling home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium draws the list below its address bar with pages of its own, which cost more than ours do.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,OptimizationHints',
];

/** `executablePath` names a Chromium. */
export async function measureWeb(executablePath: string, extent: WebExtent): Promise<WebFigures> {
  const server = await startMeasured(await freePort(), null, undefined, true);
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const weight = await weigh(browser, server.address);
    const loads = [];
    for (let i = 0; i < extent.loads; i++) loads.push(await timeLoad(browser, server.address));
    const clicks = await timeClicks(browser, server.address, extent.clicks);
    return {
      ...weight,
      ...foldersWeighed(),
      slowdown: SLOWDOWN,
      firstContentfulPaintMs: quantile(
        loads.map(({ painted }) => painted),
        0.5,
      ),
      cardSelectableMs: quantile(
        loads.map(({ selected }) => selected),
        0.5,
      ),
      clickToRepaintMs: quantile(clicks.times, 0.5),
      clickToRepaintMsP95: quantile(clicks.times, 0.95),
      clickCpuMs: clicks.cpu,
      ...(await timeMapFrames(browser, server.address, extent.mapRuns)),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Text travels compressed; fonts are compressed already. */
async function bytesOf(response: Response): Promise<number> {
  const body = await response.body();
  return response.url().endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length;
}

async function weigh(
  browser: Browser,
  address: string,
): Promise<
  Pick<WebFigures, 'javascriptGzipBytes' | 'javascriptInAllGzipBytes' | 'totalBytes' | 'requests'>
> {
  const { page, context, path } = await sitDown(browser, address, PHONE);
  const responses: Response[] = [];
  page.on('response', (response) => {
    // What the page draws for itself, as the ground of the map, has the address of a blob: nobody fetches it.
    const isFetched = !response.url().startsWith('blob:');
    if (isFetched && !response.url().includes('/api/')) responses.push(response);
  });
  await page.goto(path);
  await page.locator('.hand .card').first().waitFor();
  await page.evaluate('document.fonts.ready');
  const first = responses.length;
  await page.waitForTimeout(AT_REST_MS);
  const sizes = await Promise.all(
    responses.map(async (response) => ({
      isScript: new URL(response.url()).pathname.endsWith('.js'),
      bytes: await bytesOf(response),
    })),
  );
  await context.close();
  const sum = (list: typeof sizes): number => list.reduce((total, { bytes }) => total + bytes, 0);
  const isScript = (one: (typeof sizes)[number]): boolean => one.isScript;
  return {
    javascriptGzipBytes: sum(sizes.slice(0, first).filter(isScript)),
    javascriptInAllGzipBytes: sum(sizes.filter(isScript)),
    totalBytes: sum(sizes.slice(0, first)),
    requests: first,
  };
}

async function timeLoad(
  browser: Browser,
  address: string,
): Promise<{ readonly painted: number; readonly selected: number }> {
  const { page, context, path } = await sitDown(browser, address, PHONE);
  await slowDown(page);
  await page.addInitScript({ content: TAP_FIRST_CARD });
  await page.goto(path);
  const selected = await page.evaluate<number>('cardSelectedAt');
  const painted = await page.evaluate<number | null>(FIRST_CONTENTFUL_PAINT);
  await context.close();
  return { painted: painted ?? NaN, selected };
}

/** Cards are tapped one after the other, with real input, until there are enough figures. */
async function timeClicks(
  browser: Browser,
  address: string,
  count: number,
): Promise<{ readonly times: readonly number[]; readonly cpu: number }> {
  const { page, context, path } = await sitDown(browser, address, PHONE);
  await page.goto(path);
  await page.waitForTimeout(AT_REST_MS);
  const spots = await page.evaluate<readonly Spot[]>(SPOTS_OF_CARDS);
  const devtools = await slowDown(page);
  await devtools.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await devtools.send('Performance.enable');
  /** Seconds that the main thread has worked so far. */
  const worked = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  };
  await page.evaluate(WATCH_CLICKS);
  const before = await worked();
  for (let i = 0; i < count; i++) {
    const { x, y } = spots[i % spots.length] ?? { x: 0, y: 0 };
    // Straight to the browser: what a test library does before it taps would be measured too, and so would what it
    // listens to in a page in which it has once looked for something.
    await devtools.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: x + 20, y: y + 20 }],
    });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(300);
  }
  const cpu = Math.round((((await worked()) - before) * 1e4) / count) / 10;
  const seen = await page.evaluate<readonly number[]>('clickMs');
  await context.close();
  // The browser keeps quiet about clicks that were repainted within one frame.
  const quick = Array.from({ length: Math.max(0, count - seen.length) }, () => FRAME_MS);
  return { times: [...seen, ...quick], cpu };
}

const FRAME_MS = 16;
