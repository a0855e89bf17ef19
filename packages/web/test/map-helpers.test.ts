// Small maps and fingers: where the map opens, which place a finger means, where the figures of a lens and captions stand.
import './support/browser.ts';
import { LOCATIONS, type LocationId } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { BADGE_RADIUS, PIECE_RADIUS, placeBadges } from '../src/map/badges.ts';
import { beside } from '../src/map/beside.ts';
import { describePlace, waysFrom } from '../src/map/describe-place.ts';
import { legendAt } from '../src/map/legend-at.ts';
import { placesShown, type PlaceShown } from '../src/map/map-model.ts';
import { placesMeant } from '../src/map/nearby.ts';
import { LOCATION_SPOTS, SHEET_WIDTH } from '../src/map/sheet.gen.ts';
import { openingFrame, wholeSheet, type Frame } from '../src/map/theatre.ts';
import { givenView } from './support/situations.ts';

const PHONE = { width: 390, height: 260 };

function spotIn(
  { scale, x, y }: Frame,
  id: LocationId,
): { readonly x: number; readonly y: number } {
  const [sx, sy] = LOCATION_SPOTS[id];
  return { x: x + sx * scale, y: y + sy * scale };
}

describe('a small map', () => {
  const opened = (view: Parameters<typeof placesShown>[0]): Frame =>
    openingFrame(placesShown(view), PHONE.width, PHONE.height);

  it('opens on both sieges', () => {
    const frame = opened(
      givenView({
        side: 'british',
        locations: { 'port-royal': 'french town', pemaquid: 'british village' },
        sieges: { british: 'port-royal', french: 'pemaquid' },
      }),
    );
    for (const id of ['port-royal', 'pemaquid'] as const) {
      const { x, y } = spotIn(frame, id);
      expect([id, x > 0 && x < PHONE.width, y > 0 && y < PHONE.height]).toEqual([id, true, true]);
    }
  });

  it.each([260, 266, 272, 278])(
    'opens with the tents and the value of every siege clear of edge, buttons and legend, %i high',
    (height) => {
      const view = givenView({
        side: 'british',
        locations: {
          albany: 'british village fortified',
          deerfield: 'british village',
          halifax: 'french village',
          'fort-st-john': 'french village',
          'port-royal': 'french town fortified',
          montreal: 'french town',
          baltimore: 'british village',
        },
        sieges: { british: 'port-royal', french: 'pemaquid' },
      });
      const frame = openingFrame(placesShown(view), PHONE.width, height);
      for (const id of ['port-royal', 'pemaquid'] as const) {
        const { x, y } = spotIn(frame, id);
        // The tag reaches 54 pixels to the right of its place; the legend's mark begins 168 above the lower edge.
        const edge = y > height - 168 ? PHONE.width - 48 : PHONE.width;
        expect([id, x + 54 <= edge]).toEqual([id, true]);
      }
    },
  );

  it('shows the whole sheet where there is room for its names', () => {
    const { x, scale } = openingFrame(placesShown(givenView({ side: 'british' })), 1110, 569);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + SHEET_WIDTH * scale).toBeLessThanOrEqual(1110);
  });
});

describe('the legend', () => {
  const size = { width: 1110, height: 569 };
  const whole = wholeSheet(size.width, size.height);

  it('hangs at the cartouche while that is in sight, and moves with it', () => {
    const at = legendAt({ ...whole, x: whole.x + 30 }, whole, size);
    expect(at).toMatchObject({ transform: 'translate(30px, 0px)' });
    expect(parseFloat(String(at?.['--x' as 'left']))).toBeLessThan(size.width);
    expect(parseFloat(String(at?.['--y' as 'top']))).toBeLessThan(size.height);
  });

  it('is in its corner where the cartouche is out of sight, and on a small map', () => {
    const near: Frame = { scale: 2, x: 0, y: 0 };
    expect(legendAt(near, near, size)).toBeNull();
    const small = { width: 390, height: 260 };
    const sheet = wholeSheet(small.width, small.height);
    expect(legendAt(sheet, sheet, small)).toBeNull();
  });
});

describe('a finger', () => {
  const frame: Frame = { scale: 0.3, x: 0, y: 0 };

  it('on a place means that place, however near the next one is', () => {
    for (const { id } of LOCATIONS) {
      const { x, y } = spotIn(frame, id);
      expect(placesMeant(x, y, { ...frame, scale: 0.3 })[0]).toBe(id);
    }
  });

  it('between two places means both of them, and is asked', () => {
    const [a, b] = [spotIn(frame, 'albany'), spotIn(frame, 'fort-william-henry')];
    const meant = placesMeant((a.x + b.x) / 2, (a.y + b.y) / 2, frame);
    expect(new Set(meant.slice(0, 2))).toEqual(new Set(['albany', 'fort-william-henry']));
    expect(meant.length).toBeLessThanOrEqual(3);
  });

  it('far from every place means none', () => {
    expect(placesMeant(1100 * 0.3, 900 * 0.3, frame)).toEqual([]);
  });
});

it('the figures of a lens cover neither names nor pieces where there is room', () => {
  const name = { id: 'boston', left: 16, top: -8, right: 70, bottom: 8 } as const;
  const piece = {
    id: 'boston',
    left: -PIECE_RADIUS,
    top: -PIECE_RADIUS,
    right: PIECE_RADIUS,
    bottom: PIECE_RADIUS,
  } as const;
  const { dx, dy } = placeBadges(['boston'], 1, 1, [name, piece]).get('boston') ?? { dx: 0, dy: 0 };
  for (const { left, top, right, bottom } of [name, piece]) {
    const isClear =
      dx + BADGE_RADIUS <= left ||
      dx - BADGE_RADIUS >= right ||
      dy + BADGE_RADIUS <= top ||
      dy - BADGE_RADIUS >= bottom;
    expect(isClear).toBe(true);
  }
});

it('a caption stands beside its place, clear of the map’s buttons', () => {
  for (const [x, y] of [
    [5, 5],
    [380, 250],
    [200, 60],
  ] as const) {
    const { left, maxWidth, top, bottom } = beside({ x, y }, PHONE, []);
    expect(Number(left)).toBeGreaterThanOrEqual(0);
    expect(Number(left) + Number(maxWidth)).toBeLessThanOrEqual(PHONE.width - 60);
    expect(top === undefined ? Number(bottom) > PHONE.height - y : Number(top) > y).toBe(true);
  }
});

describe('what is said about a place', () => {
  const view = givenView({ side: 'french' });
  const place = (id: LocationId): PlaceShown => {
    const found = placesShown(view).find((one) => one.id === id);
    if (found === undefined) throw new Error(id);
    return found;
  };

  it('[R26] names where it leads by sea, with the card of whoever holds it', () => {
    expect(waysFrom(place('louisbourg'), view, 'en')).toEqual([
      expect.stringMatching(/^By sea to .*Gaspé/),
    ]);
    expect(waysFrom(place('boston'), view, 'en')).toEqual([
      'Leads to Deerfield (Indian trail)',
      'By sea to Halifax, New Haven, New York, Pemaquid, Port Royal',
    ]);
  });

  it('[R97] gives its worth as a village and as a town', () => {
    expect(describePlace(place('quebec'), view, 'en')).toContain('worth 6, as a town 12');
  });

  it('[R23] says of what is held whether it is in supply', () => {
    expect(describePlace(place('quebec'), view, 'en')).toContain('in supply');
    expect(describePlace(place('albany'), view, 'en')).not.toContain('supply');
  });
});
