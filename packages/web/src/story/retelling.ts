// Telling again what was missed, entry by entry over the table as it is now: the map rings where, the sentences say what.
import type { LogEntry } from '@arpents/protocol';
import { useCallback, useEffect, useState } from 'react';

/** Longer than what happens before one's eyes: nobody knows yet what it is about. */
const EACH_MS = 1400;

export interface Retelling {
  /** The entry that is told now; null: none. */
  readonly retold: LogEntry | null;
  readonly retell: (entries: readonly LogEntry[]) => void;
  readonly stop: () => void;
}

export function useRetelling(): Retelling {
  const [left, retell] = useState<readonly LogEntry[]>([]);
  useEffect(() => {
    if (left.length === 0) return;
    const timer = setTimeout(() => {
      retell(left.slice(1));
    }, EACH_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [left]);
  const stop = useCallback((): void => {
    retell([]);
  }, []);
  return { retold: left[0] ?? null, retell, stop };
}
