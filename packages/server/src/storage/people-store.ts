// People, their sign-ins, tokens and recovery codes in the database.
import type { Kysely } from 'kysely';
import type { PersonRow, Schema } from './schema.ts';

export interface PeopleStore {
  readonly addGuest: (person: PersonRow) => Promise<void>;
  /** False if the name is taken. */
  readonly register: (person: PersonRow) => Promise<boolean>;
  readonly personById: (id: string) => Promise<PersonRow | null>;
  readonly peopleById: (ids: readonly string[]) => Promise<PersonRow[]>;
  readonly personByName: (key: string) => Promise<PersonRow | null>;
  readonly setPassword: (person: string, hash: string) => Promise<void>;
  readonly replaceRecoveryCodes: (person: string, hashes: readonly string[]) => Promise<void>;
  /** Uses a code up; false if there is no such code. */
  readonly spendRecoveryCode: (person: string, hash: string) => Promise<boolean>;
}

export function peopleStore(db: Kysely<Schema>): PeopleStore {
  return {
    addGuest: async (person) => {
      await db.insertInto('person').values(person).execute();
    },
    register: async (person) => {
      // A guest becomes the account by the same id; who registers at once is a new row.
      const added = await db
        .insertInto('person')
        .values(person)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows === 1n) return true;
      const taken = await db
        .selectFrom('person')
        .select('id')
        .where('name_key', '=', person.name_key)
        .executeTakeFirst();
      if (taken !== undefined) return false;
      const { name, name_key, password_hash } = person;
      try {
        const upgraded = await db
          .updateTable('person')
          .set({ name, name_key, password_hash })
          .where('id', '=', person.id)
          .where('name_key', 'is', null)
          .executeTakeFirst();
        return upgraded.numUpdatedRows === 1n;
      } catch (error) {
        // Somebody took the name between the two looks.
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },
    personById: async (id) =>
      (await db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    peopleById: (ids) =>
      ids.length === 0
        ? Promise.resolve([])
        : db.selectFrom('person').selectAll().where('id', 'in', ids).execute(),
    personByName: async (key) =>
      (await db.selectFrom('person').selectAll().where('name_key', '=', key).executeTakeFirst()) ??
      null,
    setPassword: async (person, hash) => {
      await db
        .updateTable('person')
        .set({ password_hash: hash })
        .where('id', '=', person)
        .execute();
    },
    replaceRecoveryCodes: (person, hashes) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('recovery_code').where('person', '=', person).execute();
        await trx
          .insertInto('recovery_code')
          .values(hashes.map((code_hash) => ({ person, code_hash })))
          .execute();
      }),
    spendRecoveryCode: async (person, hash) => {
      const spent = await db
        .deleteFrom('recovery_code')
        .where('person', '=', person)
        .where('code_hash', '=', hash)
        .executeTakeFirst();
      return spent.numDeletedRows === 1n;
    },
  };
}

/** Whether a database says that something unique is there already. */
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === '23505' || String(error.code).startsWith('SQLITE_CONSTRAINT');
}
