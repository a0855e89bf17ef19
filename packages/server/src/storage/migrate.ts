// Brings a database to the newest tables. Migrations are numbered, run in order, each once; where several processes
// start together, one of them does it and the others wait.
import { Migrator, type Kysely, type Migration } from 'kysely';

import { firstTables } from './migrations/001-first-tables.ts';
import type { Schema } from './schema.ts';

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-first-tables': firstTables,
};

export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw new Error('The database could not be brought up to date.', { cause: error });
  }
}
