// What a choice comes to: what is asked for next, and what the button would carry out.
import { NO_CHOICE, type Action, type Choice, type PlayerView } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { prospectsOf } from '../src/draft/draft.ts';
import { answersTo, offerOf, wayWith, type Offer } from '../src/draft/offer.ts';
import { cards, givenView, viewsOfRandomGame } from './support/situations.ts';

const offered = (view: PlayerView, part: Partial<Choice>, picked: Action | null = null): Offer => {
  const draft = { ...NO_CHOICE, ...part };
  return offerOf(prospectsOf(view, draft), draft, picked);
};

const HAND = givenView({
  side: 'british',
  british: {
    money: 5,
    hand: ['boston', 'philadelphia', 'governor', 'militia', 'ships'],
    discard: ['norfolk'],
  },
});

describe('an offer', () => {
  it('has nothing ready while several ways are left, until one of them is picked', () => {
    const open = offered(HAND, { kind: 'take-money' });
    expect([open.showing, open.ready]).toEqual(['ways', null]);
    expect(open.ways.length).toBeGreaterThan(1);
    const picked: Action = { kind: 'take-money', cards: cards('boston') };
    expect(offered(HAND, { kind: 'take-money' }, picked).ready).toEqual(picked);
  });

  it('forgets what was picked when it is no way any more', () => {
    const picked: Action = { kind: 'take-money', cards: cards('new-york') };
    expect(offered(HAND, { kind: 'take-money' }, picked).ready).toBeNull();
  });

  it('has the only way ready', () => {
    expect(offered(HAND, { kind: 'pass' }).ready).toEqual({ kind: 'pass' });
  });

  it('discards just the cards that are chosen in the hand', () => {
    expect(offered(HAND, { kind: 'discard' })).toMatchObject({ showing: 'hand', ready: null });
    const two = offered(HAND, { kind: 'discard', cards: cards('boston', 'ships') });
    expect(two.ready).toMatchObject({ kind: 'discard' });
    expect(two.ready !== null && 'cards' in two.ready && two.ready.cards.length).toBe(2);
  });

  it('returns just the cards that are chosen besides the Governor', () => {
    const one = offered(HAND, { kind: 'governor', cards: cards('militia') });
    expect(one.ready).toEqual({ kind: 'governor', cards: cards('governor', 'militia') });
    const two = offered(HAND, { kind: 'governor', cards: cards('militia', 'ships') });
    expect(two.ready).toMatchObject({ kind: 'governor' });
    expect(two.ready !== null && 'cards' in two.ready && two.ready.cards.length).toBe(3);
  });

  it('chooses the card to draft among those on the table', () => {
    const picked: Action = { kind: 'draft', card: 'empire:bateaux' };
    expect(offered(HAND, { kind: 'draft' })).toMatchObject({ showing: 'cards', ready: null });
    expect(offered(HAND, { kind: 'draft' }, picked).ready).toEqual(picked);
  });

  it('finds the answer that plays just these cards, in whatever order', () => {
    const hand = givenView({ side: 'british', british: { hand: ['boston', 'ships', 'militia'] } });
    const { ways } = answersTo(hand, null);
    const two = wayWith(ways, cards('ships', 'boston'));
    expect(two !== null && 'cards' in two && two.cards.toSorted()).toEqual(
      cards('boston', 'ships').toSorted(),
    );
    expect(wayWith(ways, cards('new-york'))).toBeNull();
  });

  it('never has the end of the turn ready, and never more than was chosen', () => {
    for (const view of viewsOfRandomGame(5, 60)) {
      for (const kind of prospectsOf(view, NO_CHOICE).kinds) {
        const { ready, ways } = offered(view, { kind });
        expect(ready === null || ready.kind === kind).toBe(true);
        expect(ready === null || ways.length === 1).toBe(true);
        expect(ready?.kind === 'end-turn').toBe(false);
      }
    }
  });
});
