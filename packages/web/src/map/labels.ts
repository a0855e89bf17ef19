// Placing names so that none lies on another or on a piece: the more important place first, at the side where there is
// room. Where none is left, a name gives up its symbols, then some of its size, and then others make room for it.
import type { LocationId } from '@arpents/engine';
import { LOCATION_SPOTS } from './sheet.gen.ts';

export interface LabelSize {
  /** On the screen, in pixels. */
  readonly width: number;
  readonly height: number;
}

export interface LabelWanted {
  readonly id: LocationId;
  /** In full first, then shorter or smaller. */
  readonly sizes: readonly LabelSize[];
  /** Larger comes first. */
  readonly importance: number;
  /** How far what stands at the spot reaches, in pixels, where that is farther than a piece does. */
  readonly reach?: number | undefined;
}

/** Offset of a label's left upper corner from its spot, in pixels on the screen, and which of its sizes it has. */
export interface LabelPlaced {
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
}

/** Edges in pixels, as seen from the sheet's corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something else at a spot that no name may lie on: its edges as seen from the spot, in pixels. */
export interface Obstacle extends Box {
  readonly id: LocationId;
}

interface Surroundings {
  readonly obstacles?: readonly Obstacle[];
  /** What lies over the map at a place of its own. */
  readonly covers?: readonly Box[];
  /** The part of the sheet that is seen: the names of what lies in it lie in it too, and no others. */
  readonly seen?: Box | null;
}

export const overlap = (a: Box, b: Box): boolean => isNear(a, b, 0);

/** Whether there are fewer pixels than this between the two, from side to side. */
const isNear = (a: Box, b: Box, air: number): boolean =>
  a.left - air < b.right && b.left - air < a.right && a.top < b.bottom && b.top < a.bottom;

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** One way to write a name: where and how large. */
interface Way {
  readonly at: LabelPlaced;
  readonly box: Box;
  /** How far whatever stands beside it keeps away, in pixels. */
  readonly air: number;
}

/** Two names on one line need more between them than a name and a piece, or they are read as one. */
const apart = ({ air }: Way): number => air * 2;

/** How many others may be moved for one name, each into a place that is free. */
const MOST_MOVED = 2;
/** Of what is moved, the next may be moved for it, so many times. */
const DEEPEST = 2;
/** Where it is too crowded for all of them, no more ways than this are tried. */
const MOST_TRIED = 400;
/** And so many for the sake of names that would stand too close to something. */
const MOST_TRIED_FOR_AIR = 40;
/** So many pixels lie between a name and whatever stands beside it, or fewer where there is no room. */
const AIR_PX = 3;
/** Between a piece and its own name. */
const LEAST_GAP_PX = 3;

/** Where each label goes at this scale; places that get none wait for zoom, focus or tap. */
export function placeLabels(
  wanted: readonly LabelWanted[],
  scale: number,
  pieceRadius: number,
  around: Surroundings = {},
): ReadonlyMap<LocationId, LabelPlaced> {
  const grounds = groundsOf(scale, pieceRadius, wanted, around);
  const airy = placeWith(AIR_PX, wanted, grounds);
  if (airy.size === wanted.length) return airy;
  // A name that is there is worth more than the air about the others.
  const close = placeWith(0, wanted, grounds);
  return close.size > airy.size ? close : airy;
}

/** What is the same however much air there is. */
interface Grounds {
  /** The ways that keep their distance from whatever is not a name, and those that only just miss it. */
  readonly airyWays: (label: LabelWanted) => readonly Way[];
  readonly closeWays: (label: LabelWanted) => readonly Way[];
}

function groundsOf(
  scale: number,
  pieceRadius: number,
  wanted: readonly LabelWanted[],
  { obstacles = [], covers = [], seen = null }: Surroundings,
): Grounds {
  const pieces = Object.values(LOCATION_SPOTS).map(([x, y]) =>
    boxAround(x * scale, y * scale, pieceRadius),
  );
  const forts = wanted.flatMap(({ id, reach }) => {
    const [x, y] = LOCATION_SPOTS[id];
    return reach === undefined ? [] : [boxAround(x * scale, y * scale, reach)];
  });
  const fixed = [...pieces, ...obstacles.map((one) => boxOf(one, scale)), ...covers];
  const fixedAndForts = [...fixed, ...forts];
  return {
    // Better small, or without symbols, than so close to something else that the two are read as one.
    airyWays: (label) =>
      freeWays(label, scale, label.reach ?? pieceRadius, AIR_PX, fixedAndForts, seen),
    closeWays: onceEach((label) => freeWays(label, scale, pieceRadius, 0, fixed, seen)),
  };
}

/** Most names find a place at once: what else there would be is worked out for those only that need it, and once. */
function onceEach(waysOf: Grounds['closeWays']): Grounds['closeWays'] {
  const known = new Map<LabelWanted, readonly Way[]>();
  return (label) => {
    const ways = known.get(label) ?? waysOf(label);
    known.set(label, ways);
    return ways;
  };
}

function placeWith(
  air: number,
  wanted: readonly LabelWanted[],
  { airyWays, closeWays }: Grounds,
): ReadonlyMap<LocationId, LabelPlaced> {
  const labelOf = new Map(wanted.map((label) => [label.id, label]));
  const airyOf = onceEach((label) => (air === 0 ? [] : airyWays(label)));
  const placed = new Map<LocationId, Way>();

  let tried = 0;
  let triedForAir = 0;

  const blockersOf = (way: Way): readonly LocationId[] => {
    const found: LocationId[] = [];
    for (const [other, { box }] of placed) if (isNear(way.box, box, apart(way))) found.push(other);
    return found;
  };
  const isFree = (way: Way): boolean => {
    for (const { box } of placed.values()) if (isNear(way.box, box, apart(way))) return false;
    return true;
  };
  /** Puts a name where there is room, or makes room; says whether it could. */
  const put = (id: LocationId, isSettled: ReadonlySet<LocationId>, depth: number): boolean => {
    const label = labelOf.get(id);
    if (label === undefined) return false;
    const free = airyOf(label).find(isFree) ?? closeWays(label).find(isFree);
    if (free !== undefined) placed.set(id, free);
    if (free?.air === air || depth === 0) return free !== undefined;
    // Where it can be written somehow, only whoever has another free place gives way, and only to let some air in.
    const isForAir = free !== undefined;
    if (isForAir && depth < DEEPEST) return true;
    placed.delete(id);
    for (const way of isForAir ? airyOf(label) : closeWays(label)) {
      if (isForAir ? ++triedForAir > MOST_TRIED_FOR_AIR : ++tried > MOST_TRIED) break;
      const blockers = blockersOf(way);
      if (blockers.length > MOST_MOVED || blockers.some((one) => isSettled.has(one))) continue;
      const before = new Map(placed);
      for (const one of blockers) placed.delete(one);
      placed.set(id, way);
      const settled = new Set([...isSettled, id]);
      if (blockers.every((one) => put(one, settled, isForAir ? 0 : depth - 1))) return true;
      placed.clear();
      for (const [one, old] of before) placed.set(one, old);
    }
    if (free !== undefined) placed.set(id, free);
    return free !== undefined;
  };

  for (const { id } of wanted.toSorted((a, b) => b.importance - a.importance)) {
    put(id, new Set(), DEEPEST);
  }
  return new Map([...placed].map(([id, { at }]) => [id, at]));
}

/** Every way to write a name that meets nothing but other names and that the edge of what is seen does not cut. */
function freeWays(
  { id, sizes }: LabelWanted,
  scale: number,
  radius: number,
  air: number,
  fixed: readonly Box[],
  seen: Box | null,
): readonly Way[] {
  const [x, y] = LOCATION_SPOTS[id].map((one) => one * scale) as [number, number];
  const gap = radius + Math.max(LEAST_GAP_PX, air + 1);
  // Few of all things are near enough to be met at all.
  const inReach = reachAround(x, y, sizes, gap);
  const near = fixed.filter((other) => isNear(inReach, other, air));
  const isSeen = seen === null || isWithin(boxAround(x, y, 0), seen);
  const ways: Way[] = [];
  for (const [i, size] of sizes.entries()) {
    for (const { dx, dy } of candidates(size, gap)) {
      const box = labelBox(x + dx, y + dy, size);
      if (near.some((other) => isNear(box, other, air))) continue;
      if (seen !== null && !(isSeen ? isWithin(box, seen) : !overlap(box, seen))) continue;
      ways.push({ at: { dx, dy, size: i }, box, air });
    }
  }
  return ways;
}

/** No way to write a name lies beyond this. */
function reachAround(x: number, y: number, sizes: readonly LabelSize[], gap: number): Box {
  const across = gap + 1 + Math.max(0, ...sizes.map(({ width }) => width));
  const down = gap + Math.max(0, ...sizes.map(({ height }) => height));
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

const boxAround = (x: number, y: number, radius: number): Box => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
});

/** Where something at a spot lies on the sheet. */
export function boxOf({ id, left, top, right, bottom }: Obstacle, scale: number): Box {
  const [x, y] = LOCATION_SPOTS[id];
  return {
    left: x * scale + left,
    top: y * scale + top,
    right: x * scale + right,
    bottom: y * scale + bottom,
  };
}

const labelBox = (left: number, top: number, { width, height }: LabelSize): Box => ({
  left: left - 1,
  top,
  right: left + width + 1,
  bottom: top + height,
});

type Corner = Pick<LabelPlaced, 'dx' | 'dy'>;

/** Right, left, below, above, and the corners: the order in which a reader expects them; then what lies between. */
function candidates({ width, height }: LabelSize, gap: number): readonly Corner[] {
  const below = gap - 1;
  const above = -gap - height + 2;
  return [
    { dx: gap, dy: -height / 2 },
    { dx: -gap - width, dy: -height / 2 },
    { dx: -width / 2, dy: below },
    { dx: -width / 2, dy: above },
    { dx: gap, dy: -height * 0.9 },
    { dx: gap, dy: -height * 0.1 },
    { dx: -gap - width, dy: -height * 0.9 },
    { dx: -gap - width, dy: -height * 0.1 },
    { dx: gap, dy: gap - 6 },
    { dx: gap, dy: above + 6 },
    { dx: -gap - width, dy: gap - 6 },
    { dx: -gap - width, dy: above + 6 },
    ...[0.25, 0.75, 0.12, 0.88, 0, 1].flatMap((part) => [
      { dx: -width * part, dy: below },
      { dx: -width * part, dy: above },
    ]),
  ];
}
