// Whoever joins may choose the side, where the creator left it to them.
import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('game')
    .addColumn('guest_chooses', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

export const guestChooses: Migration = { up };
