// `governor-abandons`: returning the card of a controlled location with the Governor gives the location up.
import { describe, expect, it } from 'vitest';
import { NO_CHOICE, explain, invariantsBrokenBy, type GameState } from '@arpents/engine';
import {
  codeOf,
  givenGame,
  kindsOfEvents,
  legal,
  piles,
  play,
  refusalOf,
  standingAt,
  step,
  type Given,
} from '@arpents/test-kit';

const given = (situation: Given): GameState =>
  givenGame({ rules: ['governor-abandons'], ...situation });

describe('governor-abandons', () => {
  it('[R81, R96] the village goes back to stock, the location is neutral and its card available', () => {
    const game = given({ british: { hand: ['governor', 'norfolk', 'boston'] } });
    const { villages } = game.players.british;
    const returned = step(game, 'governor: governor + norfolk');
    expect(kindsOfEvents(returned)).toEqual([
      'action-taken',
      'card-returned',
      'location-abandoned',
    ]);
    const { state } = returned;
    expect(standingAt(state, 'norfolk')).toBeNull();
    expect(state.players.british.villages).toBe(villages + 1);
    expect(piles(state, 'british').available).toContain('norfolk');
    expect(piles(state, 'british').discard).toEqual(['governor']);
    // Nobody captured it.
    expect(state.players.french).toMatchObject({ capturedVillages: 0, capturedTowns: 0 });
    expect(invariantsBrokenBy(state)).toEqual([]);
  });

  it('[R34, R96] a town goes back as a town, and its fortification to the common stock', () => {
    const game = given({
      locations: { albany: 'british town fortified' },
      british: { hand: ['governor', 'albany'] },
    });
    const { towns, villages } = game.players.british;
    const returned = step(game, 'governor: governor + albany');
    expect(kindsOfEvents(returned)).toContain('fortification-lost');
    expect(standingAt(returned.state, 'albany')).toBeNull();
    expect(returned.state.players.british).toMatchObject({ towns: towns + 1, villages });
    expect(returned.state.fortifications).toBe(game.fortifications + 1);
  });

  it('[R81] two locations in one action, or a location and an empire card', () => {
    const game = given({ british: { hand: ['governor', 'norfolk', 'new-haven', 'militia'] } });
    const two = play(game, 'governor: governor + norfolk + new-haven');
    expect(standingAt(two, 'norfolk')).toBeNull();
    expect(standingAt(two, 'new-haven')).toBeNull();
    const mixed = play(game, 'governor: governor + norfolk + militia');
    expect(standingAt(mixed, 'norfolk')).toBeNull();
    expect(standingAt(mixed, 'new-haven')).toBe('british village');
  });

  it('[R22, R81] the card of a location that is not the player’s own returns without any effect', () => {
    const game = given({
      locations: { pemaquid: 'french village', norfolk: null },
      british: { hand: ['governor', 'pemaquid', 'norfolk', 'new-haven'] },
    });
    const returned = step(game, 'governor: governor + pemaquid + norfolk');
    expect(kindsOfEvents(returned)).toEqual(['action-taken', 'card-returned', 'card-returned']);
    expect(standingAt(returned.state, 'pemaquid')).toBe('french village');
    const abandoned = play(game, 'governor: governor + pemaquid + new-haven');
    expect(standingAt(abandoned, 'pemaquid')).toBe('french village');
    expect(standingAt(abandoned, 'new-haven')).toBeNull();
  });

  it('[R81] the card of a besieged location cannot be returned, and the refusal names the rule', () => {
    const game = given({
      sieges: { french: { location: 'pemaquid', value: 0 } },
      british: { hand: ['governor', 'pemaquid', 'norfolk'] },
    });
    expect(legal(game, 'governor')).toEqual(['governor: governor + norfolk']);
    expect(refusalOf(game, 'governor: governor + norfolk + pemaquid')).toEqual({
      code: 'besieged-card-kept',
      ruling: 'R81',
      rule: 'governor-abandons',
      card: 'location:pemaquid',
      location: 'pemaquid',
    });
    const [explained] = explain(game, {
      ...NO_CHOICE,
      kind: 'governor',
      cards: ['location:pemaquid'],
    });
    expect(explained).toMatchObject({
      ways: [],
      refusal: { code: 'besieged-card-kept', rule: 'governor-abandons' },
    });
  });

  it('[R21, R23] what was supplied through it is cut off', () => {
    const game = given({
      locations: { albany: 'british village', 'fort-stanwix': 'british village' },
      british: { hand: ['governor', 'albany', 'fort-stanwix', 'st-marys'] },
    });
    expect(codeOf(game, 'settle oswego: fort-stanwix + st-marys')).toBeNull();
    const abandoned = play(game, 'governor: governor + albany');
    expect(codeOf(abandoned, 'settle oswego: fort-stanwix + st-marys')).toBe(
      'location-not-connected',
    );
  });

  it('[R39] a siege that was reached through it can be reinforced no longer', () => {
    const game = given({
      locations: {
        albany: 'british village',
        'fort-stanwix': 'british village',
        oswego: 'french village',
        'fort-frontenac': 'french village',
      },
      sieges: { british: 'oswego' },
      british: {
        hand: ['governor', 'albany', 'militia'],
        siegeCards: { british: ['regular-infantry'] },
      },
    });
    expect(codeOf(game, 'reinforce oswego: militia')).toBeNull();
    const abandoned = play(game, 'governor: governor + albany');
    expect(codeOf(abandoned, 'reinforce oswego: militia')).toBe('siege-not-connected');
    expect(abandoned.sieges.british).not.toBeNull();
  });

  it('[R24, R31] even a capital can be given up: it still supplies, and who settles it wins', () => {
    const game = given({
      locations: { pemaquid: 'french village' },
      british: { hand: ['governor', 'boston', 'new-york'] },
      french: { hand: ['pemaquid', 'louisbourg', 'quebec'] },
    });
    const abandoned = play(game, 'governor: governor + boston');
    expect(abandoned.outcome).toBeNull();
    expect(standingAt(abandoned, 'boston')).toBeNull();
    expect(codeOf(abandoned, 'take-money: new-york')).toBeNull();
    const settled = play(
      abandoned,
      'pass',
      'end-turn',
      'settle boston: pemaquid + louisbourg + quebec',
    );
    expect(settled.outcome).toMatchObject({ winner: 'french', ending: 'capital' });
  });

  it('[R28] the location can be settled again like any other, with a village', () => {
    const abandoned = play(
      given({ british: { hand: ['governor', 'norfolk', 'st-marys', 'boston', 'new-york'] } }),
      'governor: governor + norfolk',
    );
    const { villages } = abandoned.players.british;
    const settled = play(abandoned, 'settle norfolk: st-marys + boston + new-york');
    expect(standingAt(settled, 'norfolk')).toBe('british village');
    expect(settled.players.british.villages).toBe(villages - 1);
    expect(piles(settled, 'british').discard.at(-1)).toBe('norfolk');
  });
});
