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
  readonly createdAt: number;
}
export interface SignInBearer extends Bearer {
  readonly seenAt: number;
}
export interface TokenBearer extends Bearer {
  /** Separated by spaces; null: everything. */
  readonly scopes: string | null;
  readonly expiresAt: number | null;
}

export interface SignInStore {
  readonly addSignIn: (row: SignInRow) => Promise<void>;
  readonly bySignIn: (secretHash: string) => Promise<SignInBearer | null>;
  readonly touchSignIn: (id: string, at: number) => Promise<void>;
  readonly signInsOf: (person: string) => Promise<SignInRow[]>;
  /** False if the person has no such sign-in. */
  readonly endSignIn: (person: string, id: string) => Promise<boolean>;
  readonly endOtherSignIns: (person: string, kept: string | null) => Promise<void>;
  readonly addToken: (row: TokenRow) => Promise<void>;
  readonly byToken: (secretHash: string) => Promise<TokenBearer | null>;
  readonly touchToken: (id: string, at: number) => Promise<void>;
  readonly tokensOf: (person: string) => Promise<TokenRow[]>;
  readonly revokeToken: (person: string, id: string) => Promise<boolean>;
}

export function signInStore(db: Kysely<Schema>): SignInStore {
  const personColumns = PERSON_COLUMNS.map((column) => `person.${column}` as const);
  return {
    addSignIn: async (row) => {
      await db.insertInto('sign_in').values(row).execute();
    },
    bySignIn: async (secretHash) => {
      const row = await db
        .selectFrom('sign_in')
        .innerJoin('person', 'person.id', 'sign_in.person')
        .select(personColumns)
        .select(['sign_in.id as bearer', 'sign_in.created_at as since', 'seen_at'])
        .where('secret_hash', '=', secretHash)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { bearer, since, seen_at } = row;
      return { person: personFromRow(row), id: bearer, createdAt: since, seenAt: seen_at };
    },
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
    byToken: async (secretHash) => {
      const row = await db
        .selectFrom('access_token')
        .innerJoin('person', 'person.id', 'access_token.person')
        .select(personColumns)
        .select(['access_token.id as bearer', 'access_token.created_at as since'])
        .select(['scopes', 'expires_at'])
        .where('secret_hash', '=', secretHash)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { bearer, since, scopes, expires_at } = row;
      const person = personFromRow(row);
      return { person, id: bearer, createdAt: since, scopes, expiresAt: expires_at };
    },
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
