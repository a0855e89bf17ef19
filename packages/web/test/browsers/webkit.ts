// WebKit by WebDriver: its driver starts a small browser of its own on a screen, which need not be a real one.
import { freePort } from '@arpents/test-kit';
import { expect, onTestFinished } from 'vitest';
import { run, WINDOW, type Driver } from './driver.ts';

/** A screen in memory; returns its name. */
async function openScreen(): Promise<string> {
  const size = `${WINDOW.width}x${WINDOW.height}x24`;
  const written = run('Xvfb', ['-displayfd', '1', '-screen', '0', size], process.env);
  const number = /^\d+$/m;
  await expect.poll(written).toMatch(number);
  return `:${number.exec(written())?.[0] ?? ''}`;
}

async function ask<T>(method: string, url: string, body?: object): Promise<T> {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(url, { method, ...init });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value as T;
}

/** A table has a stream that never ends, and the driver would wait for it. */
const CAPABILITIES = { pageLoadStrategy: 'none' };

/**
 * The driver does not tell what a page complains about. The page keeps it itself, beyond a reload, from the first time that
 * it is asked anything: one that cannot even start fails the walk anyway.
 */
const KEEP_COMPLAINTS = `
if (!window.keepsComplaints) {
  window.keepsComplaints = true;
  const kept = () => JSON.parse(sessionStorage.getItem('complaints') ?? '[]');
  const keep = (...words) =>
    sessionStorage.setItem('complaints', JSON.stringify([...kept(), words.join(' ')]));
  addEventListener('error', ({ message }) => keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  console.error = keep;
  console.warn = keep;
}`;

export async function openWebKit(program: string): Promise<Driver> {
  const port = await freePort();
  const env = { ...process.env, DISPLAY: await openScreen() };
  run(program, [`--port=${port}`], env);
  const address = `http://127.0.0.1:${port}`;
  const isReady = (): Promise<boolean> =>
    ask('GET', `${address}/status`).then(
      () => true,
      () => false,
    );
  await expect.poll(isReady).toBe(true);
  const { sessionId } = await ask<{ readonly sessionId: string }>('POST', `${address}/session`, {
    capabilities: { alwaysMatch: CAPABILITIES },
  });
  const session = `${address}/session/${sessionId}`;
  onTestFinished(() => ask('DELETE', session));
  const post = <T>(path: string, body: object): Promise<T> => ask('POST', session + path, body);
  const evaluate = (expression: string): Promise<string> =>
    post('/execute/sync', { script: `${KEEP_COMPLAINTS}\nreturn ${expression}`, args: [] });
  await post('/window/rect', { x: 0, y: 0, ...WINDOW });
  return {
    visit: (url) => post('/url', { url }),
    reload: () => post('/refresh', {}),
    evaluate,
    perform: (actions) => post('/actions', { actions }),
    complaints: async () =>
      JSON.parse(await evaluate(`sessionStorage.getItem('complaints') ?? '[]'`)) as string[],
    picture: () => ask('GET', `${session}/screenshot`),
  };
}
