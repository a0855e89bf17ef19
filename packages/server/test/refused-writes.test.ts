// A database that can be read but not written to: moves are refused, nothing is lost, and the server says that it is not
// ready until it can write again.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../src/storage/storage.ts';
import { Client } from './support/client.ts';
import { testServer, testSettings } from './support/server.ts';
import { testStores, type TestStores } from './support/stores.ts';

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}
const isReady = async (client: Client): Promise<boolean> =>
  (await client.send('GET', '/readyz')).status === 200;

/** A disk of its own, of one megabyte; null where this user may not mount one. */
function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'arpents-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
  if (mounted.status === 0) return folder;
  rmSync(folder, { recursive: true });
  return null;
}
const DISK = smallDisk();
afterAll(() => {
  if (DISK === null) return;
  spawnSync('umount', ['-l', DISK]);
  rmSync(DISK, { recursive: true, force: true });
});

/** Fills a disk to the last byte; returns how to make room again. */
function fill(disk: string): () => void {
  const file = join(disk, 'filler');
  for (const size of [65_536, 4096]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
  }
  return () => rmSync(file);
}

describe('a server whose database takes no writes', () => {
  it.runIf(DISK !== null)(
    'on a full disk is not ready, refuses moves and can be read; with room it goes on by itself',
    async () => {
      const dataFolder = DISK ?? '';
      const storage = { dataFolder, databaseUrl: null, databaseConnections: 4 };
      const server = await testServer(testSettings(storage));
      const british = await Client.guest(server.address);
      const french = await Client.guest(server.address);
      const { game } = await british.create();
      await french.join(game.id);
      expect(await isReady(british)).toBe(true);

      const makeRoom = fill(dataFolder);
      const text = 'x'.repeat(400);
      let refused = await british.command(game.id, 1, { kind: 'say', text });
      while (refused.status === 200) {
        refused = await british.command(game.id, 1, { kind: 'say', text });
      }
      expect([refused.status, refused.body.error?.code]).toEqual([503, 'unavailable']);
      expect(refused.headers.get('retry-after')).toBe('5');
      await until(async () => !(await isReady(british)));
      // It stays so.
      for (let i = 0; i < 20; i++) expect(await isReady(british)).toBe(false);
      expect((await british.game(game.id)).game.status).toBe('running');

      makeRoom();
      await until(() => isReady(british));
      const pass = { kind: 'act', action: { kind: 'pass' } } as const;
      expect((await british.command(game.id, 1, pass)).status).toBe(200);
      await server.stop();
    },
    60_000,
  );

  describe('on PostgreSQL', () => {
    let stores: TestStores;
    beforeAll(async () => {
      stores = await testStores('postgres');
    }, 120_000);
    afterAll(() => stores.stop());

    it('that only reads is not ready, and refuses moves as unavailable', async () => {
      const settings = await stores.settings();
      const server = await testServer(testSettings({ ...settings, databaseConnections: 2 }));
      const british = await Client.guest(server.address);
      const french = await Client.guest(server.address);
      const { game } = await british.create();
      await french.join(game.id);
      expect(await isReady(british)).toBe(true);

      const beside = await openStorage(settings, { beside: true });
      const readOnly = async (value: 'on' | 'off'): Promise<void> => {
        await sql`set default_transaction_read_only = off`.execute(beside.db);
        const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
          beside.db,
        );
        const database = sql.ref(rows[0]?.name ?? '');
        await sql`alter database ${database} set default_transaction_read_only = ${sql.lit(value)}`.execute(
          beside.db,
        );
        // Connections that are open keep what they began with; new ones take their place.
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(beside.db);
      };
      await readOnly('on');
      await until(async () => !(await isReady(british)));
      const pass = { kind: 'act', action: { kind: 'pass' } } as const;
      const refused = await british.command(game.id, 1, pass);
      expect([refused.status, refused.body.error?.code]).toEqual([503, 'unavailable']);
      expect(refused.headers.get('retry-after')).toBe('5');
      expect((await british.game(game.id)).game.status).toBe('running');

      await readOnly('off');
      await until(() => isReady(british));
      expect((await british.command(game.id, 1, pass)).status).toBe(200);
      await beside.close();
      await server.stop();
    }, 60_000);
  });
});
