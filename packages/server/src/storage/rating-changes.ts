// What counting a game changed, as its row keeps it.
import type { BySide } from '@arpents/engine';
import type { RatingChange } from '@arpents/protocol';
import type { RatedGameTable } from './schema.ts';

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

/** null: the game was counted by a version that did not keep it. */
export function changesOf(row: Changes): BySide<RatingChange> | null {
  const british = changeFrom(row.british_before, row.british_after);
  const french = changeFrom(row.french_before, row.french_after);
  return british === null || french === null ? null : { british, french };
}
