// Which of somebody's games come first: those that wait for them, the longest wait before the others.
import type { GameSummary } from '@arpents/protocol';

export const waitsForMe = ({ decider, mySide }: GameSummary): boolean =>
  decider !== null && decider === mySide;

/** All but the game that is on the table. */
export function waitingFirst(
  games: readonly GameSummary[],
  onTable: string | null,
): readonly GameSummary[] {
  const others = games.filter(({ id }) => id !== onTable);
  const waiting = others.filter(waitsForMe).toSorted((a, b) => a.changedAt - b.changedAt);
  return [...waiting, ...others.filter((game) => !waitsForMe(game))];
}
