// A session written down so that it can be gone on with from there, without the entries before. What only grows (the
// line of actions and the waypoints along it) is written as what was added since the snapshot before.
import type { GameSession, UndoPoint } from './game-session.ts';
import { lengthOf, lineUpToLast, lineWith, stepsOf, type Line, type LineStep } from './line.ts';

/**
 * To be raised when a session or a state changes its form: snapshots of another form are not read, and made anew from
 * the entries. A test holds the form against the number.
 */
export const SNAPSHOT_FORMAT = 1;

/** How many entries lie between two snapshots. */
export const SNAPSHOT_INTERVAL = 256;

type Rest = Omit<GameSession, 'terms' | 'start' | 'line' | 'waypoints'>;

/** What a snapshot adds to the one before it. */
export interface SnapshotPart {
  /** Of the last entry that it holds; a multiple of the interval. */
  readonly version: number;
  /** How much of the line of the snapshot before still stands, and what came to it. */
  readonly keptSteps: number;
  readonly steps: readonly LineStep[];
  readonly keptWaypoints: number;
  readonly waypoints: readonly UndoPoint[];
}

export interface Snapshot extends SnapshotPart {
  readonly rest: Rest;
}

export function snapshotOf(session: GameSession): Snapshot {
  const { line, waypoints } = session;
  const before = session.version - SNAPSHOT_INTERVAL;
  // Steps are only ever removed from the end, and new ones have higher versions: the rest stands as it stood before.
  const keptSteps = lengthOf(lineUpToLast(line, ({ version }) => version <= before));
  const keptWaypoints = waypoints.findLastIndex(({ version }) => version <= before) + 1;
  return {
    version: session.version,
    keptSteps,
    steps: stepsOf(line, keptSteps),
    keptWaypoints,
    waypoints: waypoints.slice(keptWaypoints),
    rest: {
      state: session.state,
      version: session.version,
      positionVersion: session.positionVersion,
      movedAt: session.movedAt,
      undoPoints: session.undoPoints,
      offers: session.offers,
      clocks: session.clocks,
      paidTurn: session.paidTurn,
      revelationsTakenBack: session.revelationsTakenBack,
      counts: session.counts,
    },
  };
}

/** The session of the last snapshot, from all snapshots of its game up to it, in order; null if one is missing. */
export function sessionFromSnapshots(
  opened: GameSession,
  parts: readonly SnapshotPart[],
  last: Snapshot,
): GameSession | null {
  const steps: LineStep[] = [];
  const waypoints: UndoPoint[] = [];
  for (const [at, part] of parts.entries()) {
    if (part.version !== (at + 1) * SNAPSHOT_INTERVAL) return null;
    if (part.keptSteps > steps.length || part.keptWaypoints > waypoints.length) return null;
    steps.length = part.keptSteps;
    steps.push(...part.steps);
    waypoints.length = part.keptWaypoints;
    waypoints.push(...part.waypoints);
  }
  if (parts.at(-1)?.version !== last.version) return null;
  const line = steps.reduce<Line>(lineWith, null);
  return { ...opened, ...last.rest, line, waypoints };
}
