// The log as it stands: what was undone or taken back is gone from it (R99), and who saw it happen is told that it is.
import type { LogEntry } from '@arpents/protocol';

export interface StandingEntry {
  readonly entry: LogEntry;
  /** The actions that this entry took back, oldest first; none where they were never told here. */
  readonly gone: readonly LogEntry[];
}

/** Entries in their order, without the actions that a later one took back. */
export function standing(entries: readonly LogEntry[]): readonly StandingEntry[] {
  let stand: StandingEntry[] = [];
  for (const entry of entries) {
    const { body } = entry;
    if (body.kind !== 'undone' && body.kind !== 'taken-back') {
      stand.push({ entry, gone: [] });
      continue;
    }
    const isGone = (one: StandingEntry): boolean =>
      one.entry.body.kind === 'action' && one.entry.version > body.to;
    const gone = stand.filter(isGone).map((one) => one.entry);
    stand = [...stand.filter((one) => !isGone(one)), { entry, gone }];
  }
  return stand;
}
