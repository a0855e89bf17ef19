// Where tips stand.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeTip, type Box, type Size } from '../src/tips/place-tip.ts';

const PAGE: Size = { width: 390, height: 844 };
const TIP: Size = { width: 300, height: 90 };

const isOver = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

describe('a tip', () => {
  it('stands above what it explains, where a finger does not hide it', () => {
    expect(placeTip({ left: 100, top: 400, width: 80, height: 30 }, TIP, PAGE).top).toBe(302);
  });

  it('never covers what it explains, and never leaves the page, wherever that is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 310 }),
        fc.integer({ min: 0, max: 804 }),
        fc.integer({ min: 10, max: 80 }),
        fc.integer({ min: 10, max: 40 }),
        (left, top, width, height) => {
          const about = { left, top, width, height };
          const tip = { ...placeTip(about, TIP, PAGE), ...TIP };
          expect(isOver(about, tip)).toBe(false);
          expect(tip.left).toBeGreaterThanOrEqual(0);
          expect(tip.top).toBeGreaterThanOrEqual(0);
          expect(tip.left + tip.width).toBeLessThanOrEqual(PAGE.width);
          expect(tip.top + tip.height).toBeLessThanOrEqual(PAGE.height);
        },
      ),
    );
  });
});
