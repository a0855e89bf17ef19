// What players' clients add to the seeds of their games. Games from before have none: their seed is the server's secret.
import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['host_side', 'host_bytes', 'guest_bytes']) {
    await db.schema.alterTable('game').addColumn(column, 'text').execute();
  }
}

export const playerBytes: Migration = { up };
