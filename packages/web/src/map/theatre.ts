// Where a small map opens: on the part of the country where most is at stake, large enough for its names.
import { SHEET_HEIGHT, SHEET_WIDTH, LOCATION_SPOTS } from './sheet.gen.ts';
import type { PlaceShown } from './map-model.ts';

export interface Frame {
  /** Pixels per sheet unit. */
  readonly scale: number;
  /** Where the sheet's corner lies in the window, in pixels. */
  readonly x: number;
  readonly y: number;
}

/** Narrower than this the whole sheet is too small for its names. */
const NARROW_PX = 700;
/** At this scale every name finds its room. */
const THEATRE_SCALE = 0.66;
/** What lies nearer to the edge than this is hardly seen. */
const EDGE_PX = 26;

const SIEGE = 12;
const NEXT_TO_OPPONENT = 2;
const NEAR_UNITS = 170;

/** Keeps the sheet over the window; where it is smaller, in its middle. */
export function kept(frame: Frame, width: number, height: number, largest: number): Frame {
  const scale = Math.min(largest, Math.max(fitting(width, height), frame.scale));
  const hold = (position: number, window: number, sheet: number): number =>
    sheet <= window ? (window - sheet) / 2 : Math.min(0, Math.max(window - sheet, position));
  return {
    scale,
    x: hold(frame.x, width, SHEET_WIDTH * scale),
    y: hold(frame.y, height, SHEET_HEIGHT * scale),
  };
}

export const fitting = (width: number, height: number): number =>
  Math.min(width / SHEET_WIDTH, height / SHEET_HEIGHT);

export const wholeSheet = (width: number, height: number): Frame =>
  kept({ scale: 0, x: 0, y: 0 }, width, height, Infinity);

/** The whole sheet where there is room for its names, otherwise the theatre of action. */
export function openingFrame(places: readonly PlaceShown[], width: number, height: number): Frame {
  if (width >= NARROW_PX) return wholeSheet(width, height);
  const stakes = places.map((place) => ({
    spot: LOCATION_SPOTS[place.id],
    stake: stakeOf(place, places),
  }));
  let best = wholeSheet(width, height);
  let most = -1;
  for (const { spot } of stakes) {
    const frame = kept(centredOn(spot, width, height), width, height, Infinity);
    const inSight = stakes.reduce(
      (sum, one) => sum + (isInside(frame, one.spot, width, height) ? one.stake : 0),
      0,
    );
    if (inSight <= most) continue;
    most = inSight;
    best = frame;
  }
  return best;
}

const centredOn = ([x, y]: readonly [number, number], width: number, height: number): Frame => ({
  scale: THEATRE_SCALE,
  x: width / 2 - x * THEATRE_SCALE,
  y: height / 2 - y * THEATRE_SCALE,
});

function isInside(
  { scale, x, y }: Frame,
  [sx, sy]: readonly [number, number],
  width: number,
  height: number,
): boolean {
  const px = x + sx * scale;
  const py = y + sy * scale;
  return px >= EDGE_PX && px <= width - EDGE_PX && py >= EDGE_PX && py <= height - EDGE_PX;
}

/** A siege counts most; then what is held, the more where the opponent is near. */
function stakeOf(place: PlaceShown, places: readonly PlaceShown[]): number {
  const siege = place.besieger === null ? 0 : SIEGE;
  if (place.owner === null) return siege + 0.5;
  const [x, y] = LOCATION_SPOTS[place.id];
  const isNearOpponent = places.some((other) => {
    const [ox, oy] = LOCATION_SPOTS[other.id];
    return (
      other.owner !== null && other.owner !== place.owner && Math.hypot(ox - x, oy - y) < NEAR_UNITS
    );
  });
  return siege + 1 + (isNearOpponent ? NEXT_TO_OPPONENT : 0);
}
