// `british-start-bateaux`: the British Bateaux starts in the British deck.
import { describe, expect, it } from 'vitest';
import { cardCount, newGame, piles, startingDeck } from '@arpents/test-kit';

describe('british-start-bateaux', () => {
  it('[R2, R4] the British deck has eight cards, Bateaux among them, and five are drawn', () => {
    const game = newGame({ rules: ['british-start-bateaux'] });
    expect(startingDeck(game, 'british')).toEqual([
      'bateaux',
      'boston',
      'new-haven',
      'new-york',
      'norfolk',
      'pemaquid',
      'philadelphia',
      'st-marys',
    ]);
    expect(piles(game, 'british').hand).toHaveLength(5);
  });

  it('[R2] it is the one British Bateaux, and no longer available', () => {
    const game = newGame({ rules: ['british-start-bateaux'] });
    expect(piles(game, 'british').available).not.toContain('bateaux');
    expect(cardCount(game)).toBe(109);
  });

  it('[R150] in the first edition both sides start with theirs', () => {
    const game = newGame({ edition: 'first', rules: ['british-start-bateaux'] });
    expect(startingDeck(game, 'british')).toContain('bateaux');
    expect(startingDeck(game, 'british')).toHaveLength(8);
  });
});
