// Where a tip has room: beside what it explains, never over it.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export type Size = Pick<Box, 'width' | 'height'>;

const GAP = 8;

/** The upper left corner of a tip of this size: above if there is room, since a finger hides what is below; else below,
 * right or left; and where there is room nowhere, on the side that has most. */
export function placeTip(about: Box, tip: Size, page: Size): Pick<Box, 'left' | 'top'> {
  const right = about.left + about.width;
  const bottom = about.top + about.height;
  const across = within(about.left + (about.width - tip.width) / 2, tip.width, page.width);
  const along = within(about.top + (about.height - tip.height) / 2, tip.height, page.height);
  const above = { room: about.top - tip.height, left: across, top: about.top - tip.height - GAP };
  const sides = [
    above,
    { room: page.height - bottom - tip.height, left: across, top: bottom + GAP },
    { room: page.width - right - tip.width, left: right + GAP, top: along },
    { room: about.left - tip.width, left: about.left - tip.width - GAP, top: along },
  ];
  const { left, top } =
    sides.find(({ room }) => room >= 2 * GAP) ??
    sides.reduce((best, side) => (side.room > best.room ? side : best), above);
  return {
    left: within(left, tip.width, page.width),
    top: within(top, tip.height, page.height),
  };
}

const within = (at: number, size: number, room: number): number =>
  Math.max(GAP, Math.min(at, room - size - GAP));
