// Where the legend hangs: at the lower rim of the cartouche while that is in sight, else in a corner of the map.
import type { CSSProperties } from 'react';
import { CARTOUCHE } from './names.ts';
import { NARROW_PX, type Frame, type WindowSize } from './theatre.ts';

/** From the cartouche's middle down to its rim, in units of the sheet. */
const RIM = 72;
/** Nearer to the edge of the window than this there is no room for it. */
const EDGE_PX = { across: 130, top: 180, bottom: 18 } as const;

const rimIn = ({ scale, x, y }: Frame): readonly [number, number] => [
  x + CARTOUCHE.x * scale,
  y + (CARTOUCHE.y + RIM) * scale,
];

/** The properties that put it there; null: it is in the corner. */
export function legendAt(
  frame: Frame,
  still: Frame,
  { width, height }: WindowSize,
): CSSProperties | null {
  const [x, y] = rimIn(still);
  const isInSight =
    width >= NARROW_PX &&
    x > EDGE_PX.across &&
    x < width - EDGE_PX.across &&
    y > EDGE_PX.top &&
    y < height - EDGE_PX.bottom;
  if (!isInSight) return null;
  const [movedX, movedY] = rimIn(frame);
  // Only moved until the map stands still again, like everything on it.
  return {
    ['--x' as string]: `${x}px`,
    ['--y' as string]: `${y}px`,
    transform: `translate(${movedX - x}px, ${movedY - y}px)`,
  };
}
