// Hearing of what is new in the log of the game on screen, once each; what was there when the game was opened is old.
import type { LogEntry } from '@arpents/protocol';
import { useGame } from './game.ts';

/** The entries that are newer than a version. */
export const entriesAfter = (entries: readonly LogEntry[], version: number): readonly LogEntry[] =>
  entries.filter((entry) => entry.version > version);

/** Tells of new entries as they appear on screen; returns how to stop. */
export function followEntries(tell: (fresh: readonly LogEntry[]) => void): () => void {
  let heard = useGame.getState().table?.version ?? null;
  return useGame.subscribe((game, before) => {
    if (game.id !== before.id) heard = null;
    if (game.table === null) return;
    if (heard !== null && game.entries !== before.entries) {
      const fresh = entriesAfter(game.entries, heard);
      if (fresh.length > 0) tell(fresh);
    }
    heard = game.table.version;
  });
}
