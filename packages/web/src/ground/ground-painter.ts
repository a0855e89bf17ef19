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
  /** A bitmap has to be shown by a canvas, which is a layer of its own on the page; a file is a picture like any other. */
  readonly form: 'bitmap' | 'file';
}

export interface GroundDrawn {
  readonly id: number;
  readonly picture: ImageBitmap | Blob;
}

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, (picture: GroundDrawn['picture']) => void>();

function painter(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('./ground.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<GroundDrawn>) => {
    waiting.get(data.id)?.(data.picture);
    waiting.delete(data.id);
  });
  return worker;
}

type Wish = Omit<GroundWanted, 'id' | 'form'>;

function ask(wanted: Omit<GroundWanted, 'id'>): Promise<GroundDrawn['picture']> {
  const id = ++last;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    painter().postMessage({ ...wanted, id } satisfies GroundWanted);
  });
}

/** For a canvas. */
export async function drawGround(wish: Wish): Promise<ImageBitmap> {
  const picture = await ask({ ...wish, form: 'bitmap' });
  if (picture instanceof Blob) throw new Error('a bitmap of the ground was asked for');
  return picture;
}

/** For an element that shows pictures: its address, good as long as the page lives. */
export async function groundPictureUrl(wish: Wish): Promise<string> {
  const picture = await ask({ ...wish, form: 'file' });
  if (!(picture instanceof Blob)) throw new Error('a file of the ground was asked for');
  return URL.createObjectURL(picture);
}

/** By look: to ask for them takes longer than to tell the painter what to draw. */
const inksKnown = new Map<string, Inks>();

/** The colours of the look that the page has now. */
export function inksOfPage(): Inks {
  const root = document.documentElement;
  const look = root.dataset.look ?? 'day';
  const known = inksKnown.get(look);
  if (known !== undefined) return known;
  const style = getComputedStyle(root);
  const inks = Object.fromEntries(
    INKS.map((ink) => [ink, style.getPropertyValue(`--${ink}`).trim()]),
  ) as Inks;
  inksKnown.set(look, inks);
  return inks;
}
