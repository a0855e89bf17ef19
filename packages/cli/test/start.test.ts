// Starting the server from a checkout: `npm start` installs and builds what is missing; `arpents serve` takes what was
// built as it is, and gets by without the right to change it.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@arpents/test-kit';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './support/files.ts';

const PROGRAM = 'packages/cli/dist/main.js';
const CLIENT = 'packages/web/dist/index.html';
/** Whoever may do everything is not held up by missing rights: then the server runs as somebody who may do nothing. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

const folders: string[] = [];
const running: ChildProcess[] = [];

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'arpents-start-'));
  folders.push(made);
  // Private folders cannot be looked into by nobody.
  chmodSync(made, 0o755);
  return made;
}

/** What git has of the scripts and sources, the dependencies of this checkout, and what was built now. */
function checkout(): string {
  const copy = folder();
  const isSource = (path: string): boolean => !/[\\/](node_modules|test|tools)$/.test(path);
  const times = { recursive: true, preserveTimestamps: true, filter: isSource };
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts']) {
    cpSync(join(ROOT, name), join(copy, name), times);
  }
  for (const name of readdirSync(join(ROOT, 'packages'))) {
    const [from, to] = [join(ROOT, 'packages', name), join(copy, 'packages', name)];
    const isKept = (path: string): boolean => isSource(path) && path !== join(from, 'dist');
    cpSync(from, to, { ...times, filter: isKept });
  }
  cpSync(join(ROOT, 'packages/cli/dist'), join(copy, 'packages/cli/dist'), times);
  mkdirSync(join(copy, 'packages/web/dist'));
  writeFileSync(join(copy, CLIENT), '<!doctype html><title>Arpents</title>');
  // Written last: by it `npm start` knows that the client is there, and whether it is newer than its sources.
  writeFileSync(join(copy, 'packages/web/dist/service-worker.js'), '');
  age(join(copy, PROGRAM), new Date());
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

const age = (file: string, time: Date): void => utimesSync(file, time, time);
/** From before anything that it is made of. */
const outdate = (copy: string): void => age(join(copy, PROGRAM), new Date(2000, 0));

/** The time of the last change of every file, by path. */
const changes = (copy: string): Record<string, number> =>
  Object.fromEntries(
    readdirSync(copy, { recursive: true, encoding: 'utf8' })
      .filter((path) => !path.startsWith('node_modules'))
      .map((path) => [path, statSync(join(copy, path)).mtimeMs]),
  );

function forbidWriting(copy: string): void {
  for (const path of ['', ...readdirSync(copy, { recursive: true, encoding: 'utf8' })]) {
    if (path.startsWith('node_modules')) continue;
    const { mode } = statSync(join(copy, path));
    chmodSync(join(copy, path), mode & 0o555);
  }
}

interface Started {
  readonly address: string;
  readonly errors: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts the server by one of the scripts, and waits until it is ready. */
async function served(
  copy: string,
  command: readonly string[],
  data: string,
  rights: { uid?: number; gid?: number } = {},
): Promise<Started> {
  const port = await freePort();
  const child = spawn(process.execPath, command, {
    cwd: copy,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      ARPENTS_DATA: data,
      COMPUTER_THREADS: '1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...rights,
  });
  running.push(child);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await Promise.race([
    new Promise((resolve) => child.stdout.once('data', resolve)),
    exited.then(() => {
      throw new Error(`it ended: ${errors}`);
    }),
  ]);
  return {
    address: `http://127.0.0.1:${port}`,
    errors: () => errors,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

const status = async (url: string): Promise<number> => (await fetch(url)).status;

/** Everything that a server can be asked at once works. */
async function expectServed({ address }: Started): Promise<void> {
  expect(await status(`${address}/readyz`)).toBe(200);
  expect(await status(`${address}/`)).toBe(200);
}

const SERVE = ['scripts/arpents.mjs', 'serve'];
const START = ['scripts/start.mjs'];

beforeAll(() => {
  const built = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), 'programs']);
  expect(built.status).toBe(0);
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true });
});

describe('arpents serve', () => {
  it.each([
    ['arpents serve', SERVE],
    ['npm start', START],
  ])(
    '%s runs in a built checkout that it may not write to, and writes to ARPENTS_DATA only',
    async (_name, command) => {
      const copy = checkout();
      const data = folder();
      if (NOBODY.uid !== undefined) chownSync(data, NOBODY.uid, NOBODY.gid);
      forbidWriting(copy);
      const before = changes(copy);
      const server = await served(copy, command, data, NOBODY);
      await expectServed(server);
      await server.stop();
      expect(server.errors()).toBe('');
      expect(changes(copy)).toEqual(before);
      expect(existsSync(join(data, 'arpents.db'))).toBe(true);
    },
    60_000,
  );

  it('serves what was built also if the sources are newer, builds nothing, and says so', async () => {
    const copy = checkout();
    outdate(copy);
    const before = changes(copy);
    const server = await served(copy, SERVE, folder());
    await expectServed(server);
    await server.stop();
    expect(server.errors()).toContain('npm run build');
    expect(changes(copy)).toEqual(before);
  }, 60_000);

  it.each([
    ['the program', PROGRAM, 'npm start'],
    ['the dependencies', 'node_modules', 'npm start'],
    ['the web client', CLIENT, 'npm run build'],
  ])('without %s it says in a sentence what to do, and does nothing', (_name, missing, advice) => {
    const copy = checkout();
    rmSync(join(copy, missing));
    const before = changes(copy);
    const { status: code, stderr } = spawnSync(process.execPath, SERVE, {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(code).toBe(1);
    expect(stderr).toContain(advice);
    expect(stderr.trim()).not.toContain('\n');
    expect(changes(copy)).toEqual(before);
  });
});

describe('npm start', () => {
  it.each([
    ['was never built', (copy: string) => rmSync(join(copy, PROGRAM))],
    ['is older than its sources', outdate],
  ])(
    'builds a program that %s, then serves',
    async (_name, change) => {
      const copy = checkout();
      change(copy);
      const before = Date.now();
      const server = await served(copy, START, folder());
      await expectServed(server);
      await server.stop();
      expect(server.errors()).toBe('');
      expect(statSync(join(copy, PROGRAM)).mtimeMs).toBeGreaterThanOrEqual(before - 1000);
    },
    120_000,
  );
});
