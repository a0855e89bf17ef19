// The embedded database: one file in the data folder, durable at every commit, and one process at a time.
import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import Database from 'libsql';
import { databaseFile, keepPrivate, lockFile, prepareFolder } from './data-folder.ts';
import { LibsqlDialect } from './libsql-dialect.ts';
import type { Schema } from './schema.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Another process serves the same data folder. */
class DataFolderInUse extends DatabaseUnavailable {
  override readonly name = 'DataFolderInUse';
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another running server. Stop that one first, or set ARPENTS_DATA to another folder.`,
    );
  }
}

/**
 * Locks the data folder until the returned function is called or the process ends, in whatever way: the lock
 * is the operating system's, on a file of its own, so that a backup can read the database meanwhile.
 */
function lockFolder(folder: string): () => void {
  const lock = new Database(lockFile(folder));
  try {
    lock.pragma('busy_timeout = 0');
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new DataFolderInUse(folder);
  }
  return () => {
    lock.exec('ROLLBACK');
    lock.close();
  };
}

/** A connection to the file; a commit has reached the disk when it returns. */
const connectSqlite = (file: string): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new LibsqlDialect(file) });

/** `exclusive` false: for commands that only read, beside a running server. */
export function openSqlite(
  folder: string,
  exclusive: boolean,
): {
  readonly db: Kysely<Schema>;
  /** For reading what games have behind them, which can be long: moves do not wait until it is read. */
  readonly past: Kysely<Schema>;
  readonly close: () => Promise<void>;
  readonly poolLoad: () => null;
} {
  if (exclusive) {
    prepareFolder(folder);
    for (const file of [lockFile(folder), databaseFile(folder)]) keepPrivate(file);
  } else if (!existsSync(databaseFile(folder))) {
    throw new DatabaseUnavailable(`There is no database in the data folder ${folder}.`);
  }
  const unlock = exclusive ? lockFolder(folder) : () => undefined;
  const db = connectSqlite(databaseFile(folder));
  const past = connectSqlite(databaseFile(folder));
  return {
    db,
    past,
    poolLoad: () => null,
    close: async () => {
      await past.destroy();
      await db.destroy();
      unlock();
    },
  };
}
