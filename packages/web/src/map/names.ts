// What is written over the country itself: waters, countries and peoples, along curves, in sizes by their rank.

/** A curve from its beginning by a point that draws it to its end. */
export type Curve = readonly [
  x0: number,
  y0: number,
  cx: number,
  cy: number,
  x1: number,
  y1: number,
];

export interface NameDrawn {
  readonly key: string;
  readonly kind: 'water' | 'country' | 'people';
  readonly size: number;
  readonly curve: Curve;
}

export const NAMES = [
  { key: 'atlantic', kind: 'water', size: 46, curve: [776, 808, 962, 752, 1090, 596] },
  { key: 'gulf', kind: 'water', size: 17, curve: [1150, 108, 1230, 96, 1302, 152] },
  { key: 'superior', kind: 'water', size: 24, curve: [-170, 108, -40, 40, 80, 120] },
  { key: 'huron', kind: 'water', size: 18, curve: [182, 296, 236, 330, 238, 440] },
  { key: 'michigan', kind: 'water', size: 19, curve: [-42, 500, -46, 420, 16, 316] },
  { key: 'erie', kind: 'water', size: 13, curve: [222, 541, 270, 533, 318, 517] },
  { key: 'ontario', kind: 'water', size: 13, curve: [424, 453, 470, 446, 516, 446] },
  { key: 'new-france', kind: 'country', size: 38, curve: [400, 196, 560, 92, 742, 92] },
  { key: 'acadia', kind: 'country', size: 24, curve: [944, 282, 1030, 236, 1084, 176] },
  { key: 'pennsylvania', kind: 'country', size: 19, curve: [408, 690, 490, 640, 594, 622] },
  { key: 'virginia', kind: 'country', size: 27, curve: [236, 950, 330, 900, 400, 812] },
  { key: 'ohio', kind: 'country', size: 25, curve: [60, 760, 180, 800, 292, 770] },
  { key: 'new-england', kind: 'country', size: 15, curve: [770, 512, 800, 455, 858, 424] },
  { key: 'iroquois', kind: 'people', size: 17, curve: [432, 556, 520, 530, 622, 544] },
  { key: 'abenaki', kind: 'people', size: 15, curve: [898, 330, 940, 300, 990, 292] },
  { key: 'algonquin', kind: 'people', size: 17, curve: [356, 268, 420, 236, 508, 236] },
  { key: 'montagnais', kind: 'people', size: 17, curve: [690, 48, 760, 16, 850, 24] },
  { key: 'mikmaq', kind: 'people', size: 14, curve: [1010, 148, 1060, 130, 1104, 134] },
  { key: 'delaware', kind: 'people', size: 14, curve: [214, 634, 250, 622, 296, 628] },
  { key: 'miami', kind: 'people', size: 16, curve: [-40, 604, 20, 588, 90, 604] },
  { key: 'cherokee', kind: 'people', size: 16, curve: [40, 958, 100, 930, 168, 936] },
] as const satisfies readonly NameDrawn[];

/** Names may be longer than their curve, in one language or another: it goes on straight at both ends. */
const ONWARD = 160;

export function pathOfCurve([x0, y0, cx, cy, x1, y1]: Curve): string {
  const before = ONWARD / Math.hypot(cx - x0, cy - y0);
  const after = ONWARD / Math.hypot(x1 - cx, y1 - cy);
  const start = `${Math.round(x0 - (cx - x0) * before)} ${Math.round(y0 - (cy - y0) * before)}`;
  const end = `${Math.round(x1 + (x1 - cx) * after)} ${Math.round(y1 + (y1 - cy) * after)}`;
  return `M${start}L${x0} ${y0}Q${cx} ${cy} ${x1} ${y1}L${end}`;
}

/** The middle of the title, in units of the sheet, and the room that all of it takes around it. */
export const CARTOUCHE = {
  x: 1232,
  y: 824,
  left: -250,
  top: -112,
  right: 250,
  bottom: 152,
} as const;
