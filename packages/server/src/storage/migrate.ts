// Brings a database to the newest tables. Migrations are numbered, run in order, each once; where several processes
// start together, one of them does it and the others wait.
import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { firstTables } from './migrations/001-first-tables.ts';
import { heartbeat } from './migrations/003-heartbeat.ts';
import { snapshots } from './migrations/004-snapshots.ts';
import { people } from './migrations/005-people.ts';
import { manners } from './migrations/006-manners.ts';
import { playerBytes } from './migrations/007-player-bytes.ts';
import { guestChooses } from './migrations/008-guest-chooses.ts';
import { ratingChanges } from './migrations/009-rating-changes.ts';
import type { Schema } from './schema.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-first-tables': firstTables,
  '003-heartbeat': heartbeat,
  '004-snapshots': snapshots,
  '005-people': people,
  '006-manners': manners,
  '007-player-bytes': playerBytes,
  '008-guest-chooses': guestChooses,
  '009-rating-changes': ratingChanges,
};

const migratorFor = (db: Kysely<Schema>): Migrator =>
  new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) },
  });

export async function migrate(db: Kysely<Schema>): Promise<void> {
  const { error } = await migratorFor(db).migrateToLatest();
  if (error !== undefined) {
    if (await isOfLaterVersion(db)) {
      throw new DatabaseUnavailable(
        'The database was served by a newer version of Arpents. Start that one, or restore a backup from before it.',
      );
    }
    throw new Error('The database could not be brought up to date.', { cause: error });
  }
}

/** Whether it has seen migrations that this program does not know. */
async function isOfLaterVersion(db: Kysely<Schema>): Promise<boolean> {
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return done.rows.some(({ name }) => !(name in MIGRATIONS));
}

/** For those who only read: the tables must be there already, and be those of this program. */
export async function expectMigrated(db: Kysely<Schema>): Promise<void> {
  const migrations = await migratorFor(db).getMigrations();
  if (migrations.some(({ executedAt }) => executedAt === undefined)) {
    throw new DatabaseUnavailable(
      'The database has not been served by this version yet. Start the server once.',
    );
  }
}
