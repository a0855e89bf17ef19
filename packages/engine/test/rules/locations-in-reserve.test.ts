// `locations-in-reserve`: any location card may be put in the reserve.
import { describe, expect, it } from 'vitest';
import type { GameState } from '@arpents/engine';
import { givenGame, legal, namesOf, piles, play, whyNot, type Given } from '@arpents/test-kit';

const given = (situation: Given): GameState =>
  givenGame({ rules: ['locations-in-reserve'], ...situation });

describe('locations-in-reserve', () => {
  it('[R79] location cards are reserved like empire cards', () => {
    const game = given({ british: { hand: ['boston', 'albany', 'militia'] } });
    expect(legal(game, 'reserve')).toEqual([
      'reserve: boston',
      'reserve: albany',
      'reserve: militia',
    ]);
    const reserved = play(game, 'reserve: boston');
    expect(piles(reserved, 'british')).toMatchObject({
      hand: ['albany', 'militia'],
      reserve: ['boston'],
      discard: [],
    });
    expect(reserved.actionsLeft).toBe(1);
  });

  it('[R21, R79] it does not matter whether the location is controlled, besieged or connected', () => {
    const game = given({
      locations: { pemaquid: null, oswego: 'british village' },
      sieges: { french: { location: 'norfolk', value: 0 } },
      british: { hand: ['pemaquid', 'norfolk', 'oswego'] },
    });
    expect(legal(game, 'reserve')).toEqual([
      'reserve: norfolk',
      'reserve: pemaquid',
      'reserve: oswego',
    ]);
  });

  it('[R80, R100] they are retrieved for 1 money each, known to everybody, and of use again', () => {
    const reserved = given({ british: { money: 2, reserve: ['boston', 'militia'] } });
    const own = given({ british: { money: 2, hand: ['boston', 'militia'] } });
    const retrieved = play(reserved, 'retrieve');
    expect(retrieved.players.british.money).toBe(0);
    expect(namesOf(retrieved.players.british.known)).toEqual(['boston', 'militia']);
    expect(play(retrieved, 'take-money: boston').players.british.money).toBe(3);
    expect(play(own, 'reserve: boston').players.british.reserve).toHaveLength(1);
  });

  it('[R79] the limit of five counts them', () => {
    const reserve = ['militia', 'militia', 'rangers', 'settlers'];
    const full = play(
      given({ british: { hand: ['boston', 'new-york'], reserve } }),
      'reserve: boston',
    );
    expect(full.players.british.reserve).toHaveLength(5);
    expect(whyNot(full, 'reserve: new-york')).toBe('reserve-full R79');
  });

  it('[R69] an ambush finds no location card in the reserve', () => {
    const ambushed = play(
      given({ british: { hand: ['norfolk', 'boston'] }, french: { hand: ['coureurs-de-bois'] } }),
      'reserve: norfolk',
      'pass',
      'end-turn',
      'ambush: coureurs-de-bois',
      'block-ambush: -',
    );
    expect(legal(ambushed)).toEqual(['show-hand: boston']);
  });
});
