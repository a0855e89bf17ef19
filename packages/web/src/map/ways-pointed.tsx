// The ways that lead from the place one looks at, brought out, and the lanes of ships, which are shown on demand only: a
// thin course with a small ship on it.
import type { LocationId } from '@arpents/engine';
import type { ReactElement } from 'react';
import { ICONS } from '../engraving/icons.gen.ts';
import { CONNECTIONS_DRAWN, laneBetween, type WayDrawn } from './ways.ts';

const SHIP = 32;

export function WaysPointed({
  from,
  lanes,
}: {
  readonly from: LocationId | null;
  /** Pairs of ports between which ships are shown. */
  readonly lanes: readonly (readonly [LocationId, LocationId])[];
}): ReactElement {
  const sailed = lanes.flatMap(([a, b]): readonly WayDrawn[] => {
    const lane = laneBetween(a, b);
    return lane === null ? [] : [lane];
  });
  return (
    <g className="map-ways">
      {CONNECTIONS_DRAWN.filter(({ a, b }) => a === from || b === from).map(({ a, b, path }) => (
        <path key={`${a} ${b}`} d={path} className="way-pointed" />
      ))}
      {sailed.map(({ a, b, path, middle: [x, y] }) => (
        <g key={`${a} ${b}`}>
          <path d={path} className="way-lane" />
          <path
            d={ICONS.galleon}
            className="way-ship"
            transform={`translate(${x - SHIP / 2} ${y - SHIP * 0.62}) scale(${SHIP / 512})`}
          />
        </g>
      ))}
    </g>
  );
}
