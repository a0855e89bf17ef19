// `fort-at-quebec`: Québec starts fortified, from the common stock.
import { describe, expect, it } from 'vitest';
import { isRaidable, placeOf, startValue } from '@arpents/engine';
import { codeAt, newGame, standingAt } from '@arpents/test-kit';

const game = () => newGame({ rules: ['fort-at-quebec'] });

describe('fort-at-quebec', () => {
  it('[R1, R2] Québec starts fortified, and the stock has one fortification less', () => {
    expect(standingAt(game(), 'quebec')).toBe('french town fortified');
    expect(game().fortifications).toBe(11);
    expect(standingAt(game(), 'louisbourg')).toBe('french village');
  });

  it('[R17, R19] its siege would start at −5, the end of the British track', () => {
    expect(startValue(placeOf('quebec'), codeAt(game(), 'quebec'))).toBe(-5);
  });

  it('[R60] it cannot be raided', () => {
    expect(isRaidable(game(), 'british', placeOf('quebec'))).toBe(false);
  });

  it('[R151] in the revised first edition as in the second', () => {
    const revised = newGame({ edition: 'first-revised', rules: ['fort-at-quebec'] });
    expect(standingAt(revised, 'quebec')).toBe('french town fortified');
    expect(revised.fortifications).toBe(11);
  });
});
