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
} from '@arpents/engine';
import * as v from 'valibot';
import { asSetup, setupSchema } from './positions.ts';

export interface ReplayableRecord {
  readonly record: GameRecord;
  /** Where it begins, for `replayGame`; null: at the beginning of a game. */
  readonly start: GameState | null;
}

/** A record of unknown origin, ready to be played again. */
export function readPublishedRecord(value: unknown): Result<ReplayableRecord, RecordFault> {
  const read = readRecord(value);
  if (!read.ok) return read;
  const record = read.value;
  const { setup = null } = value as { readonly setup?: unknown };
  if (setup === null) return ok({ record, start: null });
  const position = v.safeParse(setupSchema, setup);
  if (!position.success) return err(faultInSetup('position'));
  const seed = seedFromHex(record.seed) ?? [];
  const start = gameFromSetup(asSetup(position.output), record.options, seed);
  return start.ok ? ok({ record, start: start.value }) : err(faultInSetup('legal-position'));
}

const faultInSetup = (expected: RecordFault['expected']): RecordFault => ({
  code: 'malformed-record',
  path: '.setup',
  expected,
});
