// The process is killed in the middle of everything: nothing that was acknowledged is missing, nothing is done twice.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRng, type Side } from '@arpents/engine';
import { deciderOf } from '@arpents/session';
import { emptySession, takeUp } from '../src/games/replay.ts';
import { checkGames } from '../src/operations/check-games.ts';
import { openStorage, type Storage, type StorageSettings } from '../src/storage/storage.ts';
import { freePort } from '@arpents/test-kit';
import { Pair } from './support/players.ts';
import { spawnServer } from './support/process.ts';
import { STORES, testStores, type TestStores } from './support/stores.ts';

/** `npm run soak` does it 25 times. */
const KILLS = Number(process.env.SOAK_KILLS ?? 3);
/** The moments of the kills follow from it; SOAK_SEED asks for those of an earlier run. */
const SEED = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000);
const PAIRS = 8;
/** Games of a person against a computer player, besides. */
const WITH_COMPUTER = 4;
const LEVEL = 'recruit';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const count = (pairs: readonly Pair[]): number =>
  pairs.reduce((sum, pair) => sum + pair.acknowledged.length, 0);

/** Every entry of a computer player answers a decision of its own, and it has left none open. */
async function expectOneMoveForEachDecision(
  storage: Storage,
  pairs: readonly Pair[],
): Promise<void> {
  let moves = 0;
  for (const id of pairs.flatMap((pair) => pair.games)) {
    const stored = await storage.games.byId(id);
    if (stored === null) throw new Error(`${id} is gone`);
    const { seats } = stored.game;
    const isComputer = (side: Side | null): boolean =>
      side !== null && seats[side].kind === 'computer';
    let session = emptySession(stored.game);
    for (const entry of await storage.games.entriesAfter(id, 0)) {
      const decider = deciderOf(session);
      if (entry.body.kind === 'action') {
        expect(entry.side, `version ${entry.version} of ${id}`).toBe(decider);
        if (isComputer(decider)) moves++;
      }
      ({ session } = takeUp(id, session, entry));
    }
    expect(isComputer(deciderOf(session))).toBe(false);
  }
  expect(moves).toBeGreaterThan(KILLS);
}

describe.each(STORES)('killing the process on %s', (kind) => {
  let stores: TestStores;
  let settings: StorageSettings;

  beforeAll(async () => {
    stores = await testStores(kind);
    settings = await stores.settings();
  });
  afterAll(() => stores.stop());

  it(`${KILLS} times in a row at random moments under load loses nothing (SOAK_SEED=${SEED})`, async () => {
    const rng = createRng(SEED);
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    let server = await spawnServer(settings, {}, port);
    const pairs = await Promise.all(
      Array.from({ length: PAIRS }, (_, i) =>
        Pair.seat({ british: address, french: address }, i + 1, 5),
      ),
    );
    const withComputer = await Promise.all(
      Array.from({ length: WITH_COMPUTER }, (_, i) => Pair.withComputer(address, i + 1, LEVEL)),
    );
    const all = [...pairs, ...withComputer];
    const playing = all.map((pair) => pair.play());
    for (let kills = 0; kills < KILLS; kills++) {
      // By progress, not by time: a busy machine must not turn this into killing an idle server.
      const enough = count(pairs) + PAIRS * 4;
      while (count(pairs) < enough) await pause(10);
      await pause(rng.below(200));
      await server.kill();
      server = await spawnServer(settings, {}, port);
    }
    const enough = count(pairs) + PAIRS;
    while (count(pairs) < enough) await pause(10);
    for (const pair of all) pair.stopped = true;
    await Promise.all(playing);
    // What a computer player was at when it was killed is taken up again.
    for (const pair of withComputer) await pair.playToRest();
    expect(server.errors()).toBe('');
    expect(await server.stop()).toBe(0);

    expect(all.flatMap((pair) => pair.problems)).toEqual([]);
    const acknowledged = all.flatMap((pair) => pair.acknowledged);
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
      await expectOneMoveForEachDecision(storage, withComputer);
    } finally {
      await storage.close();
    }
  }, 600_000);
});
