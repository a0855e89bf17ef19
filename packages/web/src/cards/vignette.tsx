// The vignette of a location card: its own corner of the map, with the place in the middle.
import type { LocationId } from '@arpents/engine';
import { useEffect, useRef, type ReactElement } from 'react';
import { drawGround, inksOfPage } from '../ground/ground-painter.ts';
import { useLook } from '../ground/use-look.ts';
import { LOCATION_SPOTS } from '../map/sheet.gen.ts';

/** Of the part that is shown, in units of the sheet. */
const WIDTH = 190;
const HEIGHT = 110;
/** Fine enough for a large card. */
const SCALE = 2.2;

/** Each corner is drawn once for each look. */
const drawn = new Map<string, Promise<ImageBitmap>>();

function pictureOf(location: LocationId, look: string): Promise<ImageBitmap> {
  const key = `${location} ${look}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const [x, y] = LOCATION_SPOTS[location];
  const part = { left: x - WIDTH / 2, top: y - HEIGHT / 2, width: WIDTH, height: HEIGHT };
  const wanted = { part, scale: SCALE, ratio: SCALE, inks: inksOfPage(), isSketch: false };
  const picture = drawGround({ ...wanted, isUrgent: false });
  drawn.set(key, picture);
  return picture;
}

export function Vignette({ location }: { readonly location: LocationId }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = useLook();
  useEffect(() => {
    let isGone = false;
    void pictureOf(location, look).then((picture) => {
      const context = canvas.current?.getContext('2d');
      if (isGone || context === null || context === undefined) return;
      context.drawImage(picture, 0, 0);
      context.strokeStyle = getComputedStyle(context.canvas).color;
      context.lineWidth = 3 * SCALE;
      context.beginPath();
      context.arc((WIDTH * SCALE) / 2, (HEIGHT * SCALE) / 2, 7 * SCALE, 0, 2 * Math.PI);
      context.stroke();
    });
    return () => {
      isGone = true;
    };
  }, [location, look]);
  return (
    <canvas
      ref={canvas}
      width={WIDTH * SCALE}
      height={HEIGHT * SCALE}
      className="vignette"
      aria-hidden="true"
    />
  );
}
