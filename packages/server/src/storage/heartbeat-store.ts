// When a process of this database was last there. One row for all processes: what counts is that any of them was.
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

const ROW = 1;
/** Written only to see whether writing works. */
const TRIAL = 2;

export interface HeartbeatStore {
  /** When a process last said so; 0: never. */
  readonly last: () => Promise<number>;
  readonly beat: (at: number) => Promise<void>;
  /** Throws if nothing can be written. Says nothing about anybody having been there. */
  readonly tryToWrite: (at: number) => Promise<void>;
}

export const heartbeatStore = (db: Kysely<Schema>): HeartbeatStore => ({
  last: async () => {
    const row = await db
      .selectFrom('heartbeat')
      .select('at')
      .where('id', '=', ROW)
      .executeTakeFirst();
    return row?.at ?? 0;
  },
  beat: async (at) => {
    await db
      .insertInto('heartbeat')
      .values({ id: ROW, at })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ at }).where('heartbeat.at', '<', at),
      )
      .execute();
  },
  tryToWrite: async (at) => {
    await db
      .insertInto('heartbeat')
      .values({ id: TRIAL, at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
      .execute();
  },
});
