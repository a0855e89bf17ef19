// Which names of waters, countries and peoples are written now: those that are large enough to be read and lie on no name
// of a place.
import type { LocationId } from '@arpents/engine';
import { LOCATION_SPOTS } from './sheet.gen.ts';
import { NAMES, type Curve, type NameDrawn } from './names.ts';
import type { LabelShown } from './use-labels.ts';

export type NameKey = (typeof NAMES)[number]['key'];

/** Letters smaller than this on the screen are not read but guessed. */
const LEAST_PX = 9;
/** How wide a letter is with the space after it, as a part of its height. */
const LETTER = { water: 0.58, country: 0.74, people: 0.64 } as const;

/** How far the middle of its letters stays from the names of places, as a part of their height. */
const AWAY = 0.9;

/** Spots along the middle of a curve as long as a text on it. */
function spotsAlong(
  [x0, y0, cx, cy, x1, y1]: Curve,
  length: number,
): readonly (readonly [number, number])[] {
  const whole = Math.hypot(cx - x0, cy - y0) + Math.hypot(x1 - cx, y1 - cy);
  const part = length / whole / 2;
  return [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((side) => {
    const t = 0.5 + side * part;
    const at = (a: number, b: number, c: number): number =>
      a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t ** 2;
    return [at(x0, cx, x1), at(y0, cy, y1)] as const;
  });
}

/** Spots all along a name as it is written. */
export const reachOf = (
  { kind, size, curve }: Pick<NameDrawn, 'kind' | 'size' | 'curve'>,
  text: string,
): readonly (readonly [number, number])[] => spotsAlong(curve, text.length * size * LETTER[kind]);

/** The keys of the names that are shown, in one string: the same string where nothing has changed. */
export function namesShown(
  labels: ReadonlyMap<LocationId, LabelShown>,
  scale: number,
  textOf: (key: NameKey) => string,
): string {
  const boxes = [...labels].flatMap(([id, { spot, parts }]) => {
    if (spot === null) return [];
    const [x, y] = LOCATION_SPOTS[id];
    const [left, top] = [x * scale + spot.dx, y * scale + spot.dy];
    return [{ left, top, right: left + parts.width, bottom: top + parts.size }];
  });
  return NAMES.filter((name) => {
    const height = name.size * scale;
    if (height < LEAST_PX) return false;
    const spots = reachOf(name, textOf(name.key)).map(
      ([x, y]) => [x * scale, y * scale - height * 0.3] as const,
    );
    const away = height * AWAY;
    return boxes.every(({ left, top, right, bottom }) =>
      spots.every(
        ([x, y]) => x < left - away || x > right + away || y < top - away || y > bottom + away,
      ),
    );
  })
    .map(({ key }) => key)
    .join(' ');
}
