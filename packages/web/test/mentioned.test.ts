// Cards that a sentence names: found by their names, also where one name is part of another.
import { describe, expect, it } from 'vitest';
import { cardsToldIn, partsOf } from '../src/cards/mentions.ts';
import { longestWord, markOf, namesake } from '../src/cards/card-marks.ts';

describe('a sentence', () => {
  it('is told in parts, with the cards that it names', () => {
    const parts = partsOf(
      'drafted Neutral Native Americans and Native Americans.',
      ['empire:native-americans', 'neutral:native-americans'],
      'en',
    );
    expect(parts.map(({ text, card }) => card ?? text)).toEqual([
      'drafted ',
      'neutral:native-americans',
      ' and ',
      'empire:native-americans',
      '.',
    ]);
  });

  it('stays whole where it names none', () => {
    expect(partsOf('passed', [], 'en')).toEqual([{ text: 'passed', card: null }]);
    expect(cardsToldIn({ kind: 'turn-began', side: 'british', turn: 3 })).toEqual([]);
  });

  it('[R100] names no card that was not told', () => {
    expect(cardsToldIn({ kind: 'cards-drawn', side: 'french', count: 2, cards: null })).toEqual([]);
  });
});

describe('a card', () => {
  it('has its plain name on the face, and a mark where two share it', () => {
    expect([markOf('neutral:settlers'), namesake('neutral:settlers')]).toEqual([
      'neutral',
      'empire:settlers',
    ]);
    expect(namesake('empire:regular-infantry-initial')).toBe('empire:regular-infantry');
    expect([markOf('empire:rangers'), namesake('location:boston')]).toEqual([
      null,
      'location:boston',
    ]);
  });

  it('is as large in name as its longest word allows', () => {
    expect(longestWord('Trois-Rivières')).toBe(longestWord('Rivières'));
    // Widths that a browser measures in the title type, at a height of one: never less, and hardly more.
    const measured = { Philadelphie: 5.15, Fortification: 5.28, Michillimackinac: 7.08 };
    for (const [name, width] of Object.entries(measured)) {
      expect(longestWord(name)).toBeGreaterThanOrEqual(width);
      expect(longestWord(name)).toBeLessThan(width * 1.1);
    }
  });
});
