import { createRng } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { rateBots, type RatedGame } from '../../src/arena/ratings.ts';
import { scoreOfElo } from '../../src/arena/statistics.ts';

const TRUE_ELO = { weak: -200, middle: 0, strong: 200 } as const;
const BOTS = Object.keys(TRUE_ELO) as (keyof typeof TRUE_ELO)[];

/** Games between bots of known strength, all against all on both sides. */
function playedGames(seeds: number, britishAdvantage: number): RatedGame[] {
  const rng = createRng(11);
  return Array.from({ length: seeds }, (_, seed) => seed).flatMap((seed) =>
    BOTS.flatMap((british) =>
      BOTS.filter((french) => french !== british).map((french) => {
        const chance = scoreOfElo(TRUE_ELO[british] - TRUE_ELO[french] + britishAdvantage);
        return { british, french, seed, britishWon: rng.word() / 2 ** 32 < chance };
      }),
    ),
  );
}

describe('ratings', () => {
  it('find the strengths and the advantage of a side that the games were played with', () => {
    const { ratings, britishAdvantage } = rateBots(playedGames(400, 80), BOTS);
    expect(ratings.map(({ bot }) => bot)).toEqual(['strong', 'middle', 'weak']);
    for (const { bot, elo, interval } of ratings) {
      const truth = TRUE_ELO[bot as keyof typeof TRUE_ELO];
      expect(Math.abs(elo - truth)).toBeLessThan(35);
      expect(interval.low).toBeLessThan(elo);
      expect(interval.high).toBeGreaterThan(elo);
      expect(interval.high - interval.low).toBeLessThan(80);
    }
    expect(Math.abs(britishAdvantage.elo - 80)).toBeLessThan(30);
  });

  it('have the mean 0', () => {
    const { ratings } = rateBots(playedGames(50, 0), BOTS);
    expect(Math.abs(ratings.reduce((sum, { elo }) => sum + elo, 0))).toBeLessThanOrEqual(2);
  });

  it('stay finite for one who never loses', () => {
    const games = Array.from({ length: 20 }, (_, seed) => ({
      british: 'strong',
      french: 'weak',
      britishWon: true,
      seed,
    }));
    const { ratings } = rateBots(games, ['strong', 'weak']);
    expect(ratings[0]?.bot).toBe('strong');
    expect(ratings[0]?.elo).toBeGreaterThan(100);
    expect(ratings[0]?.elo).toBeLessThan(2000);
  });
});
