// The ground under a map: a picture of the part that is seen and a little around it, moved with the map and drawn anew
// only when it no longer does. Moving it costs nothing; while it is drawn, the one before is shown.
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { drawGround, inksOfPage, type Part } from './ground-painter.ts';
import { useLook } from './use-look.ts';

/** Pixels per unit of the sheet, and where its corner lies in the window. */
export interface GroundFrame {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Picture {
  readonly part: Part;
  readonly scale: number;
  readonly look: string;
  readonly isSketch: boolean;
}

/** So much of the window is drawn beyond each of its edges. */
const AROUND = 0.25;
/** More pixels than this are not worth their memory. */
const MOST_PIXELS = 9e6;
/** At another scale than it was drawn for a picture will do while the map moves, but not at rest: it is drawn anew once
 * what lies on it has been. */
const REST_MS = 400;
const COARSEST = 0.5;
const FINEST = 1.9;

/** The part that is seen and so much around it, in whole pixels. */
function partSeen({ scale, x, y }: GroundFrame, { width, height }: Size, around: number): Part {
  const left = Math.floor(-x - width * around);
  const top = Math.floor(-y - height * around);
  return {
    left: left / scale,
    top: top / scale,
    width: Math.ceil(width * (1 + 2 * around)) / scale,
    height: Math.ceil(height * (1 + 2 * around)) / scale,
  };
}

const isWithin = (inner: Part, outer: Part): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height;

/** Whether a picture will do: now, or also once the map is at rest. */
function isGood(
  picture: Picture,
  frame: GroundFrame,
  size: Size,
  look: string,
  rest: boolean,
): boolean {
  const ratio = frame.scale / picture.scale;
  const isSharp = rest
    ? !picture.isSketch && Math.abs(ratio - 1) < 0.001
    : ratio > COARSEST && ratio < FINEST;
  return (
    picture.look === look &&
    isSharp &&
    isWithin(partSeen(frame, size, rest ? 0.08 : 0), picture.part)
  );
}

export function GroundPicture({
  frame,
  size,
  isPatient = false,
}: {
  readonly frame: GroundFrame;
  readonly size: Size;
  /** Whether whatever else is to be painted comes first. */
  readonly isPatient?: boolean;
}): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = useLook();
  const [picture, setPicture] = useState<Picture | null>(null);
  const isDrawing = useRef(false);
  /** Counts pictures that came, so that what was wanted meanwhile is looked at again. */
  const [came, setCame] = useState(0);

  useEffect(() => {
    if (size.width === 0 || isDrawing.current) return undefined;
    if (picture !== null && isGood(picture, frame, size, look, true)) return undefined;
    const isUrgent =
      picture === null || picture.isSketch || !isGood(picture, frame, size, look, false);
    const timer = setTimeout(
      () => {
        // The first one is to be seen soon; there is time for more in and around it afterwards.
        const isSketch = picture === null;
        const part = partSeen(frame, size, isSketch ? 0 : AROUND);
        const area = part.width * part.height * frame.scale ** 2;
        const ratio = Math.min(devicePixelRatio, Math.sqrt(MOST_PIXELS / area));
        isDrawing.current = true;
        const wanted = { part, scale: frame.scale * ratio, ratio, inks: inksOfPage(), isSketch };
        void drawGround({ ...wanted, isUrgent: !isPatient }).then((bitmap) => {
          isDrawing.current = false;
          show(canvas.current, bitmap);
          // At once: for a frame the new picture would lie where the one before did.
          flushSync(() => {
            setPicture({ part, scale: frame.scale, look, isSketch });
            setCame((count) => count + 1);
          });
        });
      },
      isUrgent ? 0 : REST_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [frame, size, look, picture, came, isPatient]);

  return (
    <canvas ref={canvas} className="ground" aria-hidden="true" style={placed(picture, frame)} />
  );
}

function show(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap): void {
  if (canvas === null) return;
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
}

function placed(picture: Picture | null, { scale, x, y }: GroundFrame): object {
  if (picture === null) return { visibility: 'hidden' };
  const { part } = picture;
  return {
    width: part.width * picture.scale,
    height: part.height * picture.scale,
    transform: `translate(${Math.round(x + part.left * scale)}px, ${Math.round(y + part.top * scale)}px) scale(${scale / picture.scale})`,
  };
}
