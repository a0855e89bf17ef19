// How long the frames are while somebody moves the map about, on a large screen.
import type { Browser, CDPSession, Page } from 'playwright-core';
import { COUNT_FRAMES, FRAMES_COUNTED, MIDDLE_OF_MAP } from './probe.ts';
import { quantile } from './quantile.ts';
import { AT_REST_MS, DESK, sitDown, slowDown, type Spot } from './seat.ts';

export interface MapFigures {
  readonly panFrameMs: number;
  readonly panFrameMsLongest: number;
  readonly zoomFrameMs: number;
  readonly zoomFrameMsLongest: number;
  /** The longest of both with the processor as it is. */
  readonly mapFrameMsLongestUnslowed: number;
}

/** How often a hand is heard of. */
const STEP_MS = 16;
/** Long enough for the map to come to rest, and for its ground to be drawn. */
const AT_REST_AGAIN_MS = 2500;

export async function timeMapFrames(browser: Browser, address: string): Promise<MapFigures> {
  const { page, context, path } = await sitDown(browser, address, DESK);
  await page.goto(path);
  await page.waitForTimeout(AT_REST_MS);
  const middle = await page.evaluate<Spot>(MIDDLE_OF_MAP);
  const devtools = await page.context().newCDPSession(page);
  const unslowed = await timeGestures(page, devtools, middle);
  await slowDown(page);
  const slowed = await timeGestures(page, devtools, middle);
  await context.close();
  return {
    panFrameMs: quantile(slowed.pan, 0.5),
    panFrameMsLongest: quantile(slowed.pan, 1),
    zoomFrameMs: quantile(slowed.zoom, 0.5),
    zoomFrameMsLongest: quantile(slowed.zoom, 1),
    mapFrameMsLongestUnslowed: quantile([...unslowed.pan, ...unslowed.zoom], 1),
  };
}

async function timeGestures(
  page: Page,
  devtools: CDPSession,
  { x, y }: Spot,
): Promise<{ readonly pan: readonly number[]; readonly zoom: readonly number[] }> {
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
