// `french-siege-redraw`: after each siege that the French win in their siege check they may exchange a card.
import { describe, expect, it } from 'vitest';
import { NO_CHOICE, explain, legalActions, viewFor, type GameState } from '@arpents/engine';
import {
  givenGame,
  kindsOfEvents,
  legal,
  piles,
  play,
  refusalOf,
  siegeOf,
  step,
  type Given,
} from '@arpents/test-kit';

const given = (situation: Given): GameState =>
  givenGame({ rules: ['french-siege-redraw'], side: 'french', phase: 'end-test', ...situation });

/** The British siege of Port Royal has failed; nothing but a location card lies in it. */
const DEFENDED: Given = {
  sieges: { british: { location: 'port-royal', value: -1 } },
  british: { siegeCards: { british: ['boston'] } },
  french: { hand: ['trader', 'quebec'], deck: ['militia', 'gaspe'], discard: ['priest'] },
};

/** The French siege of Pemaquid has succeeded. */
const CONQUERED: Given = {
  sieges: { french: { location: 'pemaquid', value: 2 } },
  french: {
    hand: ['trader'],
    deck: ['gaspe', 'militia'],
    siegeCards: { french: ['regular-infantry'] },
  },
};

describe('french-siege-redraw', () => {
  it('[R50] a defender who won exchanges one card for the top of the draw deck', () => {
    const asked = given(DEFENDED);
    expect(asked.decision).toEqual({ kind: 'siege-redraw', side: 'french' });
    expect(asked).toMatchObject({ phase: 'siege-check', actionsLeft: 0 });
    expect(legal(asked)).toEqual([
      'siege-redraw: -',
      'siege-redraw: quebec',
      'siege-redraw: trader',
    ]);
    const redrawn = step(asked, 'siege-redraw: trader');
    expect(kindsOfEvents(redrawn)).toEqual(['action-taken', 'cards-drawn', 'turn-began']);
    expect(piles(redrawn.state, 'french')).toMatchObject({
      hand: ['quebec', 'militia'],
      deck: ['gaspe'],
      discard: ['priest', 'trader'],
    });
    expect(redrawn.state).toMatchObject({ phase: 'actions', side: 'french', actionsLeft: 2 });
    expect(redrawn.revealed).toBe(true);
  });

  it('[R50] an attacker who won is asked last, after settling and the loser’s card', () => {
    const won = given({ ...CONQUERED, british: { siegeCards: { french: ['militia'] } } });
    expect(won.decision?.kind).toBe('settle-after-siege');
    const settled = play(won, 'settle-after-siege no: -');
    expect(settled.decision).toMatchObject({ kind: 'give-up-card', side: 'british' });
    const lost = step(settled, 'give-up-card french-siege: militia');
    expect(kindsOfEvents(lost)).toEqual([
      'action-taken',
      'card-returned',
      'siege-ended',
      'decision-asked',
    ]);
    expect(lost.state.decision).toEqual({ kind: 'siege-redraw', side: 'french' });
    expect(piles(play(lost.state, 'siege-redraw: trader'), 'french').hand).toEqual(['gaspe']);
  });

  it('[R50] it may be declined', () => {
    const declined = play(given(DEFENDED), 'siege-redraw: -');
    expect(piles(declined, 'french')).toMatchObject({
      hand: ['quebec', 'trader'],
      deck: ['militia', 'gaspe'],
    });
    expect(declined).toMatchObject({ phase: 'actions', side: 'french' });
  });

  it('[R87] an empty draw deck is made anew first, and the discarded card is in it', () => {
    const alone = given({ ...DEFENDED, french: { hand: ['trader', 'quebec'] } });
    const redrawn = step(alone, 'siege-redraw: trader');
    expect(kindsOfEvents(redrawn)).toEqual([
      'action-taken',
      'deck-shuffled',
      'cards-drawn',
      'turn-began',
    ]);
    // The only card of the new deck is the one just discarded.
    expect(piles(redrawn.state, 'french')).toMatchObject({
      hand: ['quebec', 'trader'],
      deck: [],
      discard: [],
    });
    const more = given({ ...DEFENDED, french: { hand: ['trader'], discard: ['priest', 'gaspe'] } });
    const shuffled = play(more, 'siege-redraw: trader');
    const { hand, deck, discard } = piles(shuffled, 'french');
    expect(hand).toHaveLength(1);
    expect([...hand, ...deck].sort()).toEqual(['gaspe', 'priest', 'trader']);
    expect(discard).toEqual([]);
  });

  it('[R20, R87] siege cards that came back are in that reshuffle too', () => {
    const won = given({
      ...CONQUERED,
      french: { hand: ['trader'], siegeCards: { french: ['regular-infantry', 'militia'] } },
    });
    const redrawn = play(won, 'settle-after-siege no: -', 'siege-redraw: trader');
    const { hand, deck } = piles(redrawn, 'french');
    expect([...hand, ...deck].sort()).toEqual(['militia', 'regular-infantry', 'trader']);
  });

  it('[R15, R50] who wins both sieges exchanges a card after each, before the next is settled', () => {
    const both = given({
      ...CONQUERED,
      sieges: { ...DEFENDED.sieges, ...CONQUERED.sieges },
      british: { siegeCards: { british: ['boston'] } },
    });
    expect(both.decision).toEqual({ kind: 'siege-redraw', side: 'french' });
    expect(siegeOf(both, 'british')).toBeNull();
    expect(siegeOf(both, 'french')).not.toBeNull();
    const second = play(both, 'siege-redraw: trader', 'settle-after-siege no: -');
    expect(second.decision).toEqual({ kind: 'siege-redraw', side: 'french' });
    const after = play(second, 'siege-redraw: gaspe');
    expect(piles(after, 'french').hand).toEqual(['militia']);
    expect(after.phase).toBe('actions');
  });

  it('[R50] the British exchange nothing when they win', () => {
    const british = givenGame({
      rules: ['french-siege-redraw'],
      phase: 'end-test',
      sieges: { french: { location: 'pemaquid', value: -1 } },
      british: { hand: ['trader'], deck: ['boston'] },
    });
    expect(british.decision).toEqual({ kind: 'take-action', side: 'british' });
    expect(given(DEFENDED).decision?.kind).toBe('siege-redraw');
  });

  it('[R43, R44] a siege that the British leave or surrender was not won in a siege check', () => {
    const left = play(
      givenGame({ rules: ['french-siege-redraw'], ...DEFENDED }),
      'withdraw british: -',
    );
    expect(left.decision).toEqual({ kind: 'take-action', side: 'british' });
    const surrendered = play(
      givenGame({ rules: ['french-siege-redraw'], ...CONQUERED }),
      'withdraw french: -',
      'settle-after-siege no: -',
    );
    expect(surrendered.decision).toEqual({ kind: 'take-action', side: 'british' });
    const checked = given(CONQUERED);
    expect(play(checked, 'settle-after-siege no: -').decision?.kind).toBe('siege-redraw');
  });

  it('[R55] winning a capital ends the game before anything is exchanged, another place does not', () => {
    const boston = given({ ...CONQUERED, sieges: { french: { location: 'boston', value: 2 } } });
    expect(boston.outcome).toMatchObject({ winner: 'french', ending: 'capital' });
    expect(play(given(CONQUERED), 'settle-after-siege no: -').decision?.kind).toBe('siege-redraw');
  });

  it('[R50] with an empty hand there is nothing to exchange and nothing is asked', () => {
    const empty = given({ ...DEFENDED, french: { deck: ['militia'] } });
    expect(empty.decision).toEqual({ kind: 'take-action', side: 'french' });
    const one = given({ ...DEFENDED, french: { hand: ['trader'], deck: ['militia'] } });
    expect(legal(one)).toEqual(['siege-redraw: -', 'siege-redraw: trader']);
  });

  it('[R13, R50] nothing else can be done meanwhile, and refusals name the rule', () => {
    const asked = given({ ...DEFENDED, french: { hand: ['home-support'], deck: ['militia'] } });
    expect(refusalOf(asked, 'home-support')).toMatchObject({ code: 'not-what-is-asked' });
    expect(refusalOf(asked, 'siege-redraw: trader')).toMatchObject({
      code: 'card-not-in-hand',
      card: 'empire:trader',
      rule: 'french-siege-redraw',
    });
    const [explained] = explain(asked, { ...NO_CHOICE, cards: ['empire:trader'] });
    expect(explained).toMatchObject({ ways: [], refusal: { rule: 'french-siege-redraw' } });
    expect(legalActions(viewFor(asked, 'british'))).toEqual([]);
  });

  it('[R150] in the first edition drawing the last card makes the deck anew at once', () => {
    const first = given({
      ...DEFENDED,
      edition: 'first',
      french: { hand: ['trader'], deck: ['gaspe'], discard: ['priest'] },
    });
    const redrawn = play(first, 'siege-redraw: trader');
    expect(piles(redrawn, 'french').hand).toEqual(['gaspe']);
    expect(piles(redrawn, 'french').deck.sort()).toEqual(['priest', 'trader']);
  });
});
