// How the other player is expected to answer: what hurts is blocked, what is missed least is given up.
import type { GameState } from '@arpents/engine';
import { givenGame } from '@arpents/test-kit';
import { describe, expect, it } from 'vitest';
import { plainReply } from '../src/turns/replies.ts';

const asked = (state: GameState, decision: GameState['decision']): GameState => ({
  ...state,
  decision,
});

describe('the answer that is expected', () => {
  it('[R68] blocks an ambush where there is a card to lose in hand or reserve, and no other', () => {
    const ambushed = (reserve: readonly string[]): GameState =>
      asked(
        givenGame({
          turn: 5,
          french: { hand: ['neutral:native-americans', 'quebec'], reserve },
        }),
        { kind: 'block-ambush', side: 'french' },
      );
    expect(plainReply(ambushed(['regular-infantry']))).toEqual({
      kind: 'block-ambush',
      card: 'neutral:native-americans',
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
