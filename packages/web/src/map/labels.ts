// Placing names so that none lies on another or on a piece: the more important place first, at the side where there is room.
import type { LocationId } from '@arpents/engine';
import { LOCATION_SPOTS } from './sheet.gen.ts';

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
): ReadonlyMap<LocationId, LabelPlaced> {
  const placed = new Map<LocationId, LabelPlaced>();
  const pieces = Object.values(LOCATION_SPOTS).map(([x, y]): Box => ({
    left: x * scale - pieceRadius,
    top: y * scale - pieceRadius,
    right: x * scale + pieceRadius,
    bottom: y * scale + pieceRadius,
  }));
  const taken: Box[] = [...pieces];
  const order = [...wanted].sort((a, b) => b.importance - a.importance);
  for (const label of order) {
    const [x, y] = LOCATION_SPOTS[label.id];
    const spot = candidates(label, pieceRadius).find(({ dx, dy }) => {
      const box = boxAt(x * scale + dx, y * scale + dy, label);
      return taken.every((other) => !overlap(box, other));
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
  ];
}
