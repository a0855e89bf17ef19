import { describe, expect, it } from 'vitest';
import { eloOfScore, quantile, scoreOfElo, wilsonInterval } from '../../src/arena/statistics.ts';

describe('Wilson’s interval', () => {
  it('agrees with published values', () => {
    const { low, high } = wilsonInterval(8, 10);
    expect(low).toBeCloseTo(0.4902, 4);
    expect(high).toBeCloseTo(0.9433, 4);
  });

  it('stays between 0 and 1 at the edges', () => {
    expect(wilsonInterval(0, 20).low).toBe(0);
    expect(wilsonInterval(20, 20).high).toBe(1);
    expect(wilsonInterval(20, 20).low).toBeCloseTo(0.8389, 4);
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('narrows with the number of games', () => {
    const width = (games: number): number => {
      const { low, high } = wilsonInterval(games / 2, games);
      return high - low;
    };
    expect(width(400)).toBeLessThan(width(100) / 1.9);
  });
});

describe('Elo', () => {
  it('gives 400 more ten to one', () => {
    expect(scoreOfElo(400)).toBeCloseTo(10 / 11, 10);
    expect(scoreOfElo(0)).toBe(0.5);
  });

  it('and its inverse undo each other', () => {
    for (const elo of [-250, -10, 0, 35, 320])
      expect(eloOfScore(scoreOfElo(elo))).toBeCloseTo(elo, 8);
  });
});

describe('a quantile', () => {
  it('is the smallest value that so many do not exceed', () => {
    const values = Array.from({ length: 200 }, (_, i) => 200 - i);
    expect(quantile(values, 0.5)).toBe(100);
    expect(quantile(values, 0.99)).toBe(198);
    expect(quantile([7], 0.99)).toBe(7);
    expect(quantile([], 0.99)).toBe(0);
  });
});
