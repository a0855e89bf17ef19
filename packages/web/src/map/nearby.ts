// Which places a finger may have meant: the nearest one, or those that lie about as near.
import type { LocationId } from '@arpents/engine';
import { LOCATION_SPOTS } from './sheet.gen.ts';
import type { Frame } from './theatre.ts';

/** Half of what a finger needs. */
const FINGER_PX = 22;
/** Nearer than the next by less than this is no telling which was meant. */
const TELLING_PX = 10;
const MOST_OFFERED = 3;

/** The places meant by a tap at this spot of the window, nearest first; none: it was far from all. */
export function placesMeant(x: number, y: number, frame: Frame): readonly LocationId[] {
  const distances = (Object.keys(LOCATION_SPOTS) as LocationId[])
    .map((id) => {
      const [sx, sy] = LOCATION_SPOTS[id];
      return {
        id,
        far: Math.hypot(frame.x + sx * frame.scale - x, frame.y + sy * frame.scale - y),
      };
    })
    .filter(({ far }) => far <= FINGER_PX)
    .sort((a, b) => a.far - b.far);
  const nearest = distances[0]?.far ?? 0;
  return distances
    .filter(({ far }) => far - nearest < TELLING_PX)
    .slice(0, MOST_OFFERED)
    .map(({ id }) => id);
}
