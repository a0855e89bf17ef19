// `free-fur`: a usable location card with fur is sold for 1 money, as a free action.
import { describe, expect, it } from 'vitest';
import { NO_CHOICE, explain, type GameState } from '@arpents/engine';
import {
  codeOf,
  givenGame,
  kindsOfEvents,
  legal,
  piles,
  play,
  step,
  type Given,
} from '@arpents/test-kit';

const given = (situation: Given): GameState =>
  givenGame({ rules: ['free-fur'], side: 'french', ...situation });

describe('free-fur', () => {
  it('[R92] a fur card is discarded for 1 money without using an action', () => {
    const game = given({ french: { hand: ['gaspe', 'quebec', 'tadoussac'], money: 0 } });
    expect(legal(game, 'sell-fur')).toEqual(['sell-fur: gaspe', 'sell-fur: tadoussac']);
    const sold = step(game, 'sell-fur: gaspe');
    expect(kindsOfEvents(sold)).toEqual(['action-taken', 'money-changed']);
    expect(sold.state.players.french.money).toBe(1);
    expect(sold.state.actionsLeft).toBe(2);
    expect(sold.revealed).toBe(false);
    expect(piles(sold.state, 'french')).toMatchObject({
      hand: ['quebec', 'tadoussac'],
      discard: ['gaspe'],
    });
  });

  it('[R92] any number of them, before, between and after the actions', () => {
    const sold = play(
      given({ french: { hand: ['gaspe', 'tadoussac', 'montreal', 'trois-rivieres'], money: 0 } }),
      'sell-fur: gaspe',
      'pass',
      'sell-fur: tadoussac',
      'pass',
      'sell-fur: montreal',
      'sell-fur: trois-rivieres',
    );
    expect(sold.players.french.money).toBe(4);
    expect(sold.actionsLeft).toBe(0);
    expect(legal(sold)).toEqual(['end-turn']);
  });

  it('[R16, R92] the money serves the next action', () => {
    const game = given({ french: { hand: ['gaspe', 'intendant'], money: 1, discard: ['trader'] } });
    expect(codeOf(game, 'intendant: trader')).toBe('not-enough-money');
    expect(codeOf(play(game, 'sell-fur: gaspe'), 'intendant: trader')).toBeNull();
  });

  it('[R21] only a usable card: controlled, connected and not besieged', () => {
    const game = given({
      locations: { gaspe: null, detroit: 'french village' },
      sieges: { british: { location: 'tadoussac', value: 0 } },
      french: { hand: ['gaspe', 'detroit', 'tadoussac', 'montreal'] },
    });
    expect(legal(game, 'sell-fur')).toEqual(['sell-fur: montreal']);
    expect(codeOf(game, 'sell-fur: gaspe')).toBe('location-not-controlled');
    expect(codeOf(game, 'sell-fur: detroit')).toBe('location-not-connected');
    expect(codeOf(game, 'sell-fur: tadoussac')).toBe('location-besieged');
  });

  it('[R75] only a card with fur, and only one at a time', () => {
    const game = given({ french: { hand: ['quebec', 'gaspe', 'montreal', 'trader'] } });
    expect(codeOf(game, 'sell-fur: quebec')).toBe('no-fur');
    expect(codeOf(game, 'sell-fur: trader')).toBe('no-fur');
    expect(codeOf(game, 'sell-fur: gaspe + montreal')).toBe('wrong-number-of-cards');
    expect(codeOf(game, 'sell-fur: tadoussac')).toBe('card-not-in-hand');
  });

  it('[R75] the Trader remains as it is', () => {
    const game = given({ french: { hand: ['trader', 'gaspe', 'montreal'], money: 0 } });
    const traded = play(game, 'sell-fur: montreal', 'trader: trader + gaspe');
    expect(traded.players.french.money).toBe(3);
    expect(traded.actionsLeft).toBe(1);
  });

  it('[R92] the British have furs too, and without the rule nobody sells any', () => {
    const hand = ['pemaquid', 'boston'];
    expect(legal(given({ side: 'british', british: { hand } }), 'sell-fur')).toEqual([
      'sell-fur: pemaquid',
    ]);
    const plain = givenGame({ british: { hand } });
    expect(legal(plain, 'sell-fur')).toEqual([]);
    expect(codeOf(plain, 'sell-fur: pemaquid')).toBe('rule-not-in-force');
  });

  it('[R92] a player who asks why there is nothing to sell is told of the rule', () => {
    const game = given({ french: { hand: ['quebec'] } });
    const [explained] = explain(game, { ...NO_CHOICE, kind: 'sell-fur' });
    expect(explained).toMatchObject({ ways: [], refusal: { code: 'no-fur', rule: 'free-fur' } });
  });
});
