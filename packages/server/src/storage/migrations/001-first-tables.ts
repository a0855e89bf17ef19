// The first tables: people and their sign-ins, games and their entries, jobs, events, orders, notes, ratings.
import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.unique())
    .addColumn('password_hash', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('recovery_code')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_code_key', ['person', 'code_hash'])
    .execute();
  await db.schema
    .createTable('sign_in')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sign_in_by_person').on('sign_in').column('person').execute();
  await db.schema
    .createTable('access_token')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('access_token_by_person')
    .on('access_token')
    .column('person')
    .execute();
  await createGameTables(db);
  await createPersonalTables(db);
}

async function createGameTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('creator', 'text', (c) => c.notNull())
    .addColumn('request_id', 'text', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('setup', 'text')
    .addColumn('preset', 'text')
    .addColumn('pace', 'text', (c) => c.notNull())
    .addColumn('rated', 'integer', (c) => c.notNull())
    .addColumn('practice', 'integer', (c) => c.notNull())
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('opponent', 'text', (c) => c.notNull())
    .addColumn('invitation', 'text')
    .addColumn('british_person', 'text')
    .addColumn('british_level', 'text')
    .addColumn('french_person', 'text')
    .addColumn('french_level', 'text')
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('salt', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('rematch_of', 'text', (c) => c.unique())
    .addUniqueConstraint('game_request', ['creator', 'request_id'])
    .execute();
  await db.schema.createIndex('game_by_british').on('game').column('british_person').execute();
  await db.schema.createIndex('game_by_french').on('game').column('french_person').execute();
  await db.schema
    .createTable('game_progress')
    .addColumn('game', 'text', (c) => c.primaryKey())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('turn', 'integer', (c) => c.notNull())
    .addColumn('decider', 'text')
    .addColumn('outcome', 'text')
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('game_progress_by_status')
    .on('game_progress')
    .columns(['status', 'changed_at'])
    .execute();
  await db.schema
    .createTable('entry')
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('side', 'text')
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('request_id', 'text')
    .addPrimaryKeyConstraint('entry_key', ['game', 'version'])
    .addUniqueConstraint('entry_request', ['game', 'request_id'])
    .execute();
  await db.schema
    .createTable('job')
    .addColumn('game', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('claimed_until', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('job_by_due').on('job').column('due_at').execute();
}

async function createPersonalTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person_counter')
    .addColumn('person', 'text', (c) => c.primaryKey())
    .addColumn('number', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('person_event')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('news', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('person_event_key', ['person', 'number'])
    .execute();
  await db.schema
    .createTable('standing_orders')
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('side', 'text', (c) => c.notNull())
    .addColumn('orders', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('standing_orders_key', ['game', 'person', 'side'])
    .execute();
  await db.schema
    .createTable('notes')
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('notes_key', ['game', 'person'])
    .execute();
  await db.schema
    .createTable('rating')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('side', 'text', (c) => c.notNull())
    .addColumn('rating', 'double precision', (c) => c.notNull())
    .addColumn('deviation', 'double precision', (c) => c.notNull())
    .addColumn('volatility', 'double precision', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('rating_key', ['person', 'side'])
    .execute();
  await db.schema
    .createTable('rated_game')
    .addColumn('game', 'text', (c) => c.primaryKey())
    .addColumn('rated_at', 'bigint', (c) => c.notNull())
    .execute();
}

export const firstTables: Migration = { up };
