// Projects coast, lakes and rivers (Natural Earth, public domain, tools/geo) and the 36 locations onto the sheet of the
// map, simplifies them to what the eye can see, and writes src/map/sheet.gen.ts. Run it after changing anything here.
import { readFileSync, writeFileSync } from 'node:fs';
import { geoConicConformal, geoPath } from 'd3-geo';

const WIDTH = 1500;
const HEIGHT = 1000;
const MARGIN = 280;

/** True places; the nudges (in sheet units) only make room between pieces that would touch. */
const LOCATIONS = {
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

/** Hills and mountains, drawn as little strokes: the Appalachians, the Adirondacks, the White and Green Mountains… */
const RIDGES = [
  [
    [36.4, -81.6],
    [37.3, -80.4],
    [38.2, -79.5],
    [39.0, -78.9],
    [40.3, -77.6],
    [41.1, -76.2],
    [41.9, -74.9],
  ],
  [
    [36.6, -82.6],
    [37.6, -81.4],
    [38.6, -80.2],
    [39.6, -79.4],
    [40.9, -78.4],
    [41.6, -77.4],
  ],
  [
    [43.4, -74.5],
    [43.9, -74.3],
    [44.3, -74.0],
  ],
  [
    [43.0, -72.9],
    [43.8, -72.8],
    [44.5, -72.8],
  ],
  [
    [43.9, -71.6],
    [44.3, -71.2],
    [44.8, -70.8],
    [45.5, -69.6],
    [46.1, -69.2],
  ],
  [
    [46.6, -70.3],
    [47.2, -69.4],
    [47.9, -68.2],
    [48.6, -66.6],
    [48.9, -65.6],
  ],
  [
    [46.9, -73.9],
    [47.3, -72.9],
    [47.6, -71.4],
    [48.0, -70.8],
  ],
  [
    [45.9, -75.4],
    [46.2, -74.6],
  ],
  [
    [46.6, -60.7],
    [46.8, -60.6],
  ],
  [
    [35.6, -83.2],
    [36.1, -82.3],
  ],
];

/** Woods, scattered in clumps where nothing else stands. */
const WOODS = [
  [47.6, -79.2],
  [47.0, -77.4],
  [46.3, -78.6],
  [45.6, -77.6],
  [47.7, -75.2],
  [48.4, -73.6],
  [49.0, -71.6],
  [49.2, -68.4],
  [47.2, -66.6],
  [46.6, -66.2],
  [45.6, -67.2],
  [46.4, -68.0],
  [44.8, -85.2],
  [43.6, -84.6],
  [43.2, -85.4],
  [41.0, -82.6],
  [40.2, -83.4],
  [39.2, -82.4],
  [38.4, -83.6],
  [40.4, -81.8],
  [37.4, -84.6],
  [42.2, -77.2],
  [42.6, -75.6],
  [41.2, -75.0],
  [38.0, -78.0],
  [36.6, -79.2],
  [36.2, -77.8],
  [45.0, -79.4],
  [44.9, -75.0],
  [46.9, -81.6],
  [48.4, -81.2],
  [48.9, -78.6],
  [49.4, -75.6],
  [49.8, -72.6],
  [45.1, -64.6],
  [44.4, -71.9],
  [43.2, -71.6],
  [46.4, -84.0],
  [47.9, -83.4],
];

const read = (name) =>
  JSON.parse(readFileSync(new URL(`geo/${name}.json`, import.meta.url), 'utf8'));

const points = {
  type: 'MultiPoint',
  coordinates: Object.values(LOCATIONS).map(([lat, lon]) => [lon, lat]),
};
const projection = geoConicConformal()
  .rotate([73, 0])
  .parallels([38, 48])
  .fitExtent(
    [
      [96, 62],
      [WIDTH - 110, HEIGHT - 62],
    ],
    points,
  );
// Beyond the sheet too: a window of another shape shows more of the country, not the edge of the paper.
projection.clipExtent([
  [-MARGIN, -MARGIN],
  [WIDTH + MARGIN, HEIGHT + MARGIN],
]);

/** Rings or lines in sheet units. */
function projected(geometry) {
  const lines = [];
  let line = [];
  geoPath(projection, {
    beginPath() {},
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
    arc() {},
  })(geometry);
  return lines;
}

/** Visvalingam: drops the point that spans the smallest triangle until none is smaller than `least`. */
function simplified(line, least) {
  const kept = line.map((point) => ({ point, area: Infinity }));
  const area = (a, b, c) =>
    Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  for (;;) {
    let smallest = -1;
    let smallestArea = least;
    for (let i = 1; i < kept.length - 1; i++) {
      const here = area(kept[i - 1].point, kept[i].point, kept[i + 1].point);
      if (here < smallestArea) {
        smallestArea = here;
        smallest = i;
      }
    }
    if (smallest < 0) return kept.map(({ point }) => point);
    kept.splice(smallest, 1);
  }
}

const extent = (line) => {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
};

const number = (value) => String(Math.round(value * 10) / 10);

/** A path in relative steps, which compress best. */
function pathOf(lines, closed) {
  return lines
    .map((line) => {
      const steps = line.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)]);
      const [first, ...rest] = steps;
      let [px, py] = first;
      const tail = rest
        .map(([x, y]) => {
          const step = `${number((x - px) / 10)} ${number((y - py) / 10)}`;
          [px, py] = [x, y];
          return step;
        })
        .join(' ');
      return `M${number(first[0] / 10)} ${number(first[1] / 10)}l${tail.replaceAll(' -', '-')}${closed ? 'z' : ''}`;
    })
    .join('');
}

const shapes = (name, keep, least, smallest) =>
  read(name)
    .features.filter(({ properties }) => keep(properties))
    .flatMap(({ geometry }) => projected(geometry))
    .filter((line) => line.length > 3 && extent(line) > smallest)
    .map((line) => simplified(line, least));

const land = shapes('land', () => true, 1.2, 5);
const lakes = shapes(
  'lakes',
  ({ rank, name }) => rank <= 6 || /Champlain|George|Oneida/.test(name ?? ''),
  0.7,
  7,
);

const TRAVELLED =
  /Lawrence|Richelieu|Hudson|Mohawk|Connecticut|Kennebec|Potomac|Allegheny|Ohio|Niagara|Susquehanna|James|Delaware|Saguenay|Ottawa|Chaudi/;
const rivers = (keep) =>
  read('rivers')
    .features.filter(({ properties }) => keep(properties))
    .flatMap(({ geometry }) => projected(geometry))
    .filter((line) => line.length > 1 && extent(line) > 12)
    .map((line) => simplified(line, 1.3));
const greatRivers = rivers(({ name, rank }) => TRAVELLED.test(name ?? '') && rank <= 9);
const smallRivers = rivers(({ name, rank }) => !TRAVELLED.test(name ?? '') && rank <= 8);

const place = ([lat, lon, dx = 0, dy = 0]) => {
  const [x, y] = projection([lon, lat]);
  return [Math.round(x + dx), Math.round(y + dy)];
};
const inSheet = ([x, y]) => x > -MARGIN && x < WIDTH && y > -60 && y < HEIGHT + 60;

/** Points every `step` units along a ridge, jittered the same way every time. */
function along(ridge, step) {
  const marks = [];
  const corners = ridge.map((corner) => place(corner));
  let seed = 7;
  const jitter = (size) => {
    seed = (seed * 16807) % 2147483647;
    return ((seed % 1000) / 1000 - 0.5) * size;
  };
  for (let i = 1; i < corners.length; i++) {
    const [ax, ay] = corners[i - 1];
    const [bx, by] = corners[i];
    const count = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / step));
    for (let k = 0; k < count; k++) {
      const t = k / count;
      marks.push([
        Math.round(ax + (bx - ax) * t + jitter(9)),
        Math.round(ay + (by - ay) * t + jitter(9)),
      ]);
    }
  }
  return marks;
}

const positions = Object.fromEntries(
  Object.entries(LOCATIONS).map(([id, spot]) => [id, place(spot)]),
);
const taken = Object.values(positions);
const isFree = ([x, y], room) => taken.every(([px, py]) => Math.hypot(px - x, py - y) > room);
const hills = RIDGES.flatMap((ridge) => along(ridge, 21)).filter(
  (mark) => inSheet(mark) && isFree(mark, 34),
);
const woods = WOODS.map((spot) => place(spot)).filter((mark) => inSheet(mark) && isFree(mark, 40));

const list = (marks) => `[${marks.map(([x, y]) => `[${x}, ${y}]`).join(', ')}]`;
writeFileSync(
  new URL('../src/map/sheet.gen.ts', import.meta.url),
  `// Written by tools/draw-map.mjs; do not edit. Coast, lakes and rivers are from Natural Earth (public domain).
import type { LocationId } from '@arpents/engine';

export const SHEET_WIDTH = ${WIDTH};
export const SHEET_HEIGHT = ${HEIGHT};
/** The ground is drawn this far beyond the sheet. */
export const SHEET_MARGIN = ${MARGIN};

export const LAND =
  '${pathOf(land, true)}';
export const LAKES =
  '${pathOf(lakes, true)}';
export const GREAT_RIVERS =
  '${pathOf(greatRivers, false)}';
export const SMALL_RIVERS =
  '${pathOf(smallRivers, false)}';

export type Spot = readonly [x: number, y: number];

export const HILLS: readonly Spot[] = ${list(hills)};
export const WOODS: readonly Spot[] = ${list(woods)};

export const LOCATION_SPOTS: Readonly<Record<LocationId, Spot>> = {
${Object.entries(positions)
  .map(([id, [x, y]]) => `  ${/-/.test(id) ? `'${id}'` : id}: [${x}, ${y}],`)
  .join('\n')}
};
`,
);
let nearest = [Infinity];
for (const [a, pa] of Object.entries(positions)) {
  for (const [b, pb] of Object.entries(positions)) {
    const distance = Math.hypot(pa[0] - pb[0], pa[1] - pb[1]);
    if (a < b && distance < nearest[0]) nearest = [distance, a, b];
  }
}
console.log(`nearest: ${nearest.join(' ')}`);
