// Two clicks in a row carry out only what the button said before the first of them.
import type { Action } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { clickJudge, type Click } from '../src/choosing/double-click.ts';
import { cards } from './support/situations.ts';

const DEVELOP: Action = { kind: 'develop', location: 'pemaquid', cards: cards('pemaquid') };

const click = (given: Partial<Click>): Click => ({
  at: 1000,
  x: 50,
  y: 50,
  count: 1,
  part: { kind: 'develop' },
  ...given,
});
const second = (given: Partial<Click> = {}): Click => click({ at: 1120, count: 2, ...given });

describe('a double click', () => {
  it('carries out what was ready before it, on each of its parts', () => {
    for (const part of [
      { kind: 'develop' },
      { location: 'pemaquid' },
      { card: 'location:pemaquid' },
      { way: DEVELOP },
    ] as const) {
      const { judge } = clickJudge();
      expect(judge(click({ part }), DEVELOP)).toBe('choose');
      // The first click let the part go again: nothing is ready at the second.
      expect(judge(second({ part }), null)).toEqual({ carryOut: DEVELOP });
    }
  });

  it('does nothing a second time where the first click made it ready', () => {
    const { judge } = clickJudge();
    expect(judge(click({}), null)).toBe('choose');
    expect(judge(second(), DEVELOP)).toBe('ignore');
  });

  it('does not carry out what was ready when something else is clicked', () => {
    const { judge } = clickJudge();
    expect(judge(click({ part: { card: 'empire:rangers' } }), DEVELOP)).toBe('choose');
    expect(judge(second({ part: { card: 'empire:rangers' } }), null)).toBe('ignore');
  });

  it('ignores what has come under the pointer meanwhile, and every further click', () => {
    const { judge } = clickJudge();
    judge(click({ part: { kind: 'draft' } }), null);
    expect(judge(second({ part: { way: { kind: 'pass' } } }), null)).toBe('ignore');
    expect(judge(second({ at: 1240, count: 3 }), { kind: 'pass' })).toBe('ignore');
  });

  it('is known by time and place where the browser does not count, as with fingers', () => {
    const { judge } = clickJudge();
    judge(click({}), null);
    expect(judge(click({ at: 1300 }), null)).toBe('ignore');
    expect(judge(click({ at: 1320, x: 140 }), null)).toBe('choose');
    expect(judge(click({ at: 1900, x: 140 }), null)).toBe('choose');
  });

  it('is not made by keys', () => {
    const { judge } = clickJudge();
    expect(judge(click({ count: 0 }), null)).toBe('choose');
    expect(judge(click({ count: 0, at: 1010 }), null)).toBe('choose');
  });
});
