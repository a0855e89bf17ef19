// What a player can ask of the table, and whether the table accepts it: seat, version, decision, offers, clock.
import {
  TURN_ACTION_KINDS,
  err,
  ok,
  opponentOf,
  type Action,
  type ActionKind,
  type Result,
  type Side,
} from '@arpents/engine';
import { isExhausted } from './bounds.ts';
import { clockDue, outOfTime, timeGranted } from './clocks.ts';
import type { EntryBody } from './entries.ts';
import { deciderOf, type Advance, type GameSession } from './game-session.ts';
import { lengthOf, lineTo, lineUpToLast, lineVersion, stepsOf } from './line.ts';
import type { TableRefusal, TableRefusalCode } from './refusals.ts';
import { advanceSession } from './session.ts';
import { undoableBy } from './undo.ts';

export type Command =
  | { readonly kind: 'act'; readonly action: Action }
  | { readonly kind: 'undo' }
  /** To the position of a version; null: before the asker's last action. */
  | { readonly kind: 'ask-take-back'; readonly to: number | null }
  | { readonly kind: 'answer-take-back'; readonly accept: boolean }
  | { readonly kind: 'offer-draw' }
  | { readonly kind: 'answer-draw'; readonly accept: boolean }
  | { readonly kind: 'resign' }
  /** Before the second move; the game is then without a result (R98). */
  | { readonly kind: 'abort' }
  | { readonly kind: 'claim-time' }
  | { readonly kind: 'close-abandoned' }
  | { readonly kind: 'say'; readonly text: string };

export type CommandKind = Command['kind'];

/** Kinds that depend on the position, so that the version they were sent for matters. */
const POSITIONAL: readonly CommandKind[] = ['act', 'undo', 'ask-take-back', 'answer-take-back'];

/** Kinds that are taken up after a clock has run out (R109): what ends the game, and what changes nothing. */
const AFTER_TIME: readonly CommandKind[] = ['claim-time', 'say'];

/**
 * Carries out a player's command that arrived at a moment, sent when they had seen `version`. What arrives when
 * a clock has run out comes too late, whatever its version, also before somebody has written down that the game is
 * over (R109).
 */
export function carryOut(
  session: GameSession,
  side: Side,
  command: Command,
  version: number,
  arrived: number,
): Result<Advance, TableRefusal> {
  if (session.version === 0) return refused('not-started');
  if (session.state.phase === 'over' && command.kind !== 'say') return refused('game-over');
  // What waited behind another entry is dated after it: no clock runs backwards.
  const at = Math.max(arrived, session.clocks?.since ?? arrived);
  if (outOfTime(session.clocks, at) !== null && !AFTER_TIME.includes(command.kind)) {
    return refused('out-of-time');
  }
  if (version > session.version && command.kind !== 'claim-time') return refused('unknown-version');
  if (version < session.positionVersion && POSITIONAL.includes(command.kind)) {
    return refused('stale-version');
  }
  const body = entryFor(session, side, command, at);
  if (!body.ok) return body;
  return advanceSession(session, { version: session.version + 1, at, side, body: body.value });
}

/** An answer that the table gives for the deciding player. */
export const answerFor = (
  session: GameSession,
  side: Side,
  action: Action,
  at: number,
): Result<Advance, TableRefusal> =>
  advanceSession(session, {
    version: session.version + 1,
    at,
    side,
    body: { kind: 'action', action, automatic: true },
  });

/** R109: the end of a game in which a clock has run out, dated by that moment; null: no clock has. */
export function timeRunOut(session: GameSession, at: number): Advance | null {
  const loser = session.state.phase === 'over' ? null : outOfTime(session.clocks, at);
  const due = clockDue(session.clocks);
  if (loser === null || due === null) return null;
  return byNobody(session, due, {
    kind: 'concluded',
    conclusion: { ending: 'time', winner: opponentOf(loser) },
  });
}

/** R109: more time for the side whose clock ran out after the moment `from`, when nobody could take a move; null: no clock did. */
export function timeForOutage(session: GameSession, from: number, at: number): Advance | null {
  const to = session.state.phase === 'over' ? null : outOfTime(session.clocks, at);
  const due = clockDue(session.clocks);
  if (to === null || due === null || due <= from) return null;
  return byNobody(session, at, { kind: 'time-granted', to, left: timeGranted(session.terms.pace) });
}

function byNobody(session: GameSession, at: number, body: EntryBody): Advance | null {
  const advance = advanceSession(session, { version: session.version + 1, at, side: null, body });
  return advance.ok ? advance.value : null;
}

const refused = (code: TableRefusalCode): Result<never, TableRefusal> => err({ code });

function entryFor(
  session: GameSession,
  side: Side,
  command: Command,
  at: number,
): Result<EntryBody, TableRefusal> {
  switch (command.kind) {
    case 'act':
      return entryForAction(session, side, command.action);
    case 'resign':
      return ok({ kind: 'action', action: { kind: 'resign', side }, automatic: false });
    case 'abort':
      return canAbort(session)
        ? ok({ kind: 'concluded', conclusion: { ending: 'aborted' } })
        : refused('too-late-to-abort');
    case 'undo':
      return entryForUndo(session, side);
    case 'ask-take-back':
      return entryForTakeBack(session, side, command.to);
    case 'answer-take-back': {
      const asked = session.offers.takeBack;
      if (asked === null || asked.side === side) return refused('no-take-back-asked');
      return ok(
        command.accept ? { kind: 'taken-back', to: asked.to } : { kind: 'take-back-declined' },
      );
    }
    case 'offer-draw':
      if (session.offers.draw !== null) return refused('draw-already-offered');
      return isExhausted(session.counts, 'offers', side)
        ? refused('too-many-offers')
        : ok({ kind: 'draw-offered' });
    case 'answer-draw':
      if (session.offers.draw === null || session.offers.draw === side) {
        return refused('no-draw-offered');
      }
      return ok(
        command.accept
          ? { kind: 'concluded', conclusion: { ending: 'agreement' } }
          : { kind: 'draw-declined' },
      );
    case 'claim-time':
      if (session.clocks === null) return refused('no-clock');
      return outOfTime(session.clocks, at) === opponentOf(side)
        ? ok({ kind: 'concluded', conclusion: { ending: 'time', winner: side } })
        : refused('time-not-up');
    case 'close-abandoned': {
      const from = abandonedFrom(session, side);
      return from === null || at < from
        ? refused('not-abandoned')
        : ok({ kind: 'concluded', conclusion: { ending: 'abandoned' } });
    }
    case 'say':
      return isExhausted(session.counts, 'messages', side)
        ? refused('too-many-messages')
        : ok({ kind: 'message', text: command.text });
  }
}

const MOVES: ReadonlySet<ActionKind> = new Set(TURN_ACTION_KINDS);

/** R98: whether either player may still call the game off: the second one to move has not done anything yet but answer. */
export function canAbort({ version, start, state, line }: GameSession): boolean {
  if (version === 0 || state.phase === 'over' || state.turn > start.turn + 1) return false;
  const answered = lineUpToLast(
    line,
    ({ side, action }) => side !== start.side && MOVES.has(action.kind),
  );
  return answered === null;
}

function entryForAction(
  session: GameSession,
  side: Side,
  action: Action,
): Result<EntryBody, TableRefusal> {
  if (action.kind === 'resign' ? action.side !== side : deciderOf(session) !== side) {
    return refused('not-your-decision');
  }
  return ok({ kind: 'action', action, automatic: false });
}

/** How long somebody waits in a game without a clock before they may close it (R110). */
const ABANDONED_AFTER = 30 * 24 * 60 * 60 * 1000;

/** From when on a side may close the game as abandoned by the other (R110); null: there is a clock, or nobody to wait for. */
export function abandonedFrom(session: GameSession, side: Side): number | null {
  const waits = session.terms.pace.kind === 'none' && deciderOf(session) === opponentOf(side);
  return waits ? session.movedAt + ABANDONED_AFTER : null;
}

/** R99: one step back. */
function entryForUndo(session: GameSession, side: Side): Result<EntryBody, TableRefusal> {
  const point = session.undoPoints.at(-1);
  const by = undoableBy(session);
  if (point === undefined || by === null) return refused('nothing-to-undo');
  if (by !== side) return refused('undo-not-yours');
  if (isExhausted(session.counts, 'undos', side)) return refused('too-many-undos');
  return ok({ kind: 'undone', to: point.version });
}

function entryForTakeBack(
  session: GameSession,
  side: Side,
  wanted: number | null,
): Result<EntryBody, TableRefusal> {
  if (session.terms.rated) return refused('no-take-back-in-rated-games');
  if (session.offers.takeBack !== null) return refused('take-back-already-asked');
  const to = wanted ?? beforeLastActionOf(session, side);
  const line = to === null ? undefined : lineTo(session.line, to);
  if (to === null || line === undefined) return refused('nothing-to-take-back');
  // Players take back what they did themselves; what followed goes with it.
  if (stepsOf(session.line, lengthOf(line))[0]?.side !== side)
    return refused('nothing-to-take-back');
  if (isExhausted(session.counts, 'offers', side)) return refused('too-many-offers');
  return ok({ kind: 'take-back-asked', to });
}

/** The position before a side's last action, which is what a take-back goes back to unless it says otherwise; null: none, or not allowed. */
export function takeBackTarget(session: GameSession, side: Side): number | null {
  if (session.terms.rated || session.state.phase === 'over') return null;
  return beforeLastActionOf(session, side);
}

function beforeLastActionOf(session: GameSession, side: Side): number | null {
  const last = lineUpToLast(session.line, (step) => step.side === side);
  return last === null ? null : lineVersion(last.before);
}
