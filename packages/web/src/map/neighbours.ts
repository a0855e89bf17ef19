// Walking over the map with the arrow keys: the nearest place in the direction of the arrow.
import type { LocationId } from '@arpents/engine';
import { LOCATION_SPOTS } from './sheet.gen.ts';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export function neighbourTowards(from: LocationId, key: string): LocationId | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const [fx, fy] = LOCATION_SPOTS[from];
  let nearest: LocationId | null = null;
  let shortest = Infinity;
  for (const id of Object.keys(LOCATION_SPOTS) as LocationId[]) {
    const [x, y] = LOCATION_SPOTS[id];
    const forward = (x - fx) * direction[0] + (y - fy) * direction[1];
    const sideways = Math.abs((x - fx) * direction[1] + (y - fy) * direction[0]);
    if (forward <= 2 || sideways > forward * 1.6) continue;
    const distance = forward + sideways * 2;
    if (distance < shortest) {
      shortest = distance;
      nearest = id;
    }
  }
  return nearest;
}
