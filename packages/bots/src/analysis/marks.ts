// What a loss is called. All of analysis counts in percentage points of the chance to win.

export const MARKS = ['fine', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Mark = (typeof MARKS)[number];

/** From which loss on a decision is called so; tuned so that the General's own games have few. */
const MARK_THRESHOLDS: Readonly<Record<Mark, number>> = {
  fine: 0,
  inaccuracy: 2,
  mistake: 5,
  blunder: 10,
};

/** The mark of a decision. Where the search cannot tell the two turns apart, nothing is called a mistake. */
export function markOf(loss: number, noise: number): Mark {
  if (loss < noise) return 'fine';
  let mark: Mark = 'fine';
  for (const worse of MARKS) if (loss >= MARK_THRESHOLDS[worse]) mark = worse;
  return mark;
}
