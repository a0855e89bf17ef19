// A person as the rest of the server knows them. What they sign in with stays in the database, but for the accounts.
import type { PersonRow } from './schema.ts';

export interface Person {
  readonly id: string;
  /** Of a guest: the first letters of the id, which clients put into words. */
  readonly name: string;
  readonly isGuest: boolean;
  readonly createdAt: number;
}

const GUEST_NAME_LENGTH = 4;

export const personFromRow = (
  row: Pick<PersonRow, 'id' | 'name' | 'name_key' | 'created_at'>,
): Person => {
  const isGuest = row.name_key === null;
  return {
    id: row.id,
    // Rows of version 0.1.0 hold an English name for guests.
    name: isGuest ? row.id.slice(0, GUEST_NAME_LENGTH) : row.name,
    isGuest,
    createdAt: row.created_at,
  };
};
