// Asks the worker for pictures of the ground.
import { INKS, type Inks } from './plate.ts';

/** A part of the sheet, in its units. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface GroundWanted {
  readonly id: number;
  readonly part: Part;
  /** Pixels of the picture for a unit of the sheet; `ratio` of them make one of the screen. */
  readonly scale: number;
  readonly ratio: number;
  readonly inks: Inks;
  /** Land and waters only: something to see until the whole is drawn. */
  readonly isSketch: boolean;
  /** Drawn before what can wait. */
  readonly isUrgent: boolean;
}

export interface GroundDrawn {
  readonly id: number;
  readonly bitmap: ImageBitmap;
}

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, (bitmap: ImageBitmap) => void>();

function painter(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('./ground.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<GroundDrawn>) => {
    waiting.get(data.id)?.(data.bitmap);
    waiting.delete(data.id);
  });
  return worker;
}

export function drawGround(wanted: Omit<GroundWanted, 'id'>): Promise<ImageBitmap> {
  const id = ++last;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    painter().postMessage({ ...wanted, id } satisfies GroundWanted);
  });
}

/** The colours of the look that the page has now. */
export function inksOfPage(): Inks {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    INKS.map((ink) => [ink, style.getPropertyValue(`--${ink}`).trim()]),
  ) as Inks;
}
