// The ground of the map, which never changes during a game: sea, coast, lakes, rivers, hills and woods, routes.
import { memo, type ReactElement } from 'react';
import { ROUTES } from './routes.ts';
import {
  GREAT_RIVERS,
  HILLS,
  LAKES,
  LAND,
  SHEET_HEIGHT,
  SHEET_MARGIN,
  SHEET_WIDTH,
  SMALL_RIVERS,
  WOODS,
} from './sheet.gen.ts';

/** Lines that follow the coast into the sea, as engravers drew water: ever finer and further apart. */
const WATER_LINES = [
  { away: 30, line: 1 },
  { away: 20, line: 1.2 },
  { away: 12, line: 1.5 },
  { away: 6, line: 1.8 },
] as const;

/** One path with the same figure at every spot: far cheaper to draw than as many figures. */
const everywhere = (spots: readonly (readonly [number, number])[], figure: string): string =>
  spots.map(([x, y]) => `M${x} ${y}${figure}`).join('');
const HILL_FACES = everywhere(HILLS, 'm-9 5q5-13 9-13t9 13');
const HILL_SHADES = everywhere(HILLS, 'm1-7l4 9m-2-6l4 8m-8-10l2 7');
const TREE = 'm0 1l-4-1 4-9 4 9z';
const TREES = everywhere(WOODS, `m-10 4v-4${TREE}m10-1v-4${TREE}m9 8v-4${TREE}m-12 8v-4${TREE}`);

/** Where the compass stands, and the lines of the winds that meet there. */
const ROSE = { x: 1290, y: 560, radius: 62 } as const;
const WINDS = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);
const RHUMBS = WINDS.map(
  (wind) =>
    `M${ROSE.x} ${ROSE.y}l${Math.round(1900 * Math.sin(wind))} ${Math.round(-1900 * Math.cos(wind))}`,
).join('');

/** One ray of the compass, its half in the light or its half in the shade. */
function ray(wind: number, length: number, half: 1 | -1): string {
  const at = (angle: number, distance: number): string =>
    `${(distance * Math.sin(angle)).toFixed(1)} ${(-distance * Math.cos(angle)).toFixed(1)}`;
  return `M0 0L${at(wind, length)}L${at(wind + (half * Math.PI) / 8, length * 0.24)}z`;
}
const rays = (first: number, length: number, half: 1 | -1): string =>
  [0, 1, 2, 3].map((i) => ray(first + (i * Math.PI) / 2, length, half)).join('');

export const Ground = memo(function Ground(): ReactElement {
  return (
    <g aria-hidden="true">
      <defs>
        <path id="land" d={LAND} />
        <g id="waters">
          <path d={SMALL_RIVERS} className="river small" />
          <path d={GREAT_RIVERS} className="river great" />
          <path d={LAKES} className="lake" />
        </g>
      </defs>
      <rect
        x={-SHEET_MARGIN}
        y={-SHEET_MARGIN}
        width={SHEET_WIDTH + 2 * SHEET_MARGIN}
        height={SHEET_HEIGHT + 2 * SHEET_MARGIN}
        className="sea"
      />
      <path d={RHUMBS} className="rhumb" />
      {WATER_LINES.map(({ away, line }) => (
        <g key={away}>
          <use href="#land" className="water-line" strokeWidth={away} />
          <use href="#land" className="water-gap" strokeWidth={away - line} />
        </g>
      ))}
      <g transform={`translate(${ROSE.x} ${ROSE.y})`} className="rose">
        <circle r={ROSE.radius * 0.62} />
        <circle r={ROSE.radius * 0.56} />
        <path d={rays(Math.PI / 4, ROSE.radius * 0.72, -1)} className="rose-light" />
        <path d={rays(Math.PI / 4, ROSE.radius * 0.72, 1)} className="rose-dark" />
        <path d={rays(0, ROSE.radius, -1)} className="rose-light" />
        <path d={rays(0, ROSE.radius, 1)} className="rose-dark" />
      </g>
      <use href="#land" className="land" />
      <use href="#waters" />
      <path d={HILL_FACES} className="hill-face" />
      <path d={HILL_SHADES} className="hill-shade" />
      <path d={TREES} className="tree" />
      {ROUTES.map(({ connection, path }) => (
        <g key={path} className={`route ${connection.kind}`}>
          <path d={path} className="route-bed" />
          <path d={path} className="route-line" />
        </g>
      ))}
    </g>
  );
});
