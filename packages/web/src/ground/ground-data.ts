// The drawn ground as it is loaded: shapes as paths, and marks that are set in many places.
import { SHAPES_PER_UNIT } from './graticule.gen.ts';
import { ringsOf, shoreOf, type Shore } from './shore.ts';

/** As tools/draw-map.mjs writes it: paths in parts of a unit, marks as steps from one to the next with a figure each. */
export interface GroundFile {
  readonly land: string;
  readonly lakes: string;
  readonly greatRivers: string;
  readonly smallRivers: string;
  readonly hills: readonly number[];
  readonly firs: readonly number[];
  readonly leafTrees: readonly number[];
  readonly marshes: readonly number[];
  readonly rapids: readonly number[];
}

/** Where a mark stands on the sheet, and how large it is. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface GroundShapes {
  readonly land: Path2D;
  readonly lakes: Path2D;
  /** The outlines of both, to be stroked. */
  readonly coast: Shore;
  readonly lakeShore: Shore;
  readonly greatRivers: Path2D;
  readonly smallRivers: Path2D;
  readonly hills: readonly Mark[];
  readonly firs: readonly Mark[];
  readonly leafTrees: readonly Mark[];
  readonly marshes: readonly Mark[];
  readonly rapids: readonly Mark[];
}

function marksOf(flat: readonly number[]): readonly Mark[] {
  const marks: Mark[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 2 < flat.length; i += 3) {
    x += flat[i] ?? 0;
    y += flat[i + 1] ?? 0;
    marks.push({ x, y, size: flat[i + 2] ?? 0 });
  }
  return marks;
}

function shapeOf(path: string): Path2D {
  const shape = new Path2D();
  shape.addPath(new Path2D(path), new DOMMatrix().scale(1 / SHAPES_PER_UNIT));
  return shape;
}

export const groundShapes = (file: GroundFile): GroundShapes => ({
  land: shapeOf(file.land),
  lakes: shapeOf(file.lakes),
  coast: shoreOf(ringsOf(file.land, SHAPES_PER_UNIT)),
  lakeShore: shoreOf(ringsOf(file.lakes, SHAPES_PER_UNIT)),
  greatRivers: shapeOf(file.greatRivers),
  smallRivers: shapeOf(file.smallRivers),
  hills: marksOf(file.hills),
  firs: marksOf(file.firs),
  leafTrees: marksOf(file.leafTrees),
  marshes: marksOf(file.marshes),
  rapids: marksOf(file.rapids),
});
