// What lies on the discard pile, and in which order (R20, R22).
import { describe, expect, it } from 'vitest';
import { givenGame, legal, piles, play, siegeOf, step, whyNot } from '@arpents/test-kit';

describe('cards that are played', () => {
  it('[R20] they go down in the order played, and the card gained comes on top', () => {
    const game = givenGame({
      british: { hand: ['boston', 'new-york', 'philadelphia'], discard: ['norfolk'] },
    });
    const { state, events } = step(game, 'settle halifax: boston + new-york + philadelphia');
    expect(piles(state, 'british').discard).toEqual([
      'norfolk',
      'boston',
      'new-york',
      'philadelphia',
      'halifax',
    ]);
    expect(events).toContainEqual({
      kind: 'card-gained',
      side: 'british',
      card: 'location:halifax',
    });
  });

  it('[R20] a drafted card comes on top of the cards of the action before', () => {
    const game = givenGame({ british: { hand: ['boston'] } });
    const after = play(game, 'take-money: boston', 'draft: militia');
    expect(piles(after, 'british').discard).toEqual(['boston', 'militia']);
  });

  it('[R20] a set is listed in table order, accepted in any, and goes down as named', () => {
    const game = givenGame({ british: { hand: ['boston', 'new-haven'] } });
    expect(legal(game, 'discard')).toContain('discard: boston + new-haven');
    expect(legal(game, 'discard')).not.toContain('discard: new-haven + boston');
    expect(whyNot(game, 'discard: new-haven + boston')).toBeNull();
    const after = play(game, 'discard: new-haven + boston');
    expect(piles(after, 'british').discard).toEqual(['new-haven', 'boston']);
  });

  it('[R20] cards with different parts are named in the order of the rule', () => {
    const game = givenGame({ british: { hand: ['boston', 'new-haven', 'philadelphia'] } });
    expect(whyNot(game, 'settle halifax: boston + new-haven + philadelphia')).toBeNull();
    expect(whyNot(game, 'settle halifax: boston + philadelphia + new-haven')).toBe(
      'no-transport R27',
    );
    expect(whyNot(game, 'settle halifax: new-haven + boston + philadelphia')).toBe(
      'no-card-connects R26',
    );
  });

  it('[R20] a card that is not in hand cannot be played', () => {
    const game = givenGame({ british: { hand: ['boston', 'new-haven'], deck: ['norfolk'] } });
    expect(whyNot(game, 'take-money: norfolk')).toBe('card-not-in-hand R20');
    expect(whyNot(game, 'discard: boston + boston')).toBe('card-not-in-hand R20');
  });
});

describe('exceptions', () => {
  it('[R20] the third card of a siege stays in it, the other two are discarded', () => {
    const game = givenGame({ british: { hand: ['boston', 'new-york', 'militia'] } });
    const after = play(game, 'besiege port-royal: boston + new-york + militia');
    expect(piles(after, 'british').discard).toEqual(['boston', 'new-york']);
    expect(siegeOf(after, 'british')?.british).toEqual(['militia']);
  });

  it('[R20] a reserved card lies in the reserve and not on the pile', () => {
    const after = play(givenGame({ british: { hand: ['militia'] } }), 'reserve: militia');
    expect(piles(after, 'british')).toMatchObject({ discard: [], reserve: ['militia'], hand: [] });
  });

  it('[R20] the Governor is discarded, the cards that it returns are not', () => {
    const game = givenGame({ british: { hand: ['governor', 'norfolk', 'neutral:settlers'] } });
    const { state } = step(game, 'governor: governor + norfolk + neutral:settlers');
    expect(piles(state, 'british').discard).toEqual(['governor']);
    expect(piles(state, 'british').available).toContain('norfolk');
    expect(state.neutral).toHaveLength(9);
  });

  it('[R20] siege cards come back in the order in which they were played', () => {
    const game = givenGame({
      british: { hand: ['boston', 'new-york', 'regular-infantry', 'rangers', 'militia'] },
    });
    const after = play(
      game,
      'besiege port-royal: boston + new-york + regular-infantry',
      'reinforce port-royal: rangers',
      'withdraw british: regular-infantry',
    );
    expect(piles(after, 'british').discard).toEqual(['boston', 'new-york', 'rangers']);
    const again = play(
      givenGame({
        sieges: { british: 'port-royal' },
        british: {
          siegeCards: { british: ['rangers', 'militia', 'new-york', 'regular-infantry'] },
        },
        french: { siegeCards: { british: ['quebec', 'militia', 'montreal'] } },
      }),
      'withdraw british: militia',
    );
    expect(piles(again, 'british').discard).toEqual(['rangers', 'new-york', 'regular-infantry']);
    expect(piles(again, 'french').discard).toEqual(['quebec', 'militia', 'montreal']);
  });

  it('[R20, R50] settler and location card of a won siege lie below the siege cards', () => {
    const game = givenGame({
      phase: 'end-test',
      sieges: { british: { location: 'port-royal', value: 2 } },
      british: { hand: ['boston'], siegeCards: { british: ['militia', 'rangers'] } },
    });
    const after = play(game, 'settle-after-siege yes: boston');
    expect(piles(after, 'british').discard).toEqual(['boston', 'port-royal', 'militia', 'rangers']);
  });
});

describe('cards that are not usable', () => {
  /** Norfolk is lost, its card still in hand. */
  const lost = { locations: { norfolk: null } } as const;

  it('[R22] they can be discarded', () => {
    const game = givenGame({ ...lost, british: { hand: ['norfolk'] } });
    expect(whyNot(game, 'take-money: norfolk')).toBe('location-not-controlled R21');
    expect(piles(play(game, 'discard: norfolk'), 'british').discard).toEqual(['norfolk']);
  });

  it('[R22] the Governor can return them', () => {
    const game = givenGame({ ...lost, british: { hand: ['governor', 'norfolk'] } });
    const after = play(game, 'governor: governor + norfolk');
    expect(piles(after, 'british').available).toContain('norfolk');
  });

  it('[R22] the Intendant can fetch them', () => {
    const game = givenGame({
      side: 'french',
      locations: { gaspe: null },
      french: { hand: ['intendant'], discard: ['gaspe'] },
    });
    expect(piles(play(game, 'intendant: gaspe'), 'french').hand).toEqual(['gaspe']);
  });
});
