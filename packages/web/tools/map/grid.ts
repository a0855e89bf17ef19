// The sheet as cells of three units: what kind of country each is, and how far from something it lies.
import type { Line, Point } from './lines.ts';
import { along } from './lines.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

export const CELL = 3;
/** Cells reach a little beyond the sheet, so that nothing breaks off at its edge. */
const BORDER = 420;
export const COLUMNS = Math.ceil((WIDTH + 2 * BORDER) / CELL);
export const ROWS = Math.ceil((HEIGHT + 2 * BORDER) / CELL);

export const cellAt = ([x, y]: Point): number => {
  const column = Math.max(0, Math.min(COLUMNS - 1, Math.floor((x + BORDER) / CELL)));
  const row = Math.max(0, Math.min(ROWS - 1, Math.floor((y + BORDER) / CELL)));
  return row * COLUMNS + column;
};

export const middleOf = (cell: number): Point => [
  ((cell % COLUMNS) + 0.5) * CELL - BORDER,
  (Math.floor(cell / COLUMNS) + 0.5) * CELL - BORDER,
];

/** Marks of one bit for each cell. */
export type Mask = Uint8Array;

/** The cells inside rings: those that they wind round, so that shapes may overlap and an island in a lake is not in it. */
export function filled(rings: readonly Line[]): Mask {
  const mask = new Uint8Array(COLUMNS * ROWS);
  for (let row = 0; row < ROWS; row++) {
    const y = (row + 0.5) * CELL - BORDER;
    const crossings: { readonly x: number; readonly turn: 1 | -1 }[] = [];
    for (const ring of rings) {
      for (let i = 0; i < ring.length; i++) {
        const [ax, ay] = ring[i];
        const [bx, by] = ring[(i + 1) % ring.length];
        if (ay <= y === by <= y) continue;
        crossings.push({ x: ax + ((y - ay) / (by - ay)) * (bx - ax), turn: by > ay ? 1 : -1 });
      }
    }
    crossings.sort((a, b) => a.x - b.x);
    let turns = 0;
    for (const [i, { x, turn }] of crossings.entries()) {
      turns += turn;
      if (turns === 0 || i + 1 === crossings.length) continue;
      const first = Math.max(0, Math.ceil((x + BORDER) / CELL - 0.5));
      const last = Math.min(COLUMNS - 1, Math.floor((crossings[i + 1].x + BORDER) / CELL - 0.5));
      if (first <= last) mask.fill(1, row * COLUMNS + first, row * COLUMNS + last + 1);
    }
  }
  return mask;
}

/** The cells that lines run through. */
export function touched(lines: readonly Line[]): Mask {
  const mask = new Uint8Array(COLUMNS * ROWS);
  for (const line of lines) for (const point of along(line, CELL / 2)) mask[cellAt(point)] = 1;
  return mask;
}

/** How far each cell lies from the nearest marked one, in units, as far as it matters. */
export function distances(mask: Mask, farthest: number): Float32Array {
  const far = new Float32Array(mask.length).fill(farthest);
  for (let cell = 0; cell < mask.length; cell++) if (mask[cell] === 1) far[cell] = 0;
  const [straight, slanted] = [CELL, CELL * Math.SQRT2];
  const sweep = (cell: number, step: number): void => {
    far[cell] = Math.min(
      far[cell],
      (far[cell - step] ?? farthest) + straight,
      (far[cell - step * COLUMNS] ?? farthest) + straight,
      (far[cell - step * COLUMNS - 1] ?? farthest) + slanted,
      (far[cell - step * COLUMNS + 1] ?? farthest) + slanted,
    );
  };
  for (let cell = 0; cell < far.length; cell++) sweep(cell, 1);
  for (let cell = far.length - 1; cell >= 0; cell--) sweep(cell, -1);
  return far;
}
