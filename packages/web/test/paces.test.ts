// The paces of a new game.
import './support/browser.ts';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@arpents/messages';
import { PACES, paceText } from '../src/lobby/paces.ts';

describe('the paces that are offered', () => {
  it('are those of live games, of slow games, and none', () => {
    expect(PACES.map((pace) => paceText(pace, 'en'))).toEqual([
      'no clock',
      '10 min + 15 s a turn',
      '20 min + 20 s a turn',
      '30 min + 20 s a turn',
      '60 min + 30 s a turn',
      '1 day a turn',
      '2 days a turn',
      '3 days a turn',
      '7 days a turn',
    ]);
  });

  it.each(LOCALES)('are told apart by their names in %s', (locale) => {
    expect(new Set(PACES.map((pace) => paceText(pace, locale))).size).toBe(PACES.length);
  });

  it('never save up less than a turn is given', () => {
    for (const pace of PACES) {
      if (pace.kind === 'days') expect(pace.capDays).toBeGreaterThan(pace.daysPerTurn);
    }
  });
});
