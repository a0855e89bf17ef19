// The scenario rule governor-spares-home: the Governor leaves home cards alone while the home is held.
import { describe, expect, it } from 'vitest';
import { resolveOptions, type GameState } from '@arpents/engine';
import { givenGame, legal, play, refusalOf, whyNot, type Given } from './support/given.ts';

const spared = (given: Given): GameState =>
  givenGame({ ...given, rules: ['governor-spares-home'] });

describe('governor-spares-home', () => {
  it('[R81] the card of a controlled starting location cannot be returned', () => {
    const state = spared({ british: { hand: ['governor', 'norfolk', 'militia'] } });
    expect(refusalOf(state, 'governor: governor + norfolk')).toEqual({
      code: 'home-card-spared',
      ruling: 'R81',
      rule: 'governor-spares-home',
      card: 'location:norfolk',
      location: 'norfolk',
    });
    expect(whyNot(state, 'governor: governor + militia + norfolk')).toBe('home-card-spared R81');
    expect(legal(state, 'governor')).toEqual(['governor: governor + militia']);
  });

  it('[R81] it is spared also while it is besieged or out of supply', () => {
    const state = spared({
      side: 'french',
      french: { hand: ['governor', 'montreal', 'gaspe'] },
      british: { siegeCards: { british: ['militia'] } },
      sieges: { british: 'gaspe' },
      locations: { 'trois-rivieres': null },
    });
    expect(legal(state, 'governor')).toEqual([]);
  });

  it('[R81] the card of a lost starting location can be returned', () => {
    const state = spared({
      british: { hand: ['governor', 'norfolk'] },
      locations: { norfolk: 'french village' },
    });
    expect(whyNot(state, 'governor: governor + norfolk')).toBeNull();
  });

  it('[R81] cards of other locations and empire cards can be returned as always', () => {
    const state = spared({
      british: { hand: ['governor', 'albany', 'ships'] },
      locations: { albany: 'british village' },
    });
    expect(legal(state, 'governor')).toHaveLength(3);
    expect(play(state, 'governor: governor + albany + ships').actionsLeft).toBe(1);
  });

  it("[R81] a starting location of the enemy is no home, though one's own by conquest", () => {
    const state = spared({
      british: { hand: ['governor', 'port-royal'] },
      locations: { 'port-royal': 'british village' },
    });
    expect(whyNot(state, 'governor: governor + port-royal')).toBeNull();
  });

  it('[R81] without the rule home cards are returned like others', () => {
    const state = givenGame({ british: { hand: ['governor', 'norfolk'] } });
    expect(whyNot(state, 'governor: governor + norfolk')).toBeNull();
  });

  it('is asked for by name, and stands in the options of the game', () => {
    expect(resolveOptions({ rules: ['governor-spares-home', 'governor-spares-home'] })).toEqual({
      ok: true,
      value: { edition: 'second', rules: ['governor-spares-home'] },
    });
  });
});
