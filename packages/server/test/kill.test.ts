// The process is killed in the middle of everything: nothing that was acknowledged is missing, nothing is done twice.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { checkGames } from '../src/operations/check-games.ts';
import { openStorage, type StorageSettings } from '../src/storage/storage.ts';
import { freePort } from '../src/operations/throwaway-postgres.ts';
import { Pair } from './support/players.ts';
import { spawnServer } from './support/process.ts';
import { STORES, testStores, type TestStores } from './support/stores.ts';

/** `npm run soak` does it 25 times. */
const KILLS = Number(process.env.SOAK_KILLS ?? 3);
const PAIRS = 8;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const count = (pairs: readonly Pair[]): number =>
  pairs.reduce((sum, pair) => sum + pair.acknowledged.length, 0);

describe.each(STORES)('killing the process on %s', (kind) => {
  let stores: TestStores;
  let settings: StorageSettings;

  beforeAll(async () => {
    stores = await testStores(kind);
    settings = await stores.settings();
  });
  afterAll(() => stores.stop());

  test(`${KILLS} times in a row at random moments under load loses nothing`, async () => {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    let server = await spawnServer(settings, {}, port);
    const pairs = await Promise.all(
      Array.from({ length: PAIRS }, (_, i) =>
        Pair.seat({ british: address, french: address }, i + 1, 5),
      ),
    );
    const playing = pairs.map((pair) => pair.play());
    for (let kills = 0; kills < KILLS; kills++) {
      // By progress, not by time: a busy machine must not turn this into killing an idle server.
      const enough = count(pairs) + PAIRS * 4;
      while (count(pairs) < enough) await pause(10);
      await pause(Math.random() * 200);
      await server.kill();
      server = await spawnServer(settings, {}, port);
    }
    const enough = count(pairs) + PAIRS;
    while (count(pairs) < enough) await pause(10);
    for (const pair of pairs) pair.stopped = true;
    await Promise.all(playing);
    expect(server.errors()).toBe('');
    expect(await server.stop()).toBe(0);

    expect(pairs.flatMap((pair) => pair.problems)).toEqual([]);
    const acknowledged = pairs.flatMap((pair) => pair.acknowledged);
    expect(acknowledged.length).toBeGreaterThan(PAIRS * KILLS);
    const storage = await openStorage(settings);
    try {
      for (const { game, requestId, version } of acknowledged) {
        const entry = await storage.games.entryByRequest(game, requestId);
        expect(entry?.version, `${requestId} in ${game}`).toBe(version);
      }
      const report = await checkGames(storage);
      expect(report.faults).toEqual([]);
      expect(report.entries).toBeGreaterThanOrEqual(acknowledged.length);
    } finally {
      await storage.close();
    }
  }, 600_000);
});
