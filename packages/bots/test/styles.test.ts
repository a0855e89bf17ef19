import type { Action } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { STYLES, botNamed, levelIn, styleIn } from '../src/index.ts';
import { turnInStyle } from '../src/styles.ts';
import type { ComparedTurn } from '../src/turns/compared.ts';

const turn = (chances: number, ...actions: Action[]): ComparedTurn => ({
  line: { actions, ends: [], value: chances },
  chances,
});
const MONEY: Action = { kind: 'merchant', cards: ['empire:ships', 'location:boston'] };
const PASS: Action = { kind: 'pass' };

describe('a style', () => {
  it('prefers what it likes among turns that cost little', () => {
    const turns = [turn(0.5, PASS), turn(0.49, MONEY, PASS), turn(0.48, MONEY, MONEY)];
    expect(turnInStyle(turns, 'british', 'trader', 0.16)).toBe(turns[2]);
    expect(turnInStyle(turns, 'british', 'raider', 0.16)).toBe(turns[0]);
    expect(turnInStyle(turns, 'british', null, 0.16)).toBe(turns[0]);
  });

  it('never gives more of the chance to win for it than its leeway', () => {
    const turns = [turn(0.5, PASS), turn(0.455, MONEY, MONEY), turn(0.2, MONEY, MONEY)];
    expect(turnInStyle(turns, 'british', 'trader', 0.16)).toBe(turns[0]);
  });

  it('is another from game to game, each about as often, and always the same in one', () => {
    const games = Array.from({ length: 400 }, (_, i) => `game-${i}`);
    for (const style of STYLES) {
      const times = games.filter((game) => styleIn(game) === style).length;
      expect(times).toBeGreaterThan(70);
      expect(times).toBeLessThan(130);
    }
    expect(levelIn('recruit', 'game-1')).toBe(levelIn('recruit', 'game-1'));
    expect(botNamed(levelIn('general', 'game-1')).ok).toBe(true);
  });
});
