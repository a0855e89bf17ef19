// Placing names so that none lies on another or on a piece: the more important place first, at the side where there is room.
import type { LocationId } from '@arpents/engine';
import { LOCATION_SPOTS, SHEET_WIDTH } from './sheet.gen.ts';

export interface LabelWanted {
  readonly id: LocationId;
  /** Size on the screen, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Larger comes first. */
  readonly importance: number;
}

/** Offset of a label's left upper corner from its spot, in pixels on the screen. */
export interface LabelPlaced {
  readonly dx: number;
  readonly dy: number;
}

/** Something else at a spot that no name may lie on: its edges as seen from the spot, in pixels. */
export interface Obstacle {
  readonly id: LocationId;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Surroundings {
  readonly obstacles?: readonly Obstacle[];
  /** How much of what lies beyond the sheet is seen at its left and right, in pixels. */
  readonly margin?: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Where each label goes at this scale; places that get none wait for zoom, focus or tap. */
export function placeLabels(
  wanted: readonly LabelWanted[],
  scale: number,
  pieceRadius: number,
  { obstacles = [], margin = 0 }: Surroundings = {},
): ReadonlyMap<LocationId, LabelPlaced> {
  const placed = new Map<LocationId, LabelPlaced>();
  const pieces = Object.values(LOCATION_SPOTS).map(([x, y]): Box => ({
    left: x * scale - pieceRadius,
    top: y * scale - pieceRadius,
    right: x * scale + pieceRadius,
    bottom: y * scale + pieceRadius,
  }));
  const others = obstacles.map(({ id, left, top, right, bottom }): Box => {
    const [x, y] = LOCATION_SPOTS[id];
    return {
      left: x * scale + left,
      top: y * scale + top,
      right: x * scale + right,
      bottom: y * scale + bottom,
    };
  });
  const taken: Box[] = [...pieces, ...others];
  const order = [...wanted].sort((a, b) => b.importance - a.importance);
  for (const label of order) {
    const [x, y] = LOCATION_SPOTS[label.id];
    const spot = candidates(label, pieceRadius).find(({ dx, dy }) => {
      const box = boxAt(x * scale + dx, y * scale + dy, label);
      const isSeen = box.left >= -margin && box.right <= SHEET_WIDTH * scale + margin;
      return isSeen && taken.every((other) => !overlap(box, other));
    });
    if (spot === undefined) continue;
    taken.push(boxAt(x * scale + spot.dx, y * scale + spot.dy, label));
    placed.set(label.id, spot);
  }
  return placed;
}

const boxAt = (left: number, top: number, { width, height }: LabelWanted): Box => ({
  left: left - 1,
  top,
  right: left + width + 1,
  bottom: top + height,
});

/** Right, left, below, above, and the corners: the order in which a reader expects them. */
function candidates({ width, height }: LabelWanted, radius: number): readonly LabelPlaced[] {
  const gap = radius + 3;
  return [
    { dx: gap, dy: -height / 2 },
    { dx: -gap - width, dy: -height / 2 },
    { dx: -width / 2, dy: gap - 1 },
    { dx: -width / 2, dy: -gap - height + 2 },
    { dx: gap - 4, dy: gap - 6 },
    { dx: gap - 4, dy: -gap - height + 8 },
    { dx: -gap - width + 4, dy: gap - 6 },
    { dx: -gap - width + 4, dy: -gap - height + 8 },
    { dx: gap, dy: -height * 0.9 },
    { dx: gap, dy: -height * 0.1 },
    { dx: -gap - width, dy: -height * 0.9 },
    { dx: -gap - width, dy: -height * 0.1 },
  ];
}
