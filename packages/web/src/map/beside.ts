// Where what is said about a spot of the map stands: beside it, in the window, clear of the map's buttons, and where it
// covers least of what else there is to see.
import type { CSSProperties } from 'react';
import { BUTTONS_PX, type WindowSize } from './theatre.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const WIDEST_PX = 390;
/** As high as what is said may be. */
const HEIGHT_PX = 132;
const MARGIN_PX = 8;
/** So far from the spot that its ring and name stay in sight. */
const CLEAR_PX = 26;
/** A place is as good as covered if its name is. */
const AROUND_PX = 14;

/** `others`: what should stay in sight, the more important the more often. */
export function beside(
  { x, y }: Point,
  { width, height }: WindowSize,
  others: readonly Point[],
): CSSProperties {
  const lowest = height - MARGIN_PX - HEIGHT_PX;
  const room = Math.min(WIDEST_PX, width - MARGIN_PX - BUTTONS_PX.width);
  const ways = [x - room / 2, x + CLEAR_PX, x - CLEAR_PX - room].flatMap((wanted) => {
    const left = Math.max(MARGIN_PX, Math.min(width - BUTTONS_PX.width - room, wanted));
    return [y + CLEAR_PX, y - CLEAR_PX - HEIGHT_PX].map((top) => {
      const bottom = top + HEIGHT_PX;
      const beyond = Math.max(0, MARGIN_PX - top, bottom + MARGIN_PX - height);
      const covered = others.filter(
        (one) =>
          one.x > left - AROUND_PX &&
          one.x < left + room + AROUND_PX &&
          one.y > top - AROUND_PX &&
          one.y < bottom + AROUND_PX,
      ).length;
      return { left, isBelow: top > y, cost: covered + beyond };
    });
  });
  const { left, isBelow } = ways.reduce((best, way) => (way.cost < best.cost ? way : best));
  return {
    left,
    maxWidth: room,
    maxHeight: HEIGHT_PX,
    // Where the window is too low for that, it comes nearer rather than be cut.
    ...(isBelow
      ? { top: Math.min(y + CLEAR_PX, lowest) }
      : { bottom: Math.min(height - y + CLEAR_PX, lowest) }),
  };
}
