// Signs of life during long runs, on standard error.
import type { Terminal } from '../terminal.ts';

const SILENT_MILLISECONDS = 10_000;

/** Counts games and says now and then how many are done. */
export function reportProgress(terminal: Terminal, total: number): () => void {
  const begin = Date.now();
  let done = 0;
  let lastSaid = begin;
  return () => {
    done++;
    const now = Date.now();
    if (now - lastSaid < SILENT_MILLISECONDS) return;
    lastSaid = now;
    const minutes = ((now - begin) * (total - done)) / done / 60_000;
    terminal.complain(`${done} of ${total} games, about ${minutes.toFixed(1)} minutes to go`);
  };
}
