import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BOT_NAMES } from '@arpents/bots';
import { EDITIONS, resolveOptions, type Edition } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { complaintAbout, contestantNamed } from '../../src/arena/contestants.ts';
import { FROZEN } from '../../src/arena/frozen/frozen-players.ts';
import { gameSeeds, pairMatches } from '../../src/arena/match.ts';
import { playMatch } from '../../src/arena/play-match.ts';

const effort = { british: { nodes: 20 }, french: { nodes: 20 } } as const;

function optionsOf(edition: Edition) {
  const resolved = resolveOptions({ edition });
  if (!resolved.ok) throw new Error(resolved.error.code);
  return resolved.value;
}

describe('the frozen players', () => {
  it('are those of the commit, to the byte', () => {
    const file = new URL('../../src/arena/frozen/frozen-1.mjs', import.meta.url);
    expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(
      '11d5d2f9cbf8bb2c7aaae09ebce546878fb87208f6c7e9536e0569adb29797fa',
    );
  });

  it('play a whole game on either side against those of today', () => {
    const bots = { british: 'frozen-1:strongest', french: 'random' };
    const matches = pairMatches(
      gameSeeds(11, 1),
      { options: optionsOf('second'), bots, effort },
      true,
    );
    const results = matches.map(playMatch);
    expect(results.map(({ winner }) => winner)).toEqual(['british', 'french']);
    for (const result of results) {
      expect(result.turns).toBeGreaterThan(10);
    }
  });

  it.each(EDITIONS)('play the edition %s', (edition) => {
    const bots = { british: 'frozen-1:recruit', french: 'frozen-1:random' };
    const [match] = pairMatches(
      gameSeeds(12, 1),
      { options: optionsOf(edition), bots, effort },
      false,
    );
    expect(playMatch(match!).turns).toBeGreaterThan(1);
  });

  it('are found by name, with knobs too, and a wrong name is refused in a sentence', () => {
    for (const name of FROZEN['frozen-1'].names) {
      expect(contestantNamed(`frozen-1:${name}`).ok).toBe(true);
    }
    expect(FROZEN['frozen-1'].names).toEqual(
      expect.arrayContaining(['recruit', 'settler', 'captain', 'governor', 'general', 'strongest']),
    );
    expect(contestantNamed('frozen-1:greedy:width=3').ok).toBe(true);
    const sentence = (text: string): string => {
      const found = contestantNamed(text);
      return found.ok ? 'found' : complaintAbout(text, found.error);
    };
    expect(sentence('frozen-1:nobody')).toContain('No player of frozen-1 is called "nobody"');
    expect(sentence('frozen-1')).toContain('No player of frozen-1 is called ""');
    expect(sentence('frozen-1:greedy:speed=1')).toContain('has no knob "speed"');
    expect(sentence('frozen-0:greedy')).toContain('No computer player is called "frozen-0"');
    expect(BOT_NAMES.some((name) => name.startsWith('frozen'))).toBe(false);
  });
});
