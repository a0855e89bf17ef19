// What counting a game changed, as its row keeps it.
import { SIDES, type BySide } from '@arpents/engine';
import type { RatingChange, RatingChanges } from '@arpents/protocol';
import type { Kysely } from 'kysely';
import type { RatedGameTable, Schema } from './schema.ts';

type Changes = Pick<
  RatedGameTable,
  'british_before' | 'british_after' | 'french_before' | 'french_after'
>;

export const changesIn = (
  before: BySide<{ readonly rating: number }>,
  after: BySide<{ readonly rating: number }>,
): Changes => ({
  british_before: before.british.rating,
  british_after: after.british.rating,
  french_before: before.french.rating,
  french_after: after.french.rating,
});

const changeFrom = (before: number | null, after: number | null): RatingChange | null =>
  before === null || after === null
    ? null
    : { before: Math.round(before), after: Math.round(after) };

/** null: the game was counted by a version that did not keep it, or both players have deleted their accounts. */
export function changesOf(row: Changes): RatingChanges | null {
  const british = changeFrom(row.british_before, row.british_after);
  const french = changeFrom(row.french_before, row.french_after);
  return british === null && french === null ? null : { british, french };
}

/** Takes the ratings of somebody who leaves for good out of the games; those of their opponents stay. */
export async function forgetChanges(db: Kysely<Schema>, person: string): Promise<void> {
  const gone = {
    british: { british_before: null, british_after: null },
    french: { french_before: null, french_after: null },
  };
  for (const side of SIDES) {
    const played = db.selectFrom('game').select('id').where(`${side}_person`, '=', person);
    await db.updateTable('rated_game').set(gone[side]).where('game', 'in', played).execute();
  }
}
