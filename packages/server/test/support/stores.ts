// Empty storage of either kind for tests, and what to put into it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveOptions } from '@arpents/engine';
import type { StoredGame } from '../../src/storage/stored-game.ts';
import { randomHex, randomId } from '../../src/secrets.ts';
import type { Append } from '../../src/storage/append.ts';
import { openStorage, type Storage, type StorageSettings } from '../../src/storage/storage.ts';
import { startThrowawayPostgres, type ThrowawayPostgres } from '@arpents/test-kit';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORES)[number];

export interface TestStores {
  /** Settings of a new, empty database. */
  readonly settings: () => Promise<StorageSettings>;
  readonly open: () => Promise<Storage>;
  readonly stop: () => Promise<void>;
}

export async function testStores(kind: StoreKind): Promise<TestStores> {
  const folders: string[] = [];
  const postgres: ThrowawayPostgres | null =
    kind === 'postgres' ? await startThrowawayPostgres() : null;
  const settings = async (): Promise<StorageSettings> => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'arpents-data-'));
    folders.push(dataFolder);
    const databaseUrl = postgres === null ? null : await postgres.createDatabase();
    return { dataFolder, databaseUrl, databaseConnections: 4 };
  };
  return {
    settings,
    open: async () => openStorage(await settings()),
    stop: async () => {
      await postgres?.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function givenStoredGame(changes: Partial<StoredGame> = {}): StoredGame {
  const options = resolveOptions({});
  if (!options.ok) throw new Error('no options');
  return {
    id: randomId(),
    creator: 'creator',
    terms: { options: options.value, setup: null, pace: { kind: 'none' }, rated: false },
    preset: null,
    practice: false,
    visibility: 'private',
    opponent: 'open',
    invitation: null,
    seats: { british: { kind: 'person', person: 'creator' }, french: { kind: 'free' } },
    guestChooses: false,
    seed: randomHex(32),
    salt: randomHex(16),
    shuffle: null,
    createdAt: 1000,
    rematchOf: null,
    kinship: null,
    ...changes,
  };
}

export const givenAppend = (
  game: string,
  version: number,
  changes: Partial<Append> = {},
): Append => ({
  game,
  entry: {
    version,
    at: 1000 + version,
    side: 'british',
    body: version === 1 ? { kind: 'started' } : { kind: 'message', text: `number ${version}` },
  },
  requestId: null,
  progress: {
    status: 'running',
    version,
    turn: 1,
    decider: 'british',
    outcome: null,
    changedAt: 1000 + version,
  },
  job: null,
  news: [],
  ...changes,
});
