// Verifies that the shuffles of a finished game followed from the seed that the server had committed to: the commitment
// opens, and the game replays from that seed to the result. A practice game begins from the position in its record.
import { replayGame } from '@arpents/engine';
import { readPublishedRecord } from '@arpents/protocol';
import { commitmentTo } from '../secrets.ts';

export type Verification =
  | { readonly ok: true; readonly commitment: string; readonly actions: number }
  | { readonly ok: false; readonly why: string };

const failed = (why: string): Verification => ({ ok: false, why });
const isHex = (value: unknown, digits: number): value is string =>
  typeof value === 'string' && value.length === digits && /^[0-9a-f]*$/.test(value);

/** `published`: the commitment as it was seen during the game, if one was noted. */
export function verifyRecord(value: unknown, published: string | null): Verification {
  const read = readPublishedRecord(value);
  if (!read.ok) {
    const { path, expected } = read.error;
    return failed(`It is not a record: ${path} should be: ${[expected].flat().join(' or ')}.`);
  }
  const { record, start } = read.value;
  const { commitment, salt } = value as Readonly<Record<string, unknown>>;
  const isCommitted = isHex(commitment, 64) && isHex(salt, 32);
  if (isCommitted && commitmentTo(record.seed, salt) !== commitment) {
    return failed('Seed and salt do not open its commitment.');
  }
  if (published !== null && published !== commitment) {
    return failed('Its commitment is not the one that was published.');
  }
  const replayed = replayGame(record, () => undefined, start);
  if (!replayed.ok) return failed(`It does not replay from its seed: ${replayed.error.code}.`);
  if (!isCommitted) {
    return failed('It replays, but without a commitment: no server kept its seed secret.');
  }
  return { ok: true, commitment, actions: record.actions.length };
}
