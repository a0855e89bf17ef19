import { describe, expect, it } from 'vitest';
import { LOCALES, describeMark, describeShortcoming, differenceIn, wholeIn } from '../src/index.ts';

describe('what a decision lacked', () => {
  const raid = { kind: 'raid-danger', side: 'british', location: 'deerfield', value: 2.4 } as const;

  it('is told of the own side, with its place', () => {
    expect(describeShortcoming(raid, 'british', 'en')).toBe('Leaves Deerfield open to a raid');
    expect(describeShortcoming(raid, 'british', 'fr')).toBe(
      'Laisse Deerfield à la merci d’un raid',
    );
  });

  it('is told of the other side in other words', () => {
    expect(describeShortcoming(raid, 'french', 'en')).toBe('Threatens Deerfield less with a raid');
  });

  it('says how much, with its sign and at most one decimal', () => {
    const deck = { kind: 'deck-size', side: 'french', location: null, value: 1.04 } as const;
    expect(describeShortcoming(deck, 'french', 'en')).toBe('Lets the deck grow without need (+1)');
  });

  it('writes the minus of siege tracks in every language, and no zero below nothing', () => {
    const few = { kind: 'raiders', side: 'french', location: null, value: -2 } as const;
    expect(describeShortcoming(few, 'french', 'it')).toContain('(−2)');
    for (const locale of LOCALES) {
      expect(differenceIn(-21.14, locale)).toMatch(/^−21[,.]1$/);
      expect([differenceIn(0.04, locale), differenceIn(-0.04, locale)]).toEqual(['0', '0']);
      expect([wholeIn(-0.2, locale), wholeIn(-12.4, locale)]).toEqual(['0', '−12']);
    }
  });

  it('has a name for every mark', () => {
    expect(describeMark('blunder', 'en')).toBe('Blunder');
    expect(describeMark('blunder', 'fr')).toBe('Gaffe');
  });
});
