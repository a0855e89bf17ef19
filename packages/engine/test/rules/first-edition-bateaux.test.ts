// `first-edition-bateaux`: the French Bateaux is in the French starting deck.
import { describe, expect, it } from 'vitest';
import { cardCount, newGame, piles, startingDeck } from '@arpents/test-kit';

describe('first-edition-bateaux', () => {
  it('[R2, R4] the French deck has ten cards, Bateaux among them, and five are drawn', () => {
    const game = newGame({ rules: ['first-edition-bateaux'] });
    expect(startingDeck(game, 'french')).toEqual([
      'bateaux',
      'gaspe',
      'louisbourg',
      'montreal',
      'port-royal',
      'quebec',
      'regular-infantry-initial',
      'tadoussac',
      'trader',
      'trois-rivieres',
    ]);
    expect(piles(game, 'french').hand).toHaveLength(5);
  });

  it('[R2] it is a card more, and none of them is available', () => {
    const game = newGame({ rules: ['first-edition-bateaux'] });
    expect(cardCount(game)).toBe(110);
    expect(piles(game, 'french').available).not.toContain('bateaux');
  });

  it('[R150, R151] both first editions bring it', () => {
    for (const edition of ['first', 'first-revised'] as const) {
      expect(startingDeck(newGame({ edition }), 'french')).toContain('bateaux');
    }
  });
});
