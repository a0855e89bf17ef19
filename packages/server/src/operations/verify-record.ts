// Verifies that the shuffles of a finished game followed from the seed that the server had committed to: the commitment
// opens, and the game replays from that seed to the result.
import { readRecord, replayGame } from '@arpents/engine';

import { commitmentTo } from '../secrets.ts';

export type Verification =
  | { readonly ok: true; readonly commitment: string; readonly actions: number }
  | { readonly ok: false; readonly why: string };

const failed = (why: string): Verification => ({ ok: false, why });
const isHex = (value: unknown, digits: number): value is string =>
  typeof value === 'string' && value.length === digits && /^[0-9a-f]*$/.test(value);

/** `published`: the commitment as it was seen during the game, if one was noted. */
export function verifyRecord(value: unknown, published: string | null): Verification {
  const record = readRecord(value);
  if (!record.ok)
    return failed(`It is not a record: ${record.error.path} is not ${record.error.expected}.`);
  const { commitment, salt, setup } = value as Readonly<Record<string, unknown>>;
  if (!isHex(commitment, 64) || !isHex(salt, 32)) {
    return failed('It holds no commitment: no server dealt it in secret.');
  }
  if (setup !== null && setup !== undefined) {
    return failed(
      'It is a practice game from a given position: its decks were not shuffled from the start.',
    );
  }
  if (commitmentTo(record.value.seed, salt) !== commitment) {
    return failed('Seed and salt do not open its commitment.');
  }
  if (published !== null && published !== commitment) {
    return failed('Its commitment is not the one that was published.');
  }
  const replayed = replayGame(record.value);
  if (!replayed.ok) return failed(`It does not replay from its seed: ${replayed.error.code}.`);
  return { ok: true, commitment, actions: record.value.actions.length };
}
