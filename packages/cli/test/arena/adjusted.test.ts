import { createRng } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { adjustedMean, adjustedText, type LuckyScore } from '../../src/arena/adjusted.ts';
import { wilsonInterval } from '../../src/arena/statistics.ts';

const rng = createRng(3);
const share = (): number => rng.word() / 0x100000000;

/** Games in which a part of the result is luck that somebody saw. */
const games: LuckyScore[] = Array.from({ length: 400 }, () => {
  const luck = 0.4 * (share() - 0.5);
  return { score: Number(share() < 0.6 + luck), luck };
});

describe('the mean less luck', () => {
  it('agrees with the plain one, and its interval is narrower', () => {
    const adjusted = adjustedMean(games);
    const wins = games.filter(({ score }) => score === 1).length;
    const plain = wilsonInterval(wins, games.length);
    expect(adjusted).not.toBeNull();
    const { interval, mean, varianceRatio, correlation } = adjusted!;
    expect(interval.high - interval.low).toBeLessThan(plain.high - plain.low);
    expect(Math.abs(mean - wins / games.length)).toBeLessThan((plain.high - plain.low) / 4);
    expect(varianceRatio).toBeLessThan(1);
    expect(correlation).toBeGreaterThan(0.1);
    expect(adjustedText(adjusted)).toMatch(
      /^adjusted for luck \d\d\.\d % \(.*\), variance × 0\.9\d$/,
    );
  });

  it('is not given where luck was not judged, or says nothing', () => {
    expect(adjustedMean(games.map(({ score }) => ({ score, luck: null })))).toBeNull();
    expect(adjustedMean(games.map(({ score }, i) => ({ score, luck: (i % 2) - 0.5 })))).toBeNull();
    expect(adjustedMean([])).toBeNull();
    expect(adjustedText(null)).toBe('');
  });
});
