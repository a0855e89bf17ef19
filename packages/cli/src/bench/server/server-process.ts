// The server as a process of its own, to be measured from outside; computer players are off and limits out of the way.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorageSettings } from '@arpents/server';
import { pathInRepository } from '../../repository.ts';

export interface MeasuredServer {
  readonly port: number;
  readonly address: string;
  /** Its data folder. */
  readonly folder: string;
  /** Milliseconds from starting the process to the first request served. */
  readonly startMilliseconds: number;
  /** A number that the server says of itself at /metrics. */
  readonly metric: (name: string) => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Logs keep their limit: nobody but the reader of a long one asks for any. */
const LIMITS = Object.fromEntries(
  ['REQUESTS_PER_MINUTE', 'SIGN_INS_PER_MINUTE', 'CREATIONS_PER_MINUTE'].map((name) => [
    name,
    '10000000',
  ]),
);

async function isServed(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).status === 200;
  } catch {
    return false;
  }
}

/** `databaseUrl` null: the embedded database in a folder of its own. `prepare` may write to the store beforehand;
 * `hasClient`: whether it serves the web client too. */
export async function startMeasured(
  port: number,
  databaseUrl: string | null,
  prepare: (store: StorageSettings) => Promise<void> = () => Promise.resolve(),
  hasClient = false,
): Promise<MeasuredServer> {
  const folder = mkdtempSync(join(tmpdir(), 'arpents-bench-'));
  await prepare({ dataFolder: folder, databaseUrl, databaseConnections: 2 });
  const address = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  const child: ChildProcess = spawn(
    process.execPath,
    [
      pathInRepository('packages/cli/dist/main.js'),
      'serve',
      ...(hasClient ? [] : ['--without-client']),
    ],
    {
      env: {
        ...process.env,
        ...LIMITS,
        STREAMS_PER_ADDRESS: '100000',
        GAMES_PER_PERSON: '100000',
        SLOW_GAMES_PER_PERSON: '100000',
        PORT: String(port),
        ARPENTS_DATA: folder,
        DATABASE_URL: databaseUrl ?? '',
        COMPUTER_THREADS: '0',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const exited = new Promise((resolve) => child.once('exit', resolve));
  while (!(await isServed(address))) {
    if (child.exitCode !== null) throw new Error('the server did not start');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    port,
    address,
    folder,
    startMilliseconds: Math.round(performance.now() - begin),
    metric: async (name) => {
      const text = await (await fetch(`${address}/metrics`)).text();
      const line = text.split('\n').find((one) => one.startsWith(`${name} `));
      return Number(line?.slice(name.length + 1) ?? NaN);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
