// What a walk asks of a browser, whatever protocol it speaks; and programs that run beside a test.
import { spawn, type ChildProcess } from 'node:child_process';
import { onTestFinished } from 'vitest';

export const WINDOW = { width: 1440, height: 900 } as const;

export interface Driver {
  readonly visit: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** The value of an expression in the page, a text. */
  readonly evaluate: (expression: string) => Promise<string>;
  readonly perform: (actions: readonly InputSource[]) => Promise<void>;
  /** What the page has said on the console as a warning or an error, and what it has thrown. */
  readonly complaints: () => Promise<readonly string[]>;
  /** What is on the screen, as a PNG in base64. */
  readonly picture: () => Promise<string>;
}

/** Devices and what is done with them, in the words that WebDriver and WebDriver BiDi share. */
export interface InputSource {
  readonly type: 'pointer';
  readonly id: string;
  readonly actions: readonly (
    | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
    | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }
  )[];
}

/** Starts a program that ends with the test; says what it has written so far. */
export function run(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): () => string {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => end(child));
  let written = '';
  const keep = (chunk: Buffer): void => {
    written += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return () => written;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  child.kill('SIGKILL');
  await gone;
}
