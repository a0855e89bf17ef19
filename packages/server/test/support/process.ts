// The server as a process of its own, to be killed.
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundleWith } from 'esbuild';
import type { StorageSettings } from '../../src/storage/storage.ts';
import { freePort } from '@arpents/test-kit';

const PACKAGE = join(import.meta.dirname, '..', '..');
let bundle: Promise<string> | null = null;

/** The server and the thread of its computer players, beside their dependencies; made once per test run. */
export function serverBundle(): Promise<string> {
  bundle ??= (async () => {
    const outdir = join(PACKAGE, 'dist', `under-test-${process.pid}`);
    process.once('exit', () => rmSync(outdir, { recursive: true, force: true }));
    await bundleWith({
      entryPoints: {
        server: join(PACKAGE, 'test', 'support', 'thinking-server.ts'),
        'computer-worker': join(PACKAGE, 'src', 'games', 'computer-worker.ts'),
      },
      outdir,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'error',
      plugins: [
        {
          name: 'packages-stay-outside',
          setup: (build) => {
            build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
              kind === 'entry-point' || path.startsWith('@arpents/')
                ? null
                : { path, external: true },
            );
          },
        },
      ],
    });
    return join(outdir, 'server.mjs');
  })();
  return bundle;
}

export interface ServerProcess {
  readonly address: string;
  readonly child: ChildProcess;
  /** What it wrote to standard error. */
  readonly errors: () => string;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<number | null>;
}

export async function spawnServer(
  storage: StorageSettings,
  environment: Readonly<Record<string, string>> = {},
  port?: number,
): Promise<ServerProcess> {
  const chosen = port ?? (await freePort());
  const child = spawn(process.execPath, [await serverBundle()], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(chosen),
      ARPENTS_DATA: storage.dataFolder,
      ...(storage.databaseUrl === null ? {} : { DATABASE_URL: storage.databaseUrl }),
      ANSWER_DELAY: '200',
      REQUESTS_PER_MINUTE: '10000000',
      SIGN_INS_PER_MINUTE: '10000000',
      CREATIONS_PER_MINUTE: '10000000',
      LOGS_PER_MINUTE: '10000000',
      STREAMS_PER_ADDRESS: '100000',
      GAMES_PER_PERSON: '100000',
      OPEN_GAMES_PER_PERSON: '100000',
      SLOW_GAMES_PER_PERSON: '100000',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('http')) resolve();
    });
  });
  await Promise.race([
    ready,
    exited.then((code) => {
      throw new Error(`the server ended with ${code}: ${errors}`);
    }),
  ]);
  return {
    address: `http://127.0.0.1:${chosen}`,
    child,
    errors: () => errors,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
