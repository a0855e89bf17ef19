// The arena of the built program, as people start it: threads change how long it takes and nothing else.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ArenaSummary } from '../../src/arena/summary.ts';

const PROGRAM = fileURLToPath(new URL('../../../../scripts/arpents.mjs', import.meta.url));

function arena(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, 'arena', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('arpents arena on several threads', () => {
  it('plays the same games as on one', () => {
    const outcomes = ['1', '2'].map((jobs) => {
      const line = '--british development-race --french random --games 6 --effort nodes:50 --json';
      const { status, stdout } = arena(...line.split(' '), '--jobs', jobs);
      expect(status).toBe(0);
      const { games, wins, endings, turns, turnsPerGame, sieges } = JSON.parse(
        stdout,
      ) as ArenaSummary;
      return { games, wins, endings, turns, turnsPerGame, sieges };
    });
    expect(outcomes[0]?.games).toBe(6);
    expect(outcomes[1]).toEqual(outcomes[0]);
  });
});
