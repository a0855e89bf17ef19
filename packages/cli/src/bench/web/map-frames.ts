// How long the frames are while somebody moves the map about, on a large screen.
import type { Browser, CDPSession, Page } from 'playwright-core';
import { COUNT_FRAMES, FRAMES_COUNTED, MIDDLE_OF_MAP } from './probe.ts';
import { quantile } from './quantile.ts';
import { AT_REST_MS, DESK, sitDown, slowDown, type Spot } from './seat.ts';

/** Single frames differ from run to run, by a lot on a busy machine: the longest of each run is told. */
export interface MapFigures {
  readonly mapRuns: number;
  readonly panFrameMs: number;
  readonly panFrameMsLongest: readonly number[];
  readonly zoomFrameMs: number;
  readonly zoomFrameMsLongest: readonly number[];
  /** The longest of both with the processor as it is. */
  readonly mapFrameMsLongestUnslowed: readonly number[];
}

/** How often a hand is heard of. */
const STEP_MS = 16;
/** Long enough for the map to come to rest, and for its ground to be drawn. */
const AT_REST_AGAIN_MS = 2500;

interface Gestures {
  readonly pan: readonly number[];
  readonly zoom: readonly number[];
}

/** Each run in a page that was loaded anew, at the same table. */
export async function timeMapFrames(
  browser: Browser,
  address: string,
  count: number,
): Promise<MapFigures> {
  const { page, context, path } = await sitDown(browser, address, DESK);
  const unslowed: Gestures[] = [];
  const slowed: Gestures[] = [];
  for (let i = 0; i < count; i++) {
    await page.goto(path);
    await page.waitForTimeout(AT_REST_MS);
    const middle = await page.evaluate<Spot>(MIDDLE_OF_MAP);
    const devtools = await page.context().newCDPSession(page);
    unslowed.push(await timeGestures(page, devtools, middle));
    const slow = await slowDown(page);
    slowed.push(await timeGestures(page, devtools, middle));
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await context.close();
  const longest = (...frames: readonly (readonly number[])[]): number => quantile(frames.flat(), 1);
  return {
    mapRuns: count,
    panFrameMs: quantile(
      slowed.flatMap(({ pan }) => pan),
      0.5,
    ),
    panFrameMsLongest: slowed.map(({ pan }) => longest(pan)),
    zoomFrameMs: quantile(
      slowed.flatMap(({ zoom }) => zoom),
      0.5,
    ),
    zoomFrameMsLongest: slowed.map(({ zoom }) => longest(zoom)),
    mapFrameMsLongestUnslowed: unslowed.map(({ pan, zoom }) => longest(pan, zoom)),
  };
}

async function timeGestures(page: Page, devtools: CDPSession, { x, y }: Spot): Promise<Gestures> {
  const mouse = async (
    type: 'mouseWheel' | 'mousePressed' | 'mouseMoved' | 'mouseReleased',
    to: Spot,
    deltaY = 0,
  ): Promise<void> => {
    const wheel = type === 'mouseWheel' ? { deltaX: 0, deltaY } : { button: 'left' as const };
    await devtools.send('Input.dispatchMouseEvent', { type, ...to, ...wheel, clickCount: 1 });
    await page.waitForTimeout(STEP_MS);
  };
  const counted = async (gesture: () => Promise<void>): Promise<readonly number[]> => {
    await page.evaluate(COUNT_FRAMES);
    await gesture();
    const frames = await page.evaluate<readonly number[]>(FRAMES_COUNTED);
    await page.waitForTimeout(AT_REST_AGAIN_MS);
    return frames;
  };
  /** In, and most of the way out again. */
  const zoom = await counted(async () => {
    for (let i = 0; i < 24; i++) await mouse('mouseWheel', { x, y }, i < 14 ? -60 : 60);
  });
  /** To and fro, in circles. */
  const pan = await counted(async () => {
    await mouse('mousePressed', { x, y });
    for (let i = 0; i < 60; i++) {
      const to = { x: x - Math.sin(i / 6) * 160, y: y + 90 - Math.cos(i / 7) * 90 };
      await mouse('mouseMoved', to);
    }
    await mouse('mouseReleased', { x, y });
  });
  return { pan, zoom };
}
