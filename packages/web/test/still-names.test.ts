// Names in pictures of a part of the map: at its edge, and where they would lie on each other.
import { LOCATIONS, PLACE_IDS } from '@arpents/engine';
import { locationName } from '@arpents/messages';
import { describe, expect, it } from 'vitest';
import { LOCATION_SPOTS, SHEET_HEIGHT, SHEET_WIDTH } from '../src/map/sheet.gen.ts';
import {
  isCartoucheWithin,
  isSpotWithin,
  lettersWithin,
  placeNames,
  type Part,
} from '../src/map/still-names.ts';

const SHEET = { left: 0, top: 0, width: SHEET_WIDTH, height: SHEET_HEIGHT };
/** Half as wide as high, as letters are in about. */
const widthOf = (text: string, size: number): number => (text.length * size) / 2;
const HELD = LOCATIONS.filter(({ start }) => start !== null).map(({ id }) => id);
const namesIn = (part: Part) => placeNames(part, HELD, (id) => locationName(id, 'fr'), widthOf);

/** A part with the place in its middle, as small as a plate beside a page. */
const partAround = (id: (typeof PLACE_IDS)[number]): Part => {
  const [x, y] = LOCATION_SPOTS[id];
  return { left: x - 190, top: y - 280, width: 380, height: 560 };
};

describe('names in a picture of a part of the map', () => {
  it('are never cut by its edge', () => {
    for (const id of PLACE_IDS) {
      const part = partAround(id);
      for (const [name, { left, right, top, bottom }] of namesIn(part)) {
        expect([id, name, left >= part.left, right <= part.left + part.width]).toEqual([
          id,
          name,
          true,
          true,
        ]);
        expect([top >= part.top, bottom <= part.top + part.height]).toEqual([true, true]);
      }
    }
  });

  it('lie on no other place where they can begin below or above their own', () => {
    const wide = (text: string, size: number): number => text.length * size * 0.6;
    const around = partAround('halifax');
    const names = placeNames(around, HELD, (id) => locationName(id, 'fr'), wide);
    expect(names.get('port-royal')?.side).toBe('below-right');
  });

  it('are left out where there is room for them on another place alone', () => {
    const wide = (text: string, size: number): number => text.length * size * 0.6;
    const [x, y] = LOCATION_SPOTS['port-royal'];
    // So near the edge that nothing can begin below it.
    const part = { left: x - 10, top: y - 200, width: 300, height: 400 };
    const names = placeNames(part, HELD, (id) => locationName(id, 'fr'), wide);
    expect(names.has('port-royal')).toBe(false);
  });

  it('stand on the other side of their piece where the edge is near', () => {
    const [x, y] = LOCATION_SPOTS.pemaquid;
    const part = { left: x - 300, top: y - 100, width: 330, height: 200 };
    expect(namesIn(part).get('pemaquid')?.side).toBe('left');
    expect(namesIn(SHEET).get('pemaquid')?.side).toBe('right');
  });

  it('of waters and countries are left out where they would be cut or lie on the name of a place', () => {
    const lettersIn = (part: Part) => lettersWithin(part, (key) => key, namesIn(part).values());
    expect(lettersIn(SHEET).split(' ')).toContain('atlantic');
    expect(lettersIn(partAround('boston'))).not.toContain('atlantic');
    const over = { side: 'right', left: 730, right: 1100, top: 640, bottom: 862 } as const;
    expect(lettersWithin(SHEET, (key) => key, [over]).split(' ')).not.toContain('atlantic');
  });

  it('have pieces whose better part is in the picture', () => {
    const [x, y] = LOCATION_SPOTS.boston;
    expect(isSpotWithin({ left: x - 20, top: y - 20, width: 40, height: 40 }, 'boston')).toBe(true);
    expect(isSpotWithin({ left: x + 2, top: y - 20, width: 40, height: 40 }, 'boston')).toBe(false);
  });

  it('show the title where all of it is in the picture', () => {
    expect(isCartoucheWithin(SHEET)).toBe(true);
    expect(isCartoucheWithin(partAround('boston'))).toBe(false);
  });
});
