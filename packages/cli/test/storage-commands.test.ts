// Commands about what a server keeps: there and back between both databases, and what they say where there is nothing,
// or nothing that can be read.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStorage } from '@arpents/server';
import { startThrowawayPostgres, type ThrowawayPostgres } from '@arpents/test-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { backup, restore } from '../src/commands/backup.ts';
import { check } from '../src/commands/check.ts';
import { exportCommand } from '../src/commands/export.ts';
import { run } from './support/fake-terminal.ts';
import { temporaryFolder } from './support/files.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  vi.stubEnv('DATABASE_URL', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('where there is no database', () => {
  it('says so, and makes nothing', async () => {
    vi.stubEnv('ARPENTS_DATA', join(folder, 'none'));
    for (const [command, target] of [
      [check, null],
      [backup, join(folder, 'backup.gz')],
      [exportCommand, join(folder, 'records')],
    ] as const) {
      const { status, errors } = await run(command, target === null ? [] : [target]);
      expect(errors).toContain('There is no database in the data folder');
      expect(status).toBe(1);
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says that a file is none', async () => {
    writeFileSync(join(folder, 'arpents.db'), 'x'.repeat(2000));
    vi.stubEnv('ARPENTS_DATA', folder);
    expect((await run(check, [])).errors).toContain('is not a database.');
  });

  it('says that PostgreSQL does not answer, and does not repeat the password', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://someone:secret@127.0.0.1:1/arpents');
    const { status, errors } = await run(backup, [join(folder, 'backup.gz')]);
    expect(errors).toContain('The database at DATABASE_URL does not answer.');
    expect(errors).not.toContain('secret');
    expect(existsSync(join(folder, 'backup.gz'))).toBe(false);
    expect(status).toBe(1);
  });
});

describe('there and back', () => {
  let postgres: ThrowawayPostgres;
  beforeAll(async () => {
    postgres = await startThrowawayPostgres();
  });
  afterAll(() => postgres.stop());

  /** A data folder with some people in it, more than one page of them. */
  async function filledFolder(): Promise<void> {
    vi.stubEnv('ARPENTS_DATA', join(folder, 'data'));
    const settings = { databaseUrl: null, databaseConnections: 2 };
    const storage = await openStorage({ ...settings, dataFolder: join(folder, 'data') });
    const people = Array.from({ length: PEOPLE }, (_, i) => ({
      id: `person-${i}`,
      name: `Zoë ${i}`,
      name_key: null,
      password_hash: null,
      created_at: i,
    }));
    await storage.db.insertInto('person').values(people).execute();
    await storage.close();
  }
  const PEOPLE = 1500;

  it('restores a backup into the other database, and from there into a new folder', async () => {
    await filledFolder();
    const file = join(folder, 'first.gz');
    expect((await run(backup, [file])).output).toBe(`${PEOPLE} rows`);
    expect((await run(backup, [file])).errors).toContain('exists already');
    expect((await run(restore, [file])).errors).toContain('is not empty');

    vi.stubEnv('DATABASE_URL', await postgres.createDatabase());
    expect((await run(restore, [file])).output).toBe(`${PEOPLE} rows`);
    const second = join(folder, 'second.gz');
    expect((await run(backup, [second])).output).toBe(`${PEOPLE} rows`);

    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('ARPENTS_DATA', join(folder, 'other'));
    expect((await run(restore, [second])).output).toBe(`${PEOPLE} rows`);
    expect((await run(check, [])).output).toBe('0 games, 0 entries, 0 faults');
  });

  it('refuses a file that is cut, and one that is something else, and keeps nothing of it', async () => {
    await filledFolder();
    const file = join(folder, 'whole.gz');
    await run(backup, [file]);
    const whole = readFileSync(file);
    vi.stubEnv('ARPENTS_DATA', join(folder, 'other'));
    for (const [name, content] of [
      ['cut.gz', whole.subarray(0, whole.length / 2)],
      ['text.gz', Buffer.from('something else')],
    ] as const) {
      writeFileSync(join(folder, name), content);
      const { status, errors } = await run(restore, [join(folder, name)]);
      expect(errors).toContain('is not a backup');
      expect(status).toBe(1);
    }
    expect((await run(restore, [file])).output).toBe(`${PEOPLE} rows`);
  });
});
