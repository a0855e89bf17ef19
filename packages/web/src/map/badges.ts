// Placing the figures of a lens: at the side of their place where they cover neither a name nor a piece.
import type { LocationId } from '@arpents/engine';
import { boxOf, overlap, type Box, type Obstacle } from './labels.ts';

/** Middle of a badge as seen from its spot, in pixels. */
export interface BadgePlaced {
  readonly dx: number;
  readonly dy: number;
}

export const BADGE_RADIUS = 9;

/** Half the side of a piece, before it is scaled. */
export const PIECE_RADIUS = 13;

const DIRECTIONS = [225, 135, 315, 45, 180, 90, 0, 270].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return { across: Math.sin(angle), down: -Math.cos(angle) };
});

/** Each badge at the first of eight sides that is free, or else where it covers least. */
export function placeBadges(
  ids: readonly LocationId[],
  scale: number,
  pieceScale: number,
  others: readonly Obstacle[],
): ReadonlyMap<LocationId, BadgePlaced> {
  const taken: Box[] = others.map((one) => boxOf(one, scale));
  const placed = new Map<LocationId, BadgePlaced>();
  const reach = PIECE_RADIUS * pieceScale + BADGE_RADIUS;
  for (const id of ids) {
    const ways = DIRECTIONS.map(({ across, down }) => {
      // Diagonally it may come as near as the corners of the two squares allow.
      const far = Math.max(Math.abs(across), Math.abs(down));
      const at = { dx: (across / far) * reach, dy: (down / far) * reach };
      const box = boxOf(badgeBox(id, at), scale);
      return { at, box, covered: taken.filter((other) => overlap(box, other)).length };
    });
    const best = ways.reduce((a, b) => (b.covered < a.covered ? b : a));
    taken.push(best.box);
    placed.set(id, best.at);
  }
  return placed;
}

const badgeBox = (id: LocationId, { dx, dy }: BadgePlaced): Obstacle => ({
  id,
  left: dx - BADGE_RADIUS,
  top: dy - BADGE_RADIUS,
  right: dx + BADGE_RADIUS,
  bottom: dy + BADGE_RADIUS,
});
