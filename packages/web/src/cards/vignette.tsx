// The vignette of a location card: its own corner of the map, with the place in the middle.
import type { LocationId } from '@arpents/engine';
import type { ReactElement } from 'react';
import { LOCATION_SPOTS } from '../map/sheet.gen.ts';

const WIDTH = 190;
const HEIGHT = 110;

/** Shows the ground that the map has drawn already, so that no path is drawn twice. */
export function Vignette({ location }: { readonly location: LocationId }): ReactElement {
  const [x, y] = LOCATION_SPOTS[location];
  return (
    <svg
      viewBox={`${x - WIDTH / 2} ${y - HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="vignette"
      aria-hidden="true"
    >
      <rect x={x - WIDTH} y={y - HEIGHT} width={WIDTH * 2} height={HEIGHT * 2} className="sea" />
      <use href="#land" className="water-line" strokeWidth="11" />
      <use href="#land" className="water-gap" strokeWidth="9" />
      <use href="#land" className="land" />
      <use href="#waters" />
      <circle cx={x} cy={y} r="7" className="vignette-spot" />
    </svg>
  );
}
