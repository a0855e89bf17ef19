// Starting a server where something is not as it should be: a sentence at once; and who may read what it writes.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Client } from './support/client.ts';
import { serverBundle } from './support/process.ts';
import { testServer, testSettings } from './support/server.ts';

const folders: string[] = [];
/** A folder that everybody may look into. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arpents-open-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Whoever may do everything is not held up by missing rights. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** What a server says that does not start. It is given as long as a busy machine needs; a hang takes for ever. */
async function complaint(environment: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn(process.execPath, [await serverBundle()], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...NOBODY,
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdout.on('data', () => child.kill());
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(code, said).toBeTypeOf('number');
  expect(code).not.toBe(0);
  return said.trim();
}

describe('a server that cannot start says why in one sentence', () => {
  it.each([
    ['HOST', '999.1.1.1', 'HOST: "999.1.1.1" is not an address to listen on.'],
    [
      'HOST',
      'no-such-machine.invalid',
      'There is no address no-such-machine.invalid here. Set HOST.',
    ],
    [
      'PUBLIC_URL',
      'https://me:secret@play.example',
      'PUBLIC_URL: its value is not an http or https',
    ],
    ['ARPENTS_DATA', '/proc/arpents', 'The data folder /proc/arpents cannot be made'],
  ])(
    '%s=%s',
    async (name, value, sentence) => {
      const folder = openFolder();
      chmodSync(folder, 0o777);
      const said = await complaint({ ARPENTS_DATA: folder, [name]: value });
      expect(said).toContain(sentence);
      expect(said).not.toMatch(/\n|secret/);
    },
    60_000,
  );

  it('a data folder that may not be written to', async () => {
    const folder = openFolder();
    chmodSync(folder, 0o555);
    const said = await complaint({ ARPENTS_DATA: folder });
    expect(said).toContain(`The data folder ${folder} may not be written to by this user.`);
    expect(said).not.toContain('\n');
  }, 60_000);

  it('a database that may not be written to', async () => {
    const folder = openFolder();
    chmodSync(folder, 0o777);
    writeFileSync(join(folder, 'arpents.db'), '');
    chmodSync(join(folder, 'arpents.db'), 0o444);
    const said = await complaint({ ARPENTS_DATA: folder });
    expect(said).toContain('arpents.db may not be written to by this user.');
    expect(said).not.toContain('\n');
  }, 60_000);
});

describe('the files of the database', () => {
  const modes = (folder: string): Record<string, string> =>
    Object.fromEntries(
      readdirSync(folder).map((name) => [
        name,
        (statSync(join(folder, name)).mode & 0o777).toString(8),
      ]),
    );

  it('are for their owner only, also in a folder that was there before, and when they were not', async () => {
    const folder = openFolder();
    const settings = testSettings({
      dataFolder: folder,
      databaseUrl: null,
      databaseConnections: 4,
    });
    const before = process.umask(0o022);
    try {
      const server = await testServer(settings);
      await Client.guest(server.address);
      const PRIVATE = {
        'arpents.db': '600',
        'arpents.db-shm': '600',
        'arpents.db-wal': '600',
        'lock.db': '600',
      };
      expect(modes(folder)).toMatchObject(PRIVATE);
      await server.stop();
      // As an earlier version left them.
      for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
      const again = await testServer(settings);
      await Client.guest(again.address);
      expect(modes(folder)).toMatchObject(PRIVATE);
      await again.stop();
    } finally {
      process.umask(before);
    }
  });
});
