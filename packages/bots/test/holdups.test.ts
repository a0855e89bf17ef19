// Keeping to the time on a machine that others use too.
import { describe, expect, it } from 'vitest';
import { startThinking, type Clock } from '../src/thinking.ts';

/** A thread that runs for some milliseconds, then waits for others as long as is said; every look takes 0.25. */
function sharedProcessor(runs: number, waits: number): Clock {
  let now = 0;
  return () => {
    now += 0.25;
    if (waits > 0 && now % (runs + waits) >= runs) now += waits;
    return now;
  };
}

/** How long decisions of 20 ms take, one after the other. */
function decisions(clock: Clock, count: number): number[] {
  return Array.from({ length: count }, () => {
    const begin = clock();
    const thinking = startThinking({ milliseconds: 20 }, clock);
    while (!thinking.isOver());
    return clock() - begin;
  });
}

describe('thinking by the clock', () => {
  it('ends in time where others take their turn on the processor, once it has seen how long they take', () => {
    const taken = decisions(sharedProcessor(3, 3.1), 60);
    expect(Math.max(...taken.slice(10))).toBeLessThanOrEqual(20);
    // It does not give up all of its time for that.
    expect(Math.min(...taken)).toBeGreaterThan(8);
  });

  it('uses its time where nobody interferes, and again some turns after somebody did', () => {
    for (const taken of decisions(sharedProcessor(1000, 0), 20)) expect(taken).toBeGreaterThan(19);
    let isShared = true;
    let now = 0;
    const clock: Clock = () => (now += isShared && Math.floor(now) % 4 === 0 ? 3 : 0.25);
    decisions(clock, 20);
    isShared = false;
    const after = decisions(clock, 200);
    expect(after[0]).toBeLessThan(18);
    expect(after.at(-1)).toBeGreaterThan(19);
  });
});
