// Which names a picture of a part of the map shows, and where: none is cut by its edge.
import { PLACE_IDS, type LocationId } from '@arpents/engine';
import { CARTOUCHE, NAMES } from './names.ts';
import { reachOf, type NameKey } from './names-shown.ts';
import { LOCATION_SPOTS } from './sheet.gen.ts';
import type { TextWidth } from './text-width.ts';

/** A part of the sheet, in its units. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const STILL_NAME_SIZE = 22;
/** Between the middle of a piece and its name, and from a name to the edge. */
const BESIDE = 20;
const MARGIN = 6;
/** From the middle of a piece down or up to the middle of its name, where it stands so. */
export const BELOW = 29;
/** From the middle of a piece back to the beginning of its name, where that begins or ends below or above it. */
export const FLUSH = 6;

const holds = ({ left, top, width, height }: Part, x: number, y: number): boolean =>
  x >= left + MARGIN &&
  x <= left + width - MARGIN &&
  y >= top + MARGIN &&
  y <= top + height - MARGIN;

/** Half the size of a piece. */
const PIECE = 15;

/** Beside its piece, in the middle below or above it, or flush with it there. */
export type NameSide =
  | 'right'
  | 'left'
  | 'below'
  | 'above'
  | 'below-right'
  | 'below-left'
  | 'above-right'
  | 'above-left';

/** A place's name: on which side of its piece it stands, and the room it takes. */
export interface NamePlaced {
  readonly side: NameSide;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Room = Omit<NamePlaced, 'side'>;

const meet = (a: Room, b: Room): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const pieceAt = (id: LocationId): Room => {
  const [x, y] = LOCATION_SPOTS[id];
  return { left: x - PIECE, right: x + PIECE, top: y - PIECE, bottom: y + PIECE };
};

/**
 * The names of these places, each on the side of its piece where there is room, and if possible clear of other pieces and
 * names, or of other pieces at least; none where there is no such room.
 */
export function placeNames(
  part: Part,
  places: readonly LocationId[],
  nameOf: (id: LocationId) => string,
  widthOf: TextWidth,
): ReadonlyMap<LocationId, NamePlaced> {
  const names = new Map<LocationId, NamePlaced>();
  for (const id of places) {
    const [x, y] = LOCATION_SPOTS[id];
    const [top, bottom] = [y - STILL_NAME_SIZE / 2, y + STILL_NAME_SIZE / 2];
    if (!holds(part, x, top) || !holds(part, x, bottom)) continue;
    const length = BESIDE + widthOf(nameOf(id), STILL_NAME_SIZE);
    const half = (length - BESIDE) / 2;
    const across = { left: x - half, right: x + half };
    const onwards = { left: x - FLUSH, right: x - FLUSH + 2 * half };
    const back = { left: x + FLUSH - 2 * half, right: x + FLUSH };
    const below = { top: top + BELOW, bottom: bottom + BELOW };
    const above = { top: top - BELOW, bottom: bottom - BELOW };
    const rooms: readonly NamePlaced[] = [
      { side: 'right', left: x, right: x + length, top, bottom },
      { side: 'left', left: x - length, right: x, top, bottom },
      { side: 'below', ...across, ...below },
      { side: 'above', ...across, ...above },
      { side: 'below-right', ...onwards, ...below },
      { side: 'below-left', ...back, ...below },
      { side: 'above-right', ...onwards, ...above },
      { side: 'above-left', ...back, ...above },
    ];
    const fitting = rooms.filter(
      (room) => holds(part, room.left, room.top) && holds(part, room.right, room.bottom),
    );
    const offPieces = fitting.filter((room) =>
      PLACE_IDS.every((other) => other === id || !meet(room, pieceAt(other))),
    );
    const isOffNames = (room: NamePlaced): boolean =>
      [...names.values()].every((other) => !meet(room, other));
    const chosen = offPieces.find(isOffNames) ?? offPieces[0];
    if (chosen !== undefined) names.set(id, chosen);
  }
  return names;
}

/** The keys of waters, countries and peoples whose names lie within the part and on no name of a place. */
export const lettersWithin = (
  part: Part,
  textOf: (key: NameKey) => string,
  placed: Iterable<NamePlaced>,
): string => {
  const taken = [...placed];
  return NAMES.filter((name) =>
    reachOf(name, textOf(name.key)).every(
      ([x, y]) =>
        holds(part, x, y) &&
        holds(part, x, y - name.size) &&
        taken.every(
          ({ left, top, right, bottom }) =>
            x < left - name.size / 2 ||
            x > right + name.size / 2 ||
            y < top ||
            y - name.size > bottom,
        ),
    ),
  )
    .map(({ key }) => key)
    .join(' ');
};

/** Whether the better part of its piece is seen. */
export const isSpotWithin = (part: Part, id: LocationId): boolean =>
  holds(part, ...LOCATION_SPOTS[id]);

export const isCartoucheWithin = (part: Part): boolean => {
  const { x, y, left, top, right, bottom } = CARTOUCHE;
  return holds(part, x + left, y + top) && holds(part, x + right, y + bottom);
};
