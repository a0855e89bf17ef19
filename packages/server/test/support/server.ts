// A server inside the test's own process, on a free port.
import { readSettings, type Settings } from '../../src/settings.ts';
import { startServer, type RunningServer, type ServerParts } from '../../src/server.ts';
import type { ComputerPlayers } from '../../src/games/computer-players.ts';
import { randomPlayers } from '../../src/games/random-players.ts';
import type { StorageSettings } from '../../src/storage/storage.ts';

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
