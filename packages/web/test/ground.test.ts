// The ground of the map in windows of any shape: the country goes on to their edges, and does not end with its sheet (D14).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SHAPES_PER_UNIT } from '../src/ground/graticule.gen.ts';
import type { GroundFile } from '../src/ground/ground-data.ts';
import { ringsOf, type Corner } from '../src/ground/shore.ts';
import { wholeSheet } from '../src/map/theatre.ts';

const file = JSON.parse(
  readFileSync(new URL('../src/ground/ground.gen.json', import.meta.url), 'utf8'),
) as GroundFile;
const LAND = ringsOf(file.land, SHAPES_PER_UNIT);

/** How often a ray towards the west crosses a ring. */
const crossings = (ring: readonly Corner[], x: number, y: number): number =>
  ring.filter(([x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x > x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  }).length;

/** Lakes lie on land. */
const isLand = (x: number, y: number): boolean =>
  LAND.reduce((sum, ring) => sum + crossings(ring, x, y), 0) % 2 === 1;

/** As the browser test of the same name measures them, and some beyond. */
const WINDOWS = {
  'at 1280×720': [950, 363],
  'on a phone that is held sideways': [456, 271],
  'behind the result': [1110, 448],
  'in a strip': [1000, 240],
  'on a wide screen': [2560, 1000],
  'on an upright phone': [390, 420],
} as const;

describe('[D14] the whole sheet is seen, and to its west there is land to the edge of the window', () => {
  it.each(Object.entries(WINDOWS))('%s', (_, [width, height]) => {
    const { scale, x, y } = wholeSheet(width, height);
    const seas = [];
    for (let down = 0; down <= 1; down += 1 / 32) {
      // From the edge of the window to that of the sheet, and a little beyond it.
      for (let across = 0; across <= Math.max(0, x) + 8; across += 8) {
        const spot = [(across - x) / scale, (down * height - y) / scale] as const;
        if (!isLand(...spot)) seas.push(spot.map(Math.round));
      }
    }
    expect(seas).toEqual([]);
  });
});

it('[D14] what is taken for land is: Québec’s shores are, the Atlantic is not', () => {
  expect(isLand(300, 500)).toBe(true);
  expect(isLand(1400, 900)).toBe(false);
});
