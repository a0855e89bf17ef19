// `fewer-british-infantry`: three of the six British Regular Infantry are out of the game.
import { describe, expect, it } from 'vitest';
import { cardCount, givenGame, legal, newGame, piles, play, whyNot } from '@arpents/test-kit';

const infantry = (names: readonly string[]): number =>
  names.filter((name) => name === 'regular-infantry').length;

describe('fewer-british-infantry', () => {
  it('[R2] three British Regular Infantry are available, and the game has 106 cards', () => {
    const game = newGame({ rules: ['fewer-british-infantry'] });
    expect(infantry(piles(game, 'british').available)).toBe(3);
    expect(cardCount(game)).toBe(106);
  });

  it('[R2] the French keep theirs', () => {
    const game = newGame({ rules: ['fewer-british-infantry'] });
    expect(infantry(piles(game, 'french').available)).toBe(3);
    expect(infantry(piles(game, 'british').available)).toBe(3);
  });

  it('[R77] a fourth one cannot be drafted', () => {
    const game = givenGame({
      rules: ['fewer-british-infantry'],
      british: { money: 20, hand: ['regular-infantry', 'regular-infantry'] },
    });
    expect(legal(game, 'draft')).toContain('draft: regular-infantry');
    const drafted = play(game, 'draft: regular-infantry');
    expect(whyNot(drafted, 'draft: regular-infantry')).toBe('not-available R77');
  });

  it('[R2] no arrangement can hold more than three', () => {
    const arrange = () =>
      givenGame({
        rules: ['fewer-british-infantry'],
        british: { hand: Array<string>(4).fill('regular-infantry') },
      });
    expect(arrange).toThrow('too-many-cards');
  });
});
