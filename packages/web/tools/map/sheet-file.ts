// The files that the map is drawn from in the browser: what is played on, the ground, and the net of degrees.
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { NAMES } from '../../src/map/names.ts';
import { readGeography } from './geography.ts';
import { SHAPES_PER_UNIT, pathOf, steps, type Line, type Point } from './lines.ts';
import { hills, keptClear, marshes, rapids, trees } from './relief.ts';
import { connectionsDrawn, countryOf, lanesDrawn, type RouteDrawn } from './routes.ts';
import { HEIGHT, SPOTS, WIDTH, graticule } from './sheet.ts';

/** The text of each file by its path below src. */
export async function sheetFiles(): Promise<ReadonlyMap<string, string>> {
  const geography = readGeography();
  const country = countryOf(geography);
  const connections = connectionsDrawn(geography, country);
  const lanes = lanesDrawn(geography, country);
  const kept = keptClear(
    country,
    connections.map(({ line }) => line),
    NAMES.filter(({ kind }) => kind !== 'water').map(({ curve }) => middleLine(curve)),
  );
  const hillsDrawn = hills(kept);
  const treesDrawn = trees(kept, hillsDrawn);
  const ground = {
    land: pathOf(geography.land, true),
    lakes: pathOf(geography.lakes, true),
    greatRivers: pathOf(geography.greatRivers, false),
    smallRivers: pathOf(geography.smallRivers, false),
    hills: flat(hillsDrawn.map(({ at, height }) => [at, Math.round(height)])),
    firs: flat(treesDrawn.filter(({ isFir }) => isFir).map(({ at, size }) => [at, tenths(size)])),
    leafTrees: flat(
      treesDrawn.filter(({ isFir }) => !isFir).map(({ at, size }) => [at, tenths(size)]),
    ),
    marshes: flat(marshes(kept).map((at) => [at, 0])),
    rapids: flat(rapids().map((at) => [at, 0])),
  };
  const texts = {
    'map/sheet.gen.ts': sheetText(connections, lanes),
    'ground/graticule.gen.ts': graticuleText(),
    'ground/ground.gen.json': JSON.stringify(ground),
  };
  return new Map(
    await Promise.all(
      Object.entries(texts).map(
        async ([path, text]) => [path, await formatted(path, text)] as const,
      ),
    ),
  );
}

/** As the formatter of the repository leaves it. */
async function formatted(path: string, text: string): Promise<string> {
  const filepath = fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}

const tenths = (value: number): number => Math.round(value * 10);

/** Letters stand above the line that they run along. */
function middleLine([x0, y0, cx, cy, x1, y1]: readonly number[]): Line {
  return Array.from({ length: 21 }, (_, i): Point => {
    const t = i / 20;
    const at = (a: number, b: number, c: number): number =>
      a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t ** 2;
    return [at(x0, cx, x1), at(y0, cy, y1) - 6];
  });
}

/** Steps from one to the next, and a figure for each, in one list of whole numbers: short to load. */
function flat(marks: readonly (readonly [Point, number])[]): readonly number[] {
  let [px, py] = [0, 0];
  return marks.flatMap(([[x, y], figure]) => {
    const [rx, ry] = [Math.round(x), Math.round(y)];
    const step = [rx - px, ry - py, figure];
    [px, py] = [rx, ry];
    return step;
  });
}

const corners = (line: Line): string =>
  `'${steps(line, 1)
    .map((step) => step.join(' '))
    .join(' ')
    .replaceAll(' -', '-')}'`;

const routeLine = ({ a, b, kind, line, portages }: RouteDrawn): string =>
  `  { a: '${a}', b: '${b}', kind: '${kind}', corners: ${corners(line)}, portages: [${portages
    .map(corners)
    .join(', ')}] },`;

function sheetText(connections: readonly RouteDrawn[], lanes: readonly RouteDrawn[]): string {
  return `// Written by tools/draw-map.mjs; do not edit.
import type { Connection, LocationId } from '@arpents/engine';

export const SHEET_WIDTH = ${WIDTH};
export const SHEET_HEIGHT = ${HEIGHT};

export type Spot = readonly [x: number, y: number];

export const LOCATION_SPOTS: Readonly<Record<LocationId, Spot>> = {
${Object.entries(SPOTS)
  .map(([id, [x, y]]) => `  ${id.includes('-') ? `'${id}'` : id}: [${x}, ${y}],`)
  .join('\n')}
};

/** A way between two places: its corners as steps from one to the next, to be rounded. */
export interface Way {
  readonly a: LocationId;
  readonly b: LocationId;
  readonly kind: Connection['kind'] | 'sea';
  readonly corners: string;
  /** Where boats are carried over land. */
  readonly portages: readonly string[];
}

export const CONNECTION_WAYS: readonly Way[] = [
${connections.map(routeLine).join('\n')}
];

/** Ships sail these; both sides' cards together. */
export const SEA_LANES: readonly Way[] = [
${lanes.map(routeLine).join('\n')}
];
`;
}

function graticuleText(): string {
  const { apex, middle, radiansPerDegree, radii } = graticule();
  const round = (value: number): string => value.toFixed(1);
  return `// Written by tools/draw-map.mjs; do not edit.

/** The shapes of the ground are written in this part of a unit. */
export const SHAPES_PER_UNIT = ${SHAPES_PER_UNIT};

/** Meridians are straight and meet in one point, parallels are circles round it. */
export const GRATICULE = {
  apex: [${apex.map(round).join(', ')}],
  middle: ${middle},
  radiansPerDegree: ${radiansPerDegree.toFixed(6)},
  /** From the parallel of ${radii[0][0]} degrees on, one each degree. */
  southernmost: ${radii[0][0]},
  radii: [${radii.map(([, radius]) => round(radius)).join(', ')}],
} as const;
`;
}
