// How the other player is expected to answer: what hurts is blocked, what is missed least is given up.
import type { GameState, RuleId, Side } from '@arpents/engine';
import { givenGame } from '@arpents/test-kit';
import { describe, expect, it } from 'vitest';
import { plainReply } from '../src/turns/replies.ts';

const asked = (state: GameState, decision: GameState['decision']): GameState => ({
  ...state,
  decision,
});

describe('the answer that is expected', () => {
  const ambushed = (rules: readonly RuleId[], side: Side = 'french'): GameState =>
    asked(
      givenGame({
        rules,
        turn: 5,
        french: { hand: ['militia', 'quebec'], siegeCards: { british: ['regular-infantry'] } },
        sieges: { british: { location: 'louisbourg', value: 1 } },
      }),
      { kind: 'block-ambush', side },
    );

  it('[R68] blocks an ambush that would reach cards in a siege, and no other of which nothing is to fear', () => {
    expect(plainReply(ambushed(['ambush-reaches-sieges']))).toEqual({
      kind: 'block-ambush',
      card: 'empire:militia',
    });
    expect(plainReply(ambushed([]))).toEqual({ kind: 'block-ambush', card: null });
  });

  it('[R87] gives up the two cards that are missed least together', () => {
    const state = asked(
      givenGame({
        rules: ['pay-to-reshuffle'],
        turn: 5,
        french: {
          hand: ['louisbourg', 'tadoussac', 'trois-rivieres', 'quebec', 'regular-infantry'],
        },
      }),
      { kind: 'discard-penalty', side: 'french', count: 2 },
    );
    expect(plainReply(state)).toEqual({
      kind: 'discard-penalty',
      cards: ['location:louisbourg', 'location:tadoussac'],
    });
  });
});
