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
        <g id="hill">
          <path d="M-9 5Q-4-8 0-8T9 5" className="hill-face" />
          <path d="M1-7l4 9M3-4l4 8M-1-6l2 7" className="hill-shade" />
        </g>
        <g id="wood">
          <path
            d="M-10 4v-4M-10 1l-4-1 4-9 4 9zM0 0v-4M0-3l-4-1 4-9 4 9zM9 5v-4M9 2l-4-1 4-9 4 9zM-3 10v-4M-3 7l-4-1 4-9 4 9z"
            className="tree"
          />
        </g>
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
      {HILLS.map(([x, y]) => (
        <use key={`${x} ${y}`} href="#hill" x={x} y={y} />
      ))}
      {WOODS.map(([x, y]) => (
        <use key={`${x} ${y}`} href="#wood" x={x} y={y} />
      ))}
      {ROUTES.map(({ connection, path }) => (
        <g key={path} className={`route ${connection.kind}`}>
          <path d={path} className="route-bed" />
          <path d={path} className="route-line" />
        </g>
      ))}
    </g>
  );
});
