// People, their sign-ins, tokens and recovery codes in the database.
import type { Kysely } from 'kysely';
import { personFromRow, type Person } from './person.ts';
import type { Schema } from './schema.ts';

/** What an account begins with. */
export interface NewAccount {
  /** Of the guest who registers, or a new one. */
  readonly id: string;
  readonly name: string;
  /** The name as it is compared. */
  readonly nameKey: string;
  readonly passwordHash: string;
  readonly createdAt: number;
}

/** What stops working together with an old password. */
export interface Ending {
  readonly signIns: boolean;
  /** The sign-in that stays in any case: the one that asked. */
  readonly except: string | null;
  readonly tokens: boolean;
}

export interface PeopleStore {
  readonly addGuest: (id: string, at: number) => Promise<Person>;
  /** null if the name is taken. */
  readonly register: (account: NewAccount) => Promise<Person | null>;
  readonly personById: (id: string) => Promise<Person | null>;
  readonly peopleById: (ids: readonly string[]) => Promise<Person[]>;
  /** For signing in: whose name it is, and what the password is compared with. */
  readonly accountByName: (
    key: string,
  ) => Promise<{ readonly person: Person; readonly passwordHash: string | null } | null>;
  /** null: a guest, or nobody. */
  readonly passwordHash: (person: string) => Promise<string | null>;
  /** The new password and what ends with it, all or nothing. */
  readonly setPassword: (person: string, hash: string, ending: Ending) => Promise<void>;
  readonly replaceRecoveryCodes: (person: string, hashes: readonly string[]) => Promise<void>;
  /** Uses a code up; false if there is no such code. */
  readonly spendRecoveryCode: (person: string, hash: string) => Promise<boolean>;
}

export function peopleStore(db: Kysely<Schema>): PeopleStore {
  const people = db.selectFrom('person').select(['id', 'name', 'name_key', 'created_at']);
  return {
    addGuest: async (id, at) => {
      const row = { id, name: id, name_key: null, password_hash: null, created_at: at };
      await db.insertInto('person').values(row).execute();
      return personFromRow(row);
    },
    register: async ({ id, name, nameKey, passwordHash, createdAt }) => {
      const account = { name, name_key: nameKey, password_hash: passwordHash };
      const registered: Person = { id, name, isGuest: false, createdAt };
      // A guest becomes the account by the same id; who registers at once is a new row.
      const added = await db
        .insertInto('person')
        .values({ id, ...account, created_at: createdAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows === 1n) return registered;
      const taken = await people.where('name_key', '=', nameKey).executeTakeFirst();
      if (taken !== undefined) return null;
      try {
        const upgraded = await db
          .updateTable('person')
          .set(account)
          .where('id', '=', id)
          .where('name_key', 'is', null)
          .executeTakeFirst();
        return upgraded.numUpdatedRows === 1n ? registered : null;
      } catch (error) {
        // Somebody took the name between the two looks.
        if (isUniqueViolation(error)) return null;
        throw error;
      }
    },
    personById: async (id) => {
      const row = await people.where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : personFromRow(row);
    },
    peopleById: async (ids) =>
      ids.length === 0
        ? []
        : (await people.where('id', 'in', ids).execute()).map((row) => personFromRow(row)),
    accountByName: async (key) => {
      const row = await people
        .select('password_hash')
        .where('name_key', '=', key)
        .executeTakeFirst();
      return row === undefined
        ? null
        : { person: personFromRow(row), passwordHash: row.password_hash };
    },
    passwordHash: async (person) => {
      const row = await db
        .selectFrom('person')
        .select('password_hash')
        .where('id', '=', person)
        .executeTakeFirst();
      return row?.password_hash ?? null;
    },
    setPassword: (person, hash, { signIns, except, tokens }) =>
      db.transaction().execute(async (trx) => {
        await trx
          .updateTable('person')
          .set({ password_hash: hash })
          .where('id', '=', person)
          .execute();
        if (signIns) {
          await trx
            .deleteFrom('sign_in')
            .where('person', '=', person)
            .where('id', '!=', except ?? '')
            .execute();
        }
        if (tokens) await trx.deleteFrom('access_token').where('person', '=', person).execute();
      }),
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
