// `french-bateaux-available`: a French Bateaux is among the available French empire cards.
import { describe, expect, it } from 'vitest';
import {
  cardCount,
  codeOf,
  givenGame,
  newGame,
  piles,
  play,
  startingDeck,
} from '@arpents/test-kit';

describe('french-bateaux-available', () => {
  it('[R2] it is available and not in the deck, and the game has 110 cards', () => {
    const game = newGame({ rules: ['french-bateaux-available'] });
    expect(piles(game, 'french').available.filter((name) => name === 'bateaux')).toHaveLength(1);
    expect(startingDeck(game, 'french')).toHaveLength(9);
    expect(cardCount(game)).toBe(110);
  });

  it('[R77] it costs nothing, and there is only one', () => {
    const game = givenGame({
      rules: ['french-bateaux-available'],
      side: 'french',
      french: { money: 0 },
    });
    const drafted = play(game, 'draft: bateaux');
    expect(piles(drafted, 'french').discard).toEqual(['bateaux']);
    expect(codeOf(drafted, 'draft: bateaux')).toBe('not-available');
  });

  it('[R27] it carries settlers along rivers and lakes', () => {
    const game = givenGame({
      rules: ['french-bateaux-available'],
      side: 'french',
      french: { hand: ['bateaux', 'montreal'] },
    });
    expect(codeOf(game, 'settle fort-frontenac: montreal + bateaux')).toBeNull();
  });

  it('[R2] the British Bateaux is not touched', () => {
    const game = newGame({ rules: ['french-bateaux-available'] });
    expect(piles(game, 'british').available).toContain('bateaux');
    expect(piles(game, 'french').available).toContain('bateaux');
  });
});
