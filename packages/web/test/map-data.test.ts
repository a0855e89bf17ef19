// The map as it is drawn by tools/draw-map.mjs: the committed files, the ways over the country, and the path finder.
import { readFileSync } from 'node:fs';
import { CONNECTIONS } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { CONNECTION_WAYS, LOCATION_SPOTS, SEA_LANES } from '../src/map/sheet.gen.ts';
import { cornersOf, roundedPath } from '../src/map/ways.ts';
import { cheapestWay } from '../tools/map/path-finder.ts';
import { sheetFiles } from '../tools/map/sheet-file.ts';

it('the committed map is what the script draws: node packages/web/tools/draw-map.mjs', async () => {
  for (const [path, text] of await sheetFiles()) {
    const committed = readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8');
    expect([path, committed === text]).toEqual([path, true]);
  }
}, 240_000);

describe('ways on the map', () => {
  it('are drawn for every connection, from one place to the other', () => {
    expect(CONNECTION_WAYS.map(({ a, b, kind }) => ({ a, b, kind }))).toEqual(
      CONNECTIONS.map(({ a, b, kind }) => ({ a, b, kind })),
    );
    for (const { a, b, corners } of [...CONNECTION_WAYS, ...SEA_LANES]) {
      const points = cornersOf(corners);
      expect([a, points[0]]).toEqual([a, LOCATION_SPOTS[a]]);
      expect([b, points.at(-1)]).toEqual([b, LOCATION_SPOTS[b]]);
    }
  });

  it('begin and end at their corners when they are rounded', () => {
    expect(roundedPath(cornersOf('10 10 20 0 0 20'))).toBe('M10 10Q30 10 30 20Q30 30 30 30');
  });
});

describe('the path finder', () => {
  /** A field of these figures, each the cost of its cell. */
  const field = (...rows: readonly string[]): Parameters<typeof cheapestWay>[0] => ({
    columns: rows[0].length,
    rows: rows.length,
    costOf: (cell) => Number(rows.join('')[cell]),
  });

  it('goes straight where all costs the same', () => {
    expect(cheapestWay(field('11111', '11111', '11111'), 5, 9)).toEqual([5, 6, 7, 8, 9]);
  });

  it('follows a river round the dear land', () => {
    const river = field('19999', '19999', '11111');
    expect(cheapestWay(river, 0, 14)).toEqual([0, 5, 11, 12, 13, 14]);
  });

  it('crosses dear land where the way round is longer still', () => {
    expect(cheapestWay(field('12111', '19991', '19991', '11111'), 0, 4)).toEqual([0, 1, 2, 3, 4]);
  });
});
