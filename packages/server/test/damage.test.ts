// Damaged databases: a file that is not whole is not served; a row that cannot be read costs its own game and nothing else.
import {
  copyFileSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
  closeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeLog } from '../src/http/log.ts';
import { checkGames } from '../src/operations/check-games.ts';
import { readDump, writeDump } from '../src/operations/dump.ts';
import { exportGames } from '../src/operations/export-games.ts';
import { serve } from '../src/serve.ts';
import { randomPlayers } from '../src/games/random-players.ts';
import { openStorage, type Storage } from '../src/storage/storage.ts';
import { Client } from './support/client.ts';
import { fail } from './support/fail.ts';
import { testServer, testSettings } from './support/server.ts';
import { STORES, testStores, type StoreKind, type TestStores } from './support/stores.ts';

let stores: TestStores;
const withStores = (kind: StoreKind): void => {
  beforeEach(async () => {
    stores = await testStores(kind);
  });
  afterEach(() => stores.stop());
};

/** What the damage is, as a value of SQL. */
const DAMAGES: Readonly<Record<StoreKind, readonly (readonly [what: string, value: string])[]>> = {
  sqlite: [
    ['bytes that are no text', `cast(x'7b226b696e64ff' as text)`],
    ['JSON that is cut short', `'{"kind":"acti'`],
    ['JSON of another shape', `'null'`],
  ],
  postgres: [
    ['JSON that is cut short', `'{"kind":"acti'`],
    ['JSON of another shape', `'[1]'`],
  ],
};

const damage = (storage: Storage, table: string, column: string, value: string, where: string) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.raw(value)} where ${sql.raw(where)}`.execute(
    storage.db,
  );

describe.each(STORES)('a damaged row, on %s', (kind) => {
  withStores(kind);

  it.each(DAMAGES[kind])(
    'an entry of %s costs its own game and nothing else',
    async (_what, value) => {
      const settings = testSettings(await stores.settings(), { logLevel: 'error' });
      const lines: string[] = [];
      const start = () =>
        testServer(settings, randomPlayers, {
          log: makeLog('error', (line) => lines.push(line)),
        });
      const first = await start();
      const [british, french] = [
        await Client.guest(first.address),
        await Client.guest(first.address),
      ];
      const { game: damaged } = await british.create({
        pace: { kind: 'live', minutes: 10, incrementSeconds: 15 },
      });
      await french.join(damaged.id);
      const { game: sound } = await british.create();
      await french.join(sound.id);
      for (const game of [damaged, sound]) {
        await british.command(game.id, 1, { kind: 'act', action: { kind: 'pass' } });
      }
      await first.stop();

      const storage = await openStorage(settings);
      await damage(storage, 'entry', 'body', value, `game = '${damaged.id}' and version = 2`);
      // A job that is due for it, to be tried again and again.
      await storage.jobs.put({ game: damaged.id, kind: 'flag', version: 2, dueAt: 1000 });
      await storage.close();

      const second = await start();
      const later = british.at(second.address);
      for (let i = 0; i < 3; i++) {
        const reply = await later.call('GET /api/games/:game', {
          params: { game: damaged.id },
          query: {},
        });
        expect([reply.status, reply.body.error?.code]).toEqual([503, 'game-damaged']);
        expect(reply.headers.get('retry-after')).toBeNull();
      }
      expect((await later.stream(`?game=${damaged.id}&after=0.0`)).status).toBe(503);
      const passed = await later.command(sound.id, 2, {
        kind: 'act',
        action: { kind: 'end-turn' },
      });
      expect(passed.status).toBe(200);
      expect((await fetch(`${second.address}/healthz`)).status).toBe(200);
      const beside = await openStorage(settings, { beside: true });
      // The job is left alone for long.
      const claimedUntil = () =>
        beside.db
          .selectFrom('job')
          .select('claimed_until')
          .where('game', '=', damaged.id)
          .execute();
      await expect
        .poll(async () => (await claimedUntil())[0]?.claimed_until ?? 0, { timeout: 20_000 })
        .toBeGreaterThan(Date.now() + 30 * 60_000);
      const told = lines.filter((line) => line.includes(damaged.id));
      expect(told).toHaveLength(1);
      expect(told[0]).toContain('its entry 2');
      expect(lines).toHaveLength(1);

      const { faults } = await checkGames(beside);
      expect(faults.map(({ game }) => game)).toContain(damaged.id);
      expect(faults.map(({ game }) => game)).not.toContain(sound.id);
      const left: string[] = [];
      for await (const { id } of exportGames(beside, ({ game }) => left.push(game))) fail(id);
      expect(left).toEqual([damaged.id]);
      await beside.close();
      await second.stop();
    },
    60_000,
  );

  it('a game whose row is damaged is missing from lists, and the others are not', async () => {
    const settings = testSettings(await stores.settings());
    const server = await testServer(settings);
    const [one, two] = [await Client.guest(server.address), await Client.guest(server.address)];
    const { game: damaged } = await one.create();
    const { game: sound } = await one.create();
    await server.stop();
    const storage = await openStorage(settings);
    await damage(storage, 'game', 'pace', `'{"kin'`, `id = '${damaged.id}'`);
    await storage.close();
    const again = await testServer(settings);
    const { games } = await two
      .at(again.address)
      .ask('GET /api/games', { query: { list: 'open' } });
    expect(games.map(({ id }) => id)).toEqual([sound.id]);
    await again.stop();
  });
});

describe('text that is no text, in the embedded database', () => {
  withStores('sqlite');
  const NO_TEXT = `cast(x'41ff42' as text)`;

  it('is named by check in every row, and a backup goes on around it', async () => {
    const settings = testSettings(await stores.settings());
    const server = await testServer(settings);
    const person = await Client.guest(server.address);
    const { game } = await person.create();
    await person.ask('PUT /api/games/:game/notes', {
      params: { game: game.id },
      // What somebody may really have written is not taken for damage.
      body: { text: '\uFFFD' },
    });
    await server.stop();
    const storage = await openStorage(settings);
    expect((await checkGames(storage)).faults).toEqual([]);
    await damage(storage, 'person', 'name', NO_TEXT, 'true');
    await damage(storage, 'game', 'salt', NO_TEXT, 'true');
    const { faults } = await checkGames(storage);
    expect(faults.map(({ fault }) => fault)).toEqual([
      `Row ${person.me?.id} of table person: name is not text.`,
      `Row ${game.id} of table game: salt is not text.`,
    ]);
    const lines: string[] = [];
    const dumped = await writeDump(storage.db, (line) => Promise.resolve(void lines.push(line)));
    expect(dumped).toMatchObject({ damaged: 2 });
    await storage.close();
    const restored = await stores.open();
    const feed = async function* () {
      yield* lines;
      await Promise.resolve();
    };
    expect(await readDump(restored.db, feed())).toBe(dumped.rows);
    await restored.close();
  });
});

describe('a file that is not whole', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'arpents-damage-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is not served but named in a sentence, and check says what is wrong with it', async () => {
    const settings = { dataFolder: folder, databaseUrl: null, databaseConnections: 2 };
    const server = await testServer(testSettings(settings));
    const person = await Client.guest(server.address);
    for (let i = 0; i < 30; i++) await person.create();
    await server.stop();
    const storage = await openStorage(settings);
    await sql`pragma wal_checkpoint(truncate)`.execute(storage.db);
    const { rows } = await sql<{
      rootpage: number;
    }>`select rootpage from sqlite_master where name = 'game'`.execute(storage.db);
    const page = rows[0]?.rootpage ?? 0;
    await storage.close();
    const file = join(folder, 'arpents.db');
    const sound = `${file}.sound`;
    copyFileSync(file, sound);
    const opened = openSync(file, 'r+');
    // Where the table of games says at which places its rows lie.
    writeSync(opened, Buffer.alloc(40, 255), 0, 40, (page - 1) * 4096 + 12);
    closeSync(opened);
    const before = readFileSync(file);

    const said: string[] = [];
    const status = await serve({
      environment: { ARPENTS_DATA: folder, PORT: '0', LOG_LEVEL: 'silent' },
      webFolder: null,
      players: () => randomPlayers,
      write: fail,
      complain: (line) => said.push(line),
    });
    expect(status).toBe(1);
    expect(said.join()).toMatch(/^The file arpents\.db is damaged: .*Restore a backup/);
    expect(readFileSync(file).equals(before)).toBe(true);
    const beside = await openStorage(settings, { beside: true });
    const faults = (await checkGames(beside)).faults.map(({ fault }) => fault);
    expect(faults[0]).toMatch(/^The file arpents\.db is damaged/);
    expect(faults).toContain('Table game cannot be read to its end.');
    await beside.close();

    writeFileSync(file, readFileSync(sound));
    await (await testServer(testSettings(settings))).stop();
  });
});
