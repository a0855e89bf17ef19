// The paper itself, laid over what is printed on it: a fine grain, made once as a small tile, and slow blotches.
import { chanceAt, type Plate } from './plate.ts';

const TILE = 192;
const BLOTCHES = 40;
/** The part of the sheet that the blotches are spread over. */
const SPREAD = { left: -1500, top: -1500, size: 4500 };

/** A square of grey noise, in the ink of the grain. */
function noise(
  size: number,
  ink: string,
  strength: (x: number, y: number) => number,
): OffscreenCanvas {
  const tile = new OffscreenCanvas(size, size);
  const context = tile.getContext('2d');
  if (context === null) return tile;
  context.fillStyle = ink;
  context.fillRect(0, 0, size, size);
  const image = context.getImageData(0, 0, size, size);
  for (let i = 0; i < size * size; i++) {
    image.data[4 * i + 3] = 255 * strength(i % size, Math.floor(i / size));
  }
  context.putImageData(image, 0, 0);
  return tile;
}

/** Tiles are made once for each ink. */
const made = new Map<string, OffscreenCanvas>();
function tileOf(
  ink: string,
  size: number,
  strength: (x: number, y: number) => number,
): OffscreenCanvas {
  const key = `${ink} ${size}`;
  const tile = made.get(key) ?? noise(size, ink, strength);
  made.set(key, tile);
  return tile;
}

/** Fibres lie along the sheet more than across it. */
const grain = (x: number, y: number): number =>
  0.55 * chanceAt(x, y, 1) + 0.3 * chanceAt(x >> 1, y, 2) + 0.15 * chanceAt(x >> 3, y, 3);

export function paintPaper({ context, scale, left, top, width, height, inks }: Plate): void {
  context.save();
  context.imageSmoothingEnabled = true;
  context.globalAlpha = 0.11;
  context.drawImage(
    tileOf(inks.grain, BLOTCHES, (x, y) => chanceAt(x, y, 9) ** 2),
    SPREAD.left,
    SPREAD.top,
    SPREAD.size,
    SPREAD.size,
  );
  const pattern = context.createPattern(
    tileOf(inks.grain, TILE, (x, y) => grain(x, y) ** 3),
    'repeat',
  );
  if (pattern !== null) {
    // In pixels of the picture, but fixed to the sheet.
    context.setTransform(1, 0, 0, 1, 0, 0);
    pattern.setTransform(
      new DOMMatrix().translate(-Math.round(left * scale) % TILE, -Math.round(top * scale) % TILE),
    );
    context.globalAlpha = 0.2;
    context.fillStyle = pattern;
    context.fillRect(0, 0, width * scale, height * scale);
  }
  context.restore();
}
