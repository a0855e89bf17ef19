// The tables of map and cards against facts that are known without them (R1, R2, R6, R25, R26).
import { describe, expect, it } from 'vitest';
import {
  CARD_KINDS,
  CONNECTIONS,
  LOCATIONS,
  PLACE_IDS,
  SEA,
  SIDES,
  SIDE_FACTS,
  TRANSPORTS,
  type LocationId,
  type Side,
} from '@arpents/engine';

const copies = (kinds: typeof CARD_KINDS): number =>
  kinds.reduce((sum, kind) => sum + kind.count, 0);
const inGame = CARD_KINDS.filter((kind) => !kind.optional);
const ofOwner = (owner: Side | null): typeof CARD_KINDS =>
  inGame.filter((kind) => kind.owner === owner);

const locationCards = (side: Side) =>
  CARD_KINDS.flatMap(({ owner, location }) =>
    owner === side && location !== null ? [location] : [],
  );
const locationCard = (side: Side, id: LocationId) => {
  const card = locationCards(side).find(({ location }) => location === id);
  if (card === undefined) throw new Error(`no ${side} card for ${id}`);
  return card;
};
const printedOn = (side: Side, id: LocationId): LocationId[] =>
  TRANSPORTS.flatMap((transport) => [...(locationCard(side, id).connects[transport] ?? [])]);

const connectionBetween = (one: LocationId, other: LocationId) =>
  CONNECTIONS.find(({ a, b }) => (a === one && b === other) || (a === other && b === one));
const onSea = (id: LocationId): boolean => SEA.some((one) => one === id);

describe('cards', () => {
  it('[R2] there are 109 cards: 54 British, 46 French and 9 neutral', () => {
    expect(copies(inGame)).toBe(109);
    expect(copies(ofOwner('british'))).toBe(54);
    expect(copies(ofOwner('french'))).toBe(46);
    expect(copies(ofOwner(null))).toBe(9);
  });

  it('[R2] the only card outside the 109 is the French Bateaux', () => {
    const optional = CARD_KINDS.filter((kind) => kind.optional);
    expect(optional.map(({ owner, id }) => `${String(owner)} ${id}`)).toEqual([
      'french empire:bateaux',
    ]);
  });

  it.each([
    ['british', 33, 21],
    ['french', 26, 20],
  ] as const)('[R2] the %s side has %d location and %d empire cards', (side, locations, empire) => {
    expect(locationCards(side)).toHaveLength(locations);
    expect(copies(ofOwner(side).filter((kind) => kind.empire !== null))).toBe(empire);
  });

  it('[R2] no location has two cards for one side, and no card more symbols than one of a kind', () => {
    for (const side of SIDES) {
      const ids = locationCards(side).map(({ location }) => location);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { symbols } of locationCards(side)) {
        const { coins = 1, ...others } = symbols;
        expect(coins).toBeLessThanOrEqual(3);
        expect(Object.values(others).every((count) => count === 1)).toBe(true);
      }
    }
  });

  it('[R2] all coins together are worth 20 for the British and 5 for the French', () => {
    const worth = (side: Side): number =>
      locationCards(side).reduce((sum, { symbols }) => sum + (symbols.coins ?? 0), 0);
    expect(worth('british')).toBe(20);
    expect(worth('french')).toBe(5);
  });

  it.each([
    ['british', { bateaux: 6, ship: 6, wagon: 1, fur: 14, settler: 4, military: 2 }],
    ['french', { bateaux: 14, ship: 4, wagon: 0, fur: 19, settler: 1, military: 2 }],
  ] as const)('[R2] symbols on the %s location cards', (side, expected) => {
    const symbols = ['bateaux', 'ship', 'wagon', 'fur', 'settler', 'military'] as const;
    for (const symbol of symbols) {
      const cards = locationCards(side).filter((card) => card.symbols[symbol] !== undefined);
      expect(cards, symbol).toHaveLength(expected[symbol]);
    }
  });

  it('[R6] the locations without a card of a side are exactly those of the ruling', () => {
    const without = (side: Side): string[] =>
      PLACE_IDS.filter((id) => !locationCards(side).some(({ location }) => location === id)).sort();
    expect(without('british')).toEqual(['michillimackinac', 'montreal', 'quebec']);
    expect(without('french')).toEqual(
      [
        'boston',
        'new-haven',
        'new-york',
        'norfolk',
        'philadelphia',
        'st-marys',
        'baltimore',
        'cumberland',
        'deerfield',
        'richmond',
      ].sort(),
    );
  });
});

describe('printed connections', () => {
  it.each(SIDES)('[R26] every connection on a %s card stands there once', (side) => {
    for (const { location } of locationCards(side)) {
      const printed = printedOn(side, location);
      expect(new Set(printed).size, location).toBe(printed.length);
      expect(printed, location).not.toContain(location);
    }
  });

  it.each(SIDES)('[R26] %s ships sail between places on the sea', (side) => {
    for (const { location, connects } of locationCards(side)) {
      for (const target of connects.ship ?? []) {
        expect(onSea(location) && onSea(target), `${location} to ${target}`).toBe(true);
      }
    }
  });

  it.each(SIDES)('[R26] %s bateaux follow rivers and lakes, wagons follow roads', (side) => {
    for (const { location, connects } of locationCards(side)) {
      for (const target of connects.bateaux ?? []) {
        expect(['river', 'lake'], `${location} to ${target}`).toContain(
          connectionBetween(location, target)?.kind,
        );
      }
      for (const target of connects.wagon ?? []) {
        expect(connectionBetween(location, target)?.kind, `${location} to ${target}`).toBe('road');
      }
    }
  });

  it('[R26] a connection need not be mutual', () => {
    expect(printedOn('british', 'boston')).toContain('halifax');
    expect(printedOn('british', 'halifax')).not.toContain('boston');
    expect(printedOn('french', 'louisbourg')).toContain('trois-rivieres');
    expect(printedOn('french', 'trois-rivieres')).not.toContain('louisbourg');
  });

  it('[R26] wagons lead only to and from Cumberland, and from Fort Halifax to Kennebec', () => {
    const byWagon = SIDES.flatMap((side) =>
      locationCards(side).flatMap(({ location, connects }) =>
        (connects.wagon ?? []).map((target) => `${side} ${location} ${target}`),
      ),
    );
    expect(byWagon).toEqual([
      'british cumberland fort-duquesne',
      'british fort-duquesne cumberland',
      'british fort-halifax kennebec',
    ]);
  });

  it.each([
    ['british', 15, 57, 46],
    ['french', 9, 37, 42],
  ] as const)('[R26] %s cards: %d lead by ship; %d ways by ship, %d by bateaux', (...row) => {
    const [side, shipping, byShip, byBateaux] = row;
    const count = (transport: 'ship' | 'bateaux'): number[] =>
      locationCards(side).map(({ connects }) => connects[transport]?.length ?? 0);
    const sum = (counts: number[]): number => counts.reduce((total, one) => total + one, 0);
    expect(count('ship').filter((ways) => ways > 0)).toHaveLength(shipping);
    expect(sum(count('ship'))).toBe(byShip);
    expect(sum(count('bateaux'))).toBe(byBateaux);
  });
});

describe('the map', () => {
  it('[R1, R2] 36 locations are worth 70 points, with pieces for each side as in the ruling', () => {
    expect(LOCATIONS).toHaveLength(36);
    expect(LOCATIONS.reduce((sum, { points }) => sum + points, 0)).toBe(70);
    expect(SIDE_FACTS.british).toMatchObject({ villages: 18, towns: 12 });
    expect(SIDE_FACTS.french).toMatchObject({ villages: 18, towns: 9 });
  });

  it('[R25] no two locations are connected twice, and none with itself', () => {
    const pairs = CONNECTIONS.map(({ a, b }) => [a, b].sort().join(' '));
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(CONNECTIONS.filter(({ a, b }) => a === b)).toEqual([]);
  });

  it('[R25] the cards of Kennebec lead nowhere, those of Fort St. John lead to Québec', () => {
    for (const side of SIDES) {
      expect(printedOn(side, 'kennebec')).toEqual([]);
      expect(printedOn(side, 'fort-st-john')).toContain('quebec');
    }
  });

  it('[R25] four rivers carry no raids, and two of these no supply either', () => {
    const silent = CONNECTIONS.filter(({ raid }) => !raid);
    expect(silent.map(({ a, b, kind, supply }) => `${a} ${b} ${kind} ${String(supply)}`)).toEqual([
      'fort-st-john quebec river false',
      'st-marys baltimore river true',
      'st-marys richmond river false',
      'tadoussac quebec river true',
    ]);
  });

  it('[R25] trails carry raids and no supply', () => {
    const trails = CONNECTIONS.filter(({ kind }) => kind === 'trail');
    expect(trails).toHaveLength(9);
    expect(trails.every(({ raid, supply }) => raid && !supply)).toBe(true);
  });

  it('[R25] Trois-Rivières and Fort Beauséjour are the places on the sea without a ship symbol', () => {
    const shipless = LOCATIONS.filter(({ id, ship }) => onSea(id) && !ship);
    expect(shipless.map(({ id }) => id).sort()).toEqual(['fort-beausejour', 'trois-rivieres']);
    expect(LOCATIONS.filter(({ id, ship }) => ship && !onSea(id))).toEqual([]);
  });
});
