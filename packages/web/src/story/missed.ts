// What of the log happened while the player was away.
import type { Viewer } from '@arpents/engine';
import type { LogEntry } from '@arpents/protocol';
import { standing } from './standing.ts';

/** What others did after a version and up to another, as far as it stands; also what was answered in the own name. */
export const missedEntries = (
  entries: readonly LogEntry[],
  viewer: Viewer,
  after: number,
  upTo: number,
): readonly LogEntry[] =>
  standing(entries)
    .map(({ entry }) => entry)
    .filter(({ version }) => version > after && version <= upTo)
    .filter(({ side, body }) => body.kind === 'action' && (side !== viewer || body.automatic));
