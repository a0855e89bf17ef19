// Which names a picture of a part of the map shows, and where: none is cut by its edge.
import { LOCATIONS, type LocationId } from '@arpents/engine';
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

const holds = ({ left, top, width, height }: Part, x: number, y: number): boolean =>
  x >= left + MARGIN &&
  x <= left + width - MARGIN &&
  y >= top + MARGIN &&
  y <= top + height - MARGIN;

/** A place's name: on which side of its piece it stands, and the room it takes. */
export interface NamePlaced {
  readonly side: 'right' | 'left';
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The names of places that hold a piece, each on the side of it where there is room; none where there is not. */
export function placeNames(
  part: Part,
  nameOf: (id: LocationId) => string,
  widthOf: TextWidth,
): ReadonlyMap<LocationId, NamePlaced> {
  const names = new Map<LocationId, NamePlaced>();
  for (const { id, start } of LOCATIONS) {
    const [x, y] = LOCATION_SPOTS[id];
    const [top, bottom] = [y - STILL_NAME_SIZE / 2, y + STILL_NAME_SIZE / 2];
    if (start === null || !holds(part, x, top) || !holds(part, x, bottom)) continue;
    const length = BESIDE + widthOf(nameOf(id), STILL_NAME_SIZE);
    if (holds(part, x + length, y)) {
      names.set(id, { side: 'right', left: x, right: x + length, top, bottom });
    } else if (holds(part, x - length, y)) {
      names.set(id, { side: 'left', left: x - length, right: x, top, bottom });
    }
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

export const isCartoucheWithin = (part: Part): boolean => {
  const { x, y, left, top, right, bottom } = CARTOUCHE;
  return holds(part, x + left, y + top) && holds(part, x + right, y + bottom);
};
