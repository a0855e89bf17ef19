import { createRng } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { againstThird, headToHead, logLikelihoodRatio, sprtVerdict } from '../../src/arena/sprt.ts';
import { scoreOfElo } from '../../src/arena/statistics.ts';

const ELO_0_30 = headToHead(0, 30);

/** Plays pairs of games with this chance to win each until the test decides. */
function decide(chance: number, seed: number): { verdict: string; pairs: number } {
  const rng = createRng(seed);
  const scores = { lost: 0, split: 0, won: 0 };
  const won = (): number => (rng.word() / 2 ** 32 < chance ? 1 : 0);
  for (let pairs = 1; ; pairs++) {
    const sum = won() + won();
    if (sum === 2) scores.won++;
    else if (sum === 1) scores.split++;
    else scores.lost++;
    const verdict = sprtVerdict(logLikelihoodRatio(scores, ELO_0_30));
    if (verdict !== 'undecided') return { verdict, pairs };
  }
}

describe('the sequential test', () => {
  it('sees nothing in as many wins as losses half-way between its hypotheses', () => {
    const hypotheses = headToHead(-20, 20);
    expect(logLikelihoodRatio({ lost: 30, split: 40, won: 30 }, hypotheses)).toBeCloseTo(0, 6);
  });

  it('agrees with the likelihood of single games where pairs fall out as chance has it', () => {
    // 110 wins of 200 games, pairs distributed as independent games would be.
    const p = 0.55;
    const scores = { lost: 100 * (1 - p) ** 2, split: 200 * p * (1 - p), won: 100 * p ** 2 };
    const [s0, s1] = [0.5, scoreOfElo(30)];
    const single = 110 * Math.log(s1 / s0) + 90 * Math.log((1 - s1) / (1 - s0));
    expect(logLikelihoodRatio(scores, ELO_0_30)).toBeCloseTo(single, 1);
  });

  it('counts splits of pairs as less uncertain than wins and losses', () => {
    const steady = logLikelihoodRatio({ lost: 2, split: 80, won: 18 }, ELO_0_30);
    const wild = logLikelihoodRatio({ lost: 32, split: 20, won: 48 }, ELO_0_30);
    expect(steady).toBeGreaterThan(wild);
  });

  it('expects half of the difference where both play against a third', () => {
    const { mean0, mean1 } = againstThird(0, 30);
    expect(mean0).toBe(0.5);
    expect(mean1 - 0.5).toBeCloseTo((scoreOfElo(30) - 0.5) / 2, 10);
  });

  it('is wrong at most about once in twenty, and needs a few hundred pairs', () => {
    const runs = Array.from({ length: 60 }, (_, seed) => seed);
    const accepted = (chance: number) =>
      runs.map((seed) => decide(chance, seed)).filter(({ verdict }) => verdict === 'elo1').length;
    expect(accepted(0.5)).toBeLessThanOrEqual(8);
    expect(accepted(scoreOfElo(30))).toBeGreaterThanOrEqual(52);
    const mean = runs.reduce((sum, seed) => sum + decide(0.5, seed).pairs, 0) / runs.length;
    expect(mean).toBeGreaterThan(100);
    expect(mean).toBeLessThan(900);
  });
});
