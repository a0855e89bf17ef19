// Shores as lines that can be stroked many times over: in short pieces, of which only those on the plate are drawn, and
// with less detail the farther from the shore a line runs.
import { pen, type Plate } from './plate.ts';

export type Corner = readonly [x: number, y: number];

interface Piece {
  readonly path: Path2D;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The pieces of all rings, coarser by level. */
export type Shore = readonly (readonly Piece[])[];

/** What may be left out at each level, in units of the sheet; lines nearer than ten times that need the level before. */
const LEFT_OUT = [0, 0.9, 2.4];
const PIECE_CORNERS = 48;

/** Rings of a path that is written in steps: `M` begins a ring, `l` goes on. */
export function ringsOf(path: string, perUnit: number): readonly (readonly Corner[])[] {
  return path
    .split('M')
    .filter((ring) => ring !== '')
    .map((ring) => {
      let [x, y] = [0, 0];
      return [...ring.matchAll(/(-?\d+) ?(-?\d+)/g)].map(([, dx, dy]): Corner => {
        x += Number(dx) / perUnit;
        y += Number(dy) / perUnit;
        return [x, y];
      });
    });
}

/** Douglas and Peucker: keeps what strays farther than `least` from the straight line between its neighbours. */
function simpler(line: readonly Corner[], least: number): readonly Corner[] {
  const [first, last] = [line[0], line.at(-1)];
  if (least === 0 || first === undefined || last === undefined || line.length < 3) return line;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let farthest = -1;
  let most = least;
  for (const [i, [x, y]] of line.entries()) {
    const away =
      length === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / length;
    if (away > most) [farthest, most] = [i, away];
  }
  if (farthest < 0) return [first, last];
  return [
    ...simpler(line.slice(0, farthest + 1), least),
    ...simpler(line.slice(farthest), least).slice(1),
  ];
}

function pieceOf(corners: readonly Corner[]): Piece {
  const path = new Path2D();
  for (const [i, corner] of corners.entries()) {
    if (i === 0) path.moveTo(...corner);
    else path.lineTo(...corner);
  }
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return {
    path,
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

export function shoreOf(rings: readonly (readonly Corner[])[]): Shore {
  return LEFT_OUT.map((least) =>
    rings.flatMap((ring) => {
      const [first] = ring;
      const closed = simpler(first === undefined ? ring : [...ring, first], least);
      const pieces: Piece[] = [];
      for (let i = 0; i + 1 < closed.length; i += PIECE_CORNERS) {
        pieces.push(pieceOf(closed.slice(i, i + PIECE_CORNERS + 1)));
      }
      return pieces;
    }),
  );
}

/** What is to be stroked for a line that runs so far from the shore. */
export function shoreOnPlate(plate: Plate, shore: Shore, away: number): Path2D {
  const finest = pen(plate, 0, 0.5);
  const level = LEFT_OUT.findLastIndex((least) => least <= Math.max(away / 10, finest));
  const path = new Path2D();
  const { left, top, width, height } = plate;
  for (const piece of shore[level] ?? []) {
    const isOn =
      piece.right > left - away &&
      piece.left < left + width + away &&
      piece.bottom > top - away &&
      piece.top < top + height + away;
    if (isOn) path.addPath(piece.path);
  }
  return path;
}
