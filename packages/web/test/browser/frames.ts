// How long each entry of the playback was on the screen, counted in frames; and a stream that can be slowed down.
import type { Page } from 'playwright-core';
import type { Person } from './person.ts';

declare global {
  interface Window {
    /** Milliseconds on the screen by the version of the entry. */
    played: Partial<Record<string, number>>;
    /** How much later than the server sends it the page hears of anything, in milliseconds. */
    streamDelay: number;
  }
}

/** To be called before the first page is opened. */
export async function countFrames({ context }: Pick<Person, 'context'>): Promise<void> {
  await context.addInitScript(() => {
    window.played = {};
    window.streamDelay = 0;
    let shown: string | null = null;
    let since = 0;
    const look = (now: number): void => {
      if (shown !== null) window.played[shown] = (window.played[shown] ?? 0) + now - since;
      // What stands here in a frame is seen until the next one.
      shown =
        document.querySelector('[data-testid="playback"]')?.getAttribute('data-version') ?? null;
      since = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(EventSource.prototype, {
      addEventListener(this: EventSource, kind: string, hear: (event: Event) => void): void {
        EventTarget.prototype.addEventListener.call(this, kind, (event) => {
          setTimeout(() => {
            hear(event);
          }, window.streamDelay);
        });
      },
    });
  });
}

export const playedFor = (page: Page): Promise<Window['played']> =>
  page.evaluate(() => window.played);

export const slowStream = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((delay) => {
    window.streamDelay = delay;
  }, milliseconds);
