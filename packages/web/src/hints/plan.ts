// A hint that is being followed: which of its steps comes next, by what has been done since.
import type { Advice } from '@arpents/bots';
import type { Side } from '@arpents/engine';
import type { LogEntry } from '@arpents/protocol';
import { isSameAction } from '../draft/offer.ts';

export interface Plan {
  readonly advice: Advice;
  /** The version of the table when it was begun. */
  readonly from: number;
}

/** The step that comes next; null: it is done, or something else was done or taken back. */
export function stepReached(
  { advice: { actions }, from }: Plan,
  entries: readonly LogEntry[],
  side: Side,
): number | null {
  let step = 0;
  for (const { version, body, events } of entries) {
    if (version <= from) continue;
    if (body.kind === 'undone') return null;
    for (const event of events) {
      if (event.kind !== 'action-taken' || event.side !== side) continue;
      const due = actions[step];
      if (due === undefined || !isSameAction(due, event.action)) return null;
      step++;
    }
  }
  return step < actions.length ? step : null;
}
