// What a command of the program is, and the two ways in which it can fail.
import type { Terminal } from './terminal.ts';

/** 0: all is well; 1: it failed, or found something wrong; 2: it was called wrongly. */
export type ExitStatus = number;

export interface Command {
  readonly name: string;
  /** One line: what it is for. */
  readonly summary: string;
  /** Arguments as they are written, e.g. `FILE… [--turn N]`. */
  readonly usage: string;
  /** Lines that explain the arguments. */
  readonly details: readonly string[];
  readonly run: (args: readonly string[], terminal: Terminal) => ExitStatus | Promise<ExitStatus>;
}

/** The command was called wrongly; the message is one sentence for standard error. */
export class UsageError extends Error {}

/** The command cannot do what it was asked; the message is one sentence for standard error. */
export class CommandError extends Error {}
