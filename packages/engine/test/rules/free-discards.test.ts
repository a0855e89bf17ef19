// `free-discards`: the discard action costs nothing, however many cards.
import { describe, expect, it } from 'vitest';
import { codeOf, givenGame, kindsOfEvents, legal, piles, play, step } from '@arpents/test-kit';

const HAND = ['boston', 'new-haven', 'norfolk', 'militia', 'militia'];

describe('free-discards', () => {
  it('[R78] a whole hand is discarded for nothing, in one action', () => {
    const game = givenGame({ rules: ['free-discards'], british: { hand: HAND, money: 3 } });
    const discarded = step(game, `discard: ${HAND.join(' + ')}`);
    expect(kindsOfEvents(discarded)).toEqual(['action-taken']);
    expect(discarded.state.players.british.money).toBe(3);
    expect(discarded.state.actionsLeft).toBe(1);
    expect(piles(discarded.state, 'british')).toMatchObject({ hand: [], discard: HAND });
  });

  it('[R78] who has no money may discard as many', () => {
    const game = givenGame({ rules: ['free-discards'], british: { hand: HAND, money: 0 } });
    expect(codeOf(game, 'discard: boston + norfolk + militia')).toBeNull();
    // Four kinds, one of them twice: 2 · 2 · 2 · 3 sets, less the empty one.
    expect(legal(game, 'discard')).toHaveLength(23);
  });

  it('[R78] it is still an action, of at least one card', () => {
    const game = givenGame({ rules: ['free-discards'], british: { hand: HAND, money: 0 } });
    expect(codeOf(game, 'discard:')).toBe('wrong-number-of-cards');
    const done = play(game, 'discard: boston + norfolk', 'discard: new-haven');
    expect(done.actionsLeft).toBe(0);
    expect(codeOf(done, 'discard: militia')).toBe('no-action-left');
  });

  it('[R78] large hands, whose sets are not listed, included', () => {
    const hand = [...HAND, 'trader', 'ships', 'rangers'];
    const game = givenGame({ rules: ['free-discards'], british: { hand, money: 0 } });
    expect(legal(game, 'discard')).toEqual([]);
    const discarded = play(game, `discard: ${hand.join(' + ')}`);
    expect(piles(discarded, 'british').hand).toEqual([]);
    expect(discarded.players.british.money).toBe(0);
  });
});
