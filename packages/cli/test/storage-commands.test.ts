// Commands about what a server keeps: what they say where there is nothing, or nothing that can be read.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backup } from '../src/commands/backup.ts';
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
