// The vignette of a location card: its own corner of the map, with the place in the middle.
import type { LocationId } from '@arpents/engine';
import { useEffect, useRef, type ReactElement } from 'react';
import { groundPictureUrl, inksOfPage } from '../ground/ground-painter.ts';
import { useLook } from '../ground/use-look.ts';
import { LOCATION_SPOTS } from '../map/sheet.gen.ts';

/** Of the part that is shown, in units of the sheet. */
const WIDTH = 190;
const HEIGHT = 110;
/** Fine enough for a large card. */
const SCALE = 2.2;

/** Each corner is drawn once for each look. */
const drawn = new Map<string, Promise<string>>();

function pictureOf(location: LocationId, look: string): Promise<string> {
  const key = `${location} ${look}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const [x, y] = LOCATION_SPOTS[location];
  const part = { left: x - WIDTH / 2, top: y - HEIGHT / 2, width: WIDTH, height: HEIGHT };
  const wanted = { part, scale: SCALE, ratio: SCALE, inks: inksOfPage(), isSketch: false };
  const picture = groundPictureUrl({ ...wanted, isUrgent: false });
  drawn.set(key, picture);
  return picture;
}

export function Vignette({ location }: { readonly location: LocationId }): ReactElement {
  const image = useRef<SVGImageElement>(null);
  const look = useLook();
  useEffect(() => {
    let isGone = false;
    void pictureOf(location, look).then((url) => {
      if (!isGone) image.current?.setAttribute('href', url);
    });
    return () => {
      isGone = true;
    };
  }, [location, look]);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="vignette"
      aria-hidden="true"
    >
      <image ref={image} width={WIDTH} height={HEIGHT} />
      <circle cx={WIDTH / 2} cy={HEIGHT / 2} r="7" className="vignette-place" />
    </svg>
  );
}
