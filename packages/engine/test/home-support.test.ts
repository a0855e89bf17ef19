// Home Support: up to three cards, without a reshuffle (R84).
import { describe, expect, it } from 'vitest';
import type { GameState } from '@arpents/engine';
import { givenGame, legal, piles, play, step, whyNot, type GivenSide } from '@arpents/test-kit';

const british = (side: GivenSide, actionsLeft = 2): GameState =>
  givenGame({ british: side, actionsLeft });

describe('Home Support', () => {
  it('[R84] draws three cards and is discarded', () => {
    const state = british({
      hand: ['home-support', 'boston'],
      deck: ['norfolk', 'militia', 'ships', 'st-marys'],
      discard: ['pemaquid'],
    });
    const { state: after, events } = step(state, 'home-support');
    expect(piles(after, 'british')).toMatchObject({
      hand: ['boston', 'norfolk', 'militia', 'ships'],
      deck: ['st-marys'],
      discard: ['pemaquid', 'home-support'],
    });
    expect(events).toContainEqual({
      kind: 'cards-drawn',
      side: 'british',
      count: 3,
      cards: ['location:norfolk', 'empire:militia', 'empire:ships'],
    });
  });

  it.each([
    [1, ['norfolk']],
    [2, ['norfolk', 'militia']],
    [3, ['norfolk', 'militia', 'ships']],
  ])('[R84] draws what is there: %i cards, and no reshuffle', (count, deck) => {
    const state = british({ hand: ['home-support'], deck, discard: ['boston', 'pemaquid'] });
    const { state: after, events } = step(state, 'home-support');
    expect(piles(after, 'british').hand).toHaveLength(count);
    expect(piles(after, 'british')).toMatchObject({
      deck: [],
      discard: ['boston', 'pemaquid', 'home-support'],
    });
    expect(events.some((event) => event.kind === 'deck-shuffled')).toBe(false);
  });

  it('[R84] on an empty draw deck it brings nothing, but leaves the hand', () => {
    const state = british({ hand: ['home-support'], deck: [], discard: ['boston'] });
    expect(legal(state, 'home-support')).toEqual(['home-support']);
    const { state: after, events } = step(state, 'home-support');
    expect(piles(after, 'british')).toMatchObject({
      hand: [],
      deck: [],
      discard: ['boston', 'home-support'],
    });
    expect(events.map(({ kind }) => kind)).toEqual(['action-taken']);
  });

  it('[R84, R87] so the refill draws one card more, and may draw Home Support itself again', () => {
    const hand = ['home-support', 'new-haven', 'new-york', 'norfolk', 'pemaquid'];
    const given = { hand, deck: [], discard: ['boston'] };
    const kept = play(british(given, 0), 'end-turn');
    expect(piles(kept, 'british')).toMatchObject({ deck: [], discard: ['boston'] });
    const played = play(british(given, 0), 'home-support', 'end-turn');
    const { deck, discard } = piles(played, 'british');
    expect(piles(played, 'british').hand).toHaveLength(5);
    expect(deck).toHaveLength(1);
    expect(discard).toEqual([]);
  });

  it('[R84] must be in hand', () => {
    const state = british({ hand: ['boston'], deck: ['norfolk'], reserve: ['home-support'] });
    expect(legal(state, 'home-support')).toEqual([]);
    expect(whyNot(state, 'home-support')).toBe('no-home-support R84');
  });

  it('[R84, R92] is a free action before, between and after the actions', () => {
    const given = { hand: ['home-support'], deck: ['norfolk', 'boston', 'ships'] };
    for (const left of [2, 1, 0]) {
      const state = british(given, left);
      expect(legal(state, 'home-support')).toEqual(['home-support']);
      expect(play(state, 'home-support').actionsLeft).toBe(left);
    }
  });

  it('[R84, R80] the hand may exceed five', () => {
    const hand = ['home-support', 'boston', 'new-haven', 'new-york', 'norfolk'];
    const state = british({ hand, deck: ['pemaquid', 'ships', 'militia'] });
    expect(piles(play(state, 'home-support'), 'british').hand).toHaveLength(7);
  });
});
