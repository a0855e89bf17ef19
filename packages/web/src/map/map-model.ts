// What the map shows of a view, place by place: pieces, sieges, worth.
import {
  LOCATIONS,
  besiegerOf,
  developedCode,
  isFortified,
  isSupplied,
  ownerOf,
  pieceOf,
  pointsOf,
  type Connection,
  type LocationId,
  type Piece,
  type PlayerView,
  type Side,
  type Transport,
} from '@arpents/engine';
import { useMemo, useState } from 'react';

export interface PlaceShown {
  readonly id: LocationId;
  readonly owner: Side | null;
  readonly piece: Piece | null;
  readonly fortified: boolean;
  readonly supplied: boolean;
  /** Who besieges it. */
  readonly besieger: Side | null;
  /** Worth as printed, which a village has, and worth as a town. */
  readonly points: number;
  readonly asTown: number;
  readonly defence: number;
  readonly ship: boolean;
  readonly settler: boolean;
}

/** Places, and how one gets there, or `here`. */
export type Pointed = ReadonlyMap<LocationId, Connection['kind'] | Transport | 'here'>;

const isSamePlace = (a: PlaceShown, b: PlaceShown | undefined): boolean =>
  b !== undefined &&
  (Object.keys(a) as (keyof PlaceShown)[]).every((field) => a[field] === b[field]);

/** The places of a view; the same list as before where nothing about them has changed. */
export function usePlacesShown(view: PlayerView): readonly PlaceShown[] {
  const now = useMemo(() => placesShown(view), [view]);
  const [shown, setShown] = useState(now);
  if (now === shown || now.every((place, i) => isSamePlace(place, shown[i]))) return shown;
  setShown(now);
  return now;
}

export function placesShown(view: PlayerView): readonly PlaceShown[] {
  return LOCATIONS.map((location, place) => {
    const code = view.places[place] ?? 0;
    return {
      id: location.id,
      owner: ownerOf(code),
      piece: pieceOf(code),
      fortified: isFortified(code),
      supplied: isSupplied(code),
      besieger: besiegerOf(view, place),
      points: location.points,
      asTown: pointsOf(place, developedCode(code)),
      defence: location.defence,
      ship: location.ship,
      settler: location.settler,
    };
  });
}
