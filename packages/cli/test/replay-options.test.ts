// `arpents replay` and `arpents show` say by which edition and scenario rules a game was played.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { replay } from '../src/commands/replay.ts';
import { show } from '../src/commands/show.ts';
import { runProgram } from '../src/program.ts';
import { quietTerminal } from './support/quiet-terminal.ts';

const GAMES = new URL('../../../fixtures/games/', import.meta.url);
const file = (name: string): string => fileURLToPath(new URL(`${name}.json`, GAMES));

async function call(...args: readonly string[]): Promise<string> {
  const terminal = quietTerminal();
  expect(await runProgram([replay, show], args, terminal)).toBe(0);
  return terminal.written.join('\n');
}

describe('edition and scenario rules', () => {
  it('[R150] are told by replay if asked, and left out if not', async () => {
    const told = await call('replay', '--options', file('game-01'), file('game-03'));
    expect(told.split('\n')).toEqual([
      'game-01: 123 turns, 265 actions: ok',
      '  second edition',
      'game-03: 96 turns, 205 actions: ok',
      '  second edition; scenario rules: Home stays home',
    ]);
    expect(await call('replay', file('game-03'))).toBe('game-03: 96 turns, 205 actions: ok');
  });

  it('[R150] are shown with every position, in the language of the reader', async () => {
    expect(await call('show', file('game-03'))).toContain(
      'second edition; scenario rules: Home stays home',
    );
    expect(await call('show', file('game-03'), '--turn', '3', '--lang', 'fr')).toContain(
      'Les lieux d’origine demeurent',
    );
    expect(await call('show', file('game-01'))).not.toContain('scenario rules');
  });
});
