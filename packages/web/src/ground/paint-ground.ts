// The ground of the map, from the sea up: as a sketch, and whole.
import type { GroundShapes } from './ground-data.ts';
import { paintLand } from './paint-land.ts';
import { paintPaper } from './paint-paper.ts';
import { paintRelief } from './paint-relief.ts';
import { paintGraticule, paintRose, paintWinds } from './paint-rose.ts';
import { paintLakes, paintRivers, paintSea } from './paint-waters.ts';
import type { Plate } from './plate.ts';

/** What is drawn in no time, in the same places and colours. */
export function sketchGround(plate: Plate, { land, lakes }: GroundShapes): void {
  const { context, inks } = plate;
  paintSheet(plate);
  context.strokeStyle = inks.coast;
  for (const [shape, ink] of [
    [land, inks['sheet-land']],
    [lakes, inks['sheet-sea']],
  ] as const) {
    context.fillStyle = ink;
    context.fill(shape);
    context.stroke(shape);
  }
}

export function paintGround(plate: Plate, shapes: GroundShapes): void {
  paintSheet(plate);
  paintWinds(plate);
  paintSea(plate, shapes);
  paintLand(plate, shapes);
  paintGraticule(plate);
  paintRivers(plate, shapes);
  paintLakes(plate, shapes);
  paintRelief(plate, shapes);
  paintRose(plate);
  paintPaper(plate);
}

function paintSheet({ context, scale, left, top, width, height, inks }: Plate): void {
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  context.fillStyle = inks['sheet-sea'];
  context.fillRect(left, top, width, height);
}
