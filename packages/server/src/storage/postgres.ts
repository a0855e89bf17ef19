// PostgreSQL, which several processes may share.
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

/** Whole numbers of 64 bits come as numbers: times and counts stay far below what a number holds exactly. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8
      ? Number
      : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

/** Milliseconds that a query waits for a connection before it fails: a database that is away must not pile up work. */
const PATIENCE = 5000;

/** Connections that are in use, that are free, and queries that wait for one. */
export interface PoolLoad {
  readonly busy: number;
  readonly idle: number;
  readonly awaited: number;
}

export function openPostgres(
  url: string,
  connections: number,
): {
  readonly db: Kysely<Schema>;
  /** The pool has a connection for long reading as for everything else. */
  readonly past: Kysely<Schema>;
  readonly close: () => Promise<void>;
  readonly poolLoad: () => PoolLoad;
} {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: PATIENCE,
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  // So would one that breaks while it is in use, beside the query that fails and says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    past: db,
    close: () => db.destroy(),
    poolLoad: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      awaited: pool.waitingCount,
    }),
  };
}
