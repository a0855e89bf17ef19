// Walking over the map with the arrow keys.
import { PLACE_IDS, type LocationId } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { neighbourTowards } from '../src/map/neighbours.ts';
import { LOCATION_SPOTS } from '../src/map/sheet.gen.ts';

const ARROWS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'] as const;

function reachedFrom(start: LocationId): ReadonlySet<LocationId> {
  const reached = new Set([start]);
  for (const from of reached) {
    for (const arrow of ARROWS) {
      const to = neighbourTowards(from, arrow);
      if (to !== null) reached.add(to);
    }
  }
  return reached;
}

describe('arrow keys', () => {
  it('reach every place from every place', () => {
    for (const start of PLACE_IDS) {
      expect([start, PLACE_IDS.filter((id) => !reachedFrom(start).has(id))]).toEqual([start, []]);
    }
  });

  it('go in the direction that they show', () => {
    for (const from of PLACE_IDS) {
      const [x, y] = LOCATION_SPOTS[from];
      const at = (arrow: string): readonly [number, number] | null => {
        const to = neighbourTowards(from, arrow);
        return to === null ? null : LOCATION_SPOTS[to];
      };
      expect(at('ArrowRight')?.[0] ?? Infinity).toBeGreaterThan(x);
      expect(at('ArrowLeft')?.[0] ?? -Infinity).toBeLessThan(x);
      expect(at('ArrowDown')?.[1] ?? Infinity).toBeGreaterThan(y);
      expect(at('ArrowUp')?.[1] ?? -Infinity).toBeLessThan(y);
    }
  });

  it('are the only keys that move', () => {
    expect(neighbourTowards('quebec', 'Enter')).toBeNull();
  });
});
