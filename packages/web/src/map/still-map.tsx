// A part of the map as a picture, with the pieces as they stand when a game begins.
import type { ReactElement } from 'react';
import { Ground } from './ground.tsx';
import { Lettering } from './lettering.tsx';
import { OpeningPieces } from './opening-pieces.tsx';
import './map.css';

/** A part of the sheet, in its units. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function StillMap({ part }: { readonly part: Part }): ReactElement {
  const { left, top, width, height } = part;
  return (
    <div className="still-map" aria-hidden="true">
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        className="map-svg"
      >
        <Ground />
        <Lettering />
        <OpeningPieces />
      </svg>
    </div>
  );
}
