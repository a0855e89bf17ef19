// A game as it went: every position in which somebody decided, with what they did, whatever it was read from.
import type { Action } from '../actions/action.ts';
import type { GameEvent } from '../events.ts';
import type { GameState } from '../state/state.ts';
import { ok, type Result } from '../vocabulary.ts';
import { replayGame, type GameRecord, type ReplayFault } from './record.ts';

export interface CourseStep {
  readonly state: GameState;
  readonly action: Action;
  /** What came of it, until somebody had to decide again. */
  readonly events: readonly GameEvent[];
}

export interface Course {
  readonly steps: readonly CourseStep[];
  /** The position after the last step. */
  readonly end: GameState;
}

/** The course of a record. `start`: the position that it begins from, if that is not the beginning of a game. */
export function courseOfRecord(
  record: GameRecord,
  start: GameState | null = null,
): Result<Course, ReplayFault> {
  const states: GameState[] = [];
  const told: (readonly GameEvent[])[] = [];
  const observe = (state: GameState, events: readonly GameEvent[]): void => {
    states.push(state);
    told.push(events);
  };
  const replayed = replayGame(record, observe, start);
  if (!replayed.ok) return replayed;
  const steps = record.actions.map((action, i) => ({
    state: states[i],
    action,
    events: told[i + 1],
  }));
  return ok({ steps, end: replayed.value });
}
