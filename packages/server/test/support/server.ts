// A server inside the test's own process, on a free port.
import { afterAll, beforeAll } from 'vitest';
import { readSettings, type Settings } from '../../src/settings.ts';
import { startServer, type RunningServer, type ServerParts } from '../../src/server.ts';
import type { ComputerPlayers } from '../../src/games/computer-players.ts';
import { randomPlayers } from '../../src/games/random-players.ts';
import type { StorageSettings } from '../../src/storage/storage.ts';
import { testStores, type StoreKind } from './stores.ts';

/** Limits out of the way, short delays, no logs. */
export function testSettings(storage: StorageSettings, changes: Partial<Settings> = {}): Settings {
  const standard = readSettings({});
  if (!standard.ok) throw new Error(standard.error.join(' '));
  return {
    ...standard.value,
    ...storage,
    port: 0,
    answerDelay: 200,
    requestsPerMinute: 1_000_000,
    signInsPerMinute: 1_000_000,
    creationsPerMinute: 1_000_000,
    logsPerMinute: 1_000_000,
    streamsPerAddress: 10_000,
    gamesPerPerson: 10_000,
    openGamesPerPerson: 10_000,
    slowGamesPerPerson: 10_000,
    logLevel: 'silent',
    ...changes,
  };
}

export const testServer = (
  settings: Settings,
  players: ComputerPlayers = randomPlayers,
  parts: Partial<ServerParts> = {},
): Promise<RunningServer> => startServer({ settings, players, webFolder: null, ...parts });

export interface ServedForTests {
  readonly address: string;
  /** What its database is opened with. */
  readonly storage: StorageSettings;
}

/** A server on a new database for all tests of a file or a group. To be called at its top, and read in its tests. */
export function useServer(kind: StoreKind = 'sqlite'): ServedForTests {
  let served: ServedForTests | null = null;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const stores = await testStores(kind);
    const storage = await stores.settings();
    const server = await testServer(testSettings(storage));
    served = { address: server.address, storage };
    stop = async () => {
      await server.stop();
      await stores.stop();
    };
  });
  afterAll(() => stop());
  const started = (): ServedForTests => {
    if (served === null) throw new Error('the server is read before the tests begin');
    return served;
  };
  return {
    get address() {
      return started().address;
    },
    get storage() {
      return started().storage;
    },
  };
}
