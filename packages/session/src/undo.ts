// Going back (R99). What is on disk was judged when it was written and is taken up as it stands; only a player's
// command is judged, by what stands at the table at that moment.
import { applyAction, type GameState, type Side } from '@arpents/engine';
import type { GameSession, UndoPoint } from './game-session.ts';
import { lengthOf, lineTo, lineUpToLast, lineVersion, stepsOf, type Line } from './line.ts';

/** What stands at the table after going back. */
type Earlier = Pick<
  GameSession,
  'state' | 'line' | 'undoPoints' | 'waypoints' | 'revelationsTakenBack'
>;

/** Steps between two waypoints: at most about so many are replayed to go back. */
const WAYPOINT_EVERY = 128;

/** The waypoints after a step was added that led to this state. */
export const waypointsAfter = (
  waypoints: readonly UndoPoint[],
  line: Line,
  state: GameState,
): readonly UndoPoint[] =>
  lengthOf(line) % WAYPOINT_EVERY === 0
    ? [...waypoints, { version: lineVersion(line), state }]
    : waypoints;

/** The table at the position of an earlier version, or null if no earlier position bears it. */
export function goBack(session: GameSession, to: number, byConsent: boolean): Earlier | null {
  const line = lineTo(session.line, to);
  if (line === undefined || line === session.line) return null;
  const revealed = stepsOf(session.line, lengthOf(line)).some((step) => step.revealed);
  return {
    line,
    ...replayLine(session, line),
    waypoints: session.waypoints.slice(0, Math.floor(lengthOf(line) / WAYPOINT_EVERY)),
    revelationsTakenBack: session.revelationsTakenBack + (byConsent && revealed ? 1 : 0),
  };
}

/** The position at the end of a line, with what may be undone there. Cards come back in the same order. */
function replayLine(
  session: GameSession,
  line: Line,
): { readonly state: GameState; readonly undoPoints: readonly UndoPoint[] } {
  const known = session.undoPoints.findIndex((point) => point.version === lineVersion(line));
  const point = session.undoPoints[known];
  if (point !== undefined) {
    return { state: point.state, undoPoints: session.undoPoints.slice(0, known) };
  }
  // What may be undone begins after the last revelation: replaying begins at the last waypoint before that.
  const revealed = lengthOf(lineUpToLast(line, (step) => step.revealed));
  const passed = Math.floor(revealed / WAYPOINT_EVERY);
  const from = passed === 0 ? undefined : session.waypoints[passed - 1];
  let { state, version } = from ?? { state: session.start, version: 1 };
  let undoPoints: readonly UndoPoint[] = [];
  for (const taken of stepsOf(line, from === undefined ? 0 : passed * WAYPOINT_EVERY)) {
    const step = applyAction(state, taken.action);
    if (!step.ok) throw new Error(`the action of version ${taken.version} does not replay`);
    undoPoints = taken.revealed ? [] : [...undoPoints, { version, state }];
    ({ state } = step.value);
    ({ version } = taken);
  }
  return { state, undoPoints };
}

/**
 * Who may undo without asking (R99): the side of the last action, if that revealed nothing and the next decision is
 * its own again. While the other side has to decide, its answer and even its hesitation tell something.
 */
export function undoableBy(session: GameSession): Side | null {
  const last = session.line?.step;
  if (last === undefined || session.undoPoints.length === 0) return null;
  return session.state.decision?.side === last.side ? last.side : null;
}
