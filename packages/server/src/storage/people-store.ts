// People, their passwords and recovery codes in the database.
import { ok, type Result } from '@arpents/engine';
import type { Kysely } from 'kysely';
import { PERSONAL_TABLES } from './expiry-store.ts';
import { nameColumns, nameStore, type NameClash, type NameStore } from './name-store.ts';
import { PERSON_COLUMNS, personFromRow, type Person } from './person.ts';
import { forgetChanges } from './rating-changes.ts';
import type { Schema } from './schema.ts';

/** What an account begins with. */
export interface NewAccount {
  /** Of the guest who registers, or a new one. */
  readonly id: string;
  readonly name: string;
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

export interface PeopleStore extends NameStore {
  readonly addGuest: (id: string, at: number) => Promise<Person>;
  /** A guest becomes the account by the same id; who registers at once is a new row. */
  readonly register: (account: NewAccount) => Promise<Result<Person, NameClash>>;
  /** Leaves the id to the games that name it, and the name's keys for a while, so that nobody steps into it at once. False: no such person, or not any more. */
  readonly remove: (person: string, at: number) => Promise<boolean>;
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
  const people = db.selectFrom('person').select(PERSON_COLUMNS);
  const names = nameStore(db);
  return {
    ...names,
    addGuest: async (id, at) => {
      const row = { id, kind: 'guest', name: id, name_key: null, created_at: at } as const;
      await db.insertInto('person').values(row).execute();
      return personFromRow(row);
    },
    register: async ({ id, name, passwordHash, createdAt }) => {
      const account = { kind: 'account', password_hash: passwordHash } as const;
      const added = await db
        .insertInto('person')
        .values({ id, ...account, ...nameColumns(name), created_at: createdAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning(PERSON_COLUMNS)
        .executeTakeFirst();
      return added === undefined
        ? names.rename(id, 'guest', name, account)
        : ok(personFromRow(added));
    },
    remove: (person, at) =>
      db.transaction().execute(async (trx) => {
        for (const table of PERSONAL_TABLES) {
          await trx.deleteFrom(table).where('person', '=', person).execute();
        }
        await trx.deleteFrom('barrier').where('other', '=', person).execute();
        await forgetChanges(trx, person);
        const removed = await trx
          .updateTable('person')
          .set({ kind: 'gone', name: '', password_hash: null, gone_at: at })
          .where('id', '=', person)
          .where('kind', '!=', 'gone')
          .executeTakeFirst();
        return removed.numUpdatedRows === 1n;
      }),
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
