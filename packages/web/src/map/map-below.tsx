// What lies between the ground of the map and its places: ways and lettering. Drawn for a map that stands still, a little
// later than the places.
import type { LocationId } from '@arpents/engine';
import { memo, useState, type CSSProperties, type ReactElement } from 'react';
import { Lettering } from './lettering.tsx';
import { WaysDrawn } from './ways-drawn.tsx';
import { WaysPointed } from './ways-pointed.tsx';

interface MapBelowProps {
  readonly scale: number;
  /** The keys of the names that are written once everything stands still. */
  readonly written: string;
  readonly isStill: boolean;
  readonly lookedAt: LocationId | null;
  /** Pairs of ports between which ships are shown. */
  readonly lanes: readonly (readonly [LocationId, LocationId])[];
}

export const MapBelow = memo(function MapBelow({
  scale,
  written,
  isStill,
  lookedAt,
  lanes,
}: MapBelowProps): ReactElement {
  const [last, setLast] = useState(written);
  const shown = isStill ? written : last;
  if (shown !== last) setLast(shown);
  return (
    <svg className="map-svg" aria-hidden="true">
      <g transform={`scale(${scale})`} style={penOf(scale)}>
        <WaysDrawn />
        <WaysPointed from={lookedAt} lanes={lanes} />
        <Lettering shown={shown} />
      </g>
    </svg>
  );
});

/** Ways are drawn a little finer on a larger sheet, and never too fine. */
const penOf = (scale: number): CSSProperties & Readonly<Record<'--pen', number>> => ({
  '--pen': Math.max(0.72, Math.min(1.5, 0.3 + 0.7 * scale)) / scale,
});
