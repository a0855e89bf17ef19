// The engine's own record of a game: options, seed, actions and result. Replaying it gives the same state, byte for byte.
import type { Action } from '../actions/action.ts';
import { createGame } from '../create.ts';
import type { GameEvent } from '../events.ts';
import { applyAction, concludeGame, type Conclusion } from '../play.ts';
import type { Refusal } from '../refusals.ts';
import type { IllegalOptions } from '../rules/options.ts';
import { seedFromHex, seedToHex } from '../state/shuffle.ts';
import type { GameOptions, GameState, Outcome } from '../state/state.ts';
import {
  CONCLUDED_ENDINGS,
  EDITIONS,
  ENDINGS,
  RULINGS,
  SIDES,
  err,
  ok,
  type Result,
  type Rulings,
} from '../vocabulary.ts';
import { RULE_IDS } from '../rules/vocabulary.ts';
import { readAction } from './read-action.ts';
import {
  faultAt,
  readCount,
  readField,
  readList,
  readNullable,
  readObject,
  readOneOf,
  reading,
  readText,
  type Reader,
  type RecordFault,
} from './reading.ts';

export const RECORD_FORMAT = 'arpents-record-1';

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly options: GameOptions;
  /** 64 hexadecimal digits. */
  readonly seed: string;
  readonly actions: readonly Action[];
  /** null: the game goes on. */
  readonly result: Outcome | null;
}

/** Where a replay stopped making sense. Actions are counted from 1. */
export type ReplayFault =
  | { readonly code: 'illegal-options'; readonly options: IllegalOptions }
  | { readonly code: 'refused'; readonly action: number; readonly refusal: Refusal }
  | {
      readonly code: 'other-result';
      readonly expected: Outcome | null;
      readonly found: Outcome | null;
    };

export const recordOf = (
  options: GameOptions,
  seed: readonly number[],
  actions: readonly Action[],
  result: Outcome | null,
): GameRecord => ({ format: RECORD_FORMAT, options, seed: seedToHex(seed), actions, result });

const readOutcome: Reader<Outcome> = (value, path) => {
  const fields = readObject(value, path);
  return {
    winner: readField(fields, 'winner', path, readNullable(readOneOf(SIDES))),
    ending: readField(fields, 'ending', path, readOneOf(ENDINGS)),
    points: readField(fields, 'points', path, (points, at) => {
      const counts = readObject(points, at);
      return {
        british: readField(counts, 'british', at, readCount),
        french: readField(counts, 'french', at, readCount),
      };
    }),
  };
};

/** Options that name no rulings were written when there was only the first set. */
const readRulings: Reader<Rulings> = (value, path) =>
  value === undefined
    ? 1
    : (RULINGS.find((rulings) => rulings === value) ?? faultAt(path, RULINGS.map(String)));

const readOptionFields: Reader<GameOptions> = (value, path) => {
  const fields = readObject(value, path);
  return {
    edition: readField(fields, 'edition', path, readOneOf(EDITIONS)),
    rules: readField(fields, 'rules', path, readList(readOneOf(RULE_IDS))),
    rulings: readField(fields, 'rulings', path, readRulings),
  };
};

/** The options of a game as a record or a database has them. */
export const readOptions = (value: unknown): Result<GameOptions, RecordFault> =>
  reading(readOptionFields, value);

const readRecordFields: Reader<GameRecord> = (value, path) => {
  const fields = readObject(value, path);
  return {
    format: readField(fields, 'format', path, readOneOf([RECORD_FORMAT])),
    options: readField(fields, 'options', path, readOptionFields),
    seed: readField(fields, 'seed', path, (seed, at) => {
      const text = readText(seed, at);
      return seedFromHex(text) === null ? faultAt(at, 'seed') : text;
    }),
    actions: readField(
      fields,
      'actions',
      path,
      readList((action, at) => readAction(action) ?? faultAt(at, 'action')),
    ),
    result: readField(fields, 'result', path, readNullable(readOutcome)),
  };
};

export const readRecord = (value: unknown): Result<GameRecord, RecordFault> =>
  reading(readRecordFields, value);

/**
 * Plays a record through; `observe` sees every state with its events, the first one included. `start`: the position
 * that it begins from, if that is not the beginning of a game.
 */
export function replayGame(
  record: GameRecord,
  observe: (state: GameState, events: readonly GameEvent[]) => void = () => undefined,
  start: GameState | null = null,
): Result<GameState, ReplayFault> {
  const seed = seedFromHex(record.seed) ?? [];
  const created = start === null ? createGame(record.options, seed) : ok(start);
  if (!created.ok) return err({ code: 'illegal-options', options: created.error });
  let state = created.value;
  observe(state, []);
  for (const [i, action] of record.actions.entries()) {
    const step = applyAction(state, action);
    if (!step.ok) return err({ code: 'refused', action: i + 1, refusal: step.error });
    state = step.value.state;
    observe(state, step.value.events);
  }
  const concluded = concludedAs(state, record.result);
  if (JSON.stringify(concluded.outcome) !== JSON.stringify(record.result)) {
    return err({ code: 'other-result', expected: record.result, found: concluded.outcome });
  }
  return ok(concluded);
}

/** Endings that no action brings about stand in the result alone (R94, R98). */
function concludedAs(state: GameState, result: Outcome | null): GameState {
  if (state.phase === 'over' || result === null) return state;
  const conclusion = conclusionOf(result);
  const concluded = conclusion === null ? null : concludeGame(state, conclusion);
  return concluded?.ok === true ? concluded.value.state : state;
}

/** How a game was ended from outside the rules; null: an action ended it. */
export function conclusionOf({ ending, winner }: Outcome): Conclusion | null {
  if (ending === 'time') return winner === null ? null : { ending, winner };
  const concluded = CONCLUDED_ENDINGS.find((one) => one === ending);
  return concluded === undefined ? null : { ending: concluded };
}
