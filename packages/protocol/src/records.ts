// The records that servers publish: the engine's own, and for a practice game the position that it began from.
import {
  err,
  gameFromSetup,
  ok,
  readRecord,
  seedFromHex,
  type GameRecord,
  type GameState,
  type RecordFault,
  type Result,
  type Setup,
} from '@arpents/engine';
import * as v from 'valibot';
import { RECORD_ACTIONS } from './limits.ts';
import { asSetup, setupSchema } from './positions.ts';

export interface ReplayableRecord {
  readonly record: GameRecord;
  /** Where it begins, for `replayGame`; null: at the beginning of a game. */
  readonly start: GameState | null;
  /** The same as it was arranged. */
  readonly setup: Setup | null;
}

/** A record of unknown origin, ready to be played again. */
export function readPublishedRecord(value: unknown): Result<ReplayableRecord, RecordFault> {
  const read = readRecord(value);
  if (!read.ok) return read;
  const record = read.value;
  const { setup: given = null } = value as { readonly setup?: unknown };
  if (given === null) return ok({ record, start: null, setup: null });
  const position = v.safeParse(setupSchema, given);
  if (!position.success) return err(faultInSetup('position'));
  const setup = asSetup(position.output);
  const start = gameFromSetup(setup, record.options, seedFromHex(record.seed) ?? []);
  return start.ok ? ok({ record, start: start.value, setup }) : err(faultInSetup('legal-position'));
}

const isLong = (value: unknown): boolean => {
  const { actions } = (value ?? {}) as { readonly actions?: unknown };
  return Array.isArray(actions) && actions.length > RECORD_ACTIONS;
};

/** A record that somebody sends; one that goes on for longer than any game is not read. */
export const recordSchema = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, ReplayableRecord>(({ dataset, addIssue, NEVER }) => {
    const read = isLong(dataset.value) ? null : readPublishedRecord(dataset.value);
    if (read?.ok === true) return read.value;
    addIssue({ message: 'not a record' });
    return NEVER;
  }),
);

const faultInSetup = (expected: RecordFault['expected']): RecordFault => ({
  code: 'malformed-record',
  path: '.setup',
  expected,
});
