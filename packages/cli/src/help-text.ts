// The help of the program and of its commands, made from what the commands say of themselves.
import type { Command } from './command.ts';

const CALL = 'npm run -s arpents --';

export function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Arpents: A Few Acres of Snow on the command line.',
    '',
    `Usage: ${CALL} COMMAND [ARGUMENTS]`,
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    `More about a command: ${CALL} help COMMAND`,
  ].join('\n');
}

export const helpOn = ({ name, usage, summary, details }: Command): string =>
  [
    `Usage: ${CALL} ${name}${usage === '' ? '' : ` ${usage}`}`,
    '',
    summary,
    ...(details.length > 0 ? ['', ...details] : []),
  ].join('\n');
