// A choice in the making: whatever the order, it leads to the same actions, and nothing on the way is a dead end.
import { NO_CHOICE, legalActions, type Action, type Choice } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import {
  draftFor,
  isEmptyDraft,
  prospectsOf,
  readDraft,
  revived,
  toggleCard,
  toggleKind,
  toggleLocation,
} from '../src/draft/draft.ts';
import { cards, givenView, viewsOfRandomGame } from './support/situations.ts';

/** Two cards, one place, one kind; New York reaches Albany by river, with a settler. */
const SETTLING = givenView({
  side: 'british',
  british: { hand: ['new-york', 'bateaux', 'settlers', 'militia', 'boston'] },
});

type Choosing = (draft: Choice) => Choice;

/** The single choices that make up an action. */
function choicesOf(action: Action): readonly Choosing[] {
  const { kind, location, cards: played } = draftFor(action);
  return [
    ...(kind === null ? [] : [(draft: Choice) => toggleKind(draft, kind)]),
    ...(location === null ? [] : [(draft: Choice) => toggleLocation(draft, location)]),
    ...played.map((card) => (draft: Choice) => {
      const copies = played.filter((one) => one === card).length;
      return toggleCard(draft, card, copies);
    }),
  ];
}

function ordersOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((first, i) =>
    ordersOf(items.filter((_, k) => k !== i)).map((rest) => [first, ...rest]),
  );
}

describe('a choice', () => {
  it('leads to the same action in whatever order cards, place and kind are chosen', () => {
    const settle = legalActions(SETTLING).find(
      (action) => action.kind === 'settle' && action.location === 'albany',
    );
    if (settle === undefined) throw new Error('Albany can be settled');
    const orders = ordersOf(choicesOf(settle));
    expect(orders).toHaveLength(120);
    for (const order of orders) {
      const draft = order.reduce((so_far, choose) => choose(so_far), NO_CHOICE);
      expect(prospectsOf(SETTLING, draft).ways).toEqual([settle]);
    }
  });

  it('keeps every legal action within reach at every step towards it', () => {
    for (const view of viewsOfRandomGame(3, 40)) {
      const actions = legalActions(view);
      for (const action of actions.filter((_, i) => i % 7 === 0)) {
        let draft = NO_CHOICE;
        for (const choose of choicesOf(action)) {
          draft = choose(draft);
          expect(prospectsOf(view, draft).ways).toContainEqual(action);
        }
      }
    }
  });

  it('offers places and cards that its ways lead to, and no others', () => {
    const {
      ways,
      locations,
      cards: used,
    } = prospectsOf(SETTLING, {
      ...NO_CHOICE,
      kind: 'settle',
    });
    expect(ways.length).toBeGreaterThan(0);
    expect(new Set(ways.map((way) => ('location' in way ? way.location : null)))).toEqual(
      locations,
    );
    expect(new Set(ways.flatMap((way) => ('cards' in way ? way.cards : [])))).toEqual(used);
  });

  it('says of every kind that is out of the question why it is', () => {
    const { kinds, refusals } = prospectsOf(SETTLING, {
      ...NO_CHOICE,
      location: 'albany',
    });
    expect(kinds).toEqual(['settle']);
    for (const kind of ['besiege', 'raid', 'pass', 'draft'] as const) {
      expect([kind, refusals.has(kind)]).toEqual([kind, true]);
    }
  });

  it('lets go of what is chosen a second time', () => {
    const [militia] = cards('militia');
    const chosen = toggleCard(NO_CHOICE, militia, 2);
    const both = toggleCard(chosen, militia, 2);
    expect([chosen.cards, both.cards]).toEqual([[militia], [militia, militia]]);
    expect(toggleCard(both, militia, 2)).toEqual(NO_CHOICE);
    expect(toggleLocation(toggleLocation(NO_CHOICE, 'albany'), 'albany')).toEqual(NO_CHOICE);
    expect(isEmptyDraft(toggleKind(toggleKind(NO_CHOICE, 'raid'), 'raid'))).toBe(true);
  });

  it('is kept over a reload as long as it leads somewhere, else forgotten', () => {
    const draft: Choice = { kind: 'settle', location: null, cards: cards('new-york') };
    expect(revived(SETTLING, draft)).toEqual(draft);
    expect(revived(SETTLING, { ...draft, cards: cards('philadelphia') })).toEqual(NO_CHOICE);
    expect(revived(SETTLING, { ...draft, location: 'quebec' })).toEqual(NO_CHOICE);
  });

  it('is read from the memory of a browser as far as this version knows its words', () => {
    const draft: Choice = {
      kind: 'settle',
      location: 'albany',
      cards: cards('militia', 'militia', 'boston'),
    };
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    const odd = { kind: 'conquer', location: 'atlantis', cards: ['empire:militia', 'joker', 3] };
    expect(readDraft(odd)).toEqual({ ...NO_CHOICE, cards: cards('militia') });
    for (const broken of [null, 'settle', 7, [], {}]) {
      expect(readDraft(broken)).toEqual(NO_CHOICE);
    }
  });

  it('tells the one thing that is offered, and never the end of the turn', () => {
    const view = givenView({ side: 'british', actionsLeft: 0, british: { hand: ['boston'] } });
    const { ways, offers, only } = prospectsOf(view, NO_CHOICE);
    expect([ways, offers, only]).toEqual([[{ kind: 'end-turn' }], [], null]);
    const passing = prospectsOf(SETTLING, { ...NO_CHOICE, kind: 'pass' });
    expect(passing.only).toEqual({ kind: 'pass' });
    expect(prospectsOf(SETTLING, { ...NO_CHOICE, kind: 'settle' }).only).toBeNull();
  });
});
