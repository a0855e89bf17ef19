// `lost-locations-in-reserve`: cards of locations that the player does not control may be put in the reserve.
import { describe, expect, it } from 'vitest';
import { NO_CHOICE, explain, type GameState } from '@arpents/engine';
import {
  codeOf,
  givenGame,
  legal,
  piles,
  play,
  refusalOf,
  whyNot,
  type Given,
} from '@arpents/test-kit';

const RULE = 'lost-locations-in-reserve';

const given = (situation: Given): GameState => givenGame({ rules: [RULE], ...situation });

describe('lost-locations-in-reserve', () => {
  it('[R54, R79] the card of a location that is neutral or the enemy’s can be reserved', () => {
    const game = given({
      locations: { pemaquid: 'french village', norfolk: null },
      british: { hand: ['boston', 'norfolk', 'pemaquid', 'militia'] },
    });
    expect(legal(game, 'reserve')).toEqual([
      'reserve: norfolk',
      'reserve: pemaquid',
      'reserve: militia',
    ]);
    const reserved = play(game, 'reserve: norfolk', 'reserve: pemaquid');
    expect(piles(reserved, 'british').reserve).toEqual(['norfolk', 'pemaquid']);
  });

  it('[R79] the card of a controlled location cannot, nor if it is besieged or not connected', () => {
    const game = given({
      locations: { pemaquid: null, oswego: 'british village' },
      sieges: { french: { location: 'norfolk', value: 0 } },
      british: { hand: ['boston', 'norfolk', 'oswego', 'pemaquid'] },
    });
    for (const card of ['boston', 'norfolk', 'oswego']) {
      expect(whyNot(game, `reserve: ${card}`)).toBe('location-is-yours R79');
    }
    expect(legal(game, 'reserve')).toEqual(['reserve: pemaquid']);
  });

  it('[R79] who asks why not is told of the rule: by the card, and where no card can be reserved', () => {
    const held = { code: 'location-is-yours', card: 'location:boston', rule: RULE };
    const game = given({ british: { hand: ['boston', 'militia'] } });
    expect(refusalOf(game, 'reserve: boston')).toMatchObject(held);
    const choice = { ...NO_CHOICE, kind: 'reserve' } as const;
    expect(explain(game, { ...choice, cards: ['location:boston'] })[0].refusal).toMatchObject(held);
    expect(explain(given({ british: { hand: ['boston'] } }), choice)[0].refusal).toMatchObject({
      code: 'not-reservable',
      card: null,
      rule: RULE,
    });
  });

  it('[R79] what counts is control at the moment of reserving', () => {
    const raided = play(
      given({
        side: 'french',
        actionsLeft: 1,
        locations: { 'fort-halifax': 'french village' },
        french: { hand: ['coureurs-de-bois'] },
        british: { hand: ['pemaquid'] },
      }),
      'raid pemaquid: coureurs-de-bois',
      'block-raid: -',
      'end-turn',
    );
    expect(codeOf(raided, 'reserve: pemaquid')).toBeNull();
    const reserved = play(raided, 'reserve: pemaquid');
    expect(piles(reserved, 'british').reserve).toEqual(['pemaquid']);
  });

  it('[R80] such a card is retrieved like any other, also when the location is controlled again', () => {
    const retrieved = play(
      given({ locations: { pemaquid: null }, british: { hand: ['pemaquid'], money: 3 } }),
      'reserve: pemaquid',
      'retrieve',
    );
    expect(piles(retrieved, 'british')).toMatchObject({ hand: ['pemaquid'], reserve: [] });
    expect(retrieved.players.british.money).toBe(2);
  });

  it('[R79] the limit of five counts them', () => {
    const full = play(
      given({
        locations: { pemaquid: null, norfolk: null },
        british: {
          hand: ['pemaquid', 'norfolk'],
          reserve: ['militia', 'militia', 'rangers', 'settlers'],
        },
      }),
      'reserve: pemaquid',
    );
    expect(whyNot(full, 'reserve: norfolk')).toBe('reserve-full R79');
  });

  it('[R6, R79] it holds for both sides', () => {
    const game = given({
      side: 'french',
      locations: { gaspe: null },
      french: { hand: ['gaspe', 'quebec'] },
    });
    expect(legal(game, 'reserve')).toEqual(['reserve: gaspe']);
  });
});
