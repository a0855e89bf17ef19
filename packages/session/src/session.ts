// Opening a table and taking up its entries. Everything about a game follows from terms, seed and entries, so it is
// rebuilt by taking up its entries one after the other.
import {
  applyAction,
  concludeGame,
  createGame,
  gameFromSetup,
  type Action,
  type BySide,
  type GameEvent,
  type GameState,
  type IllegalOptions,
  type IllegalSetup,
  type Result,
  type Seed,
  type Side,
  type Step,
  err,
  ok,
} from '@arpents/engine';
import { countEntry, noCounts } from './bounds.ts';
import { grantTime, moveClocks, startClocks } from './clocks.ts';
import { changesPosition, type Entry } from './entries.ts';
import type { Advance, GameSession, Offers, Terms } from './game-session.ts';
import { lineVersion, lineWith } from './line.ts';
import type { TableRefusal } from './refusals.ts';
import { goBack, waypointsAfter } from './undo.ts';

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
    movedAt: 0,
    line: null,
    undoPoints: [],
    waypoints: [],
    offers: NO_OFFERS,
    clocks: null,
    paidTurn: 0,
    revelationsTakenBack: 0,
    counts: noCounts(made.value.turn),
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
    case 'taken-back': {
      const earlier = goBack(session, body.to, body.kind === 'taken-back');
      if (earlier === null) return err({ code: 'unknown-version' });
      return ok(moved(session, entry, earlier.state, [], earlier));
    }
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
    case 'time-granted': {
      const clocks = session.clocks && grantTime(session.clocks, body.to, body.left, entry.at);
      return ok(advanced(session, entry, { clocks }));
    }
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
  const moved = changesPosition(entry.body.kind)
    ? { positionVersion: version, movedAt: entry.at }
    : {};
  const counts = countEntry(session.counts, entry, changes.state ?? session.state);
  return { entry, events, session: { ...session, ...changes, counts, version, ...moved } };
}

/** A change of position: clocks go on, and offers that it has overtaken lapse. */
function moved(
  session: GameSession,
  entry: Entry,
  state: GameState,
  events: readonly GameEvent[],
  changes: Partial<GameSession>,
): Advance {
  const { pace } = session.terms;
  const { paidTurn } = session;
  const clocks = moveClocks(session.clocks, pace, session.state, state, entry.at, paidTurn);
  const offerer = session.offers.draw;
  // A draw offer stands until its receiver moves; a wish to take back is about the position it was made in.
  const draw = state.phase === 'over' || entry.side !== offerer ? null : offerer;
  return advanced(
    session,
    entry,
    {
      state,
      clocks,
      paidTurn: Math.max(paidTurn, state.turn - 1),
      offers: { draw, takeBack: null },
      ...changes,
    },
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
  const line = lineWith(session.line, { version, side, action, revealed: step.revealed });
  return moved(session, entry, step.state, step.events, {
    line,
    waypoints: waypointsAfter(session.waypoints, line, step.state),
    undoPoints: step.revealed
      ? []
      : [...session.undoPoints, { version: lineVersion(session.line), state: session.state }],
  });
}

/** Seats by side, of whatever the caller keeps on them. */
export type Seats<T> = BySide<T>;

/** The side that somebody sits on; null: a spectator. */
export const sideOf = <T>(seats: Seats<T>, isTheirs: (seat: T) => boolean): Side | null =>
  isTheirs(seats.british) ? 'british' : isTheirs(seats.french) ? 'french' : null;
