// Hills along the ranges, woods where the country is free, and the marshes: all where nothing that is played lies.
import { distances, cellAt, touched, type Mask } from './grid.ts';
import { along, distance, type Line, type Point } from './lines.ts';
import { randomFrom, smoothField } from './random.ts';
import { RANGES } from './ranges.ts';
import type { Country } from './routes.ts';
import { HEIGHT, SPOTS, WIDTH, onSheet } from './sheet.ts';

export interface Hill {
  readonly at: Point;
  readonly height: number;
}

/** Firs stand in the north, broad-leaved trees in the south, both between. */
export interface Tree {
  readonly at: Point;
  readonly isFir: boolean;
  readonly size: number;
}

/** What is drawn beyond the sheet is for windows of another shape. */
const BEYOND = 400;
const isDrawn = ([x, y]: Point): boolean =>
  x > -BEYOND && x < WIDTH + BEYOND && y > -BEYOND && y < HEIGHT + BEYOND;

/** What must be seen: the ways, the places and the names beside them. */
export interface Kept {
  readonly fromWays: Float32Array;
  readonly fromRivers: Float32Array;
  readonly fromWater: Float32Array;
  readonly fromLettering: Float32Array;
}

const MATTERS = 60;

export function keptClear(
  country: Country,
  ways: readonly Line[],
  lettering: readonly Line[],
): Kept {
  const water: Mask = country.land.map((one, cell) =>
    one === 0 || country.lakes[cell] === 1 ? 1 : 0,
  );
  return {
    fromWays: distances(touched(ways), MATTERS),
    fromRivers: distances(country.rivers, MATTERS),
    fromWater: distances(water, MATTERS),
    fromLettering: distances(touched(lettering), MATTERS),
  };
}

/** Names mostly stand to the right of their places. */
const NAME = { left: -16, right: 96, above: 13, below: 11 };
const isNearPlace = ([x, y]: Point, room: number): boolean =>
  Object.values(SPOTS).some(
    ([px, py]) =>
      distance([px, py], [x, y]) < room ||
      (x > px + NAME.left && x < px + NAME.right && y > py - NAME.above && y < py + NAME.below),
  );

export function hills({ fromWays, fromWater, fromLettering }: Kept): readonly Hill[] {
  const chance = randomFrom(1755);
  const found: Hill[] = [];
  for (const { height, step, stray, line } of RANGES) {
    const spots = along(
      line.map((corner) => onSheet(corner)),
      step,
    );
    for (const [i, [x, y]] of spots.entries()) {
      // Lower towards the ends, and never as the one before.
      const towardsEnd = Math.min(1, 0.55 + (0.9 * Math.min(i, spots.length - 1 - i)) / 3);
      const size = height * towardsEnd * (0.72 + 0.5 * chance());
      const at: Point = [
        x + (chance() - 0.5) * 2 * stray,
        y + (chance() - 0.5) * 2 * stray + size / 2,
      ];
      const cell = cellAt(at);
      const isFree =
        isDrawn(at) &&
        fromWays[cell] > 7 + size * 0.5 &&
        fromWater[cell] > size * 0.75 &&
        fromLettering[cell] > 8 &&
        !isNearPlace([at[0], at[1] - size / 2], 22 + size / 2) &&
        found.every((hill) => distance(hill.at, at) > (hill.height + size) * 0.3);
      if (isFree) found.push({ at, height: size });
    }
  }
  return found.toSorted((a, b) => a.at[1] - b.at[1]);
}

/** Latitudes of this height on the sheet are where firs give way. */
const FIRS_UNTIL = 330;
const MIXED_UNTIL = 620;

export function trees(kept: Kept, among: readonly Hill[]): readonly Tree[] {
  const chance = randomFrom(1608);
  const wood = smoothField(3, 74);
  const glade = smoothField(5, 21);
  const found: Tree[] = [];
  for (let tries = 0; tries < 60_000; tries++) {
    const at: Point = [
      -BEYOND + chance() * (WIDTH + 2 * BEYOND),
      -BEYOND + chance() * (HEIGHT + 2 * BEYOND),
    ];
    const thick = wood(...at) * 0.72 + glade(...at) * 0.28;
    if (thick < 0.6) continue;
    const cell = cellAt(at);
    const size = 0.85 + 0.4 * chance();
    const room = thick > 0.7 ? 8.5 : 13;
    const isFree =
      kept.fromWays[cell] > 12 &&
      kept.fromRivers[cell] > 6 &&
      kept.fromWater[cell] > 9 &&
      kept.fromLettering[cell] > 14 &&
      !isNearPlace(at, 26) &&
      among.every((hill) => distance(hill.at, at) > hill.height * 0.85 + 5) &&
      found.every((tree) => distance(tree.at, at) > room);
    if (!isFree) continue;
    const south = Math.max(0, Math.min(1, (at[1] - FIRS_UNTIL) / (MIXED_UNTIL - FIRS_UNTIL)));
    found.push({ at, size, isFir: chance() > 0.08 + 0.8 * south });
  }
  return found.toSorted((a, b) => a.at[1] - b.at[1]);
}

/** Marshes of some weight, by latitude and longitude, and how far they reach in units of the sheet. */
const MARSHES = [
  [45.98, -64.05, 15],
  [36.55, -76.45, 13],
  [41.55, -83.6, 20],
  [43.1, -76.75, 12],
  [45.9, -82.95, 0],
  [42.65, -82.3, 9],
  [46.15, -72.75, 7],
  [39.2, -75.1, 9],
  [43.0, -83.9, 14],
  [46.9, -66.2, 14],
  [48.6, -79.4, 20],
  [35.6, -76.6, 16],
  [44.2, -88.6, 16],
] as const;

export function marshes(kept: Kept): readonly Point[] {
  const chance = randomFrom(1713);
  const found: Point[] = [];
  for (const [latitude, longitude, reach] of MARSHES) {
    const [x, y] = onSheet([latitude, longitude]);
    for (let tries = 0; tries < reach * 3; tries++) {
      const at: Point = [x + (chance() - 0.5) * 2.6 * reach, y + (chance() - 0.5) * 1.5 * reach];
      const cell = cellAt(at);
      const isFree =
        kept.fromWays[cell] > 8 &&
        kept.fromWater[cell] > 5 &&
        !isNearPlace(at, 20) &&
        found.every(([ox, oy]) => Math.abs(ox - at[0]) > 9 || Math.abs(oy - at[1]) > 4.5);
      if (isFree) found.push(at);
    }
  }
  return found;
}

/** Falls and rapids of the courses that are travelled. */
const RAPIDS = [
  [45.42, -73.66],
  [45.2, -74.25],
  [44.98, -74.85],
  [43.08, -79.07],
  [42.78, -73.7],
  [38.99, -77.25],
  [46.72, -71.28],
  [45.35, -76.2],
  [45.5, -76.9],
  [42.62, -72.52],
] as const;

export const rapids = (): readonly Point[] => RAPIDS.map((spot) => onSheet(spot));
