// The program as people start it: a process of its own.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, changedGame, temporaryFolder, transcriptFile } from './support/files.ts';

const folder = temporaryFolder();

function arpents(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'scripts/arpents.mjs'), ...args],
    { cwd: ROOT, encoding: 'utf8', input, env: { ...process.env, LC_ALL: 'fr_CA.UTF-8' } },
  );
  return { status, stdout, stderr };
}

describe('npm run arpents', () => {
  it('replays a transcript', () => {
    const { status, stdout } = arpents(['replay', transcriptFile('game-07')]);
    expect(stdout).toBe('game-07: 45 turns, 99 actions: ok\n');
    expect(status).toBe(0);
  });

  it('analyses a game on two threads, and comes to the same as on one', () => {
    const file = changedGame(folder, 'game-07', (game) => void game.turns.splice(3));
    const turnsOn = (jobs: string): unknown => {
      const { status, stdout } = arpents(['analyse', file, '--json', '--jobs', jobs]);
      expect(status).toBe(0);
      return (JSON.parse(stdout) as { turns: unknown }).turns;
    };
    expect(turnsOn('2')).toEqual(turnsOn('1'));
  });

  it('fails with status 1 where something is wrong, and 2 where it is called wrongly', () => {
    expect(arpents(['replay', 'missing.json']).status).toBe(1);
    const wrong = arpents(['perft', '--depth', 'deep']);
    expect(wrong.status).toBe(2);
    expect(wrong.stdout).toBe('');
    expect(wrong.stderr).toContain('--depth takes a whole number');
  });

  it('plays from piped input, in the language of the terminal', () => {
    const { status, stdout } = arpents(['play', '--as', 'british', '--seed', '3'], 'pass\nquit\n');
    expect(stdout).toContain('Les Britanniques ont passé.');
    expect(status).toBe(0);
  });
});
