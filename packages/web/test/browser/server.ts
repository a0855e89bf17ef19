// The real server as a process of its own, on a free port, with a data folder that is thrown away.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@arpents/test-kit';
import { PROGRAM } from './build.ts';

export interface TestServer {
  readonly address: string;
  /** Ends the process as a crash would. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port with the same data. */
  readonly restart: () => Promise<void>;
  /** Ends the process and throws its data away. */
  readonly close: () => Promise<void>;
}

async function start(port: number, dataFolder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [PROGRAM, 'serve'], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      ARPENTS_DATA: dataFolder,
      REQUESTS_PER_MINUTE: '1000000',
      CREATIONS_PER_MINUTE: '1000000',
      LOGS_PER_MINUTE: '1000000',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('http')) resolve();
    });
    child.once('exit', (code) => {
      reject(new Error(`the server ended with ${String(code)}: ${errors}`));
    });
  });
  return child;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Others look for free ports too; whoever is too late looks again. */
const MOST_PORTS_TRIED = 4;

async function startSomewhere(
  dataFolder: string,
  tries = 1,
): Promise<{ readonly port: number; readonly child: ChildProcess }> {
  const port = await freePort();
  try {
    return { port, child: await start(port, dataFolder) };
  } catch (error) {
    if (tries === MOST_PORTS_TRIED || !String(error).includes('is in use')) throw error;
    return startSomewhere(dataFolder, tries + 1);
  }
}

export async function startServer(): Promise<TestServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'arpents-browser-'));
  const started = await startSomewhere(dataFolder);
  const { port } = started;
  let { child } = started;
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended(child);
  };
  return {
    address: `http://127.0.0.1:${port}`,
    kill,
    restart: async () => {
      child = await start(port, dataFolder);
    },
    close: async () => {
      await kill();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
