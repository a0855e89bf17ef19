// `arpents verify`: checks that every shuffle of a game followed from the seed that its server had committed to.
import { readFileSync } from 'node:fs';
import { readArguments, refuseExtra } from '../arguments.ts';
import { CommandError, UsageError, type Command } from '../command.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'Verifies the shuffles of a game that a server dealt.',
  usage: 'RECORD [--commitment DIGITS]',
  details: [
    '  --commitment   the commitment as it was shown during the game, to compare with that of the record',
    'The record of a finished game holds seed and salt; they must open its commitment, and the game must follow from them.',
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, { commitment: { type: 'string' } });
    const [file, ...rest] = positionals;
    if (file === undefined) throw new UsageError('verify takes a file.');
    refuseExtra(rest);
    const { verifyRecord } = await import('@arpents/server');
    const result = verifyRecord(readJson(file), values.commitment ?? null);
    terminal.write(
      result.ok
        ? `verified: ${result.actions} actions follow from the seed behind ${result.commitment}`
        : `not verified: ${result.why}`,
    );
    return result.ok ? 0 : 1;
  },
};

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new CommandError(`${file} cannot be read as JSON.`);
  }
}
