// Where connections run on the sheet: boats along rivers and over lakes, roads and trails through the hills, ships at sea.
import { CARD_KINDS, CONNECTIONS, type Connection, type LocationId } from '@arpents/engine';
import type { Geography } from './geography.ts';
import {
  CELL,
  COLUMNS,
  ROWS,
  cellAt,
  distances,
  filled,
  middleOf,
  touched,
  type Mask,
} from './grid.ts';
import { along, distance, nearestOn, simplified, type Line, type Point } from './lines.ts';
import { cheapestWay } from './path-finder.ts';
import { smoothField } from './random.ts';
import { SPOTS } from './sheet.ts';

/** What the country is, cell by cell. */
export interface Country {
  readonly land: Mask;
  readonly lakes: Mask;
  readonly rivers: Mask;
  readonly fromShore: Float32Array;
  readonly fromPlaces: Float32Array;
}

const SHORE_MATTERS = 40;
const PLACE_MATTERS = 40;

export function countryOf({ land, lakes, courses }: Geography): Country {
  const isLand = filled(land);
  const isLake = filled(lakes);
  const isDry = isLand.map((one, cell) => (one === 1 && isLake[cell] === 0 ? 1 : 0));
  return {
    land: isLand,
    lakes: isLake,
    rivers: touched(courses),
    fromShore: distances(isDry, SHORE_MATTERS),
    fromPlaces: distances(touched(Object.values(SPOTS).map((spot) => dot(spot))), PLACE_MATTERS),
  };
}

/** A line that is only a point. */
const dot = (spot: Point): Line => [spot, [spot[0] + 0.1, spot[1]]];

type Kind = Connection['kind'] | 'sea';

/** What a step costs on a river, on a lake, at sea and on dry land, by how one travels. */
const COSTS: Readonly<Record<Kind, { river: number; lake: number; sea: number; land: number }>> = {
  river: { river: 1, lake: 1.3, sea: 1.6, land: 9 },
  lake: { river: 2, lake: 1, sea: 3, land: 14 },
  road: { river: 1.6, lake: 30, sea: 30, land: 1 },
  trail: { river: 1.6, lake: 14, sea: 14, land: 1 },
  sea: { river: 5, lake: 40, sea: 1, land: 120 },
};

/** Boats and ships keep off the shore where there is room. */
const OFF_SHORE: Readonly<Partial<Record<Kind, number>>> = { lake: 15, sea: 22 };
/** Others' places are passed at this distance. */
const ROUND_PLACES = 26;
/** Roads and trails wind: they look for the easier of the hills. */
const WINDING: Readonly<Partial<Record<Kind, number>>> = { road: 2, trail: 3.4 };
const hardship = smoothField(11, 26);

/** Ways of one kind keep apart on the way, so that one sees which leads where. */
const APART: Readonly<Partial<Record<Kind, number>>> = { lake: 16, road: 16, trail: 16 };

function costsFor(
  country: Country,
  kind: Kind,
  ends: readonly Point[],
  fromOthers: Float32Array | null,
): (cell: number) => number {
  const costs = COSTS[kind];
  const offShore = OFF_SHORE[kind] ?? 0;
  const apart = APART[kind] ?? 0;
  const known = new Float32Array(COLUMNS * ROWS);
  const costOf = (cell: number): number => {
    const here = middleOf(cell);
    const isWater = country.land[cell] === 0 || country.lakes[cell] === 1;
    let cost =
      country.rivers[cell] === 1
        ? costs.river
        : country.lakes[cell] === 1
          ? costs.lake
          : country.land[cell] === 1
            ? costs.land
            : costs.sea;
    if (isWater && offShore > 0) {
      cost *= 1 + 2.5 * Math.max(0, 1 - country.fromShore[cell] / offShore) ** 2;
    }
    cost *= 1 + (WINDING[kind] ?? 0) * hardship(...here);
    if (ends.some((end) => distance(end, here) < ROUND_PLACES + 12)) return cost;
    if (country.fromPlaces[cell] < ROUND_PLACES) cost *= 4;
    if (fromOthers !== null && fromOthers[cell] < apart) cost *= 3;
    return cost;
  };
  return (cell) => (known[cell] ||= costOf(cell));
}

/** No stretch of a river between two corners is longer. */
const LONGEST_STRETCH = 60;

/** On a river the way lies on its very line. */
function onRivers(cells: readonly number[], country: Country, courses: readonly Line[]): Line {
  return cells.map((cell) => {
    const middle = middleOf(cell);
    if (country.rivers[cell] === 0) return middle;
    let best = middle;
    let nearest = 2 * CELL;
    for (const line of courses) {
      for (let i = 1; i < line.length; i++) {
        if (Math.abs(line[i][0] - middle[0]) > LONGEST_STRETCH) continue;
        const point = nearestOn(middle, line[i - 1], line[i]);
        const far = distance(point, middle);
        if (far < nearest) [best, nearest] = [point, far];
      }
    }
    return best;
  });
}

function wayBetween(
  a: LocationId,
  b: LocationId,
  kind: Kind,
  country: Country,
  courses: readonly Line[],
  others: readonly Line[] = [],
): Line {
  const ends = [SPOTS[a], SPOTS[b]];
  const fromOthers = others.length === 0 ? null : distances(touched(others), 40);
  const costOf = costsFor(country, kind, ends, fromOthers);
  const cells = cheapestWay({ columns: COLUMNS, rows: ROWS, costOf }, ...endCells(ends));
  const points = kind === 'river' ? onRivers(cells, country, courses) : pulled(cells, costOf);
  const inner = points.filter((point) => ends.every((end) => distance(end, point) > 2 * CELL));
  return evened([ends[0], ...inner, ends[1]], kind === 'river' ? 1 : 12);
}

const endCells = ([a, b]: readonly Point[]): readonly [number, number] => [cellAt(a), cellAt(b)];

/** As a rope pulled tight: straight wherever that costs no more than the corners of the grid did. */
function pulled(cells: readonly number[], costOf: (cell: number) => number): Line {
  const spent = [0];
  for (let i = 1; i < cells.length; i++) {
    const length = distance(middleOf(cells[i - 1]), middleOf(cells[i]));
    spent.push(spent[i - 1] + costOf(cells[i]) * length);
  }
  const straight = (a: Point, b: Point): number =>
    along([a, b], CELL / 2).reduce((sum, point) => sum + (costOf(cellAt(point)) * CELL) / 2, 0);
  const corners = [middleOf(cells[0])];
  for (let from = 0; from < cells.length - 1;) {
    let to = from + 1;
    for (let next = from + 2; next < cells.length; next++) {
      const cost = straight(middleOf(cells[from]), middleOf(cells[next]));
      if (cost <= (spent[next] - spent[from]) * 1.02) to = next;
    }
    corners.push(middleOf(cells[to]));
    from = to;
  }
  return along(corners, CELL * 2);
}

/** Without the corners of the grid. */
function evened(line: Line, rounds: number): Line {
  let even = line;
  for (let round = 0; round < rounds; round++) {
    const before = even;
    even = before.map(([x, y], i) => {
      if (i === 0 || i === before.length - 1) return [x, y];
      const [[px, py], [nx, ny]] = [before[i - 1], before[i + 1]];
      return [(px + 2 * x + nx) / 4, (py + 2 * y + ny) / 4];
    });
  }
  return even;
}

export interface RouteDrawn {
  readonly a: LocationId;
  readonly b: LocationId;
  readonly kind: Kind;
  readonly line: Line;
  /** Stretches of it where boats are carried over land. */
  readonly portages: readonly Line[];
}

/** Shorter than this a stretch on land is the river's own bank. */
const LEAST_PORTAGE = 14;

function portagesOf(line: Line, country: Country): readonly Line[] {
  const isDry = (point: Point): boolean => {
    const cell = cellAt(point);
    return (
      country.land[cell] === 1 &&
      country.lakes[cell] === 0 &&
      !neighbours(cell).some((one) => country.rivers[one] === 1 || country.land[one] === 0)
    );
  };
  const stretches: Point[][] = [[]];
  for (const point of along(line, CELL)) {
    if (isDry(point)) stretches.at(-1)?.push(point);
    else if (stretches.at(-1)?.length !== 0) stretches.push([]);
  }
  return stretches
    .filter((stretch) => stretch.length * CELL > LEAST_PORTAGE)
    .map((stretch) => simplified(stretch, 1));
}

const neighbours = (cell: number): readonly number[] => [
  cell,
  cell - 1,
  cell + 1,
  cell - COLUMNS,
  cell + COLUMNS,
  cell - COLUMNS - 1,
  cell - COLUMNS + 1,
  cell + COLUMNS - 1,
  cell + COLUMNS + 1,
];

export function connectionsDrawn(geography: Geography, country: Country): readonly RouteDrawn[] {
  const others: Line[] = [];
  return CONNECTIONS.map(({ a, b, kind }) => {
    const line = wayBetween(a, b, kind, country, geography.courses, others);
    if (kind !== 'river') others.push(line);
    return {
      a,
      b,
      kind,
      line: simplified(line, kind === 'river' ? 1.2 : 2.2),
      portages: kind === 'river' ? portagesOf(line, country) : [],
    };
  });
}

/** Ships connect what the cards of either side say (R26). */
export function lanesDrawn(geography: Geography, country: Country): readonly RouteDrawn[] {
  const pairs = new Set(
    CARD_KINDS.flatMap(({ location }) =>
      (location?.connects.ship ?? []).map((to) => [location?.location ?? to, to].sort().join(' ')),
    ),
  );
  return [...pairs].sort().map((pair) => {
    const [a, b] = pair.split(' ') as [LocationId, LocationId];
    const line = simplified(wayBetween(a, b, 'sea', country, geography.courses), 5);
    return { a, b, kind: 'sea', line, portages: [] };
  });
}
