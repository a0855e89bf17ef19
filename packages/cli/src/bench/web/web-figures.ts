// What the table costs a browser: bytes of the first load, and times on a processor four times slower than this one.
import { gzipSync } from 'node:zlib';
import { freePort } from '@arpents/test-kit';
import type { GameCreatedAnswer } from '@arpents/protocol';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  type Response,
} from 'playwright-core';
import { startMeasured } from '../server/server-process.ts';
import { FIRST_CONTENTFUL_PAINT, TAP_FIRST_CARD, WATCH_CLICKS } from './probe.ts';

export interface WebExtent {
  /** Loads of the table, each in a browser that has seen nothing of it. */
  readonly loads: number;
  readonly clicks: number;
}

export interface WebFigures {
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

const SLOWDOWN = 4;
/** Longer than the client waits before it fetches what is not on the table. */
const AT_REST_MS = 6000;
/** Long enough for a page that was opened to send what it has to. */
const AT_HOME_MS = 1500;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** As root, and in containers, Chromium starts only without its sandbox; the rest keeps it from calling home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
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
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

const quantile = (values: readonly number[], q: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.ceil(q * (sorted.length - 1))] ?? NaN);
};

/** Somebody with a phone, whose turn it is in a new game; the page is still empty. */
async function sitDown(
  browser: Browser,
  address: string,
): Promise<{ readonly page: Page; readonly context: BrowserContext; readonly path: string }> {
  const open = (): Promise<BrowserContext> =>
    browser.newContext({ ...PHONE, baseURL: address, locale: 'en-GB', reducedMotion: 'reduce' });
  const [context, opponent] = [await open(), await open()];
  const post = async <T>(from: BrowserContext, path: string, data: object): Promise<T> => {
    const answer = await from.request.post(`/api${path}`, { data, headers: { origin: address } });
    return (await answer.json()) as T;
  };
  await post(context, '/guests', {});
  await post(opponent, '/guests', {});
  const { game, invitation } = await post<GameCreatedAnswer>(context, '/games', {
    requestId: `bench-${Math.random().toString(36).slice(2)}-table`,
    side: 'british',
    opponent: { kind: 'invitation' },
  });
  await post(opponent, `/games/${game.id}/join`, { invitation });
  const path = `/games/${game.id}`;
  // Both bring their share of the shuffle before the first card is dealt: what is measured is a game that has begun.
  for (const player of [opponent, context]) {
    const page = await player.newPage();
    await page.goto(path);
    await page.getByTestId('status').or(page.locator('h1')).first().waitFor();
    await page.waitForTimeout(AT_HOME_MS);
    await page.close();
  }
  await opponent.close();
  return { context, page: await context.newPage(), path };
}

async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return devtools;
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
  const { page, context, path } = await sitDown(browser, address);
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) responses.push(response);
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
  const { page, context, path } = await sitDown(browser, address);
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
  const { page, context, path } = await sitDown(browser, address);
  await page.goto(path);
  const cards = page.locator('.hand .card');
  await cards.first().waitFor();
  await page.waitForTimeout(AT_REST_MS);
  const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
  const spots = boxes.filter((box) => box !== null);
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
    // Straight to the browser: what a test library does before it taps would be measured too.
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
