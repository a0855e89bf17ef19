// Ways on the sheet as paths: their corners, rounded.
import type { LocationId } from '@arpents/engine';
import { CONNECTION_WAYS, SEA_LANES, type Spot, type Way } from './sheet.gen.ts';

/** The corners of a way, written as steps from one to the next. */
export function cornersOf(steps: string): readonly Spot[] {
  let [x, y] = [0, 0];
  return [...steps.matchAll(/(-?\d+) ?(-?\d+)/g)].map(([, dx, dy]) => {
    x += Number(dx);
    y += Number(dy);
    return [x, y];
  });
}

const half = (a: number, b: number): number => (a + b) / 2;

/** A path that passes every corner in a bend. */
export function roundedPath(corners: readonly Spot[]): string {
  const [first, ...rest] = corners;
  if (first === undefined) return '';
  const bends = rest.map(([x, y], i) => {
    const [nx, ny] = rest[i + 1] ?? [x, y];
    return `Q${x} ${y} ${half(x, nx)} ${half(y, ny)}`;
  });
  return `M${first[0]} ${first[1]}${bends.join('')}`;
}

export interface WayDrawn extends Pick<Way, 'a' | 'b' | 'kind'> {
  readonly path: string;
  readonly portages: string;
  /** About half way: where a boat or a ship is shown. */
  readonly middle: Spot;
}

function drawn({ a, b, kind, corners, portages }: Way): WayDrawn {
  const points = cornersOf(corners);
  return {
    a,
    b,
    kind,
    path: roundedPath(points),
    portages: portages.map((steps) => roundedPath(cornersOf(steps))).join(''),
    middle: middleOf(points),
  };
}

function middleOf(points: readonly Spot[]): Spot {
  const lengths = points.slice(1).map(([x, y], i) => {
    const [px, py] = points[i] ?? [x, y];
    return Math.hypot(x - px, y - py);
  });
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [i, length] of lengths.entries()) {
    const [a, b] = [points[i], points[i + 1]];
    if (a === undefined || b === undefined) break;
    if (left <= length) {
      const part = left / length;
      return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
    }
    left -= length;
  }
  return points[0] ?? [0, 0];
}

export const CONNECTIONS_DRAWN: readonly WayDrawn[] = CONNECTION_WAYS.map(drawn);
const LANES_DRAWN: readonly WayDrawn[] = SEA_LANES.map(drawn);

/** The way between two places by sea; null: no ship sails there. */
export const laneBetween = (from: LocationId, to: LocationId): WayDrawn | null =>
  LANES_DRAWN.find(({ a, b }) => (a === from && b === to) || (a === to && b === from)) ?? null;
