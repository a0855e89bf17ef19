import { SIDES, resolveOptions, type GameOptions } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { gameSeeds, pairMatches, type Match } from '../../src/arena/match.ts';
import { playMatch } from '../../src/arena/play-match.ts';
import { summarise } from '../../src/arena/summary.ts';

const options: GameOptions = (() => {
  const resolved = resolveOptions({});
  if (!resolved.ok) throw new Error(resolved.error.code);
  return resolved.value;
})();
const effort = { british: { nodes: 50 }, french: { nodes: 50 } } as const;
const pairing = (british: string, french: string) => ({
  options,
  bots: { british, french },
  effort,
});

/** A result without the time that it took. */
const untimed = (match: Match) => ({ ...playMatch(match), thinking: null });

describe('matches', () => {
  it('follow from a number: more games begin with the same ones', () => {
    expect(gameSeeds(5, 10).slice(0, 4)).toEqual(gameSeeds(5, 4));
    expect(gameSeeds(6, 4)).not.toEqual(gameSeeds(5, 4));
  });

  it('are played a second time with the bots exchanged where that is asked for', () => {
    const seeds = gameSeeds(1, 2);
    const matches = pairMatches(seeds, pairing('random', 'greedy'), true);
    expect(
      matches.map(({ seed, bots }) => [seeds.indexOf(seed), bots.british, bots.french]),
    ).toEqual([
      [0, 'random', 'greedy'],
      [0, 'greedy', 'random'],
      [1, 'random', 'greedy'],
      [1, 'greedy', 'random'],
    ]);
    expect(pairMatches(seeds, pairing('random', 'greedy'), false)).toHaveLength(2);
  });

  it('turn out the same again with the same seed and nodes', () => {
    const [match] = pairMatches(gameSeeds(3, 1), pairing('random', 'random'), false);
    expect(untimed(match!)).toEqual(untimed(match!));
  });

  it('[R94] are stopped after 300 turns, scored, and counted as such', () => {
    const matches = pairMatches(gameSeeds(1, 40), pairing('random', 'random'), false);
    const results = matches.map(playMatch);
    const stopped = results.filter(({ ending }) => ending === 'adjudicated');
    expect(stopped.length).toBeGreaterThan(0);
    for (const { turns, winner, points } of stopped) {
      expect(turns).toBe(300);
      expect(winner).toBe(points.british > points.french ? 'british' : 'french');
    }
    expect(summarise(matches, results).endings.adjudicated).toBe(stopped.length);
    expect(Math.max(...results.map(({ turns }) => turns))).toBe(300);
  });

  it('are played with the scenario rules and the edition that are asked for', () => {
    const resolved = resolveOptions({ edition: 'first', rules: ['french-start-empire-card'] });
    if (!resolved.ok) throw new Error(resolved.error.code);
    const [match] = pairMatches(
      gameSeeds(3, 1),
      { ...pairing('random', 'random'), options: resolved.value },
      false,
    );
    expect(SIDES).toContain(playMatch(match!).winner);
  });
});

describe('the summary', () => {
  const thinking = { total: 500, ofTurns: [50, 60, 300, 70, 20], slowestAnswer: 20 };
  const result = (winner: 'british' | 'french', turns: number) => ({
    winner,
    ending: 'points' as const,
    turns,
    firstSiege: turns > 30 ? 12 : null,
    points: { british: 0, french: 0 },
    thinking: { british: thinking, french: thinking },
    luck: null,
  });
  const matches = pairMatches(gameSeeds(1, 2), pairing('greedy', 'random'), true);
  const summary = summarise(matches, [
    result('british', 20),
    result('french', 40),
    result('british', 30),
    result('british', 10),
  ]);

  it('counts wins by side and by bot', () => {
    expect(summary.games).toBe(4);
    expect(summary.wins).toEqual({ british: 3, french: 1 });
    expect(summary.winsOf).toEqual({ greedy: 3, random: 1 });
    expect(summary.bySideOf.greedy).toEqual({
      british: { games: 2, wins: 2 },
      french: { games: 2, wins: 1 },
    });
  });

  it('gives 95 % intervals of the shares', () => {
    expect(summary.intervals.british.low).toBeCloseTo(0.3006, 3);
    expect(summary.intervals.of.random?.high).toBeCloseTo(0.6994, 3);
  });

  it('counts endings, turns, sieges and time', () => {
    expect(summary.endings.points).toBe(4);
    expect(summary.endings.capital).toBe(0);
    expect(summary.turns).toBe(100);
    expect(summary.turnsPerGame).toEqual({ mean: 25, shortest: 10, longest: 40 });
    expect(summary.sieges).toEqual({ games: 1, meanFirstTurn: 12 });
    expect(summary.secondsPerTurn).toBeCloseTo(0.04, 6);
    expect(summary.secondsOf.greedy).toEqual({
      perTurn: 0.1,
      median: 0.06,
      p99: 0.3,
      slowestTurn: 0.3,
      slowestAnswer: 0.02,
    });
  });
});
