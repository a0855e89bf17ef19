// A person as the rest of the server knows them. What they sign in with stays in the database, but for the accounts.
import type { PersonRow } from './schema.ts';

export interface Person {
  readonly id: string;
  /** Where none was chosen: the first letters of the id, which clients put into words. */
  readonly name: string;
  readonly isNamed: boolean;
  readonly isGuest: boolean;
  readonly createdAt: number;
}

/** Of the id, where there is no name. */
export const LETTERS_SHOWN = 4;

/** The columns that a person is made of. */
export const PERSON_COLUMNS = ['id', 'kind', 'name', 'name_key', 'created_at'] as const;

export const personFromRow = (row: Pick<PersonRow, (typeof PERSON_COLUMNS)[number]>): Person => {
  // Rows of version 0.1.0 hold an English name for guests.
  const isNamed = row.kind !== 'gone' && row.name_key !== null;
  return {
    id: row.id,
    name: isNamed ? row.name : row.id.slice(0, LETTERS_SHOWN),
    isNamed,
    isGuest: row.kind === 'guest',
    createdAt: row.created_at,
  };
};

/** Whether nobody can be this person any more: accounts have a name, and lose it when they are deleted. */
export const hasLeft = ({ isGuest, isNamed }: Person): boolean => !isGuest && !isNamed;
