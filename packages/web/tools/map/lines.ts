// Lines on the sheet: making them simpler, measuring them, writing them as paths.

export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

const triangle = (a: Point, b: Point, c: Point): number =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;

/** Visvalingam: drops the point that spans the smallest triangle until none is smaller than `least`. */
export function simplified(line: Line, least: number): Line {
  const kept = [...line];
  for (;;) {
    let smallest = -1;
    let smallestArea = least;
    for (let i = 1; i < kept.length - 1; i++) {
      const area = triangle(kept[i - 1], kept[i], kept[i + 1]);
      if (area < smallestArea) {
        smallestArea = area;
        smallest = i;
      }
    }
    if (smallest < 0) return kept;
    kept.splice(smallest, 1);
  }
}

/** The longer side of the box round a line. */
export function extent(line: Line): number {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The point of a stretch from a to b that lies nearest to p. */
export function nearestOn(p: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square;
  const held = Math.max(0, Math.min(1, t));
  return [a[0] + dx * held, a[1] + dy * held];
}

/** Points every `step` units along a line. */
export function along(line: Line, step: number): Line {
  const points: Point[] = [];
  let left = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    const length = distance(a, b);
    for (; left < length; left += step) {
      const t = left / length;
      points.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
    left -= length;
  }
  return points;
}

/** Relative steps in parts of a unit, which compress best: `perUnit` of them are as fine as the eye can see. */
export function steps(line: Line, perUnit: number): readonly Point[] {
  let [px, py] = [0, 0];
  return line.flatMap(([x, y], i): readonly Point[] => {
    const [rx, ry] = [Math.round(x * perUnit), Math.round(y * perUnit)];
    const step: Point = [rx - px, ry - py];
    if (i > 0 && step[0] === 0 && step[1] === 0) return [];
    [px, py] = [rx, ry];
    return [step];
  });
}

/** Nobody sees less than half a unit, and whole numbers are a third shorter. */
export const SHAPES_PER_UNIT = 2;

/** Lines as one path. */
export function pathOf(lines: readonly Line[], isClosed: boolean): string {
  return lines
    .map((line) => {
      const [first, ...rest] = steps(line, SHAPES_PER_UNIT);
      const written = rest.map((step) => step.join(' ')).join(' ');
      return `M${first.join(' ')}l${written}${isClosed ? 'z' : ''}`;
    })
    .join('')
    .replaceAll(' -', '-');
}
