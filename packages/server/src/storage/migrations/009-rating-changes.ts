// What a rated game made of the ratings of its players. Of games that were counted before nobody knows any more.
import type { Kysely, Migration } from 'kysely';

const COLUMNS = ['british_before', 'british_after', 'french_before', 'french_after'];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of COLUMNS) {
    await db.schema.alterTable('rated_game').addColumn(column, 'double precision').execute();
  }
}

export const ratingChanges: Migration = { up };
