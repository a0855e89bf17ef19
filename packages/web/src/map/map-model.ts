// What the map shows of a view, place by place: pieces, sieges, worth.
import {
  LOCATIONS,
  besiegerOf,
  isFortified,
  isSupplied,
  ownerOf,
  pieceOf,
  pointsOf,
  type LocationId,
  type Piece,
  type PlayerView,
  type Side,
} from '@arpents/engine';

export interface PlaceShown {
  readonly id: LocationId;
  readonly owner: Side | null;
  readonly piece: Piece | null;
  readonly fortified: boolean;
  readonly supplied: boolean;
  /** Who besieges it. */
  readonly besieger: Side | null;
  /** Printed worth, and worth as it stands. */
  readonly points: number;
  readonly worth: number;
  readonly defence: number;
  readonly ship: boolean;
  readonly settler: boolean;
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
      worth: pointsOf(place, code),
      defence: location.defence,
      ship: location.ship,
      settler: location.settler,
    };
  });
}
