// `governor-spares-home`: the Governor cannot return the card of a starting location that the player controls.
import { describe, expect, it } from 'vitest';
import { NO_CHOICE, explain, type GameState } from '@arpents/engine';
import { codeOf, givenGame, legal, refusalOf, type Given } from '@arpents/test-kit';

const given = (situation: Given): GameState =>
  givenGame({ rules: ['governor-spares-home'], ...situation });

describe('governor-spares-home', () => {
  it('[R81] the card of a controlled starting location stays, and the refusal names the rule', () => {
    const game = given({ british: { hand: ['governor', 'boston', 'norfolk', 'militia'] } });
    expect(legal(game, 'governor')).toEqual(['governor: governor + militia']);
    expect(refusalOf(game, 'governor: governor + norfolk')).toEqual({
      code: 'home-card-spared',
      ruling: 'R81',
      rule: 'governor-spares-home',
      card: 'location:norfolk',
      location: 'norfolk',
    });
    expect(refusalOf(game, 'governor: governor + militia + boston')).toMatchObject({
      code: 'home-card-spared',
      card: 'location:boston',
    });
    const [explained] = explain(game, {
      ...NO_CHOICE,
      kind: 'governor',
      cards: ['location:boston'],
    });
    expect(explained).toMatchObject({
      ways: [],
      refusal: { code: 'home-card-spared', rule: 'governor-spares-home' },
    });
  });

  it('[R54, R81] once the location is lost, its card may go', () => {
    const game = given({
      locations: { pemaquid: 'french village', norfolk: null },
      british: { hand: ['governor', 'boston', 'norfolk', 'pemaquid'] },
    });
    expect(legal(game, 'governor')).toEqual([
      'governor: governor + norfolk',
      'governor: governor + norfolk + pemaquid',
      'governor: governor + pemaquid',
    ]);
  });

  it('[R81] cards of locations that were settled later may go, controlled or not', () => {
    const game = given({
      locations: { albany: 'british village' },
      british: { hand: ['governor', 'albany', 'oswego', 'new-york'] },
    });
    expect(codeOf(game, 'governor: governor + albany + oswego')).toBeNull();
    expect(codeOf(game, 'governor: governor + albany + new-york')).toBe('home-card-spared');
  });

  it('[R81] a besieged or cut-off home is controlled all the same', () => {
    const game = given({
      sieges: { french: { location: 'pemaquid', value: 1 } },
      british: { hand: ['governor', 'pemaquid'] },
    });
    expect(codeOf(game, 'governor: governor + pemaquid')).toBe('home-card-spared');
  });

  it('[R2, R81] home is where the side itself started: an enemy home that was taken is not', () => {
    const game = given({
      side: 'french',
      locations: { pemaquid: 'french village' },
      french: { hand: ['governor', 'pemaquid', 'gaspe'] },
    });
    expect(legal(game, 'governor')).toEqual(['governor: governor + pemaquid']);
  });
});
