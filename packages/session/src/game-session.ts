// What a game at a table consists of: terms, the position, the actions that remained, what may be undone, offers, clocks.
import type { GameEvent, GameOptions, GameState, Setup, Side } from '@arpents/engine';
import type { Counts } from './bounds.ts';
import type { Clocks, Pace } from './clocks.ts';
import type { Entry } from './entries.ts';
import type { Line } from './line.ts';

/** What was agreed before the game. */
export interface Terms {
  readonly options: GameOptions;
  /** A practice game begins in a given position; null: at the beginning. */
  readonly setup: Setup | null;
  readonly pace: Pace;
  readonly rated: boolean;
}

/** A position on the line, by the version that names it; those at the end may be gone back to without asking (R99). */
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
  /** When that was; 0: not started. */
  readonly movedAt: number;
  readonly line: Line;
  readonly undoPoints: readonly UndoPoint[];
  /** Positions along the line, every so many steps, from which earlier ones are found again. */
  readonly waypoints: readonly UndoPoint[];
  readonly offers: Offers;
  readonly clocks: Clocks | null;
  /** The last turn whose end has added to a clock, which no taking back undoes; 0: none. */
  readonly paidTurn: number;
  /** How often consent brought something back that had been revealed. */
  readonly revelationsTakenBack: number;
  readonly counts: Counts;
}

/** A session after one more entry, with what happened on the way. */
export interface Advance {
  readonly entry: Entry;
  readonly session: GameSession;
  readonly events: readonly GameEvent[];
}

/** Whose decision it is, or null. */
export const deciderOf = (session: GameSession): Side | null =>
  session.version === 0 ? null : (session.state.decision?.side ?? null);
