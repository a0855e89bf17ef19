// A terminal that remembers what a command wrote, for commands that ask nothing.
import type { Terminal } from '../../src/terminal.ts';

export interface QuietTerminal extends Terminal {
  readonly written: string[];
  readonly complaints: string[];
}

export function quietTerminal(): QuietTerminal {
  const written: string[] = [];
  const complaints: string[] = [];
  return {
    written,
    complaints,
    write: (text) => void written.push(text),
    complain: (text) => void complaints.push(text),
    readLine: () => Promise.resolve(null),
    clear: () => undefined,
    hasColours: false,
    locale: 'en',
    columns: 80,
  };
}
