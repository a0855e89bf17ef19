// The Governor: cards leave the deck for their piles (R81).
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  givenGame,
  legal,
  namesOf,
  piles,
  play,
  standingAt,
  step,
  whyNot,
} from '@arpents/test-kit';

describe('the Governor', () => {
  it('[R81] returns one or two other cards from hand', () => {
    const state = givenGame({ british: { hand: ['governor', 'boston', 'militia'] } });
    expect(legal(state, 'governor')).toEqual([
      'governor: governor + boston',
      'governor: governor + boston + militia',
      'governor: governor + militia',
    ]);
    expect(whyNot(state, 'governor: governor')).toBe('wrong-number-of-cards R81');
    const four = givenGame({ british: { hand: ['governor', 'boston', 'militia', 'ships'] } });
    expect(whyNot(four, 'governor: governor + boston + militia + ships')).toBe(
      'wrong-number-of-cards R81',
    );
  });

  it('[R81] cards of any kind go back to their own piles, and only the Governor is discarded', () => {
    const state = givenGame({
      british: { hand: ['governor', 'norfolk', 'neutral:settlers', 'ships'], discard: ['boston'] },
    });
    const { state: after, events } = step(state, 'governor: governor + norfolk + neutral:settlers');
    expect(piles(after, 'british')).toMatchObject({
      hand: ['ships'],
      discard: ['boston', 'governor'],
    });
    expect(piles(after, 'british').available).toContain('norfolk');
    expect(namesOf(after.neutral).filter((name) => name === 'neutral:settlers')).toHaveLength(2);
    expect(events.filter((event) => event.kind === 'card-returned')).toEqual([
      { kind: 'card-returned', side: 'british', card: 'location:norfolk', from: 'hand' },
      { kind: 'card-returned', side: 'british', card: 'neutral:settlers', from: 'hand' },
    ]);
    const empire = play(state, 'governor: governor + ships');
    expect(piles(empire, 'british').available.filter((name) => name === 'ships')).toHaveLength(2);
    expect(after.actionsLeft).toBe(1);
  });

  it('[R81] two copies of one kind can be returned together', () => {
    const state = givenGame({ british: { hand: ['governor', 'militia', 'militia'] } });
    expect(legal(state, 'governor')).toEqual([
      'governor: governor + militia',
      'governor: governor + militia + militia',
    ]);
    const after = play(state, 'governor: governor + militia + militia');
    expect(piles(after, 'british').available.filter((name) => name === 'militia')).toHaveLength(3);
  });

  it('[R81] it cannot return itself, and needs a card to return', () => {
    const state = givenGame({ british: { hand: ['governor'] } });
    expect(legal(state, 'governor')).toEqual([]);
    expect(codeOf(state, 'governor: governor + governor')).toBe('card-not-in-hand');
  });

  it('[R81] nobody else governs', () => {
    const state = givenGame({ british: { hand: ['militia', 'boston'] } });
    expect(whyNot(state, 'governor: militia + boston')).toBe('no-governor R81');
    expect(legal(state, 'governor')).toEqual([]);
  });

  it('[R81] control of the location is untouched', () => {
    const state = givenGame({
      british: { hand: ['governor', 'norfolk'] },
      locations: { norfolk: 'british town fortified' },
    });
    const after = play(state, 'governor: governor + norfolk');
    expect(standingAt(after, 'norfolk')).toBe('british town fortified');
  });

  it('[R81, R22] unusable cards can be returned: of a lost and of a besieged location', () => {
    const state = givenGame({
      british: { hand: ['governor', 'norfolk', 'pemaquid'] },
      french: { siegeCards: { french: ['militia'] } },
      locations: { norfolk: null },
      sieges: { french: 'pemaquid' },
    });
    expect(codeOf(state, 'governor: governor + norfolk + pemaquid')).toBeNull();
  });

  it('[R81, R29] the location card is regained by settling the location again', () => {
    const state = givenGame({
      british: { hand: ['governor', 'norfolk', 'philadelphia', 'boston', 'st-marys'] },
    });
    const returned = play(state, 'governor: governor + norfolk');
    const settled = play(returned, 'settle norfolk: st-marys + boston + philadelphia');
    expect(piles(settled, 'british').discard.at(-1)).toBe('norfolk');
    expect(settled.players.british.villages).toBe(returned.players.british.villages);
  });

  it('[R81] the French have their own Governor', () => {
    const state = givenGame({ side: 'french', french: { hand: ['governor', 'quebec', 'trader'] } });
    const after = play(state, 'governor: governor + quebec + trader');
    expect(piles(after, 'french').available).toContain('quebec');
    expect(piles(after, 'french').available.filter((name) => name === 'trader')).toHaveLength(2);
  });
});
