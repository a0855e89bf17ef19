// Hills with hachures on the side away from the light, woods, marshes and rapids; from north to south, so that what is
// nearer stands before what is farther. No two are alike.
import type { GroundShapes, Mark } from './ground-data.ts';
import { chanceAt, isOn, pen, type Plate } from './plate.ts';

export function paintRelief(plate: Plate, shapes: GroundShapes): void {
  plate.context.lineCap = 'round';
  plate.context.lineJoin = 'round';
  for (const hill of shapes.hills) if (isOn(plate, hill.x, hill.y, 40)) paintHill(plate, hill);
  paintTrees(plate, shapes.firs, FIRS);
  paintTrees(plate, shapes.leafTrees, LEAF_TREES);
  paintMarks(plate, shapes.marshes, MARSH, plate.inks.tree);
  paintMarks(plate, shapes.rapids, RAPID, plate.inks.river);
}

type Spot = readonly [x: number, y: number];

/** A point on a curve from a by c to b. */
const onCurve = (a: Spot, c: Spot, b: Spot, t: number): Spot => [
  a[0] * (1 - t) ** 2 + 2 * c[0] * t * (1 - t) + b[0] * t ** 2,
  a[1] * (1 - t) ** 2 + 2 * c[1] * t * (1 - t) + b[1] * t ** 2,
];

function paintHill(plate: Plate, { x, y, size: height }: Mark): void {
  const { context, inks } = plate;
  const chance = (which: number): number => chanceAt(x, y, which);
  const half = height * (0.92 + 0.4 * chance(1));
  const peak: Spot = [x + (chance(2) - 0.55) * half * 0.5, y - height];
  const left: Spot = [x - half, y + height * 0.06];
  const right: Spot = [x + half * (0.95 + 0.2 * chance(3)), y + height * 0.1];
  const leftBend: Spot = [
    x - half * (0.42 + 0.2 * chance(4)),
    y - height * (0.2 + 0.3 * chance(5)),
  ];
  const rightBend: Spot = [
    peak[0] + half * (0.28 + 0.2 * chance(6)),
    y - height * (0.42 + 0.25 * chance(7)),
  ];
  const outline = new Path2D();
  outline.moveTo(...left);
  outline.quadraticCurveTo(...leftBend, ...peak);
  outline.quadraticCurveTo(...rightBend, ...right);

  context.fillStyle = inks['sheet-land'];
  context.globalAlpha = 0.9;
  context.fill(outline);
  const shade = new Path2D();
  shade.moveTo(...peak);
  shade.quadraticCurveTo(...rightBend, ...right);
  shade.lineTo(x + half * 0.2, y + height * 0.1);
  shade.quadraticCurveTo(peak[0] + half * 0.22, y - height * 0.4, ...peak);
  context.fillStyle = inks['sheet-high'];
  context.globalAlpha = 0.75;
  context.fill(shade);

  context.strokeStyle = inks.hachure;
  context.globalAlpha = 0.95;
  context.lineWidth = pen(plate, 0.75, 0.6);
  context.stroke(outline);
  context.globalAlpha = 0.8;
  context.lineWidth = pen(plate, 0.5, 0.42);
  context.stroke(hachures(plate, height, peak, rightBend, right, y, chance));
  context.globalAlpha = 1;
}

/** Strokes down the eastern slope from its crest, and a few short ones on the western. */
function hachures(
  plate: Plate,
  height: number,
  peak: Spot,
  bend: Spot,
  right: Spot,
  foot: number,
  chance: (which: number) => number,
): Path2D {
  const path = new Path2D();
  const strokes = Math.max(4, Math.round(height / pen(plate, 1.5, 1.1)));
  for (let i = 0; i < strokes; i++) {
    const t = (i + 0.15 + 0.5 * chance(20 + i)) / strokes;
    const [sx, sy] = onCurve(peak, bend, right, t);
    const length = (foot + height * 0.12 - sy) * (0.5 + 0.5 * chance(40 + i));
    path.moveTo(sx, sy);
    path.quadraticCurveTo(
      sx + length * 0.02,
      sy + length * 0.6,
      sx + length * (0.22 - 0.3 * (1 - t)),
      sy + length,
    );
  }
  for (let i = 0; i < 3; i++) {
    const from = 0.22 + 0.2 * i;
    const sx = peak[0] - height * from;
    const sy = peak[1] + height * (from * 1.05 + 0.06);
    if (chance(60 + i) < 0.4) continue;
    path.moveTo(sx, sy);
    path.lineTo(sx + height * 0.04, sy + height * (0.16 + 0.14 * chance(70 + i)));
  }
  return path;
}

interface Figure {
  /** Filled in light, then half of it in shade, then outlined. */
  readonly body: string;
  readonly shade: string;
  readonly lines: string;
}

const FIRS: readonly Figure[] = [
  {
    body: 'M-3.3-1.4l1.9-2.7h-1l1.6-2.6h-.8L0-10.6l1.6 3.9h-.8l1.6 2.6h-1l1.9 2.7z',
    shade: 'M0-10.6l1.6 3.9h-.8l1.6 2.6h-1l1.9 2.7H.3z',
    lines: 'M0-1.4V.6M.6.6h3.4',
  },
  {
    body: 'M-2.7-1.4l1.5-3h-.8L0-12l2 7.6h-.8l1.5 3z',
    shade: 'M0-12l2 7.6h-.8l1.5 3H.2z',
    lines: 'M0-1.4V.7M.6.7h3',
  },
  {
    body: 'M-3.6-1.3l2.4-3.2h-1L0-9l2.2 4.5h-1l2.4 3.2z',
    shade: 'M0-9l2.2 4.5h-1l2.4 3.2H.4z',
    lines: 'M0-1.3V.5M.7.5h3.6',
  },
];
const LEAF_TREES: readonly Figure[] = [
  {
    body: 'M-1.2-2.2c-3 .6-4.2-2.4-2.2-3.8-.8-2.6 2.2-4.2 3.8-2.6 2-1.4 4.4.2 3.6 2.6 1.9 1.6.5 4.2-1.9 3.8-1 .9-2.6.8-3.3 0z',
    shade:
      'M1.2-8.9c1.9-.6 3.5.8 2.8 2.9 1.9 1.6.5 4.2-1.9 3.8-.6.6-1.5.7-2.3.5 2.4-1.8 3-4.6 1.4-7.2z',
    lines: 'M0-2V.5M.5.5h4',
  },
  {
    body: 'M-.6-2c-2.8.4-3.8-1.8-2.8-3.4-.5-2 .8-3.4 2.4-3.2 1.4-1.6 4-.6 3.9 1.4 1.5 1.2 1.3 3.6-.3 4.4C2-1.8.6-1.6-.6-2z',
    shade: 'M.9-9.2c1.3.2 2.1 1 2 2 1.5 1.2 1.3 3.6-.3 4.4-.5.7-1.2 1-2 1 1.9-2 1.9-5 .3-7.4z',
    lines: 'M0-1.9V.5M.5.5h3.4',
  },
];

function paintTrees(plate: Plate, trees: readonly Mark[], figures: readonly Figure[]): void {
  const { context, inks } = plate;
  const paths = figures.map(({ body, shade, lines }) => ({
    body: new Path2D(body),
    shade: new Path2D(shade),
    lines: new Path2D(lines),
  }));
  context.strokeStyle = inks.tree;
  for (const { x, y, size } of trees) {
    const path = paths[Math.floor(chanceAt(x, y, 1) * paths.length)];
    if (path === undefined || !isOn(plate, x, y, 16)) continue;
    const scale = size / 10;
    context.save();
    context.translate(x, y);
    context.scale(scale, scale);
    context.lineWidth = pen(plate, 0.6, 0.5) / scale;
    context.fillStyle = inks['tree-light'];
    context.fill(path.body);
    context.fillStyle = inks.tree;
    context.globalAlpha = 0.75;
    context.fill(path.shade);
    context.globalAlpha = 0.9;
    context.stroke(path.body);
    context.stroke(path.lines);
    context.restore();
  }
}

const MARSH = 'M-4.5 0h9M-2.4 1.9h6M-1.2-.3v-3.2M.7-.3l.9-2.8M-2.6-.3l-.9-2.6';
/** Waves from bank to bank: a course that is travelled is drawn over them and leaves their ends in sight. */
const RAPID =
  'M-11-4.6q2.7-2.6 5.5 0t5.5 0 5.5 0 5.5 0M-9 0q2.2-2.4 4.5 0t4.5 0 4.5 0 4.5 0M-11 4.6q2.7-2.6 5.5 0t5.5 0 5.5 0 5.5 0';

/** The same small drawing at each of many spots: one path for all of them. */
function paintMarks(plate: Plate, marks: readonly Mark[], figure: string, ink: string): void {
  const { context } = plate;
  const one = new Path2D(figure);
  const all = new Path2D();
  for (const { x, y } of marks) {
    if (isOn(plate, x, y, 12)) all.addPath(one, new DOMMatrix().translate(x, y));
  }
  context.strokeStyle = ink;
  context.lineWidth = pen(plate, 0.7, 0.55);
  context.stroke(all);
}
