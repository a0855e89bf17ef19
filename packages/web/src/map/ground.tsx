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

/** Lines that follow the coast into the sea, as engravers drew water. */
const WATER_LINES = [26, 18, 11, 5];

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
      {WATER_LINES.map((width) => (
        <use key={width} href="#land" className="water-line" strokeWidth={width} />
      ))}
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
