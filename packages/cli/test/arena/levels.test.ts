// The levels as people meet them: each stronger than the one below, in styles that begin differently. Few games, always the
// same ones; docs/strength.md has the figures of many.
import { LEVEL_IDS } from '@arpents/bots';
import { resolveOptions, type GameOptions } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { usualBeginnings } from '../../src/arena/first-turns.ts';
import { gameSeeds, pairMatches, winnerOf } from '../../src/arena/match.ts';
import { playMatch } from '../../src/arena/play-match.ts';

const options: GameOptions = (() => {
  const resolved = resolveOptions({});
  if (!resolved.ok) throw new Error(resolved.error.code);
  return resolved.value;
})();

/**
 * How many of these games, both sides of each seed, a player wins. So few games say nothing about strength: the seeds were
 * picked (41, after 44) for games that come out as docs/strength.md has it over many, to notice when that changes.
 */
const winsOf = (bot: string, opponent: string, seeds: number): number => {
  const effort = { nodes: 200 };
  const bots = { british: bot, french: opponent };
  const pairing = { options, bots, effort: { british: effort, french: effort } };
  return pairMatches(gameSeeds(41, seeds), pairing, true).filter(
    (match) => winnerOf(match, playMatch(match)) === bot,
  ).length;
};

describe('the Recruit', () => {
  it('beats somebody who knows nothing but the rules, though not always', () => {
    const wins = winsOf('recruit', 'random', 24);
    expect(wins).toBeGreaterThanOrEqual(41);
    expect(wins).toBeLessThan(48);
  });

  it('loses to a player who judges every turn soundly', () => {
    expect(winsOf('greedy', 'recruit', 2)).toBe(4);
  });
});

describe('each level', () => {
  it.each([
    ['settler', 'recruit'],
    ['captain', 'settler'],
  ] as const)('%s wins most games against %s, and not all', (level, below) => {
    const wins = winsOf(level, below, 4);
    expect(wins).toBeGreaterThan(4);
    expect(wins).toBeLessThan(8);
  });
});

describe('styles', () => {
  it.each(LEVEL_IDS)('of the %s begin in ways of their own', (level) => {
    const beginnings = usualBeginnings(level, options, gameSeeds(1, 100), { nodes: 400 });
    expect(new Set(beginnings.map(({ turn }) => turn)).size).toBe(beginnings.length);
  });
});
