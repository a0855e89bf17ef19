// Ways to pay: the cheapest first, with what each leaves in hand, and with the price that the engine will take.
import { NO_CHOICE, legalActions, playLegal, type Action, type GameState } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { prospectsOf } from '../src/draft/draft.ts';
import { cheapestFirst, leftInHand } from '../src/draft/payments.ts';
import { priceTag } from '../src/draft/price.ts';
import { givenGame } from '@arpents/test-kit';
import { cards, givenView, viewed } from './support/situations.ts';

describe('ways to pay', () => {
  it('begin with the one that leaves the best hand', () => {
    const view = givenView({
      side: 'british',
      british: { hand: ['boston', 'regular-infantry', 'militia', 'ships', 'pemaquid'] },
    });
    const { ways } = prospectsOf(view, {
      ...NO_CHOICE,
      kind: 'besiege',
      location: 'port-royal',
    });
    expect(ways.length).toBeGreaterThan(2);
    const ordered = cheapestFirst('british', ways);
    expect(new Set(ordered)).toEqual(new Set(ways));
    const dear = (action: Action | undefined): boolean =>
      action !== undefined && 'cards' in action && action.cards.includes('empire:regular-infantry');
    expect(dear(ordered[0])).toBe(false);
    expect(dear(ordered.at(-1))).toBe(true);
  });

  it('keep the order of the list where they cost the same', () => {
    const view = givenView({ side: 'british', british: { hand: ['boston', 'militia'] } });
    const ways = legalActions(view).filter(({ kind }) => kind === 'draft');
    expect(cheapestFirst('british', ways)).toEqual(ways);
  });

  it('leave in hand what they do not play, copy by copy', () => {
    const hand = cards('militia', 'boston', 'militia');
    const action: Action = { kind: 'discard', cards: cards('militia') };
    expect(leftInHand(hand, action)).toEqual(cards('boston', 'militia'));
    expect(leftInHand(hand, { kind: 'pass' })).toEqual(hand);
  });

  it('cost what the engine takes', () => {
    const state: GameState = givenGame({
      side: 'british',
      british: { money: 9, hand: ['boston', 'fortification', 'militia'], discard: ['norfolk'] },
    });
    const view = viewed(state);
    for (const action of legalActions(view)) {
      const after = playLegal(state, action).players.british.money;
      expect([action, priceTag(view, action, 'british')]).toEqual([action, after - 9]);
    }
    expect(priceTag(view, { kind: 'retrieve' }, 'british')).toBe(0);
  });
});
