// Sign-ins (cookies) and personal access tokens in the database. Only hashes of the secrets are kept.
import type { Kysely, Selectable } from 'kysely';
import { PERSON_COLUMNS, personFromRow, type Person } from './person.ts';
import type { AccessTokenTable, Schema, SignInTable } from './schema.ts';

export type SignInRow = Selectable<SignInTable>;
export type TokenRow = Selectable<AccessTokenTable>;

/** Who came with a secret. */
export interface Bearer {
  readonly person: Person;
  /** Of the sign-in or token. */
  readonly id: string;
}

export interface SignInStore {
  readonly addSignIn: (row: SignInRow) => Promise<void>;
  readonly bySignIn: (secretHash: string) => Promise<Bearer | null>;
  readonly touchSignIn: (id: string, at: number) => Promise<void>;
  readonly signInsOf: (person: string) => Promise<SignInRow[]>;
  /** False if the person has no such sign-in. */
  readonly endSignIn: (person: string, id: string) => Promise<boolean>;
  readonly endOtherSignIns: (person: string, kept: string | null) => Promise<void>;
  readonly addToken: (row: TokenRow) => Promise<void>;
  readonly byToken: (secretHash: string) => Promise<Bearer | null>;
  readonly touchToken: (id: string, at: number) => Promise<void>;
  readonly tokensOf: (person: string) => Promise<TokenRow[]>;
  readonly revokeToken: (person: string, id: string) => Promise<boolean>;
}

export function signInStore(db: Kysely<Schema>): SignInStore {
  const bearerFrom = async (
    table: 'sign_in' | 'access_token',
    secretHash: string,
  ): Promise<Bearer | null> => {
    const row = await db
      .selectFrom(table)
      .innerJoin('person', 'person.id', `${table}.person`)
      .select(PERSON_COLUMNS.map((column) => `person.${column}` as const))
      .select(`${table}.id as bearer`)
      .where(`${table}.secret_hash`, '=', secretHash)
      .executeTakeFirst();
    return row === undefined ? null : { person: personFromRow(row), id: row.bearer };
  };
  return {
    addSignIn: async (row) => {
      await db.insertInto('sign_in').values(row).execute();
    },
    bySignIn: (secretHash) => bearerFrom('sign_in', secretHash),
    touchSignIn: async (id, at) => {
      await db.updateTable('sign_in').set({ seen_at: at }).where('id', '=', id).execute();
    },
    signInsOf: (person) =>
      db
        .selectFrom('sign_in')
        .selectAll()
        .where('person', '=', person)
        .orderBy('created_at', 'desc')
        .execute(),
    endSignIn: async (person, id) => {
      const ended = await db
        .deleteFrom('sign_in')
        .where('person', '=', person)
        .where('id', '=', id)
        .executeTakeFirst();
      return ended.numDeletedRows === 1n;
    },
    endOtherSignIns: async (person, kept) => {
      await db
        .deleteFrom('sign_in')
        .where('person', '=', person)
        .where('id', '!=', kept ?? '')
        .execute();
    },
    addToken: async (row) => {
      await db.insertInto('access_token').values(row).execute();
    },
    byToken: (secretHash) => bearerFrom('access_token', secretHash),
    touchToken: async (id, at) => {
      await db.updateTable('access_token').set({ used_at: at }).where('id', '=', id).execute();
    },
    tokensOf: (person) =>
      db
        .selectFrom('access_token')
        .selectAll()
        .where('person', '=', person)
        .orderBy('created_at', 'desc')
        .execute(),
    revokeToken: async (person, id) => {
      const revoked = await db
        .deleteFrom('access_token')
        .where('person', '=', person)
        .where('id', '=', id)
        .executeTakeFirst();
      return revoked.numDeletedRows === 1n;
    },
  };
}
