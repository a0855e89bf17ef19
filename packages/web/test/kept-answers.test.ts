// Answers for good: kept by the browser, and read as far as this version knows them.
import './support/browser.ts';
import { describe, expect, it } from 'vitest';
import {
  keepAnswers,
  keepIfKept,
  keptAnswers,
  orderFor,
  readAnswers,
} from '../src/state/kept-answers.ts';

describe('answers for good', () => {
  it('[R101, R106] are the orders that give them', () => {
    expect(orderFor({ kind: 'block-raid', card: 'empire:rangers' })).toEqual({ raid: 'block' });
    expect(orderFor({ kind: 'block-raid', card: null })).toEqual({ raid: 'never' });
    expect(orderFor({ kind: 'block-ambush', card: null })).toEqual({ ambush: 'never' });
    expect(orderFor({ kind: 'block-ambush', card: 'empire:rangers' })).toEqual({
      ambush: 'always',
    });
    expect(orderFor({ kind: 'pass' })).toBeNull();
  });

  it('are remembered, and changed with the standing orders only where they were wanted', () => {
    keepIfKept({ raid: 'ask' });
    expect(keptAnswers()).toEqual({});
    keepAnswers({ raid: 'block' });
    keepIfKept({ raid: 'ask', ambush: 'never' });
    expect(keptAnswers()).toEqual({ raid: 'ask' });
  });

  it('are forgotten where they are not known', () => {
    expect(readAnswers({ raid: 'flee', ambush: 'always' })).toEqual({ ambush: 'always' });
    for (const broken of [null, 'block', 3, []]) expect(readAnswers(broken)).toEqual({});
  });
});
