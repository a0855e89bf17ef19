// What was played back to its end before the player's eyes has been seen: a reload does not tell it as missed.
import type { GameModel } from '../state/model.ts';
import type { Table } from '../state/table.ts';
import { missedEntries } from './missed.ts';

/** Whether the recap still stands: something happened while the player was away, and they have not looked at it. */
const hasMissed = ({ entries, viewer, seenVersion, openedVersion }: GameModel): boolean =>
  missedEntries(entries, viewer, seenVersion, openedVersion).length > 0;

/** Marks as seen what is watched to its end; returns how to stop. */
export function markWatched(
  { game, markSeen }: Pick<Table, 'game' | 'markSeen'>,
  isLookingBack: () => boolean = () => false,
): () => void {
  let isWatched = true;
  return game.subscribe((now, before) => {
    if (before.showing === null || now.showing === before.showing) return;
    isWatched &&= !document.hidden && !isLookingBack();
    if (now.showing !== null) return;
    const isWhole = isWatched && before.waiting.length === 0 && now.id === before.id;
    isWatched = true;
    if (isWhole && !hasMissed(now)) markSeen();
  });
}
