// What people are (guests, accounts, gone), what their names look like, and what tokens may do and for how long.
import { sql, type Kysely, type Migration } from 'kysely';
import { completePeople } from '../complete-people.ts';
import type { Schema } from '../schema.ts';

async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('person')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('guest'))
    .execute();
  await db.schema.alterTable('person').addColumn('name_skeleton', 'text').execute();
  await db.schema.alterTable('person').addColumn('gone_at', 'bigint').execute();
  await db.schema
    .createIndex('person_name_skeleton')
    .unique()
    .on('person')
    .column('name_skeleton')
    .execute();
  // A guest is looked for when there is nothing left of them.
  await sql`create index person_guests on person (created_at) where kind = 'guest'`.execute(db);
  await db.schema.alterTable('access_token').addColumn('scopes', 'text').execute();
  await db.schema.alterTable('access_token').addColumn('expires_at', 'bigint').execute();
  await completePeople(db);
}

export const people: Migration = { up };
