// The names of people in the database: each belongs to one person, together with all that look like it.
import { err, ok, type Result } from '@arpents/engine';
import type { Kysely, Updateable } from 'kysely';
import { nameKeys } from '../names/skeleton.ts';
import { PERSON_COLUMNS, personFromRow, type Person } from './person.ts';
import type { PersonKind, PersonTable, Schema } from './schema.ts';

/** Why somebody is not called so: somebody else is, or looks so; or they are no guest any more. */
export type NameClash = 'name-taken' | 'name-looks-taken' | 'already-registered';

/** Somebody whose name was there before look-alikes were refused. */
export interface ClashingName {
  readonly person: Person;
  /** Whose name theirs can be mistaken for; null: that one has gone since. */
  readonly looksLike: Person | null;
}

export interface NameStore {
  /** Gives a person of this kind a name, with whatever else changes about them. */
  readonly rename: (
    id: string,
    kind: PersonKind,
    name: string,
    changes?: Updateable<PersonTable>,
  ) => Promise<Result<Person, NameClash>>;
  /** In the order in which they came. */
  readonly clashingNames: () => Promise<ClashingName[]>;
}

/** The columns of a name. */
export const nameColumns = (
  name: string,
): { readonly name: string; readonly name_key: string; readonly name_skeleton: string } => {
  const { key, skeleton } = nameKeys(name);
  return { name, name_key: key, name_skeleton: skeleton };
};

export function nameStore(db: Kysely<Schema>): NameStore {
  const people = db.selectFrom('person').select(PERSON_COLUMNS);

  const clashOf = async (id: string, kind: PersonKind, name: string): Promise<NameClash> => {
    const { key, skeleton } = nameKeys(name);
    const rows = await people
      .where((eb) =>
        eb.or([eb('id', '=', id), eb('name_key', '=', key), eb('name_skeleton', '=', skeleton)]),
      )
      .execute();
    if (rows.some((row) => row.id === id && row.kind !== kind)) return 'already-registered';
    const looksOnly = rows.every((row) => row.id === id || row.name_key !== key);
    return looksOnly && rows.some((row) => row.id !== id) ? 'name-looks-taken' : 'name-taken';
  };

  return {
    rename: async (id, kind, name, changes = {}) => {
      try {
        const row = await db
          .updateTable('person')
          .set({ ...changes, ...nameColumns(name) })
          .where('id', '=', id)
          .where('kind', '=', kind)
          .returning(PERSON_COLUMNS)
          .executeTakeFirst();
        if (row !== undefined) return ok(personFromRow(row));
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
      return err(await clashOf(id, kind, name));
    },

    clashingNames: async () => {
      const rows = await people
        .where('name_key', 'is not', null)
        .where('name_skeleton', 'is', null)
        .where('kind', '!=', 'gone')
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      const clashes: ClashingName[] = [];
      for (const row of rows) {
        const { skeleton } = nameKeys(row.name);
        const other = await people.where('name_skeleton', '=', skeleton).executeTakeFirst();
        clashes.push({
          person: personFromRow(row),
          looksLike: other === undefined ? null : personFromRow(other),
        });
      }
      return clashes;
    },
  };
}

/** Whether a database says that something unique is there already. */
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === '23505' || String(error.code).startsWith('SQLITE_CONSTRAINT');
}
