// Games of very many entries: nobody waits for them, and the snapshots that see to it are a cache.
import type { LogEntry } from '@arpents/protocol';
import { SNAPSHOT_INTERVAL, stepsOf } from '@arpents/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Checkpoints } from '../src/games/checkpoints.ts';
import { emptySession, takeUp } from '../src/games/replay.ts';
import { Room } from '../src/games/room.ts';
import { writeDump } from '../src/operations/dump.ts';
import { checkGames } from '../src/operations/check-games.ts';
import { writeLongGame } from '../src/operations/long-game.ts';
import type { GameStore } from '../src/storage/game-store.ts';
import { openStorage, type Storage, type StorageSettings } from '../src/storage/storage.ts';
import { Client } from './support/client.ts';
import { LONGEST_TURN_MS, longestTurn } from './support/longest-turn.ts';
import { testServer, testSettings } from './support/server.ts';
import { STORES, testStores, type TestStores } from './support/stores.ts';

const LENGTH = 20_000;

describe.each(STORES)('a game of 20,000 entries, on %s', (kind) => {
  let stores: TestStores;
  let settings: StorageSettings;
  let id = '';
  const turns: Record<string, number> = {};

  const withStorage = async <T>(task: (storage: Storage) => Promise<T>): Promise<T> => {
    const storage = await openStorage(settings);
    try {
      return await task(storage);
    } finally {
      await storage.close();
    }
  };
  const load = async (storage: Storage): Promise<{ room: Room; checkpoints: Checkpoints }> => {
    const checkpoints = new Checkpoints(storage);
    const room = await Room.load(storage, checkpoints, id);
    if (room === null) throw new Error('the long game is not there');
    return { room, checkpoints };
  };

  beforeAll(async () => {
    stores = await testStores(kind);
    settings = await stores.settings();
    id = await withStorage((storage) => writeLongGame(storage, LENGTH));
  }, 120_000);
  afterAll(async () => {
    console.info(kind, 'longest turns of the event loop in ms:', JSON.stringify(turns));
    await stores.stop();
  });

  it('is loaded without holding anybody up, without snapshots and with them, and stands the same', async () => {
    const first = await withStorage(async (storage) => {
      let loaded = null as Awaited<ReturnType<typeof load>> | null;
      turns.loadWithout = await longestTurn(async () => {
        await storage.snapshots.clear();
        loaded = await load(storage);
      });
      await loaded?.checkpoints.idle();
      return loaded?.room.session;
    });
    const second = await withStorage(async (storage) => {
      const chain = await storage.snapshots.chain(id, LENGTH);
      expect(chain?.parts).toHaveLength(Math.floor(LENGTH / SNAPSHOT_INTERVAL));
      let loaded = null as Awaited<ReturnType<typeof load>> | null;
      turns.loadWith = await longestTurn(async () => {
        loaded = await load(storage);
      });
      return loaded?.room.session;
    });
    expect(first?.version).toBe(LENGTH);
    expect(second).toEqual(first);
    expect(Math.max(turns.loadWithout ?? 0, turns.loadWith ?? 0)).toBeLessThan(LONGEST_TURN_MS);
  }, 120_000);

  it('pages of its log begin anywhere, also after a restart and after all snapshots are deleted, and say the same', async () => {
    const expected = await withStorage(async (storage) => {
      const stored = await storage.games.byId(id);
      let session = emptySession(stored!.game);
      return (await storage.games.entriesAfter(id, 0)).map((entry) => {
        const advance = takeUp(id, session, entry);
        ({ session } = advance);
        return advance;
      });
    });
    const pages = [0, 255, 256, 300, 9_999, 10_240, 19_900, 19_999];
    const read = (storage: Storage) =>
      load(storage).then(async ({ room, checkpoints }) => {
        const found = [];
        for (const after of pages) found.push(await room.advancesAfter(after, 100));
        await checkpoints.idle();
        return found;
      });
    for (const without of [false, true]) {
      await withStorage(async (storage) => {
        let found: Awaited<ReturnType<typeof read>> = [];
        const turn = await longestTurn(async () => {
          if (without) await storage.snapshots.clear();
          found = await read(storage);
        });
        turns[without ? 'pagesWithout' : 'pagesWith'] = turn;
        expect(turn).toBeLessThan(LONGEST_TURN_MS);
        for (const [at, after] of pages.entries()) {
          const page = found[at] ?? [];
          expect(page.length).toBeGreaterThan(0);
          expect(page).toEqual(expected.slice(after, after + page.length));
        }
      });
    }
  }, 240_000);

  it('no request plays through more than lies between two snapshots, wherever it begins and with empty memory', async () => {
    await withStorage(async (storage) => {
      const { checkpoints } = await load(storage);
      await checkpoints.idle();
      let played = 0;
      const entriesAfter: GameStore['entriesAfter'] = async (...wanted) => {
        const entries = await storage.games.entriesAfter(...wanted);
        played += entries.length;
        return entries;
      };
      const counting: Storage = { ...storage, games: { ...storage.games, entriesAfter } };
      const restarted = () => load(counting).then(({ room }) => room);
      await restarted();
      expect(played).toBe(LENGTH % SNAPSHOT_INTERVAL);
      for (const after of [0, 1, 255, 256, 257, 9_999, 10_240, 19_967, 19_968, 19_990]) {
        const room = await restarted();
        played = 0;
        expect((await room.advancesAfter(after)).at(0)?.entry.version).toBe(after + 1);
        expect(played).toBeLessThanOrEqual(SNAPSHOT_INTERVAL);
      }
    });
  }, 120_000);

  it('damaged snapshots and those of another form are as good as none', async () => {
    await withStorage(async (storage) => {
      const { room, checkpoints } = await load(storage);
      await checkpoints.idle();
      const third = 3 * SNAPSHOT_INTERVAL;
      const { db } = storage;
      await db.updateTable('snapshot').set({ part: '{' }).where('version', '=', third).execute();
      expect((await storage.snapshots.chain(id, LENGTH))?.parts).toHaveLength(2);
      await db.updateTable('snapshot').set({ format: 0 }).where('version', '>', 0).execute();
      expect(await storage.snapshots.chain(id, LENGTH)).toBeNull();
      const again = await load(storage);
      expect(again.room.session).toEqual(room.session);
      await again.checkpoints.idle();
      expect((await storage.snapshots.chain(id, LENGTH))?.last.version).toBe(19_968);
    });
  }, 120_000);

  it('the check finds no fault, and a backup leaves the snapshots out', async () => {
    await withStorage(async (storage) => {
      expect((await checkGames(storage)).faults).toEqual([]);
      const tables = new Set<unknown>();
      await writeDump(storage.db, (line) => {
        const row: unknown = JSON.parse(line);
        if (Array.isArray(row)) tables.add(row[0]);
        return Promise.resolve();
      });
      expect(tables).toEqual(new Set(['game', 'game_progress', 'entry']));
    });
  }, 120_000);

  it('its log is read over HTTP page by page, whole and in order, without holding anybody up', async () => {
    // What was undone is not told (R99): the actions of the log are those of the line that stands.
    const stand = await withStorage(async (storage) =>
      stepsOf((await load(storage)).room.session.line),
    );
    const server = await testServer(testSettings(settings, { logsPerMinute: 1000 }));
    try {
      const client = new Client(server.address);
      let entries: LogEntry[] = [];
      // The first time through, the compiling of everything on the way is in it too, the client's part included.
      turns.log = await longestTurn(async () => {
        entries = [];
        let after: number | null = 0;
        for (let pages = 0; after !== null && pages < 100; pages++) {
          const page: { entries: readonly LogEntry[]; next: number | null } = await client.ask(
            'GET /api/games/:game/log',
            { params: { game: id }, query: { after: String(after) } },
          );
          entries.push(...page.entries);
          after = page.next;
        }
      });
      const actions = entries.filter(({ body }) => body.kind === 'action');
      expect(actions.map(({ version }) => version)).toEqual(stand.map(({ version }) => version));
      expect(turns.log).toBeLessThan(LONGEST_TURN_MS);
    } finally {
      await server.stop();
    }
  }, 120_000);

  it('its log has a limit of its own', async () => {
    const server = await testServer(testSettings(settings, { logsPerMinute: 10 }));
    try {
      const codes = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const response = await fetch(`${server.address}/api/games/${id}/log?after=19999`);
          return response.status;
        }),
      );
      expect(codes.filter((code) => code === 429)).toHaveLength(10);
      expect((await fetch(`${server.address}/api/games/${id}`)).status).toBe(200);
    } finally {
      await server.stop();
    }
  }, 120_000);
});
