// What the program talks to: lines in, lines out. Commands never touch the process, so that tests can play the terminal.
import { createInterface, type Interface } from 'node:readline';
import { preferredLocale, type Locale } from '@arpents/messages';

export interface Terminal {
  /** Writes a line (or several) to standard output. */
  readonly write: (text: string) => void;
  /** Writes a line to standard error. */
  readonly complain: (text: string) => void;
  /** The next line that is typed; null when there is no more input. */
  readonly readLine: (prompt: string) => Promise<string | null>;
  /** Makes what was written so far disappear from the screen, where there is a screen. */
  readonly clear: () => void;
  readonly hasColours: boolean;
  readonly columns: number;
  /** The language that the terminal is set to. */
  readonly locale: Locale;
}

const CLEAR_SCREEN_AND_SCROLLBACK = '\u001b[2J\u001b[3J\u001b[H';
const DEFAULT_COLUMNS = 80;

/** The terminal of this process; standard input is opened when the first line is asked for. */
export function processTerminal(): Terminal & { readonly close: () => void } {
  const { stdin, stdout, stderr } = process;
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  let input: { readonly lines: AsyncIterator<string>; readonly reader: Interface } | null = null;
  const open = () => {
    const reader = createInterface({ input: stdin, output: stdout, terminal: stdin.isTTY });
    return { reader, lines: reader[Symbol.asyncIterator]() };
  };
  return {
    write: (text) => stdout.write(`${text}\n`),
    complain: (text) => stderr.write(`${text}\n`),
    async readLine(prompt) {
      input ??= open();
      input.reader.setPrompt(prompt);
      input.reader.prompt();
      const line = await input.lines.next();
      // Typed input is echoed by the terminal; piped input is written here, so that the log reads the same.
      if (!stdin.isTTY) stdout.write(line.done === true ? '\n' : `${line.value}\n`);
      return line.done === true ? null : line.value;
    },
    clear: () => {
      if (stdout.isTTY) stdout.write(CLEAR_SCREEN_AND_SCROLLBACK);
    },
    hasColours: stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
    columns: stdout.columns || DEFAULT_COLUMNS,
    locale: preferredLocale([LC_ALL ?? LC_MESSAGES ?? LANG ?? '']),
    close: () => input?.reader.close(),
  };
}
