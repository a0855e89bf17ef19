// `arpents verify`: checks step by step that nobody chose the shuffles of a game that a server dealt.
import { readFileSync } from 'node:fs';
import { LOCALES, describeRecordFault, say, type Locale } from '@arpents/messages';
import { verifyRecord, type Verification, type VerificationOutcome } from '@arpents/protocol';
import { oneOf, readArguments, refuseExtra } from '../arguments.ts';
import { CommandError, UsageError, type Command } from '../command.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'Verifies the shuffles of a game that a server dealt.',
  usage: `RECORD [--commitment DIGITS] [--bytes DIGITS] [--lang ${LOCALES.join('|')}]`,
  details: [
    '  --commitment   the commitment as it was shown before the game, to compare with that of the record',
    '  --bytes        the 16 bytes that your own client added to the seed, as hexadecimal digits',
    '  --lang L       the language (default: that of the terminal)',
    'Says each step in words: + holds, - fails, ? cannot be checked. docs/fair-shuffles.md has the formula.',
  ],
  run(args, terminal) {
    const { values, positionals } = readArguments(args, {
      commitment: { type: 'string' },
      bytes: { type: 'string' },
      lang: { type: 'string' },
    });
    const [file, ...rest] = positionals;
    if (file === undefined) throw new UsageError('verify takes a file.');
    refuseExtra(rest);
    const locale =
      values.lang === undefined ? terminal.locale : oneOf(LOCALES, values.lang, '--lang');
    const { commitment = null, bytes = null } = values;
    const found = verifyRecord(readJson(file), { commitment, bytes });
    terminal.write(verificationText(found, locale));
    return found.verdict === 'failed' ? 1 : 0;
  },
};

const MARKS: Readonly<Record<VerificationOutcome, string>> = {
  holds: '+',
  fails: '-',
  unknown: '?',
};

function verificationText({ lines, added, fault, verdict }: Verification, locale: Locale): string {
  const steps = lines.map(
    ({ line, outcome }) => `${MARKS[outcome]} ${say(locale, `verify.line.${line}`)}`,
  );
  return [
    ...steps,
    ...(fault === null ? [] : [describeRecordFault(fault, locale)]),
    ...(added === null ? [] : [say(locale, `verify.added.${added}`)]),
    say(locale, `verify.verdict.${verdict}`),
  ].join('\n');
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new CommandError(`${file} cannot be read as JSON.`);
  }
}
