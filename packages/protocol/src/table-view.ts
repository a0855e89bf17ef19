// What one viewer is shown of a table, whoever has the last word there: view, clocks, offers, and entries with their
// events, by allow-list.
import { bySide, redactEvent, totalPoints, viewFor, type Side, type Viewer } from '@arpents/engine';
import {
  abandonedFrom,
  canAbort,
  stepsOf,
  takeBackTarget,
  undoableBy,
  type Advance,
  type EntryBody,
  type GameSession,
} from '@arpents/session';
import { cleanText } from './clean-text.ts';
import type { LogEntry, PastPosition, TableUpdate, TableView } from './games.ts';

const sideOfViewer = (viewer: Viewer): Side | null => (viewer === 'spectator' ? null : viewer);

export function tableViewFor(session: GameSession, viewer: Viewer, now: number): TableView {
  const side = sideOfViewer(viewer);
  return {
    version: session.version,
    positionVersion: session.positionVersion,
    view: session.version === 0 ? null : viewFor(session.state, viewer),
    clocks: session.clocks,
    now,
    offers: session.offers,
    canUndo: side !== null && undoableBy(session) === side,
    takeBackTo: side === null ? null : takeBackTarget(session, side),
    abandonedFrom: side === null ? null : abandonedFrom(session, side),
    canAbort: side !== null && canAbort(session),
    revelationsTakenBack: session.revelationsTakenBack,
  };
}

/**
 * An entry as this viewer may see it; null: not at all. `isDeaf`: they do not want to read what the other side writes.
 */
function logEntryFor(
  { entry, events, session }: Advance,
  viewer: Viewer,
  isDeaf: boolean,
): LogEntry | null {
  if (entry.body.kind === 'message') {
    if (viewer === 'spectator' || (isDeaf && entry.side !== viewer)) return null;
  }
  return {
    version: entry.version,
    at: entry.at,
    side: entry.side,
    body: bodyShown(entry.body),
    events: events.map((event) => redactEvent(event, viewer)),
    points: events.some(({ kind }) => kind === 'turn-began')
      ? bySide((side) => totalPoints(session.state, side))
      : null,
  };
}

/** Messages of earlier versions were kept as they were written. */
const bodyShown = (body: EntryBody): EntryBody =>
  body.kind === 'message' ? { ...body, text: cleanText(body.text) } : body;

/**
 * What happened after a version, without what was taken back since (R99). That something was taken back is told only
 * to whoever may have seen it: where it happened up to that version, or by consent.
 */
export function logFor(
  advances: readonly Advance[],
  { line }: GameSession,
  viewer: Viewer,
  isDeaf: boolean,
  after: number,
): readonly LogEntry[] {
  const stands = new Set(stepsOf(line).map(({ version }) => version));
  return advances.flatMap((advance) => {
    const { version, body } = advance.entry;
    if (body.kind === 'action' && !stands.has(version)) return [];
    if (body.kind === 'undone' && body.to >= after) return [];
    return logEntryFor(advance, viewer, isDeaf) ?? [];
  });
}

/**
 * The positions that entries brought about, each as this viewer was allowed to see it then (R100), without those that
 * were taken back since (R99).
 */
export function historyFor(
  advances: readonly Advance[],
  { line }: GameSession,
  viewer: Viewer,
): readonly PastPosition[] {
  const stands = new Set(stepsOf(line).map(({ version }) => version));
  return advances.flatMap(({ entry: { version, body }, session }) =>
    body.kind === 'started' || body.kind === 'concluded' || stands.has(version)
      ? [{ version, view: viewFor(session.state, viewer) }]
      : [],
  );
}

export function tableUpdateFor(
  game: string,
  advance: Advance,
  viewer: Viewer,
  isDeaf: boolean,
  now: number,
): TableUpdate | null {
  const entry = logEntryFor(advance, viewer, isDeaf);
  return entry === null ? null : { game, entry, table: tableViewFor(advance.session, viewer, now) };
}
