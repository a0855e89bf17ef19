// Names on the map: none lies on another or on a piece, at any scale and in any language.
import { LOCATIONS, type LocationId } from '@arpents/engine';
import { LOCALES, locationName, type Locale } from '@arpents/messages';
import { describe, expect, it } from 'vitest';
import { placeLabels, type LabelWanted, type Obstacle } from '../src/map/labels.ts';
import { LOCATION_SPOTS } from '../src/map/sheet.gen.ts';

const FONT_SIZE = 15;
const PIECE_RADIUS = 12;

/** As wide as in a generous type, and 40 % wider for languages to come. */
const wantedIn = (locale: Locale, stretch: number): readonly LabelWanted[] =>
  LOCATIONS.map(({ id, points }) => ({
    id,
    sizes: [
      {
        width: locationName(id, locale).length * FONT_SIZE * 0.5 * stretch,
        height: FONT_SIZE * 1.12,
      },
    ],
    importance: points,
  }));

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function boxesAt(
  wanted: readonly LabelWanted[],
  scale: number,
  seen: Omit<Box, 'name'> | null = null,
  obstacles: readonly Obstacle[] = [],
): readonly Box[] {
  const placed = placeLabels(wanted, scale, PIECE_RADIUS, { seen, obstacles });
  return wanted.flatMap(({ id, sizes }) => {
    const spot = placed.get(id);
    if (spot === undefined) return [];
    const { width, height } = sizes[spot.size];
    const [x, y] = LOCATION_SPOTS[id];
    const left = x * scale + spot.dx;
    const top = y * scale + spot.dy;
    return [{ name: id, left, top, right: left + width, bottom: top + height }];
  });
}

const pieceAt = (id: LocationId, scale: number): Box => {
  const [x, y] = LOCATION_SPOTS[id].map((value) => value * scale);
  return {
    name: `piece at ${id}`,
    left: x - PIECE_RADIUS,
    top: y - PIECE_RADIUS,
    right: x + PIECE_RADIUS,
    bottom: y + PIECE_RADIUS,
  };
};

const SCALES = [0.24, 0.3, 0.4, 0.5, 0.65, 0.8, 1, 1.4, 2, 3.2];

describe('labels of the map', () => {
  for (const locale of LOCALES) {
    for (const stretch of [1, 1.4]) {
      it(`never overlap in ${locale} at ${stretch * 100} % of their width`, () => {
        for (const scale of SCALES) {
          const labels = boxesAt(wantedIn(locale, stretch), scale);
          const pieces = LOCATIONS.map(({ id }) => pieceAt(id, scale));
          for (const [i, label] of labels.entries()) {
            const others = [...labels.slice(i + 1), ...pieces];
            const met = others.find((other) => overlap(label, other));
            expect([scale, label.name, met?.name]).toEqual([scale, label.name, undefined]);
          }
        }
      });
    }
  }

  it('keep their distance from each other and from pieces once there is room', () => {
    const scale = 1.4;
    const labels = boxesAt(wantedIn('de', 1), scale);
    const wide = (box: Box): Box => ({ ...box, left: box.left - 3.9, right: box.right + 3.9 });
    const things = [...labels, ...LOCATIONS.map(({ id }) => pieceAt(id, scale))];
    for (const label of labels) {
      const met = things.find((other) => other !== label && overlap(wide(label), other));
      expect([label.name, met?.name]).toEqual([label.name, undefined]);
    }
  });

  it('keep twice that distance from each other, beside sieges too, so that two on one line are not read as one', () => {
    /** As large as tents, trenches and the tag of a siege. */
    const mark = { left: 1.7, top: -30.6, right: 45.9, bottom: -1.7 };
    const sieges = (['pemaquid', 'port-royal'] as const).map((id) => ({ id, ...mark }));
    for (const scale of [0.6, 0.7]) {
      const labels = boxesAt(wantedIn('en', 1), scale, null, sieges);
      expect(labels).toHaveLength(LOCATIONS.length);
      const wide = (box: Box): Box => ({ ...box, left: box.left - 5.5, right: box.right + 5.5 });
      for (const label of labels) {
        const met = labels.find((other) => other !== label && overlap(wide(label), other));
        expect([scale, label.name, met?.name]).toEqual([scale, label.name, undefined]);
      }
    }
  });

  it('keep clear of what reaches farther than a piece', () => {
    const reach = 24;
    const wanted = wantedIn('de', 1).map((label) =>
      label.id === 'albany' ? { ...label, reach } : label,
    );
    const [x, y] = LOCATION_SPOTS.albany;
    const fort = {
      name: 'fort',
      left: x - reach,
      top: y - reach,
      right: x + reach,
      bottom: y + reach,
    };
    const met = boxesAt(wanted, 1).filter((label) => overlap(label, fort));
    expect(met).toEqual([]);
  });

  it('are all there once there is room', () => {
    expect(boxesAt(wantedIn('en', 1), 2)).toHaveLength(LOCATIONS.length);
  });

  it('are never cut by the edge of what is seen: those of places beyond it stay beyond it', () => {
    const scale = 0.68;
    const [x, y] = LOCATION_SPOTS['fort-duquesne'];
    const left = x * scale + 6;
    const seen = { left, top: y * scale - 130, right: left + 390, bottom: y * scale + 130 };
    const labels = boxesAt(wantedIn('de', 1), scale, seen);
    const isCut = (box: Box): boolean =>
      overlap(box, { name: 'seen', ...seen }) &&
      (box.left < seen.left ||
        box.right > seen.right ||
        box.top < seen.top ||
        box.bottom > seen.bottom);
    expect(labels.filter(isCut)).toEqual([]);
    expect(labels.map(({ name }) => name)).toContain('fort-duquesne');
  });

  it('leave the room to the more important place', () => {
    const crowded = 0.3;
    const wanted = wantedIn('en', 1.4);
    const isPlaced = (labels: readonly LabelWanted[], id: LocationId): boolean =>
      placeLabels(labels, crowded, 4).has(id);
    const crowdedOut = wanted.filter(
      (label) => isPlaced([label], label.id) && !isPlaced(wanted, label.id),
    );
    expect(crowdedOut.length).toBeGreaterThan(0);
    for (const { id } of crowdedOut) {
      const raised = wanted.map((label) =>
        label.id === id ? { ...label, importance: 99 } : label,
      );
      expect([id, isPlaced(raised, id)]).toEqual([id, true]);
    }
  });
});
