// Firefox by WebDriver BiDi, which it speaks itself over a WebSocket.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { run, WINDOW, type Driver } from './driver.ts';

/** A message of the browser: the answer to a command, or an event. */
type Message =
  | { readonly type: 'success'; readonly id: number; readonly result: unknown }
  | { readonly type: 'error'; readonly id: number | null; readonly message: string }
  | { readonly type: 'event'; readonly method: string; readonly params: LogEntry };

interface LogEntry {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly text: string | null;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

type Command = <T>(method: string, params: object) => Promise<T>;

const COMPLAINTS = ['warn', 'error'];

/** Opens a connection; `complaints` gets what the pages complain about. */
async function connect(url: string, complaints: string[]): Promise<Command> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, Waiting>();
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as Message;
    if (message.type === 'event') {
      const { level, text } = message.params;
      if (COMPLAINTS.includes(level)) complaints.push(`${level}: ${text ?? ''}`);
    } else if (message.type === 'success') waiting.get(message.id)?.resolve(message.result);
    else if (message.id !== null) waiting.get(message.id)?.reject(new Error(message.message));
  };
  let sent = 0;
  return <T>(method: string, params: object) =>
    new Promise<T>((resolve, reject) => {
      const id = ++sent;
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

export async function openFirefox(program: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'arpents-firefox-'));
  onTestFinished(() => rm(profile, { recursive: true, force: true }));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const written = run(program, args, process.env);
  const listening = /listening on (ws:\S+)/;
  await expect.poll(written).toMatch(listening);
  const complaints: string[] = [];
  const address = listening.exec(written())?.[1] ?? '';
  const command = await connect(`${address}/session`, complaints);
  await command('session.new', { capabilities: {} });
  await command('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await command<{
    readonly contexts: readonly { readonly context: string }[];
  }>('browsingContext.getTree', {});
  const context = contexts[0].context;
  await command('browsingContext.setViewport', { context, viewport: WINDOW });
  return {
    visit: (url) => command('browsingContext.navigate', { context, url, wait: 'none' }),
    reload: () => command('browsingContext.reload', { context, wait: 'none' }),
    evaluate: async (expression) => {
      const { result } = await command<{ readonly result: { readonly value: string } }>(
        'script.evaluate',
        { expression, target: { context }, awaitPromise: false },
      );
      return result.value;
    },
    perform: (actions) => command('input.performActions', { context, actions }),
    complaints: () => Promise.resolve(complaints),
    picture: async () => {
      const { data } = await command<{ readonly data: string }>(
        'browsingContext.captureScreenshot',
        { context },
      );
      return data;
    },
  };
}
