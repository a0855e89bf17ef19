// Pieces on the map, of painted wood: a house is a village, a disc with a steeple a town; the fleur-de-lys is French, the
// crown British; the outline of a star fort is a fortification. An empty place shows whether settling it takes a settler.
import { bySide, type Side } from '@arpents/engine';
import type { ReactElement } from 'react';
import { ICONS } from '../engraving/icons.gen.ts';
import { ARMS } from '../parts/icon.tsx';
import type { PlaceShown } from './map-model.ts';
import { pathAt } from './path-at.ts';

/** The arms of both sides, of this height and with their middle so far below the piece's own. */
export const arms = (size: number, y: number): Readonly<Record<Side, string>> =>
  bySide((side) => pathAt(ICONS[ARMS[side]], -size / 2, y - size / 2, size / 512));

const VILLAGE_ARMS = arms(15, 2.6);
const TOWN_ARMS = arms(16, 2.4);

/** In an empty place: settling here takes a settler. */
const HOUSE = 'M-5.6.4L0-5 5.6.4M-3.8-1V4.8H3.8V-1';

/** The gable end of a house; a disc with a steeple on it: as steps from the piece's middle, which may lie elsewhere. */
const VILLAGE = 'm-11.5 11.5v-15l11.5-10 11.5 10v15z';
const TOWN = 'm-3.4-10.6l3.4-9.4 3.4 9.4a13.6 13.6 0 1 1-6.8 0z';
/** Where the side that one sees of the wood lies, and the shadow. */
const BESIDE = 'M1.8 2.4';
const BENEATH = 'M4 4.5';
/** Light falls from the north-west. */
const VILLAGE_LIGHT = 'M-10 10V-2.8L0-11.5';
const TOWN_LIGHT = 'M-11.6 5A12 12 0 0 1-2.4-9.4L0-16.4';

/** A fort as Vauban traced it: curtains between bastions with a point and two shoulders. */
function starFort(bastions: number, reach: number): string {
  const turn = (2 * Math.PI) / bastions;
  const corner = (angle: number, radius: number): string =>
    `${(radius * Math.sin(angle)).toFixed(1)},${(-radius * Math.cos(angle)).toFixed(1)}`;
  return Array.from({ length: bastions }, (_, i) => {
    const point = i * turn;
    return [
      corner(point - turn * 0.23, reach * 0.7),
      corner(point - turn * 0.2, reach * 0.8),
      corner(point, reach),
      corner(point + turn * 0.2, reach * 0.8),
      corner(point + turn * 0.23, reach * 0.7),
    ].join(' ');
  }).join(' ');
}
const GLACIS = starFort(5, 29);
const WALL = starFort(5, 24.5);
/** Half the side of a square that little more than the points of a fort look out of. */
export const FORT_RADIUS = 22;

type PieceShown = Pick<PlaceShown, 'owner' | 'piece' | 'fortified' | 'settler'>;

export function PieceOnMap({ place }: { readonly place: PieceShown }): ReactElement {
  const { owner, piece, fortified } = place;
  return (
    <g className={`piece ${owner ?? 'neutral'}`}>
      {fortified && <Fort />}
      {owner === null || piece === null ? (
        <>
          <circle r={place.settler ? 10.5 : 8.5} className="vacant" />
          {place.settler && <path d={HOUSE} className="vacant-house" />}
        </>
      ) : piece === 'village' ? (
        <>
          <path d={`${BENEATH}${VILLAGE}`} className="piece-shadow" />
          <path d={`${BESIDE}${VILLAGE}`} className="piece-side" />
          <path d={VILLAGE} className="piece-face" />
          <path d={VILLAGE_LIGHT} className="piece-light" />
          <path d={VILLAGE_ARMS[owner]} className="piece-mark" />
        </>
      ) : (
        <>
          <path d={`${BENEATH}${TOWN}`} className="piece-shadow" />
          <path d={`${BESIDE}${TOWN}`} className="piece-side" />
          <path d={TOWN} className="piece-face" />
          <path d={TOWN_LIGHT} className="piece-light" />
          <circle cy="2.4" r="10.6" className="piece-rim" />
          <path d={TOWN_ARMS[owner]} className="piece-mark" />
        </>
      )}
    </g>
  );
}

function Fort(): ReactElement {
  return (
    <>
      <polygon points={GLACIS} className="bastions" />
      <polygon points={WALL} className="fort-wall" />
    </>
  );
}

/** The shape of a fortification beside a text. */
export function FortificationIcon(): ReactElement {
  return (
    <svg viewBox="-30 -30 60 60" className="fortification-icon" aria-hidden="true">
      <Fort />
    </svg>
  );
}
