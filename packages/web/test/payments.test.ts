// The order of several ways: by what they give, then the cheapest first; harmful ones last.
import {
  CARD_COINS,
  NO_CHOICE,
  cardOf,
  legalActions,
  playLegal,
  type Action,
} from '@arpents/engine';
import { givenGame } from '@arpents/test-kit';
import { describe, expect, it } from 'vitest';
import { prospectsOf } from '../src/draft/draft.ts';
import { bestFirst } from '../src/draft/payments.ts';
import { cards, givenView, viewed } from './support/situations.ts';

const ordered = (
  view: Parameters<typeof bestFirst>[0],
  ways: readonly Action[],
): readonly Action[] => bestFirst(view, ways).map(({ action }) => action);

describe('ways', () => {
  it('begin with the one that leaves the best hand, where they give the same', () => {
    const view = givenView({
      side: 'british',
      british: { hand: ['boston', 'regular-infantry', 'militia', 'ships', 'pemaquid'] },
    });
    const { ways } = prospectsOf(view, {
      ...NO_CHOICE,
      kind: 'besiege',
      location: 'port-royal',
    });
    const withMilitia = ways.filter(
      (way) => 'cards' in way && way.cards.at(-1) === 'empire:militia',
    );
    expect(withMilitia.length).toBeGreaterThan(1);
    const best = ordered(view, withMilitia);
    const dear = (action: Action | undefined): boolean =>
      action !== undefined && 'cards' in action && action.cards.includes('location:boston');
    expect([dear(best[0]), dear(best.at(-1))]).toEqual([false, true]);
  });

  it('of earning begin with the most money', () => {
    const view = givenView({
      side: 'british',
      british: { hand: ['boston', 'philadelphia', 'new-york', 'ships', 'norfolk'] },
    });
    const { ways } = prospectsOf(view, { ...NO_CHOICE, kind: 'take-money' });
    const coins = ordered(view, ways).map((way) => ('cards' in way ? way.cards[0] : null));
    expect(coins.length).toBeGreaterThan(2);
    const worth = coins.map((id) => CARD_COINS[cardOf('british', id ?? '')] ?? 0);
    expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    expect(new Set(worth).size).toBeGreaterThan(1);
  });

  it('of paying begin with the cheapest', () => {
    const view = givenView({
      side: 'british',
      british: { money: 9, hand: ['boston', 'militia', 'norfolk'] },
    });
    const { ways } = prospectsOf(view, { ...NO_CHOICE, kind: 'discard' });
    const sizes = ordered(view, ways).map((way) => ('cards' in way ? way.cards.length : 0));
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });

  it('[R44] end with what is harmful, whatever it costs', () => {
    const view = givenView({
      side: 'french',
      sieges: { british: { location: 'port-royal', value: -2 } },
      french: { hand: ['regular-infantry', 'gaspe'], siegeCards: { british: ['militia'] } },
      british: { siegeCards: { british: ['regular-infantry'] } },
    });
    const { ways } = prospectsOf(view, { ...NO_CHOICE, location: 'port-royal' });
    const ranked = bestFirst(view, ways);
    expect(ranked.length).toBeGreaterThan(1);
    expect(ranked.at(-1)).toMatchObject({ isHarmful: true, action: { kind: 'withdraw' } });
    expect(ranked.slice(0, -1).some(({ isHarmful }) => isHarmful)).toBe(false);
  });

  it('[R65] put the answer that saves points first', () => {
    const state = playLegal(
      givenGame({
        side: 'french',
        locations: { kennebec: 'french village', deerfield: 'british village' },
        french: { hand: ['coureurs-de-bois'] },
        british: { hand: ['rangers'] },
      }),
      { kind: 'raid', location: 'deerfield', cards: cards('coureurs-de-bois') },
    );
    const asked = viewed(state);
    expect(ordered(asked, legalActions(asked)).map((way) => 'card' in way && way.card)).toEqual([
      'empire:rangers',
      null,
    ]);
  });

  it('keep the order of the list where they come to the same', () => {
    const view = givenView({
      side: 'british',
      british: { hand: ['boston', 'militia'], discard: ['norfolk'] },
    });
    const ways = legalActions(view).filter(({ kind }) => kind === 'pass');
    expect(ordered(view, ways)).toEqual(ways);
  });
});
