// The Intendant: a card of choice out of the discard pile (R83).
import { describe, expect, it } from 'vitest';
import type { GameState } from '@arpents/engine';
import {
  codeOf,
  givenGame,
  legal,
  namesOf,
  piles,
  play,
  whyNot,
  type GivenSide,
} from '@arpents/test-kit';

const french = (side: GivenSide): GameState => givenGame({ side: 'french', french: side });

describe('the Intendant', () => {
  it('[R83] fetches any one card of the discard pile for 2', () => {
    const state = french({
      money: 5,
      hand: ['intendant', 'quebec'],
      discard: ['militia', 'gaspe', 'militia', 'neutral:native-americans'],
    });
    expect(legal(state, 'intendant')).toEqual([
      'intendant: gaspe',
      'intendant: militia',
      'intendant: neutral:native-americans',
    ]);
    const after = play(state, 'intendant: gaspe');
    expect(after.players.french.money).toBe(3);
    expect(piles(after, 'french')).toMatchObject({
      hand: ['gaspe', 'quebec'],
      discard: ['militia', 'militia', 'neutral:native-americans', 'intendant'],
    });
    expect(after.actionsLeft).toBe(1);
  });

  it('[R83, R22] a card that cannot be used can be fetched', () => {
    const state = givenGame({
      side: 'french',
      french: { hand: ['intendant'], discard: ['gaspe'] },
      locations: { gaspe: null },
    });
    expect(legal(state, 'intendant')).toEqual(['intendant: gaspe']);
  });

  it('[R83] it cannot fetch itself', () => {
    const state = french({ hand: ['intendant'], discard: ['militia'] });
    expect(whyNot(state, 'intendant: intendant')).toBe('not-in-discard R83');
  });

  it('[R83] it is not playable on an empty discard pile', () => {
    const state = french({ hand: ['intendant', 'militia'], discard: [] });
    expect(legal(state, 'intendant')).toEqual([]);
    expect(whyNot(state, 'intendant: militia')).toBe('discard-empty R83');
    expect(whyNot(state, 'intendant: intendant')).toBe('discard-empty R83');
  });

  it('[R83] it is not played for less than 2', () => {
    const state = french({ money: 1, hand: ['intendant'], discard: ['militia'] });
    expect(legal(state, 'intendant')).toEqual([]);
    expect(whyNot(state, 'intendant: militia')).toBe('not-enough-money R83');
    const exact = french({ money: 2, hand: ['intendant'], discard: ['militia'] });
    expect(play(exact, 'intendant: militia').players.french.money).toBe(0);
  });

  it('[R83] it fetches only what lies in the discard pile', () => {
    const state = french({
      hand: ['intendant'],
      discard: ['militia'],
      reserve: ['ships'],
      deck: ['gaspe'],
    });
    expect(whyNot(state, 'intendant: ships')).toBe('not-in-discard R83');
    expect(whyNot(state, 'intendant: gaspe')).toBe('not-in-discard R83');
  });

  it('[R83] it must be in hand', () => {
    const state = french({ hand: ['militia'], discard: ['intendant'] });
    expect(legal(state, 'intendant')).toEqual([]);
    expect(whyNot(state, 'intendant: intendant')).toBe('no-intendant R83');
  });

  it('[R83] the British have none', () => {
    const state = givenGame({ british: { hand: ['boston'], discard: ['militia'] } });
    expect(whyNot(state, 'intendant: militia')).toBe('not-for-your-side R83');
    expect(codeOf(state, 'draft: intendant')).toBe('unknown-card');
  });

  it('[R83, R100] everybody has seen which card it fetched', () => {
    const state = play(french({ hand: ['intendant'], discard: ['militia'] }), 'intendant: militia');
    expect(namesOf(state.players.french.known)).toEqual(['militia']);
  });
});
