// Building fortifications and losing them (R33, R34).
import { describe, expect, it } from 'vitest';
import {
  givenGame,
  kindsOfEvents,
  legal,
  piles,
  play,
  refusalOf,
  standingAt,
  step,
  whyNot,
  type Given,
  type GivenLocations,
} from '@arpents/test-kit';

const hand = ['pemaquid', 'fortification'];
const fortifyPemaquid = 'fortify pemaquid: pemaquid + fortification';

describe('fortifying', () => {
  it('[R33] two cards and 3 money put a fortification from the stock on the location', () => {
    const game = givenGame({ british: { hand, money: 3 } });
    const fortified = step(game, fortifyPemaquid);
    expect(standingAt(fortified.state, 'pemaquid')).toBe('british village fortified');
    expect(fortified.state.fortifications).toBe(11);
    expect(fortified.state.players.british.money).toBe(0);
    expect(piles(fortified.state, 'british').discard).toEqual(['pemaquid', 'fortification']);
    expect(kindsOfEvents(fortified)).toEqual([
      'action-taken',
      'money-changed',
      'fortification-built',
    ]);
  });

  it('[R33] the cards are listed location first, and go down in the order named', () => {
    const game = givenGame({ british: { hand } });
    expect(legal(game, 'fortify')).toEqual([fortifyPemaquid]);
    const reversed = play(game, 'fortify pemaquid: fortification + pemaquid');
    expect(standingAt(reversed, 'pemaquid')).toBe('british village fortified');
    expect(piles(reversed, 'british').discard).toEqual(['fortification', 'pemaquid']);
  });

  it('[R33] a neutral fortification card does as well', () => {
    const game = givenGame({ british: { hand: ['pemaquid', 'neutral:fortification'] } });
    expect(legal(game, 'fortify')).toEqual(['fortify pemaquid: pemaquid + neutral:fortification']);
  });

  it('[R33] towns, and places without points, can be fortified', () => {
    const game = givenGame({
      locations: { 'fort-halifax': 'british village' },
      british: { hand: ['boston', 'fort-halifax', 'fortification'] },
    });
    expect(legal(game, 'fortify')).toEqual([
      'fortify boston: boston + fortification',
      'fortify fort-halifax: fort-halifax + fortification',
    ]);
    const after = play(game, 'fortify boston: boston + fortification');
    expect(standingAt(after, 'boston')).toBe('british town fortified');
  });
});

describe('what cannot be fortified', () => {
  it.each([
    ['already fortified', { pemaquid: 'british village fortified' }, 'already-fortified R33'],
    ['lost', { pemaquid: null }, 'location-not-controlled R21'],
    ['an enemy’s', { pemaquid: 'french village' }, 'location-not-controlled R21'],
  ] as const)('[R33] a location that is %s', (_state, locations: GivenLocations, refused) => {
    const game = givenGame({ locations, british: { hand } });
    expect(whyNot(game, fortifyPemaquid)).toBe(refused);
    expect(legal(game, 'fortify')).toEqual([]);
  });

  it('[R33] a besieged location', () => {
    const game = givenGame({ sieges: { french: 'pemaquid' }, british: { hand } });
    expect(whyNot(game, fortifyPemaquid)).toBe('location-besieged R21');
    expect(legal(game, 'fortify')).toEqual([]);
  });

  it('[R33] anything with less than 3 money', () => {
    const game = givenGame({ british: { hand, money: 2 } });
    expect(whyNot(game, fortifyPemaquid)).toBe('not-enough-money R33');
    expect(legal(game, 'fortify')).toEqual([]);
  });

  it('[R33] anything when the stock is empty, whoever built the twelve', () => {
    const twelve: GivenLocations = {
      boston: 'british town fortified',
      'new-haven': 'british village fortified',
      'new-york': 'british town fortified',
      norfolk: 'british village fortified',
      philadelphia: 'british village fortified',
      'st-marys': 'british village fortified',
      gaspe: 'french village fortified',
      louisbourg: 'french village fortified',
      montreal: 'french village fortified',
      quebec: 'french town fortified',
      'port-royal': 'french village fortified',
      tadoussac: 'french village fortified',
    };
    const game = givenGame({ locations: twelve, british: { hand } });
    expect(game.fortifications).toBe(0);
    expect(refusalOf(game, fortifyPemaquid)).toMatchObject({
      code: 'no-fortification-in-stock',
      ruling: 'R33',
    });
    expect(legal(game, 'fortify')).toEqual([]);
  });

  it('[R33] without a fortification card, or with the card of another location', () => {
    const game = givenGame({
      british: { hand: ['pemaquid', 'norfolk', 'militia', 'fortification'] },
    });
    expect(whyNot(game, 'fortify pemaquid: pemaquid + militia')).toBe('no-fortification-card R33');
    expect(whyNot(game, 'fortify pemaquid: norfolk + fortification')).toBe(
      'not-the-location-card R33',
    );
    expect(whyNot(game, 'fortify pemaquid: militia + fortification')).toBe(
      'not-the-location-card R33',
    );
  });
});

describe('losing a fortification', () => {
  const fortified: Given = {
    locations: { 'port-royal': 'french town fortified' },
    sieges: { british: { location: 'port-royal', value: 2 } },
    british: { siegeCards: { british: ['regular-infantry'] } },
  };

  it('[R34] it returns to the stock when the siege is won', () => {
    const before = givenGame({ ...fortified, actionsLeft: 0, side: 'french' });
    expect(before.fortifications).toBe(11);
    const won = step(before, 'end-turn');
    expect(won.events).toContainEqual({
      kind: 'fortification-lost',
      side: 'french',
      location: 'port-royal',
    });
    expect(won.state.fortifications).toBe(12);
    expect(standingAt(won.state, 'port-royal')).toBeNull();
  });

  it('[R34] it returns to the stock when the location is surrendered', () => {
    const after = play(givenGame({ ...fortified, side: 'french' }), 'withdraw british: -');
    expect(after.fortifications).toBe(12);
  });

  it('[R34] the village of the conqueror stands there without it', () => {
    const game = givenGame({
      ...fortified,
      phase: 'end-test',
      british: { ...fortified.british, hand: ['settlers'] },
    });
    const after = play(game, 'settle-after-siege yes: settlers');
    expect(standingAt(after, 'port-royal')).toBe('british village');
    expect(after.fortifications).toBe(12);
  });
});
