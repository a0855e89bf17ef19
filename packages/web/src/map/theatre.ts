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

/** Of the window that the map is seen through, in pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Narrower than this the whole sheet is too small for its names. */
export const NARROW_PX = 700;
/** At this scale every name finds its room. */
const THEATRE_SCALE = 0.68;
/** The buttons in the lower right corner of the map, with their margin. */
export const BUTTONS_PX = { width: 64, height: 140 } as const;
/** In a narrow window the folded legend stands above them. */
const NARROW_BUTTONS_PX = { width: 56, height: 176 } as const;
export const buttonsIn = (width: number): WindowSize =>
  width < NARROW_PX ? NARROW_BUTTONS_PX : BUTTONS_PX;
/** The legend, folded, in the lower left corner; in a narrow window it is only a mark above the buttons. */
export const LEGEND_PX = { width: 100, height: 52 } as const;
/** What lies nearer to the edge than this leaves no room for its name. */
const EDGE_PX = { across: 46, down: 24 } as const;
/** Beside what is besieged stand the tents and how it goes. */
const SIEGE_EDGE_PX = 66;
/** So far do they reach to its right. */
const TENTS_PX = 50;
/** What lies farther beyond the edge than this is not seen at all. */
const PIECE_PX = 12;

/** Twice how far the window is moved about each place, to and fro. */
const NUDGES = [-80, -40, 0, 40, 80].flatMap((dx) =>
  [-80, -40, 0, 40, 80].map((dy) => [dx, dy] as const),
);

const CUT = 1;
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
  let most = -Infinity;
  for (const { spot } of stakes) {
    for (const [dx, dy] of NUDGES) {
      const frame = kept(centredOn(spot, width + dx, height + dy), width, height, Infinity);
      const gained = stakes.reduce((sum, one) => sum + gain(frame, one, width, height), 0);
      if (gained <= most) continue;
      most = gained;
      best = frame;
    }
  }
  return best;
}

const centredOn = ([x, y]: readonly [number, number], width: number, height: number): Frame => ({
  scale: THEATRE_SCALE,
  x: width / 2 - x * THEATRE_SCALE,
  y: height / 2 - y * THEATRE_SCALE,
});

interface Stake {
  readonly spot: readonly [number, number];
  readonly stake: number;
}

/** What is at stake at a place, if it is seen well; if it is cut by the edge or a button, that is a loss. */
function gain(
  { scale, x, y }: Frame,
  { spot, stake }: Stake,
  width: number,
  height: number,
): number {
  const px = x + spot[0] * scale;
  const py = y + spot[1] * scale;
  const isWithin = (across: number, down: number): boolean =>
    px >= across && px <= width - across && py >= down && py <= height - down;
  if (!isWithin(-PIECE_PX, -PIECE_PX)) return 0;
  const tents = stake >= SIEGE ? SIEGE_EDGE_PX : 0;
  const buttons = buttonsIn(width);
  const isUnderButtons =
    px > width - buttons.width - (tents === 0 ? 0 : TENTS_PX) && py > height - buttons.height;
  return isWithin(Math.max(tents, EDGE_PX.across), EDGE_PX.down) && !isUnderButtons ? stake : -CUT;
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
