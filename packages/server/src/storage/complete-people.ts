// Fills in what rows of older versions do not say about people: whether they are accounts, and what their names look like.
// After a migration, and after a backup was restored.
import type { Kysely } from 'kysely';
import { nameKeys } from '../names/skeleton.ts';
import type { Schema } from './schema.ts';

const PAGE = 500;

export async function completePeople(db: Kysely<Schema>): Promise<void> {
  await db
    .updateTable('person')
    .set({ kind: 'account' })
    .where('kind', '=', 'guest')
    .where('password_hash', 'is not', null)
    .execute();
  await completeSkeletons(db);
}

/** Whoever had a name first has what it looks like; names that exist stay. */
async function completeSkeletons(db: Kysely<Schema>): Promise<void> {
  const nameless = db
    .selectFrom('person')
    .select(['id', 'name', 'created_at'])
    .where('name_key', 'is not', null)
    .where('name_skeleton', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(PAGE);
  for (let after = { created_at: -1, id: '' }; ;) {
    const { created_at, id: last } = after;
    const rows = await nameless
      .where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(created_at, last)))
      .execute();
    for (const { id, name } of rows) {
      const { skeleton } = nameKeys(name);
      await db
        .updateTable('person')
        .set({ name_skeleton: skeleton })
        .where('id', '=', id)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('person as other')
                .select('other.id')
                .where('other.name_skeleton', '=', skeleton),
            ),
          ),
        )
        .execute();
    }
    after = rows.at(-1) ?? after;
    if (rows.length < PAGE) return;
  }
}
