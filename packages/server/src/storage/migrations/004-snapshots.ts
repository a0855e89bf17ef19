// Snapshots of games: a cache, from which any row may be missing.
import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('snapshot')
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('format', 'integer', (c) => c.notNull())
    .addColumn('part', 'text', (c) => c.notNull())
    .addColumn('rest', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('snapshot_key', ['game', 'version'])
    .execute();
}

export const snapshots: Migration = { up };
