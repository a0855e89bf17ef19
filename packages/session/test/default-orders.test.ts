// The orders that everybody begins with, by pace and by who sits opposite.
import { describe, expect, it } from 'vitest';
import {
  areOrdersOf,
  circumstancesOf,
  defaultOrders,
  type Circumstances,
  type Pace,
  type StandingOrders,
} from '@arpents/session';

const LIVE: Pace = { kind: 'live', minutes: 30, incrementSeconds: 10 };
const DAYS: Pace = { kind: 'days', daysPerTurn: 3, capDays: 10 };
const NONE: Pace = { kind: 'none' };

const ANSWERED: Partial<StandingOrders> = {
  ambush: 'if-something-to-lose',
  ambushLossFrom: 'reserve',
  convertFrom: 'reserve',
  raid: 'block',
  settleAfterSurrender: 'ask',
  siegeLoss: 'ask',
};
const ASKED: Partial<StandingOrders> = {
  ambush: 'ask',
  ambushLossFrom: 'ask',
  convertFrom: 'ask',
  raid: 'ask',
  settleAfterSurrender: 'ask',
  siegeLoss: 'ask',
};

/** A pace or an opponent without a row does not compile. */
const DEFAULTS: Readonly<
  Record<
    Circumstances['opponent'],
    Readonly<Record<Pace['kind'], readonly [Pace, Partial<StandingOrders>]>>
  >
> = {
  person: { none: [NONE, ANSWERED], days: [DAYS, ANSWERED], live: [LIVE, ASKED] },
  'same-screen': { none: [NONE, ASKED], days: [DAYS, ASKED], live: [LIVE, ASKED] },
  computer: { none: [NONE, ASKED], days: [DAYS, ASKED], live: [LIVE, ASKED] },
};

describe.each(Object.entries(DEFAULTS))('against a %s', (opponent, paces) => {
  it.each(Object.entries(paces))(
    '[R101] [R103] [R105] [R106] [R107] [R108] with the pace %s',
    (_, [pace, expected]) => {
      for (const side of ['british', 'french'] as const) {
        const orders = defaultOrders(side, {
          pace,
          opponent: opponent as Circumstances['opponent'],
        });
        expect(orders).toMatchObject(expected);
        expect(areOrdersOf(side, orders)).toBe(true);
        expect(areOrdersOf(side === 'british' ? 'french' : 'british', orders)).toBe(false);
      }
    },
  );
});

it('[R101] who sits opposite follows from the seats; a free one waits for a person', () => {
  const person = { kind: 'person' } as const;
  const of = (british: 'person' | 'computer' | 'free', french: 'person' | 'computer' | 'free') => {
    const seats = { british: { kind: british }, french: { kind: french } };
    return (['british', 'french'] as const).map(
      (side) => circumstancesOf(NONE, seats, side).opponent,
    );
  };
  expect(of('person', 'person')).toEqual(['person', 'person']);
  expect(of('person', 'free')).toEqual(['person', 'person']);
  expect(of('computer', 'person')).toEqual(['person', 'computer']);
  expect(circumstancesOf(LIVE, { british: person, french: person }, 'british').pace).toBe(LIVE);
});

it('[R103] the lists are those of the rules', () => {
  const lists = (side: 'british' | 'french') => {
    const { ambushBlockers, ambushLosses, raidBlockers, siegeLosses } = defaultOrders(side, {
      pace: NONE,
      opponent: 'person',
    });
    return [ambushBlockers, ambushLosses, raidBlockers, siegeLosses].map((list) => list.join(' '));
  };
  expect(lists('british')).toEqual([
    'native-americans rangers',
    'militia regular-infantry siege-artillery',
    'native-americans location-card fortification militia rangers',
    'militia fortification ships rangers regular-infantry military-leader siege-artillery',
  ]);
  expect(lists('french')).toEqual([
    'native-americans militia coureurs-de-bois',
    'regular-infantry siege-artillery',
    'native-americans location-card fortification militia coureurs-de-bois',
    'militia fortification ships coureurs-de-bois regular-infantry military-leader siege-artillery',
  ]);
});
