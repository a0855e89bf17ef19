// The whole ground of the map, from the sea up.
import type { GroundShapes } from './ground-data.ts';
import { paintLand } from './paint-land.ts';
import { paintPaper } from './paint-paper.ts';
import { paintRelief } from './paint-relief.ts';
import { paintGraticule, paintRose, paintWinds } from './paint-rose.ts';
import { paintLakes, paintRivers, paintSea } from './paint-waters.ts';
import type { Plate } from './plate.ts';

export function paintGround(plate: Plate, shapes: GroundShapes): void {
  const { context, scale, left, top, width, height, inks } = plate;
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  context.fillStyle = inks['sheet-sea'];
  context.fillRect(left, top, width, height);
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
