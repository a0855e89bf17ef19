// Hearing of what is new in the log of the game on screen, once each; what was there when the game was opened is old.
import type { LogEntry } from '@arpents/protocol';
import type { GameStore } from './model.ts';

/** The entries that are newer than a version. */
export const entriesAfter = (entries: readonly LogEntry[], version: number): readonly LogEntry[] =>
  entries.filter((entry) => entry.version > version);

/** Tells of new entries as they appear on screen; returns how to stop. */
export function followEntries(
  store: GameStore,
  tell: (fresh: readonly LogEntry[]) => void,
): () => void {
  let heard = store.getState().table?.version ?? null;
  return store.subscribe((game, before) => {
    if (game.id !== before.id) heard = null;
    if (game.table === null) return;
    if (heard !== null && game.entries !== before.entries) {
      const fresh = entriesAfter(game.entries, heard);
      if (fresh.length > 0) tell(fresh);
    }
    heard = game.table.version;
  });
}
