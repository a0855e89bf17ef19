// `natives-in-sieges`: Native Americans open and reinforce sieges with strength 1, without payment.
import { describe, expect, it } from 'vitest';
import type { GameState } from '@arpents/engine';
import {
  codeOf,
  givenGame,
  legal,
  namesOf,
  piles,
  play,
  siegeOf,
  step,
  type Given,
} from '@arpents/test-kit';

const given = (situation: Given): GameState =>
  givenGame({ rules: ['natives-in-sieges'], ...situation });

describe('natives-in-sieges', () => {
  it('[R36] they open a siege, with strength 1 and without payment', () => {
    const game = given({
      british: { hand: ['pemaquid', 'boston', 'neutral:native-americans'], money: 0 },
    });
    const opened = step(game, 'besiege port-royal: pemaquid + boston + neutral:native-americans');
    expect(siegeOf(opened.state, 'british')).toEqual({
      location: 'port-royal',
      value: 0,
      british: ['neutral:native-americans'],
      french: [],
    });
    expect(opened.state.players.british.money).toBe(0);
  });

  it('[R36] the blue Native Americans of the French as well as neutral ones', () => {
    const game = given({
      side: 'french',
      french: {
        hand: ['port-royal', 'louisbourg', 'native-americans', 'neutral:native-americans'],
        money: 0,
      },
    });
    expect(legal(game, 'besiege')).toContain(
      'besiege pemaquid: port-royal + louisbourg + native-americans',
    );
    expect(legal(game, 'besiege')).toContain(
      'besiege pemaquid: port-royal + louisbourg + neutral:native-americans',
    );
  });

  it('[R18, R38] they reinforce either siege, attacking and defending', () => {
    const game = given({
      sieges: { british: 'port-royal', french: 'pemaquid' },
      british: {
        hand: ['neutral:native-americans', 'neutral:native-americans'],
        money: 0,
        siegeCards: { british: ['militia'] },
      },
      french: { siegeCards: { french: ['militia'] } },
    });
    expect(siegeOf(game, 'british')?.value).toBe(0);
    const reinforced = play(
      game,
      'reinforce port-royal: neutral:native-americans',
      'reinforce pemaquid: neutral:native-americans',
    );
    expect(siegeOf(reinforced, 'british')?.value).toBe(1);
    expect(siegeOf(reinforced, 'french')?.value).toBe(-1);
    expect(reinforced.players.british.money).toBe(0);
    expect(reinforced.actionsLeft).toBe(0);
  });

  it('[R39] as for every reinforcement the siege must be connected', () => {
    const game = given({
      locations: { oswego: 'french village' },
      sieges: { british: { location: 'oswego', value: 0 } },
      british: { hand: ['neutral:native-americans'] },
    });
    expect(codeOf(game, 'reinforce oswego: neutral:native-americans')).toBe('siege-not-connected');
  });

  it('[R51] they may be the card lost: neutral ones return to the display, blue ones to the French', () => {
    const lost = given({
      phase: 'end-test',
      sieges: { french: { location: 'pemaquid', value: -1 } },
      french: { siegeCards: { french: ['native-americans', 'neutral:native-americans'] } },
    });
    expect(legal(lost)).toEqual([
      'give-up-card french-siege: native-americans',
      'give-up-card french-siege: neutral:native-americans',
    ]);
    const neutral = play(lost, 'give-up-card french-siege: neutral:native-americans');
    expect(namesOf(neutral.neutral).filter((name) => name.includes('native'))).toHaveLength(5);
    expect(piles(neutral, 'french').discard).toEqual(['native-americans']);
    const blue = play(lost, 'give-up-card french-siege: native-americans');
    expect(piles(blue, 'french').available).toContain('native-americans');
    // Only the rule brings them into a siege in the first place.
    const opened = given({
      side: 'french',
      french: { hand: ['port-royal', 'louisbourg', 'native-americans'] },
    });
    const withdrawn = play(
      opened,
      'besiege pemaquid: port-royal + louisbourg + native-americans',
      'withdraw french: native-americans',
    );
    expect(piles(withdrawn, 'french').available).toContain('native-americans');
  });

  it('[R36, R67] money is still asked for their raids and ambushes', () => {
    const game = given({
      side: 'french',
      french: { hand: ['native-americans', 'port-royal', 'louisbourg'], money: 0 },
    });
    expect(codeOf(game, 'ambush: native-americans')).toBe('not-enough-money');
    expect(codeOf(game, 'besiege pemaquid: port-royal + louisbourg + native-americans')).toBeNull();
  });
});
