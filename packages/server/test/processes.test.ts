// Several processes on one PostgreSQL serve the same games: players at different doors, requests sent twice, streams
// that miss nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkGames } from '../src/operations/check-games.ts';
import { openStorage, type StorageSettings } from '../src/storage/storage.ts';
import type { Stream } from './support/client.ts';
import { Pair } from './support/players.ts';
import { spawnServer, type ServerProcess } from './support/process.ts';
import { testStores, type TestStores } from './support/stores.ts';

/** `npm run soak` plays 200 games. */
const GAMES = Number(process.env.SOAK_GAMES ?? 12);
const MOVES = Number(process.env.SOAK_MOVES ?? 25);

describe('three processes on one PostgreSQL', () => {
  let stores: TestStores;
  let settings: StorageSettings;
  let servers: ServerProcess[];

  beforeAll(async () => {
    stores = await testStores('postgres');
    settings = await stores.settings();
    servers = await Promise.all([1, 2, 3].map(() => spawnServer(settings)));
  }, 120_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await stores.stop();
  });

  it(`${GAMES} games at once are consistent, and every stream is complete and in order`, async () => {
    const door = (i: number): string => servers[i % 3]!.address;
    const pairs = await Promise.all(
      Array.from({ length: GAMES }, (_, i) =>
        Pair.seat({ british: door(i), french: door(i + 1) }, i + 1, 3),
      ),
    );
    // Spectators of a private game are not let in; each player watches through the third process as well.
    const streams = await Promise.all(
      pairs.map(async (pair, i): Promise<{ pair: Pair; game: string; streams: Stream[] }> => {
        const query = `?game=${pair.game}&after=0.0`;
        const { british, french } = pair.clients;
        const third = british.at(door(i + 2));
        const open = await Promise.all([british, french, third].map((one) => one.stream(query)));
        return { pair, game: pair.game, streams: open };
      }),
    );
    await Promise.all(pairs.map((pair) => pair.play(MOVES)));
    expect(pairs.flatMap((pair) => pair.problems)).toEqual([]);

    const storage = await openStorage(settings);
    try {
      for (const { game, streams: open } of streams) {
        const entries = await storage.games.entriesAfter(game, 0);
        const last = entries.at(-1)?.version ?? 0;
        expect(entries.map(({ version }) => version)).toEqual(entries.map((_, i) => i + 1));
        for (const stream of open) {
          await stream.until((one) => (one.of('entry').at(-1)?.entry.version ?? 0) >= last, 30_000);
          const seen = stream.of('entry').filter(({ entry }) => entry.version <= last);
          expect(seen.map(({ entry }) => entry.version)).toEqual(
            entries.map(({ version }) => version),
          );
          expect(seen.map(({ entry }) => entry.body)).toEqual(entries.map(({ body }) => body));
          stream.close();
        }
      }
      expect((await checkGames(storage)).faults).toEqual([]);
    } finally {
      await storage.close();
    }
    expect(servers.map((server) => server.errors())).toEqual(['', '', '']);
  }, 600_000);
});
