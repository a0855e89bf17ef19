import { describe, expect, it } from 'vitest';
import { gameOptions, gameSeed, secretSeed } from '../src/arguments.ts';
import { CommandError, UsageError, type Command } from '../src/command.ts';
import { perft } from '../src/commands/perft.ts';
import { runProgram } from '../src/program.ts';
import { fakeTerminal, run } from './support/fake-terminal.ts';

const failing = (thrown: Error): Command => ({
  name: 'fail',
  summary: 'Fails.',
  usage: 'NOTHING',
  details: ['  It always does.'],
  run: () => {
    throw thrown;
  },
});

describe('the program', () => {
  it('lists its commands when asked for help', async () => {
    const terminal = fakeTerminal();
    expect(await runProgram([perft], ['help'], terminal)).toBe(0);
    expect(terminal.output()).toContain('perft  Counts the legal actions');
  });

  it('explains one command, asked in either way', async () => {
    const command = failing(new Error());
    for (const args of [
      ['help', 'fail'],
      ['fail', '--help'],
    ]) {
      const terminal = fakeTerminal();
      expect(await runProgram([command], args, terminal)).toBe(0);
      expect(terminal.output()).toContain('fail NOTHING');
      expect(terminal.output()).toContain('It always does.');
    }
  });

  it('complains in one sentence: status 1 for a failure, 2 for a wrong call', async () => {
    for (const [thrown, status] of [
      [new CommandError('It broke.'), 1],
      [new UsageError('Not like this.'), 2],
    ] as const) {
      const { status: found, output, errors } = await run(failing(thrown), []);
      expect(found).toBe(status);
      expect(errors).toContain(thrown.message);
      expect(errors.split('\n')).toHaveLength(1);
      expect(output).toBe('');
    }
  });

  it('does not hide mistakes of its own', async () => {
    await expect(run(failing(new Error('a bug')), [])).rejects.toThrow('a bug');
  });

  it.each([
    [['nonsense'], 'no command called "nonsense"'],
    [['perft', '--depth'], "Option '--depth <value>' argument missing."],
    [['perft', '--depth', '0'], '--depth takes a whole number from 1, not "0".'],
    [['perft', '--deep'], "Unknown option '--deep'."],
    [['perft', 'more'], '"more" was not expected.'],
    [['perft', '--seed', 'x'], '--seed takes a whole number or 64 hexadecimal digits'],
    [['perft', '--edition', 'third'], '--edition takes one of second, first-revised, first'],
    [['perft', '--rules', 'no-winter'], '--rules takes one of '],
    [['perft', '--rules', 'no-governors,governor-abandons'], 'cannot both be in force'],
  ])('is called wrongly by %j', async (args, sentence) => {
    const terminal = fakeTerminal();
    expect(await runProgram([perft], args, terminal)).toBe(2);
    expect(terminal.errors()).toContain(sentence);
  });
});

describe('arguments', () => {
  it('a seed is a whole number, or the digits that a record holds', () => {
    const digits = '0000000100000002000000030000000400000005000000060000000700000008';
    expect(gameSeed(digits)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(gameSeed('7')).toEqual(gameSeed('7'));
    expect(gameSeed('7')).not.toEqual(gameSeed('8'));
  });

  it('a secret seed is eight words, and another one each time', () => {
    expect(secretSeed()).toHaveLength(8);
    expect(secretSeed()).not.toEqual(secretSeed());
  });

  it('rules are separated by commas, and those of the edition come with it', () => {
    expect(gameOptions(undefined, 'free-fur, no-governors').rules).toEqual([
      'free-fur',
      'no-governors',
    ]);
    expect(gameOptions('first', undefined).rules).toContain('first-edition-raids');
  });
});

describe('perft', () => {
  it('counts every depth, and below each first action the same in all', async () => {
    const counted = await run(perft, ['--depth', '2', '--seed', '1']);
    const [, total] = /depth 2: (\d+)$/.exec(counted.output) ?? [];
    const divided = await run(perft, ['--depth', '2', '--seed', '1', '--divide']);
    const lines = divided.output.split('\n');
    expect(lines.at(-1)).toBe(`depth 2: ${total}`);
    const [, first] = /depth 1: (\d+)/.exec(counted.output) ?? [];
    expect(lines).toHaveLength(Number(first) + 1);
  });
});
