// The end of a turn: drawing up to five and making a new draw deck (R87).
import { describe, expect, it } from 'vitest';
import type { GameState } from '@arpents/engine';
import {
  codeOf,
  givenGame,
  kindsOfEvents,
  piles,
  play,
  step,
  type GivenSide,
} from '@arpents/test-kit';

/** The British have taken their actions. */
const atEnd = (british: GivenSide): GameState => givenGame({ british, actionsLeft: 0 });

describe('the refill', () => {
  it('[R87] a hand below five is drawn up to five from the top of the draw deck', () => {
    const after = play(
      atEnd({ hand: ['boston', 'militia'], deck: ['norfolk', 'ships', 'pemaquid', 'st-marys'] }),
      'end-turn',
    );
    expect(piles(after, 'british')).toMatchObject({
      hand: ['boston', 'norfolk', 'pemaquid', 'militia', 'ships'],
      deck: ['st-marys'],
    });
  });

  it('[R87] a hand of five or more draws nothing and is never discarded down', () => {
    const hand = ['boston', 'new-haven', 'new-york', 'norfolk', 'pemaquid'];
    const five = step(atEnd({ hand, deck: ['st-marys'] }), 'end-turn');
    expect(piles(five.state, 'british').hand).toEqual(hand);
    expect(kindsOfEvents(five)).not.toContain('cards-drawn');
    const six = play(atEnd({ hand: [...hand, 'militia'], deck: ['st-marys'] }), 'end-turn');
    expect(piles(six, 'british').hand).toHaveLength(6);
  });

  it('[R87] a new draw deck is made when a card must be drawn and there is none', () => {
    const before = atEnd({
      hand: ['boston'],
      deck: ['norfolk', 'ships'],
      discard: ['militia', 'pemaquid', 'st-marys', 'rangers'],
    });
    const ended = step(before, 'end-turn');
    expect(kindsOfEvents(ended)).toContain('deck-shuffled');
    const after = piles(ended.state, 'british');
    expect(after.hand).toHaveLength(5);
    expect(after.hand).toEqual(expect.arrayContaining(['boston', 'norfolk', 'ships']));
    expect(after.discard).toEqual([]);
    expect([...after.hand, ...after.deck].sort()).toEqual(
      ['boston', 'norfolk', 'ships', 'militia', 'pemaquid', 'st-marys', 'rangers'].sort(),
    );
    expect(ended.state.players.british.shuffles).toBe(before.players.british.shuffles + 1);
  });

  it('[R87] drawing exactly the last card does not reshuffle', () => {
    const ended = step(
      atEnd({
        hand: ['boston', 'militia', 'ships'],
        deck: ['norfolk', 'pemaquid'],
        discard: ['rangers'],
      }),
      'end-turn',
    );
    expect(kindsOfEvents(ended)).not.toContain('deck-shuffled');
    expect(piles(ended.state, 'british')).toMatchObject({ deck: [], discard: ['rangers'] });
  });

  it('[R87] a full hand does not reshuffle either, though the draw deck is empty', () => {
    const hand = ['boston', 'new-haven', 'new-york', 'norfolk', 'pemaquid'];
    const ended = step(atEnd({ hand, deck: [], discard: ['rangers'] }), 'end-turn');
    expect(kindsOfEvents(ended)).not.toContain('deck-shuffled');
  });

  it('[R87] the cards played this turn are in the discard pile by then', () => {
    const state = givenGame({
      british: { hand: ['boston', 'norfolk'], deck: [], discard: [] },
      actionsLeft: 2,
    });
    const after = play(state, 'take-money: boston', 'take-money: norfolk', 'end-turn');
    expect(piles(after, 'british')).toMatchObject({
      hand: ['boston', 'norfolk'],
      deck: [],
      discard: [],
    });
  });

  it('[R87] with both piles empty the hand stays short', () => {
    const ended = step(atEnd({ hand: ['boston'], deck: [], discard: [] }), 'end-turn');
    expect(piles(ended.state, 'british').hand).toEqual(['boston']);
    expect(kindsOfEvents(ended)).not.toContain('deck-shuffled');
    const some = play(atEnd({ hand: [], deck: ['boston'], discard: ['ships'] }), 'end-turn');
    expect(piles(some, 'british')).toMatchObject({ hand: ['boston', 'ships'], deck: [] });
  });

  it('[R87] it is mandatory: the turn passes only with it, and the other side then moves', () => {
    const after = play(atEnd({ hand: [], deck: ['boston'] }), 'end-turn');
    expect(after.side).toBe('french');
    expect(after.turn).toBe(12);
    expect(piles(after, 'british').hand).toEqual(['boston']);
    expect(codeOf(after, 'end-turn')).toBe('actions-left');
  });

  it('[R87] cards in a siege and in the reserve are in no reshuffle', () => {
    const after = play(
      givenGame({
        british: {
          hand: [],
          deck: [],
          discard: ['boston'],
          reserve: ['militia'],
          siegeCards: { british: ['ships'] },
        },
        sieges: { british: 'port-royal' },
        actionsLeft: 0,
      }),
      'end-turn',
    );
    expect(piles(after, 'british')).toMatchObject({ hand: ['boston'], reserve: ['militia'] });
  });

  it('[R87] the same seed shuffles the same cards alike, whatever order they lay in', () => {
    const discard = ['boston', 'norfolk', 'militia', 'ships', 'rangers', 'pemaquid', 'st-marys'];
    const one = play(atEnd({ discard }), 'end-turn');
    const two = play(atEnd({ discard: discard.toReversed() }), 'end-turn');
    expect(two.players.british.hand).toEqual(one.players.british.hand);
    expect(two.players.british.deck).toEqual(one.players.british.deck);
  });
});
