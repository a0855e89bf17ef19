// What operators do to people and games, and the record of it.
import type { Kysely } from 'kysely';
import { nameKeys } from '../names/skeleton.ts';
import { PERSON_COLUMNS, personFromRow, type Person } from './person.ts';
import type { Schema } from './schema.ts';

export const DEEDS = ['rename', 'lock', 'unlock', 'delete', 'end-game', 'close-report'] as const;
export type Deed = (typeof DEEDS)[number];

export interface AuditEntry {
  readonly at: number;
  /** Who did it, as the machine knows them. */
  readonly operator: string;
  readonly deed: Deed;
  /** The id of a person, a game or a report. */
  readonly subject: string;
  readonly detail: string;
}

export interface FoundPerson {
  readonly person: Person;
  readonly lockedAt: number | null;
}

export interface OperatorStore {
  /** By id, or by a part of the name; at most so many. */
  readonly findPeople: (text: string, most: number) => Promise<FoundPerson[]>;
  readonly isLocked: (person: string) => Promise<boolean>;
  /** Ends sign-ins and tokens with it; false: it was so before, or there is nobody of this id. */
  readonly lock: (person: string, at: number) => Promise<boolean>;
  readonly unlock: (person: string) => Promise<boolean>;
  readonly note: (entry: AuditEntry) => Promise<void>;
  /** The last deeds, the newest first. */
  readonly deeds: (most: number) => Promise<AuditEntry[]>;
}

export function operatorStore(db: Kysely<Schema>): OperatorStore {
  const people = db.selectFrom('person').select(PERSON_COLUMNS).select('locked_at');
  return {
    findPeople: async (text, most) => {
      // A percent sign or an underscore in a name stands for itself.
      const part = nameKeys(text).key.replaceAll(/[\\%_]/g, '');
      const rows = await people
        .where((eb) =>
          eb.or([
            eb('id', '=', text),
            ...(part === '' ? [] : [eb('name_key', 'like', `%${part}%`)]),
          ]),
        )
        .orderBy('created_at')
        .limit(most)
        .execute();
      return rows.map((row) => ({ person: personFromRow(row), lockedAt: row.locked_at }));
    },
    isLocked: async (person) => {
      const row = await people.where('id', '=', person).executeTakeFirst();
      return (row?.locked_at ?? null) !== null;
    },
    lock: (person, at) =>
      db.transaction().execute(async (trx) => {
        const locked = await trx
          .updateTable('person')
          .set({ locked_at: at })
          .where('id', '=', person)
          .where('locked_at', 'is', null)
          .executeTakeFirst();
        await trx.deleteFrom('sign_in').where('person', '=', person).execute();
        await trx.deleteFrom('access_token').where('person', '=', person).execute();
        return locked.numUpdatedRows === 1n;
      }),
    unlock: async (person) => {
      const unlocked = await db
        .updateTable('person')
        .set({ locked_at: null })
        .where('id', '=', person)
        .where('locked_at', 'is not', null)
        .executeTakeFirst();
      return unlocked.numUpdatedRows === 1n;
    },
    note: (entry) =>
      db.transaction().execute(async (trx) => {
        const last = await trx
          .selectFrom('audit')
          .select('number')
          .orderBy('number', 'desc')
          .limit(1)
          .executeTakeFirst();
        await trx
          .insertInto('audit')
          .values({ ...entry, number: (last?.number ?? 0) + 1 })
          .execute();
      }),
    deeds: async (most) => {
      const rows = await db
        .selectFrom('audit')
        .selectAll()
        .orderBy('number', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ at, operator, deed, subject, detail }) => ({
        at,
        operator,
        deed: deed as Deed,
        subject,
        detail,
      }));
    },
  };
}
