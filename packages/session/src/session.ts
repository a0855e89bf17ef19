// One game at a table: the position, the actions that remained, what may be undone, offers and clocks. Everything in
// it follows from terms, seed and entries, so a game is rebuilt by taking up its entries one after the other.
import {
  applyAction,
  concludeGame,
  createGame,
  gameFromSetup,
  type Action,
  type BySide,
  type GameEvent,
  type GameOptions,
  type GameState,
  type IllegalOptions,
  type IllegalSetup,
  type Result,
  type Seed,
  type Setup,
  type Side,
  type Step,
  err,
  ok,
} from '@arpents/engine';
import { moveClocks, startClocks, type Clocks, type Pace } from './clocks.ts';
import { changesPosition, type Entry } from './entries.ts';
import type { TableRefusal } from './refusals.ts';

/** What was agreed before the game. */
export interface Terms {
  readonly options: GameOptions;
  /** A practice game begins in a given position; null: at the beginning. */
  readonly setup: Setup | null;
  readonly pace: Pace;
  readonly rated: boolean;
}

/** An action that was not taken back. */
export interface LineStep {
  /** Of the entry that holds it. */
  readonly version: number;
  readonly side: Side;
  readonly action: Action;
  /** Whether it showed somebody something new (R99). */
  readonly revealed: boolean;
}

/** A position that the player may go back to without asking (R99). */
export interface UndoPoint {
  readonly version: number;
  readonly state: GameState;
}

export interface Offers {
  /** Who offers a draw. */
  readonly draw: Side | null;
  /** Who asks to take something back, and to which version. */
  readonly takeBack: { readonly side: Side; readonly to: number } | null;
}

export interface GameSession {
  readonly terms: Terms;
  /** The position before the first action. */
  readonly start: GameState;
  readonly state: GameState;
  /** Of the last entry; 0: not started. */
  readonly version: number;
  /** Of the last entry that changed the position. */
  readonly positionVersion: number;
  readonly line: readonly LineStep[];
  readonly undoPoints: readonly UndoPoint[];
  readonly offers: Offers;
  readonly clocks: Clocks | null;
  /** How often consent brought something back that had been revealed. */
  readonly revelationsTakenBack: number;
}

/** A session after one more entry, with what happened on the way. */
export interface Advance {
  readonly entry: Entry;
  readonly session: GameSession;
  readonly events: readonly GameEvent[];
}

export type IllegalTerms = IllegalOptions | IllegalSetup;

const NO_OFFERS: Offers = { draw: null, takeBack: null };

/** The table before its first entry. */
export function openSession(terms: Terms, seed: Seed): Result<GameSession, IllegalTerms> {
  const made: Result<GameState, IllegalTerms> =
    terms.setup === null
      ? createGame(terms.options, seed)
      : gameFromSetup(terms.setup, terms.options, seed);
  if (!made.ok) return made;
  return ok({
    terms,
    start: made.value,
    state: made.value,
    version: 0,
    positionVersion: 0,
    line: [],
    undoPoints: [],
    offers: NO_OFFERS,
    clocks: null,
    revelationsTakenBack: 0,
  });
}

/** Takes up the next entry. Refused where it does not follow from what stands; the session stays as it was. */
export function advanceSession(session: GameSession, entry: Entry): Result<Advance, TableRefusal> {
  if (entry.version !== session.version + 1) return err({ code: 'stale-version' });
  const { body } = entry;
  switch (body.kind) {
    case 'started':
      return ok(
        advanced(session, entry, {
          clocks: startClocks(session.terms.pace, session.state, entry.at),
        }),
      );
    case 'action': {
      const step = applyAction(session.state, body.action);
      if (!step.ok) return err({ code: 'against-the-rules', refusal: step.error });
      const side = entry.side ?? session.state.side;
      return ok(takeStep(session, entry, side, body.action, step.value));
    }
    case 'concluded': {
      const step = concludeGame(session.state, body.conclusion);
      if (!step.ok) return err({ code: 'game-over' });
      return ok(moved(session, entry, step.value.state, step.value.events, { undoPoints: [] }));
    }
    case 'undone':
      return goBack(session, entry, body.to, false);
    case 'taken-back':
      return goBack(session, entry, body.to, true);
    case 'take-back-asked': {
      const { side } = entry;
      const takeBack = side === null ? null : { side, to: body.to };
      return ok(advanced(session, entry, { offers: { ...session.offers, takeBack } }));
    }
    case 'take-back-declined':
      return ok(advanced(session, entry, { offers: { ...session.offers, takeBack: null } }));
    case 'draw-offered':
      return ok(advanced(session, entry, { offers: { ...session.offers, draw: entry.side } }));
    case 'draw-declined':
      return ok(advanced(session, entry, { offers: { ...session.offers, draw: null } }));
    case 'message':
      return ok(advanced(session, entry, {}));
  }
}

/** Rebuilds a table from its entries; throws if they do not follow from each other, for they were all checked once. */
export function resumeSession(session: GameSession, entries: readonly Entry[]): GameSession {
  return entries.reduce((current, entry) => {
    const next = advanceSession(current, entry);
    if (!next.ok) throw new Error(`entry ${entry.version} does not follow: ${next.error.code}`);
    return next.value.session;
  }, session);
}

function advanced(
  session: GameSession,
  entry: Entry,
  changes: Partial<GameSession>,
  events: readonly GameEvent[] = [],
): Advance {
  const { version } = entry;
  const positionVersion = changesPosition(entry.body.kind) ? version : session.positionVersion;
  return { entry, events, session: { ...session, ...changes, version, positionVersion } };
}

/** A change of position: clocks go on, and offers that it has overtaken lapse. */
function moved(
  session: GameSession,
  entry: Entry,
  state: GameState,
  events: readonly GameEvent[],
  changes: Partial<GameSession>,
): Advance {
  const clocks = moveClocks(session.clocks, session.terms.pace, session.state, state, entry.at);
  const offerer = session.offers.draw;
  // A draw offer stands until its receiver moves; a wish to take back is about the position it was made in.
  const draw = state.phase === 'over' || entry.side !== offerer ? null : offerer;
  return advanced(
    session,
    entry,
    { state, clocks, offers: { draw, takeBack: null }, ...changes },
    events,
  );
}

function takeStep(
  session: GameSession,
  entry: Entry,
  side: Side,
  action: Action,
  step: Step,
): Advance {
  const { version } = entry;
  const taken: LineStep = { version, side, action, revealed: step.revealed };
  return moved(session, entry, step.state, step.events, {
    line: [...session.line, taken],
    undoPoints: step.revealed
      ? []
      : [...session.undoPoints, { version: lineVersion(session.line), state: session.state }],
  });
}

/** The version that names the position at the end of a line. */
const lineVersion = (line: readonly LineStep[]): number => line.at(-1)?.version ?? 1;

/** The part of the line that leads to the position of a version, or null if no position bears it. */
export function lineTo(session: GameSession, version: number): readonly LineStep[] | null {
  if (version === 1) return [];
  const at = session.line.findIndex((step) => step.version === version);
  return at < 0 ? null : session.line.slice(0, at + 1);
}

function goBack(
  session: GameSession,
  entry: Entry,
  to: number,
  byConsent: boolean,
): Result<Advance, TableRefusal> {
  const line = lineTo(session, to);
  if (line === null || line.length === session.line.length) return err({ code: 'unknown-version' });
  const revealed = session.line.slice(line.length).some((step) => step.revealed);
  if (revealed && !byConsent) return err({ code: 'nothing-to-undo' });
  const { state, undoPoints } = replayLine(session, line);
  return ok(
    moved(session, entry, state, [], {
      line,
      undoPoints,
      revelationsTakenBack: session.revelationsTakenBack + (revealed ? 1 : 0),
    }),
  );
}

/** The position at the end of a line, with what may be undone there. Cards come back in the same order. */
function replayLine(
  session: GameSession,
  line: readonly LineStep[],
): { readonly state: GameState; readonly undoPoints: readonly UndoPoint[] } {
  const known = session.undoPoints.findIndex((point) => point.version === lineVersion(line));
  const point = session.undoPoints[known];
  if (point !== undefined) {
    return { state: point.state, undoPoints: session.undoPoints.slice(0, known) };
  }
  let state = session.start;
  let undoPoints: readonly UndoPoint[] = [];
  let version = 1;
  for (const taken of line) {
    const step = applyAction(state, taken.action);
    if (!step.ok) throw new Error(`the action of version ${taken.version} does not replay`);
    undoPoints = taken.revealed ? [] : [...undoPoints, { version, state }];
    ({ state } = step.value);
    ({ version } = taken);
  }
  return { state, undoPoints };
}

/** Who may undo without asking (R99): the player of the last action, if it revealed nothing. */
export function undoableBy(session: GameSession): Side | null {
  if (session.state.phase === 'over' || session.undoPoints.length === 0) return null;
  return session.line.at(-1)?.side ?? null;
}

/** Whose decision it is, or null. */
export const deciderOf = (session: GameSession): Side | null =>
  session.version === 0 ? null : (session.state.decision?.side ?? null);

/** Seats by side, of whatever the caller keeps on them. */
export type Seats<T> = BySide<T>;

/** The side that somebody sits on; null: he is a spectator. */
export const sideOf = <T>(seats: Seats<T>, isHis: (seat: T) => boolean): Side | null =>
  isHis(seats.british) ? 'british' : isHis(seats.french) ? 'french' : null;
