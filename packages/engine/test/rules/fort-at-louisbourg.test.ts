// `fort-at-louisbourg`: Louisbourg starts fortified, from the common stock.
import { describe, expect, it } from 'vitest';
import { isRaidable, placeOf, startValue } from '@arpents/engine';
import { codeAt, newGame, standingAt } from '@arpents/test-kit';

const game = () => newGame({ rules: ['fort-at-louisbourg'] });

describe('fort-at-louisbourg', () => {
  it('[R1, R2] Louisbourg starts fortified, and the stock has one fortification less', () => {
    expect(standingAt(game(), 'louisbourg')).toBe('french village fortified');
    expect(game().fortifications).toBe(11);
    expect(standingAt(game(), 'quebec')).toBe('french town');
  });

  it('[R17] its siege would start at −4 instead of −2', () => {
    expect(startValue(placeOf('louisbourg'), codeAt(game(), 'louisbourg'))).toBe(-4);
  });

  it('[R60] it cannot be raided', () => {
    expect(isRaidable(game(), 'british', placeOf('louisbourg'))).toBe(false);
  });

  it('[R150] in the first edition as in the second', () => {
    const first = newGame({ edition: 'first', rules: ['fort-at-louisbourg'] });
    expect(standingAt(first, 'louisbourg')).toBe('french village fortified');
    expect(first.fortifications).toBe(11);
  });
});
