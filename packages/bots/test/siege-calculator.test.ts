// The siege calculator against cases worked out by hand.
import { describe, expect, it } from 'vitest';
import { cardOf, type CardId, type GameState } from '@arpents/engine';
import { addableStrength, chanceOfAtMost, type Forces } from '../src/siege-calculator.ts';
import { givenGame } from '@arpents/test-kit';

const french = (...ids: CardId[]): number[] => ids.map((id) => cardOf('french', id));

/** The British besiege Louisbourg, which the French reach by sea. */
const siege: GameState = givenGame({ sieges: { british: { location: 'louisbourg', value: 2 } } });

/** Cards that add nothing at Louisbourg. */
const BLANKS = french(
  'location:gaspe',
  'location:tadoussac',
  'location:trois-rivieres',
  'empire:trader',
  'empire:governor',
  'empire:intendant',
  'empire:priest',
  'empire:priest',
  'location:kennebec',
);

const forces = (given: Partial<Forces>): Forces => ({
  unseen: [],
  handSize: 0,
  deckSize: 0,
  known: [],
  reserve: [],
  money: 0,
  ...given,
});

const odds = (given: Partial<Forces>): readonly number[] =>
  addableStrength(siege, forces(given), 'french', 'british');

function expectOdds(actual: readonly number[], expected: readonly number[]): void {
  expect(actual).toHaveLength(expected.length);
  expected.forEach((chance, strength) => {
    expect(actual[strength], `strength ${strength}`).toBeCloseTo(chance, 12);
  });
}

describe('the siege calculator', () => {
  it('[R38] one Regular Infantry among ten unseen cards is in a hand of five half of the time', () => {
    const unseen = [...french('empire:regular-infantry'), ...BLANKS];
    expectOdds(odds({ unseen, handSize: 5, deckSize: 5 }), [1 / 2, 0, 1 / 2]);
  });

  it('[R38] two of them among ten are both in hand in two of nine cases', () => {
    const infantry = french('empire:regular-infantry', 'empire:regular-infantry');
    const unseen = [...infantry, ...BLANKS.slice(0, 8)];
    expectOdds(odds({ unseen, handSize: 5, deckSize: 5 }), [2 / 9, 0, 5 / 9, 0, 2 / 9]);
  });

  it('[R16] two actions send two cards, however many there are', () => {
    const unseen = french('empire:militia', 'empire:militia', 'empire:militia');
    expectOdds(odds({ unseen, handSize: 3 }), [0, 0, 1]);
  });

  it('[R41] a Military Leader comes on top of the two cards', () => {
    const unseen = french('empire:militia', 'empire:regular-infantry', 'empire:military-leader');
    expectOdds(odds({ unseen, handSize: 3 }), [0, 0, 0, 0, 1]);
  });

  it('[R38] Siege Artillery counts only where its fee can be paid', () => {
    const unseen = french('empire:siege-artillery');
    expectOdds(odds({ unseen, handSize: 1, money: 2 }), [1]);
    expectOdds(odds({ unseen, handSize: 1, money: 3 }), [0, 0, 0, 1]);
  });

  it('[R18] ships count at a port, the card of the besieged place does not', () => {
    expectOdds(odds({ unseen: french('location:port-royal'), handSize: 1 }), [0, 1]);
    expectOdds(odds({ unseen: french('location:louisbourg'), handSize: 1 }), [1]);
  });

  it('[R100] a card that was seen is in hand for certain', () => {
    const known = french('empire:regular-infantry');
    expectOdds(odds({ unseen: [...known, ...BLANKS], known, handSize: 5, deckSize: 5 }), [0, 0, 1]);
  });

  it('[R80] the reserve counts if all of it can be paid for', () => {
    const reserve = french('empire:regular-infantry', 'empire:militia');
    expectOdds(odds({ reserve, money: 1 }), [1]);
    expectOdds(odds({ reserve, money: 2 }), [0, 0, 0, 1]);
  });

  it('[R80] calling the reserve may leave no money for the artillery', () => {
    const unseen = french('empire:siege-artillery');
    const reserve = french('empire:militia');
    // Three for the artillery, or one for the Militia: 3 is more.
    expectOdds(odds({ unseen, handSize: 1, reserve, money: 3 }), [0, 0, 0, 1]);
    expectOdds(odds({ unseen, handSize: 1, reserve, money: 4 }), [0, 0, 0, 0, 1]);
  });

  it('[R84] Home Support in hand draws three more cards', () => {
    const unseen = french(
      'empire:home-support',
      'empire:regular-infantry',
      'location:gaspe',
      'location:tadoussac',
    );
    // The one card in hand is the infantry or Home Support, which draws it: two of four.
    expectOdds(odds({ unseen, handSize: 1, deckSize: 3 }), [1 / 2, 0, 1 / 2]);
  });

  it('[R39] nothing can be sent where the place is cut off', () => {
    const remote = givenGame({
      locations: { 'fort-duquesne': 'french village' },
      sieges: { british: { location: 'fort-duquesne', value: 2 } },
    });
    const given = forces({ unseen: french('empire:regular-infantry'), handSize: 1 });
    expect(addableStrength(remote, given, 'french', 'british')).toEqual([1]);
  });

  it('[R39] counts for the attacker likewise', () => {
    const unseen = [cardOf('british', 'empire:regular-infantry')];
    const given = forces({ unseen, handSize: 1 });
    expect(addableStrength(siege, given, 'british', 'british')).toEqual([0, 0, 1]);
  });

  it('adds up chances', () => {
    expect(chanceOfAtMost([0.25, 0, 0.5, 0.25], -1)).toBe(0);
    expect(chanceOfAtMost([0.25, 0, 0.5, 0.25], 1)).toBe(0.25);
    expect(chanceOfAtMost([0.25, 0, 0.5, 0.25], 2)).toBe(0.75);
    expect(chanceOfAtMost([0.25, 0, 0.5, 0.25], 9)).toBe(1);
  });
});
