// Everything that is kept, behind one door: opens the database that the settings name, brings its tables up to date,
// and hands out the stores.
import { sql, type Kysely } from 'kysely';
import { AppendQueue } from './append-queue.ts';
import { appendAll, type Append, type AppendResult } from './append.ts';
import { auditBoard } from './audit-board.ts';
import { postgresBoard, type Bulletin, type BulletinBoard } from './bulletin.ts';
import { expiryStore, type ExpiryStore } from './expiry-store.ts';
import { gameStore, type GameStore } from './game-store.ts';
import { heartbeatStore, type HeartbeatStore } from './heartbeat-store.ts';
import { jobStore, type JobStore } from './job-store.ts';
import { mannersStore, type MannersStore } from './manners-store.ts';
import { expectMigrated, migrate } from './migrate.ts';
import { operatorStore, type OperatorStore } from './operator-store.ts';
import { originStore, type OriginStore } from './origin-store.ts';
import { ownDataStore, type OwnDataStore } from './own-data-store.ts';
import { peopleStore, type PeopleStore } from './people-store.ts';
import { personalStore, type PersonalStore } from './personal-store.ts';
import { openPostgres, type PoolLoad } from './postgres.ts';
import { ratingStore, type RatingStore } from './rating-store.ts';
import type { Schema } from './schema.ts';
import { signInStore, type SignInStore } from './sign-in-store.ts';
import { snapshotStore, type SnapshotStore } from './snapshot-store.ts';
import { expectSound, faultsOfFile } from './quick-check.ts';
import { openSqlite } from './sqlite.ts';
import { WriteWatch } from './write-watch.ts';

export interface StorageSettings {
  /** Of the embedded database. */
  readonly dataFolder: string;
  /** null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly databaseConnections: number;
}

/** How busy the database is, as far as this process can tell. */
export interface DatabaseLoad {
  readonly waitingWrites: number;
  /** null: the embedded database has one connection. */
  readonly pool: PoolLoad | null;
}

export interface Storage {
  readonly kind: 'sqlite' | 'postgres';
  /** For backup and restore, which are about tables and not about what they mean. */
  readonly db: Kysely<Schema>;
  readonly games: GameStore;
  readonly jobs: JobStore;
  readonly heartbeat: HeartbeatStore;
  readonly people: PeopleStore;
  readonly signIns: SignInStore;
  readonly personal: PersonalStore;
  readonly ownData: OwnDataStore;
  readonly expiry: ExpiryStore;
  readonly ratings: RatingStore;
  readonly manners: MannersStore;
  readonly operators: OperatorStore;
  readonly origins: OriginStore;
  readonly snapshots: SnapshotStore;
  readonly board: BulletinBoard;
  /** Resolves when the entry is on disk, or refused. */
  readonly append: (append: Append) => Promise<AppendResult>;
  /** Tells other processes about games and people that changed outside `append`. */
  readonly announce: (bulletin: Partial<Bulletin>) => Promise<void>;
  readonly load: () => DatabaseLoad;
  /** What the embedded database finds wrong with its file, in sentences. */
  readonly faultsOfFile: () => Promise<readonly string[]>;
  /** Throws if the database does not answer, or has refused the last write: a disk that is full can still be read. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** `beside`: for commands next to a running server; they neither lock nor migrate. */
export async function openStorage(
  settings: StorageSettings,
  { beside = false }: { readonly beside?: boolean } = {},
): Promise<Storage> {
  const { databaseUrl } = settings;
  const kind = databaseUrl === null ? 'sqlite' : 'postgres';
  const { db, past, close, poolLoad } =
    databaseUrl === null
      ? openSqlite(settings.dataFolder, !beside)
      : openPostgres(databaseUrl, settings.databaseConnections);
  const board = databaseUrl === null ? auditBoard(db) : postgresBoard(databaseUrl);
  try {
    if (kind === 'sqlite' && !beside) await expectSound(db);
    await (beside ? expectMigrated(db) : migrate(db));
  } catch (error) {
    await close();
    throw error;
  }
  const writes = new WriteWatch();
  const commit = (batch: readonly Append[]): Promise<readonly AppendResult[]> =>
    db.transaction().execute(async (trx) => {
      const results = await appendAll(trx, batch);
      const written = batch.filter((_append, i) => results[i]?.ok === true);
      const people = new Set(written.flatMap(({ news }) => news.map(({ person }) => person)));
      await board.post(trx, { games: written.map(({ game }) => game), people: [...people] });
      return results;
    });
  const queue = new AppendQueue((batch) => writes.of(() => commit(batch)));
  const heartbeat = heartbeatStore(db);
  return {
    kind,
    db,
    games: gameStore(db, past),
    jobs: jobStore(db, kind),
    heartbeat: { ...heartbeat, beat: (at) => writes.of(() => heartbeat.beat(at)) },
    people: peopleStore(db),
    signIns: signInStore(db),
    personal: personalStore(db),
    ownData: ownDataStore(db),
    expiry: expiryStore(db),
    ratings: ratingStore(db, kind),
    manners: mannersStore(db),
    operators: operatorStore(db),
    origins: originStore(db),
    snapshots: snapshotStore(db, past, beside),
    board,
    append: (append) => queue.append(append),
    announce: (bulletin) => board.post(db, bulletin),
    load: () => ({ waitingWrites: queue.length, pool: poolLoad() }),
    faultsOfFile: () => (kind === 'sqlite' ? faultsOfFile(db) : Promise.resolve([])),
    ping: async () => {
      await sql`select 1`.execute(db);
      await writes.expect(() => heartbeat.tryToWrite(Date.now()));
    },
    close: async () => {
      await queue.idle();
      await board.close();
      await close();
    },
  };
}
