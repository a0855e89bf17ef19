// The land in two tones: plain inland, washed along its shore as colourists did, and darker under the mountains.
import type { GroundShapes, Mark } from './ground-data.ts';
import { isOn, layer, pen, type Plate } from './plate.ts';
import { shoreOnPlate } from './shore.ts';

/** Widths of the brush along the shore, in units of the sheet. */
const WASHES = [46, 30, 17, 8];
const SPRITE = 64;

export function paintLand(plate: Plate, { land, coast, hills }: GroundShapes): void {
  const onLand = layer(plate);
  const { context } = onLand;
  context.fillStyle = plate.inks['sheet-land'];
  context.fill(land);
  context.globalCompositeOperation = 'source-atop';
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = plate.inks['sheet-land-shore'];
  context.globalAlpha = 0.14;
  for (const width of WASHES) {
    context.lineWidth = width;
    context.stroke(shoreOnPlate(plate, coast, width));
  }
  paintHighland(onLand, hills);
  onLand.lay();
  plate.context.strokeStyle = plate.inks.coast;
  plate.context.lineWidth = pen(plate, 1.3, 0.9);
  plate.context.lineJoin = 'round';
  plate.context.lineCap = 'round';
  plate.context.stroke(shoreOnPlate(plate, coast, 1));
}

/** A soft round tint under every hill; where they stand close it becomes a tone. */
function paintHighland(plate: Plate, hills: readonly Mark[]): void {
  const sprite = new OffscreenCanvas(SPRITE, SPRITE);
  const brush = sprite.getContext('2d');
  if (brush === null) return;
  const middle = SPRITE / 2;
  const tint = brush.createRadialGradient(middle, middle, 0, middle, middle, middle);
  tint.addColorStop(0, '#000');
  tint.addColorStop(1, '#0000');
  brush.fillStyle = tint;
  brush.fillRect(0, 0, SPRITE, SPRITE);
  brush.globalCompositeOperation = 'source-in';
  brush.fillStyle = plate.inks['sheet-high'];
  brush.fillRect(0, 0, SPRITE, SPRITE);
  plate.context.globalAlpha = 0.15;
  for (const { x, y, size } of hills) {
    const reach = size * 2.6;
    if (!isOn(plate, x, y, reach)) continue;
    plate.context.drawImage(sprite, x - reach, y - size / 2 - reach * 0.8, 2 * reach, 1.6 * reach);
  }
  plate.context.globalAlpha = 1;
}
