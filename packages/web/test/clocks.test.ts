// Clocks and lengths of time as the table shows them.
import './support/browser.ts';
import type { Clocks } from '@arpents/session';
import { describe, expect, it } from 'vitest';
import { clockText } from '../src/table/clocks.ts';
import { durationText } from '../src/text/duration.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const CLOCKS: Clocks = {
  remaining: { british: 5 * MINUTE, french: 61 * MINUTE },
  running: 'british',
  since: 1_000_000,
  answer: null,
};

describe('a length of time', () => {
  it('is told in minutes and seconds, hours, or days', () => {
    expect(durationText(187 * SECOND, 'en')).toBe('3:07');
    expect(durationText(2 * HOUR + 15 * SECOND, 'en')).toBe('2:00:15');
    expect(durationText(2 * DAY + 5 * HOUR, 'en')).toBe('2 d 5 h');
    expect(durationText(2 * DAY + 5 * HOUR, 'fr')).toBe('2 j 5 h');
  });

  it('counts a begun second as a whole one and never goes below zero', () => {
    expect(durationText(1, 'en')).toBe('0:01');
    expect(durationText(-5 * SECOND, 'en')).toBe('0:00');
  });
});

describe('a clock', () => {
  it('runs only for the side that has to move', () => {
    const later = CLOCKS.since + 30 * SECOND;
    expect(clockText(CLOCKS, 'british', later, 'en')).toBe('4:30');
    expect(clockText(CLOCKS, 'french', later, 'en')).toBe('1:01:00');
  });

  it('does not run backwards where the server’s clock is behind', () => {
    expect(clockText(CLOCKS, 'british', CLOCKS.since - MINUTE, 'en')).toBe('5:00');
  });

  it('shows the small clock of an answer that is owed', () => {
    const owed: Clocks = {
      ...CLOCKS,
      running: null,
      answer: { side: 'french', due: CLOCKS.since + MINUTE },
    };
    expect(clockText(owed, 'french', CLOCKS.since + 15 * SECOND, 'en')).toBe('0:45');
    expect(clockText(owed, 'british', CLOCKS.since + 15 * SECOND, 'en')).toBe('5:00');
  });

  it('is not there in a game without one', () => {
    expect(clockText(null, 'british', 0, 'en')).toBeNull();
  });
});
