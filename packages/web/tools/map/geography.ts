// Coast, lakes and rivers (Natural Earth, public domain, tools/geo) on the sheet, and the courses that those data lack.
import { readFileSync } from 'node:fs';
import { COURSES } from './courses.ts';
import { extent, simplified, type Line } from './lines.ts';
import { onSheet, shapeOnSheet } from './sheet.ts';

interface Feature {
  readonly properties: { readonly name?: string | null; readonly rank?: number };
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}

const read = (name: string): readonly Feature[] =>
  (
    JSON.parse(readFileSync(new URL(`../geo/${name}.json`, import.meta.url), 'utf8')) as {
      features: Feature[];
    }
  ).features;

/** The data end at these edges; the country does not. */
const DATA_EDGES = { west: -92, south: 33.5, north: 53 };
const BEYOND = { west: -118, south: 22, north: 64 };

/** What was cut at an edge of the data goes on straight, far beyond whatever a window shows. */
function carriedOn(coordinates: unknown): unknown {
  if (!Array.isArray(coordinates)) return coordinates;
  const [longitude, latitude] = coordinates as unknown[];
  if (typeof longitude !== 'number' || typeof latitude !== 'number') {
    return coordinates.map(carriedOn);
  }
  const { west, south, north } = DATA_EDGES;
  return [
    longitude <= west ? BEYOND.west : longitude,
    latitude <= south ? BEYOND.south : latitude >= north ? BEYOND.north : latitude,
  ];
}

const isLakeShown = ({ properties: { name, rank } }: Feature): boolean =>
  (rank ?? 99) <= 5 || /Champlain|George|Oneida|Moosehead|Chiputneticook/.test(name ?? '');

/** Rivers that the game travels, and those next to them in weight. */
const GREAT =
  /Lawrence|Richelieu|Hudson|Mohawk|Connecticut|Kennebec|Potomac|Allegheny|Ohio|Niagara|Susquehanna|James|Delaware|Saguenay|Ottawa|Outaouais|Chaudi|Saint John|Monongahela|Detroit|St. Clair/;

const rings = (features: readonly Feature[], least: number, smallest: number): readonly Line[] =>
  features
    .flatMap(({ geometry }) => shapeOnSheet(geometry))
    .filter((line) => line.length > 3 && extent(line) > smallest)
    .map((line) => simplified(line, least));

const lines = (features: readonly Feature[]): readonly Line[] =>
  features
    .flatMap(({ geometry }) => shapeOnSheet(geometry))
    .filter((line) => line.length > 1 && extent(line) > 12);

const withoutDetail = (all: readonly Line[]): readonly Line[] =>
  all.map((line) => simplified(line, 1.3));

export interface Geography {
  readonly land: readonly Line[];
  readonly lakes: readonly Line[];
  readonly greatRivers: readonly Line[];
  readonly smallRivers: readonly Line[];
  /** Where boats can go: rivers in full detail, with the courses added by hand. */
  readonly courses: readonly Line[];
}

export function readGeography(): Geography {
  const land = read('land').map((feature) => ({
    ...feature,
    geometry: { ...feature.geometry, coordinates: carriedOn(feature.geometry.coordinates) },
  }));
  const rivers = read('rivers');
  const isGreat = ({ properties: { name, rank } }: Feature): boolean =>
    GREAT.test(name ?? '') && (rank ?? 99) <= 9;
  const isSmall = (river: Feature): boolean =>
    !isGreat(river) && (river.properties.rank ?? 99) <= 8;
  const added = Object.values(COURSES).map((course) => course.map((spot) => onSheet(spot)));
  const great = lines(rivers.filter(isGreat));
  return {
    land: rings(land, 1.2, 5),
    lakes: rings(read('lakes').filter(isLakeShown), 0.7, 7),
    greatRivers: withoutDetail(great),
    smallRivers: withoutDetail(lines(rivers.filter(isSmall))),
    courses: [...great, ...added],
  };
}
