// What the ground is drawn on and with: the part of the sheet, its scale, the colours, and pens as fine as can be seen.

/** Colours by what they are for; the theme has them under the same names. */
export const INKS = [
  'sheet-sea',
  'sheet-land',
  'sheet-land-shore',
  'sheet-high',
  'coast',
  'water-line',
  'river',
  'hachure',
  'tree',
  'tree-light',
  'paper-raised',
  'grain',
] as const;
export type Ink = (typeof INKS)[number];
export type Inks = Readonly<Record<Ink, string>>;

export interface Plate {
  readonly context: OffscreenCanvasRenderingContext2D;
  /** Pixels of the picture for a unit of the sheet. */
  readonly scale: number;
  /** Of those pixels, so many make one of the screen. */
  readonly ratio: number;
  /** The part of the sheet that is drawn. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly inks: Inks;
}

/** Another sheet over the plate, to be painted by itself and then laid on it. */
export interface Layer extends Plate {
  readonly lay: () => void;
}

export function layer(plate: Plate): Layer {
  const { context: below, scale, left, top } = plate;
  const canvas = new OffscreenCanvas(below.canvas.width, below.canvas.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no picture can be drawn here');
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  const lay = (): void => {
    below.save();
    below.setTransform(1, 0, 0, 1, 0, 0);
    below.drawImage(canvas, 0, 0);
    below.restore();
  };
  return { ...plate, context, lay };
}

/** A pen in units of the sheet that never gets finer on the screen than it can be seen. */
export const pen = ({ scale, ratio }: Plate, units: number, leastPx: number): number =>
  Math.max(units, (leastPx * ratio) / scale);

/** Whether a mark of this reach is on the plate at all. */
export const isOn = (
  { left, top, width, height }: Plate,
  x: number,
  y: number,
  reach: number,
): boolean =>
  x > left - reach && x < left + width + reach && y > top - reach && y < top + height + reach;

/** The same figure between 0 and 1 for the same spot: what varies looks the same at every scale. */
export function chanceAt(x: number, y: number, which: number): number {
  let mixed = Math.imul(x * 374761393 + y * 668265263 + which * 2246822519, 3266489917);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822519);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
}
