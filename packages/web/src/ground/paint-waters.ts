// Sea and lakes with their water lines: the shore stroked again and again, each time in ink and then in the sea's colour.
import type { GroundShapes } from './ground-data.ts';
import { layer, pen, type Plate } from './plate.ts';
import { shoreOnPlate, type Shore } from './shore.ts';

const SEA_LINES = 9;
const LAKE_LINES = 5;

/** How far the lines lie from the shore: ever further apart. */
function offsets(plate: Plate, lines: number, units: number, leastPx: number): readonly number[] {
  const step = pen(plate, units, leastPx);
  return Array.from({ length: lines }, (_, i) => step * (i + 0.7) * (1 + 0.05 * i));
}

function strokeLines(plate: Plate, shore: Shore, away: readonly number[]): void {
  const { context, inks } = plate;
  const line = pen(plate, 0.75, 0.7);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const [i, offset] of [...away.entries()].reverse()) {
    const path = shoreOnPlate(plate, shore, offset);
    context.globalAlpha = 0.95 - (0.6 * i) / away.length;
    context.strokeStyle = inks['water-line'];
    context.lineWidth = 2 * offset + line;
    context.stroke(path);
    context.globalAlpha = 1;
    context.strokeStyle = inks['sheet-sea'];
    context.lineWidth = 2 * offset - line;
    context.stroke(path);
  }
}

export function paintSea(plate: Plate, { coast }: GroundShapes): void {
  strokeLines(plate, coast, offsets(plate, SEA_LINES, 3.1, 2.1));
}

export function paintLakes(plate: Plate, { lakes, lakeShore }: GroundShapes): void {
  const inLakes = layer(plate);
  inLakes.context.fillStyle = plate.inks['sheet-sea'];
  inLakes.context.fill(lakes);
  inLakes.context.globalCompositeOperation = 'source-atop';
  strokeLines(inLakes, lakeShore, offsets(plate, LAKE_LINES, 2.5, 1.9));
  inLakes.lay();
  plate.context.strokeStyle = plate.inks.coast;
  plate.context.lineWidth = pen(plate, 0.9, 0.7);
  plate.context.stroke(shoreOnPlate(plate, lakeShore, 1));
}

export function paintRivers(plate: Plate, { smallRivers, greatRivers }: GroundShapes): void {
  const { context, inks } = plate;
  context.strokeStyle = inks.river;
  context.lineCap = 'round';
  context.globalAlpha = 0.5;
  context.lineWidth = pen(plate, 0.7, 0.55);
  context.stroke(smallRivers);
  context.globalAlpha = 0.85;
  context.lineWidth = pen(plate, 1.3, 0.9);
  context.stroke(greatRivers);
  context.globalAlpha = 1;
}
