// `free-discard-of-lost-locations`: the card of a location that is not controlled is discarded as a free action.
import { describe, expect, it } from 'vitest';
import { NO_CHOICE, explain, type GameState } from '@arpents/engine';
import {
  codeOf,
  givenGame,
  kindsOfEvents,
  legal,
  piles,
  play,
  refusalOf,
  step,
  type Given,
} from '@arpents/test-kit';

const RULE = 'free-discard-of-lost-locations';

const given = (situation: Given): GameState =>
  givenGame({
    rules: [RULE],
    ...situation,
    locations: { pemaquid: 'french village', norfolk: null, ...situation.locations },
  });

describe('free-discard-of-lost-locations', () => {
  it('[R54, R92] the card of a location that is neutral or the enemy’s is discarded for nothing', () => {
    const game = given({ british: { hand: ['boston', 'norfolk', 'pemaquid', 'militia'] } });
    expect(legal(game, 'discard-lost-location')).toEqual([
      'discard-lost-location: norfolk',
      'discard-lost-location: pemaquid',
    ]);
    const discarded = step(game, 'discard-lost-location: pemaquid');
    expect(kindsOfEvents(discarded)).toEqual(['action-taken']);
    expect(discarded.state.actionsLeft).toBe(2);
    expect(discarded.state.players.british.money).toBe(10);
    expect(piles(discarded.state, 'british')).toMatchObject({
      hand: ['boston', 'norfolk', 'militia'],
      discard: ['pemaquid'],
    });
    expect(discarded.revealed).toBe(false);
  });

  it('[R92] any number of them, one by one, also with no action left', () => {
    const game = given({ actionsLeft: 0, british: { hand: ['norfolk', 'pemaquid'] } });
    const discarded = play(
      game,
      'discard-lost-location: norfolk',
      'discard-lost-location: pemaquid',
    );
    expect(piles(discarded, 'british')).toMatchObject({
      hand: [],
      discard: ['norfolk', 'pemaquid'],
    });
    expect(codeOf(game, 'discard-lost-location: norfolk + pemaquid')).toBe('wrong-number-of-cards');
  });

  it('[R21, R92] not the card of a controlled location, besieged or cut off though it may be', () => {
    const game = given({
      locations: { oswego: 'british village' },
      sieges: { french: { location: 'new-haven', value: 0 } },
      british: { hand: ['boston', 'new-haven', 'oswego'] },
    });
    for (const card of ['boston', 'new-haven', 'oswego']) {
      expect(refusalOf(game, `discard-lost-location: ${card}`)).toMatchObject({
        code: 'location-is-yours',
        rule: RULE,
      });
    }
    expect(legal(game, 'discard-lost-location')).toEqual([]);
  });

  it('[R92] not an empire card, and who asks why not is told of the rule', () => {
    const game = given({ british: { hand: ['militia', 'boston'] } });
    expect(refusalOf(game, 'discard-lost-location: militia')).toMatchObject({
      code: 'no-lost-location',
      card: 'empire:militia',
      rule: RULE,
    });
    expect(codeOf(game, 'discard-lost-location: norfolk')).toBe('card-not-in-hand');
    const [explained] = explain(game, { ...NO_CHOICE, kind: 'discard-lost-location' });
    expect(explained).toMatchObject({
      ways: [],
      refusal: { code: 'no-lost-location', card: null, rule: RULE },
    });
  });

  it('[R6, R92] the French discard theirs likewise', () => {
    const game = given({
      side: 'french',
      locations: { gaspe: 'british village' },
      french: { hand: ['gaspe', 'quebec', 'pemaquid'] },
    });
    expect(legal(game, 'discard-lost-location')).toEqual(['discard-lost-location: gaspe']);
  });

  it('[R28] a location that is settled again in the meantime is lost no longer', () => {
    const game = given({
      british: { hand: ['norfolk', 'st-marys', 'boston', 'new-york'] },
    });
    expect(codeOf(game, 'discard-lost-location: norfolk')).toBeNull();
    const settled = play(game, 'settle norfolk: st-marys + boston + new-york');
    expect(codeOf(settled, 'discard-lost-location: norfolk')).toBe('location-is-yours');
  });
});
