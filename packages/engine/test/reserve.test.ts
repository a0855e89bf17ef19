// Putting a card in the reserve and retrieving them all (R79, R80).
import { describe, expect, it } from 'vitest';
import type { GameState } from '@arpents/engine';
import {
  codeOf,
  givenGame,
  legal,
  piles,
  play,
  refusalOf,
  step,
  whyNot,
  type GivenSide,
} from '@arpents/test-kit';

const british = (side: GivenSide, actionsLeft = 2): GameState =>
  givenGame({ british: side, actionsLeft });

describe('the reserve', () => {
  it('[R79] one empire or neutral card from hand goes to the reserve', () => {
    const state = british({ hand: ['boston', 'militia', 'militia', 'neutral:settlers'] });
    expect(legal(state, 'reserve')).toEqual(['reserve: militia', 'reserve: neutral:settlers']);
    const after = play(state, 'reserve: militia');
    expect(piles(after, 'british')).toMatchObject({
      hand: ['boston', 'militia', 'neutral:settlers'],
      reserve: ['militia'],
      discard: [],
    });
    expect(after.actionsLeft).toBe(1);
    expect(after.players.british.money).toBe(state.players.british.money);
  });

  it('[R79] location cards cannot be reserved', () => {
    const state = british({ hand: ['boston', 'militia'] });
    expect(refusalOf(state, 'reserve: boston')).toMatchObject({
      code: 'not-reservable',
      ruling: 'R79',
      card: 'location:boston',
    });
  });

  it('[R79] one card at a time, from hand', () => {
    const state = british({ hand: ['militia', 'ships'], discard: ['rangers'] });
    expect(whyNot(state, 'reserve: militia + ships')).toBe('wrong-number-of-cards R79');
    expect(codeOf(state, 'reserve: rangers')).toBe('card-not-in-hand');
  });

  it('[R79] it holds at most five cards', () => {
    const reserve = ['militia', 'militia', 'ships', 'rangers', 'settlers'];
    const four = british({ hand: ['trader', 'bateaux'], reserve: reserve.slice(1) });
    const five = play(four, 'reserve: trader');
    expect(piles(five, 'british').reserve).toHaveLength(5);
    expect(legal(five, 'reserve')).toEqual([]);
    expect(whyNot(five, 'reserve: bateaux')).toBe('reserve-full R79');
  });

  it('[R79] cards in the reserve are not in hand: they can be neither played nor discarded', () => {
    const state = british({ hand: ['boston'], reserve: ['trader', 'ships'] });
    expect(codeOf(state, 'discard: ships')).toBe('card-not-in-hand');
    expect(codeOf(state, 'merchant: ships + boston')).toBe('card-not-in-hand');
  });
});

describe('retrieving the reserve', () => {
  it('[R80] all cards come back to hand for 1 each', () => {
    const state = british({ money: 5, hand: ['boston'], reserve: ['militia', 'ships', 'ships'] });
    const { state: after, events } = step(state, 'retrieve');
    expect(piles(after, 'british')).toMatchObject({
      hand: ['boston', 'militia', 'ships', 'ships'],
      reserve: [],
    });
    expect(after.players.british.money).toBe(2);
    expect(events).toContainEqual({ kind: 'money-changed', side: 'british', amount: -3 });
  });

  it('[R80, R92] it is a free action, also when no action is left', () => {
    const before = british({ hand: [], reserve: ['militia'] });
    expect(play(before, 'retrieve').actionsLeft).toBe(2);
    const spent = british({ hand: [], reserve: ['militia'] }, 0);
    expect(legal(spent)).toEqual(['retrieve', 'end-turn']);
  });

  it('[R80] not affordable, not possible', () => {
    const state = british({ money: 2, reserve: ['militia', 'ships', 'ships'] });
    expect(legal(state, 'retrieve')).toEqual([]);
    expect(whyNot(state, 'retrieve')).toBe('not-enough-money R80');
    const exact = british({ money: 3, reserve: ['militia', 'ships', 'ships'] });
    expect(play(exact, 'retrieve').players.british.money).toBe(0);
  });

  it('[R80] an empty reserve cannot be retrieved', () => {
    const state = british({ hand: ['militia'] });
    expect(legal(state, 'retrieve')).toEqual([]);
    expect(whyNot(state, 'retrieve')).toBe('reserve-empty R80');
  });

  it('[R80, R87] a hand may exceed five, and the refill leaves it so', () => {
    const hand = ['boston', 'new-haven', 'new-york', 'norfolk', 'pemaquid'];
    const state = british({ hand, reserve: ['militia', 'ships'], deck: ['st-marys'] }, 0);
    const after = play(state, 'retrieve', 'end-turn');
    expect(piles(after, 'british').hand).toHaveLength(7);
    expect(piles(after, 'british').deck).toEqual(['st-marys']);
  });

  it('[R80] a retrieved card can be played at once', () => {
    const state = british({ money: 1, hand: ['boston'], reserve: ['ships'] });
    expect(play(state, 'retrieve', 'merchant: ships + boston').players.british.money).toBe(3);
  });
});
