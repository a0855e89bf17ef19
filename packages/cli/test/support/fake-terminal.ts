// A terminal for tests: keeps what is written, and types what the test says.
import { runProgram } from '../../src/program.ts';
import type { Command } from '../../src/command.ts';
import type { Terminal } from '../../src/terminal.ts';

/** The next line, given everything written since the last one; null ends the input. */
export type Typist = (written: string) => string | null;

export interface Transcript {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
}

/** Types these lines one after the other. */
export function typing(...lines: readonly string[]): Typist {
  const left = [...lines];
  return () => left.shift() ?? null;
}

export interface FakeTerminal extends Terminal {
  readonly output: () => string;
  readonly errors: () => string;
}

export function fakeTerminal(typist: Typist = () => null): FakeTerminal {
  const written: string[] = [];
  const complaints: string[] = [];
  let readUpTo = 0;
  return {
    write: (text) => written.push(text),
    complain: (text) => complaints.push(text),
    readLine: (prompt) => {
      written.push(prompt);
      const line = typist(written.slice(readUpTo).join('\n'));
      readUpTo = written.length;
      return Promise.resolve(line);
    },
    clear: () => written.push('<cleared>'),
    hasColours: false,
    columns: 80,
    locale: 'en',
    output: () => written.join('\n'),
    errors: () => complaints.join('\n'),
  };
}

/** Runs a command as the program would, from its arguments to its exit status. */
export async function run(
  command: Command,
  args: readonly string[],
  typist?: Typist,
): Promise<Transcript> {
  const terminal = fakeTerminal(typist);
  const status = await runProgram([command], [command.name, ...args], terminal);
  return { status, output: terminal.output(), errors: terminal.errors() };
}
