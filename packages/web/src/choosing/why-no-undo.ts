// Why nothing can be undone without asking (R99), by what the server tells of the table.
import type { GameSummary, TableView } from '@arpents/protocol';

export type WhyNoUndo = 'nothing' | 'revealed' | 'computer' | 'waiting';

/** `isOwn`: whether the decision is the viewer's. */
export function whyNoUndo(
  table: Pick<TableView, 'canUndo' | 'takeBackTo'> | null,
  summary: Pick<GameSummary, 'seats'> | null,
  isOwn: boolean,
): WhyNoUndo | null {
  if (table === null) return 'nothing';
  if (table.canUndo) return null;
  if (table.takeBackTo === null) return 'nothing';
  const seats = summary === null ? [] : Object.values(summary.seats);
  if (seats.some(({ kind }) => kind === 'computer')) return isOwn ? 'computer' : 'waiting';
  return isOwn ? 'revealed' : 'waiting';
}
