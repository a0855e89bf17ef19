// A page in a browser that is driven from outside: waiting for what is on it, and clicking with the mouse.
import { expect } from 'vitest';
import type { Driver } from './driver.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

export class DrivenPage {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** What a function says in the page; it can use nothing but what it is given. */
  async evaluate<A extends readonly unknown[], T>(ask: (...args: A) => T, ...args: A): Promise<T> {
    const call = `(${ask.toString()})(...${JSON.stringify(args)})`;
    return JSON.parse(await this.driver.evaluate(`JSON.stringify(${call} ?? null)`)) as T;
  }

  count(selector: string): Promise<number> {
    return this.evaluate((one) => document.querySelectorAll(one).length, selector);
  }

  async isThere(selector: string): Promise<boolean> {
    return (await this.count(selector)) > 0;
  }

  async appears(selector: string): Promise<void> {
    await this.becomes(() => this.isThere(selector), true, `${selector} appears`);
  }

  /** Waits until something has a value. A page that is just being left has none. */
  async becomes<T>(ask: () => Promise<T>, value: T, what: string): Promise<void> {
    await expect.poll(() => ask().catch(String), { interval: 50, message: what }).toEqual(value);
  }

  /** Clicks in the middle of the first of its kind, once it can be clicked and no longer moves. */
  async click(selector: string): Promise<void> {
    const seen: (Spot | null)[] = [];
    const isAtRest = async (): Promise<boolean> => {
      const spot = await this.evaluate(freeSpot, selector);
      seen.unshift(spot);
      return spot !== null && spot.x === seen[1]?.x && spot.y === seen[1].y;
    };
    await this.becomes(isAtRest, true, `${selector} can be clicked`);
    await this.driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: 0, y: 0, ...seen[0] },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }
}

/** Where an element can be clicked; null: it is not there, not to be used, or something lies over it. */
function freeSpot(selector: string): Spot | null {
  const element = document.querySelector(selector);
  if (element === null || element.matches(':disabled')) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = element.getBoundingClientRect();
  const spot = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const top = document.elementFromPoint(spot.x, spot.y);
  return top !== null && element.contains(top) ? spot : null;
}
