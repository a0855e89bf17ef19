// Takes out of the database what has had its time: sign-ins, guests whom nobody can be any more, old events. Each call
// takes a bounded number and says how many, so that nobody waits long for it.
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Milliseconds since the epoch. */
export interface ExpiryTimes {
  /** Sign-ins that were last seen before, or made before. */
  readonly seenBefore: number;
  readonly signedInBefore: number;
  /** Guests who were last seen before. */
  readonly guestsBefore: number;
  readonly eventsBefore: number;
  /** Those who left before lose the name that was kept from others. */
  readonly goneBefore: number;
}

export interface ExpiryStore {
  readonly endSignIns: (times: ExpiryTimes, limit: number) => Promise<number>;
  readonly revokeTokens: (now: number, limit: number) => Promise<number>;
  /** Those without an open or running game; what they finished stays. */
  readonly removeGuests: (times: ExpiryTimes, limit: number) => Promise<number>;
  readonly freeNames: (times: ExpiryTimes) => Promise<void>;
  /** Old events of the next people after this one; the last of them, or null: that was all. */
  readonly trimEvents: (times: ExpiryTimes, after: string, limit: number) => Promise<string | null>;
}

/** What belongs to one person alone, besides their row. */
export const PERSONAL_TABLES = [
  'sign_in',
  'access_token',
  'recovery_code',
  'standing_orders',
  'notes',
  'person_event',
  'person_counter',
  'rating',
  'barrier',
  'origin',
] as const;

export function expiryStore(db: Kysely<Schema>): ExpiryStore {
  return {
    endSignIns: async ({ seenBefore, signedInBefore }, limit) => {
      const ended = await db
        .deleteFrom('sign_in')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('sign_in')
            .select('id')
            .where((or) =>
              or.or([or('seen_at', '<', seenBefore), or('created_at', '<', signedInBefore)]),
            )
            .limit(limit),
        )
        .executeTakeFirst();
      return Number(ended.numDeletedRows);
    },

    revokeTokens: async (now, limit) => {
      const revoked = await db
        .deleteFrom('access_token')
        .where('id', 'in', (eb) =>
          eb.selectFrom('access_token').select('id').where('expires_at', '<', now).limit(limit),
        )
        .executeTakeFirst();
      return Number(revoked.numDeletedRows);
    },

    removeGuests: ({ guestsBefore }, limit) =>
      db.transaction().execute(async (trx) => {
        const guests = await trx
          .selectFrom('person')
          .select('id')
          .where('kind', '=', 'guest')
          .where('created_at', '<', guestsBefore)
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('sign_in')
                  .select('sign_in.id')
                  .whereRef('sign_in.person', '=', 'person.id')
                  .where('seen_at', '>=', guestsBefore),
              ),
            ),
          )
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('game')
                  .innerJoin('game_progress', 'game_progress.game', 'game.id')
                  .select('game.id')
                  .where('status', 'in', ['open', 'running'])
                  .where((seat) =>
                    seat.or([
                      seat('british_person', '=', seat.ref('person.id')),
                      seat('french_person', '=', seat.ref('person.id')),
                    ]),
                  ),
              ),
            ),
          )
          .limit(limit)
          .execute();
        const ids = guests.map(({ id }) => id);
        if (ids.length === 0) return 0;
        for (const table of PERSONAL_TABLES) {
          await trx.deleteFrom(table).where('person', 'in', ids).execute();
        }
        await trx.deleteFrom('barrier').where('other', 'in', ids).execute();
        await trx.deleteFrom('person').where('id', 'in', ids).execute();
        return ids.length;
      }),

    freeNames: async ({ goneBefore }) => {
      await db
        .updateTable('person')
        .set({ name_key: null, name_skeleton: null })
        .where('kind', '=', 'gone')
        .where('gone_at', '<', goneBefore)
        .where('name_key', 'is not', null)
        .execute();
    },

    trimEvents: async ({ eventsBefore }, after, limit) => {
      const rows = await db
        .selectFrom('person_counter')
        .select('person')
        .where('person', '>', after)
        .orderBy('person')
        .limit(limit)
        .execute();
      const people = rows.map(({ person }) => person);
      if (people.length > 0) {
        await db
          .deleteFrom('person_event')
          .where('person', 'in', people)
          .where('at', '<', eventsBefore)
          .execute();
      }
      return people.length < limit ? null : (people.at(-1) ?? null);
    },
  };
}
