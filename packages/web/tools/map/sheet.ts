// The sheet of the map: its size, how the globe is laid on it, and where the 36 locations lie.
import { geoConicConformal, geoPath } from 'd3-geo';
import type { LocationId } from '@arpents/engine';
import type { Line, Point } from './lines.ts';

export const WIDTH = 1500;
export const HEIGHT = 1000;
/** Windows of another shape show more of the country, never the edge of the paper: it is drawn this far beyond. */
const MARGIN = 1500;
const EDGES = { left: 96, top: 62, right: 110, bottom: 62 };
const ROTATED_TO = -73;
const PARALLELS = [38, 48] as const;

/** True places; the nudges (in sheet units) only make room between pieces that would touch. */
const TRUE_PLACES: Readonly<
  Record<LocationId, readonly [latitude: number, longitude: number, dx: number, dy: number]>
> = {
  boston: [42.36, -71.06, 8, 4],
  'new-haven': [41.31, -72.92, 0, 0],
  'new-york': [40.71, -74.01, 0, 4],
  norfolk: [36.85, -76.29, 4, 4],
  pemaquid: [43.88, -69.52, 4, 6],
  philadelphia: [39.95, -75.17, 4, 0],
  'st-marys': [38.19, -76.43, 4, 0],
  albany: [42.65, -73.75, -8, 0],
  baltimore: [39.29, -76.61, 0, -6],
  canso: [45.34, -60.99, 6, 12],
  cumberland: [39.65, -78.76, -4, 0],
  deerfield: [42.54, -72.61, 4, 4],
  detroit: [42.33, -83.05, 0, 0],
  'fort-beausejour': [45.86, -64.29, 0, -6],
  'fort-duquesne': [40.44, -80.01, -6, 4],
  'fort-frontenac': [44.23, -76.48, 0, -8],
  'fort-halifax': [44.53, -69.63, -2, -2],
  'fort-niagara': [43.26, -79.06, -4, -2],
  'fort-presquile': [42.13, -80.08, -8, 2],
  'fort-st-john': [45.31, -73.25, 14, 10],
  'fort-stanwix': [43.21, -75.46, 4, 4],
  'fort-venango': [41.4, -79.83, 0, 2],
  'fort-william-henry': [43.42, -73.71, -4, 6],
  gaspe: [48.83, -64.48, 0, 0],
  halifax: [44.65, -63.57, 12, 8],
  kennebec: [45.25, -70, -6, -8],
  louisbourg: [45.92, -59.97, 4, -6],
  oswego: [43.46, -76.51, -2, 6],
  'port-royal': [44.74, -65.52, -8, 4],
  richmond: [37.54, -77.44, -6, 0],
  tadoussac: [48.14, -69.72, 2, -2],
  ticonderoga: [43.85, -73.39, 4, -4],
  'trois-rivieres': [46.34, -72.54, 0, -4],
  montreal: [45.5, -73.55, -10, -6],
  quebec: [46.81, -71.21, 0, -4],
  michillimackinac: [45.79, -84.73, 4, 0],
};

const projection = geoConicConformal()
  .rotate([-ROTATED_TO, 0])
  .parallels(PARALLELS)
  .fitExtent(
    [
      [EDGES.left, EDGES.top],
      [WIDTH - EDGES.right, HEIGHT - EDGES.bottom],
    ],
    {
      type: 'MultiPoint',
      coordinates: Object.values(TRUE_PLACES).map(([lat, lon]) => [lon, lat]),
    },
  );
projection.clipExtent([
  [-MARGIN, -MARGIN],
  [WIDTH + MARGIN, HEIGHT + MARGIN],
]);

/** Where a spot of the globe lies on the sheet. */
export function onSheet([latitude, longitude]: readonly [number, number]): Point {
  const point = projection([longitude, latitude]);
  if (point === null) throw new Error(`${latitude} ${longitude} lies beyond the sheet`);
  return point;
}

/** Where each location lies on the sheet, in whole units. */
export const SPOTS: Readonly<Record<LocationId, Point>> = Object.fromEntries(
  Object.entries(TRUE_PLACES).map(([id, [latitude, longitude, dx, dy]]) => {
    const [x, y] = onSheet([latitude, longitude]);
    return [id, [Math.round(x + dx), Math.round(y + dy)] as const];
  }),
) as Readonly<Record<LocationId, Point>>;

/** Rings or lines of a shape on the globe, on the sheet. */
export function shapeOnSheet(geometry: object): readonly Line[] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  geoPath(projection, {
    beginPath: () => undefined,
    moveTo(x, y) {
      line = [[x, y]];
      lines.push(line);
    },
    lineTo(x, y) {
      line.push([x, y]);
    },
    closePath() {
      line.push(line[0]);
    },
    arc: () => undefined,
  })(geometry);
  return lines;
}

/**
 * Meridians are straight lines that meet in one point, parallels are circles round it: the point, the angle that a
 * degree of longitude takes there, and the radius of each parallel.
 */
export function graticule(): {
  readonly apex: Point;
  readonly middle: number;
  readonly radiansPerDegree: number;
  readonly radii: readonly (readonly [latitude: number, radius: number])[];
} {
  const [ax, ay] = onSheet([40, ROTATED_TO]);
  const [bx, by] = onSheet([40, ROTATED_TO + 10]);
  const [cx, cy] = onSheet([46, ROTATED_TO + 10]);
  // The meridian of the middle is upright: the other one meets it at the apex.
  const t = (ax - bx) / (cx - bx);
  const apex: Point = [ax, by + (cy - by) * t];
  const angle = Math.atan2(bx - apex[0], by - apex[1]);
  const radii = [];
  for (let latitude = 28; latitude <= 60; latitude++) {
    radii.push([latitude, onSheet([latitude, ROTATED_TO])[1] - apex[1]] as const);
  }
  if (ay <= apex[1]) throw new Error('the parallels are upside down');
  return { apex, middle: ROTATED_TO, radiansPerDegree: angle / 10, radii };
}
