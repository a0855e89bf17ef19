// Verifies the shuffles of a finished game, step by step: that what was committed to before the first card is what was
// dealt by, that one's own bytes are in it, and that the whole game follows from it.
import { SIDES, opponentOf, replayGame, type RecordFault, type Side } from '@arpents/engine';
import * as v from 'valibot';
import { readPublishedRecord } from './records.ts';
import { commitmentTo, seedFromParts, type ShuffleParts } from './shuffle-formula.ts';

/** The steps, in the order in which they are told. */
type Step = 'record' | 'shown' | 'opens' | 'own' | 'seed' | 'replay';

/** Every line that a verification can hold, and what it means for the game: `unknown` is what could not be checked. */
const MEANING = {
  'record-read': 'holds',
  'record-unreadable': 'fails',
  'shown-same': 'holds',
  'shown-differs': 'fails',
  'shown-unknown': 'unknown',
  'opens-commitment': 'holds',
  'opens-other': 'fails',
  'opens-nothing': 'fails',
  'own-included': 'holds',
  'own-missing': 'fails',
  'own-unknown': 'unknown',
  'seed-follows': 'holds',
  'seed-differs': 'fails',
  'seed-server-alone': 'holds',
  'replay-follows': 'holds',
  'replay-differs': 'fails',
} as const satisfies Readonly<Record<`${Step}-${string}`, 'holds' | 'fails' | 'unknown'>>;

export type VerificationLine = keyof typeof MEANING;
export type VerificationOutcome = (typeof MEANING)[VerificationLine];

export interface Verification {
  readonly verdict: 'verified' | 'partly' | 'failed';
  readonly lines: readonly {
    readonly line: VerificationLine;
    readonly outcome: VerificationOutcome;
  }[];
  /** Who added bytes to the seed; null: by the first formula nobody could. */
  readonly added: Side | 'both' | 'nobody' | null;
  /** How many actions follow from the seed. */
  readonly actions: number;
  /** Why the record cannot be read. */
  readonly fault: RecordFault | null;
}

/** What somebody kept since before the first card was dealt. */
export interface KeptFromBefore {
  /** The commitment as it was shown. */
  readonly commitment: string | null;
  /** The bytes that one's own client added. */
  readonly bytes: string | null;
}

export const NOTHING_KEPT: KeptFromBefore = { commitment: null, bytes: null };

const hex = (bytes: number): v.GenericSchema<unknown, string> =>
  v.pipe(v.string(), v.length(2 * bytes), v.regex(/^[0-9a-f]*$/));

const partsSchema = v.object({
  formula: v.literal(2),
  server: hex(32),
  hostSide: v.picklist(SIDES),
  host: v.nullable(hex(16)),
  guest: v.nullable(hex(16)),
}) satisfies v.GenericSchema<unknown, ShuffleParts>;

/** What a record says of its shuffles; those of the first formula have no parts. */
const shufflesSchema = v.object({
  commitment: v.optional(v.nullable(hex(32)), null),
  salt: v.optional(v.nullable(hex(16)), null),
  shuffle: v.optional(v.nullable(partsSchema), null),
});
type Shuffles = v.InferOutput<typeof shufflesSchema>;

export function verifyRecord(value: unknown, kept: KeptFromBefore): Verification {
  const read = readPublishedRecord(value);
  if (!read.ok) return unreadable(read.error);
  const shuffles = v.safeParse(shufflesSchema, value);
  if (!shuffles.success) {
    const path = v.getDotPath(shuffles.issues[0]);
    return unreadable({ code: 'malformed-record', path: `.${path ?? ''}`, expected: 'text' });
  }
  const { commitment, shuffle } = shuffles.output;
  const { record, start } = read.value;
  const replayed = replayGame(record, () => undefined, start);
  return verification(
    [
      'record-read',
      asShown(kept.commitment, commitment),
      opened(record.seed, shuffles.output),
      ownBytes(kept.bytes, shuffle),
      seedOf(record.seed, shuffle),
      replayed.ok ? 'replay-follows' : 'replay-differs',
    ],
    {
      added: shuffle === null ? null : addedBy(shuffle),
      actions: record.actions.length,
      fault: null,
    },
  );
}

const unreadable = (fault: RecordFault): Verification =>
  verification(['record-unreadable'], { added: null, actions: 0, fault });

function verification(
  lines: readonly VerificationLine[],
  rest: Pick<Verification, 'added' | 'actions' | 'fault'>,
): Verification {
  const judged = lines.map((line) => ({ line, outcome: MEANING[line] }));
  const some = (wanted: VerificationOutcome): boolean =>
    judged.some(({ outcome }) => outcome === wanted);
  const verdict = some('fails') ? 'failed' : some('unknown') ? 'partly' : 'verified';
  return { verdict, lines: judged, ...rest };
}

const asShown = (kept: string | null, published: string | null): VerificationLine =>
  kept === null ? 'shown-unknown' : kept === published ? 'shown-same' : 'shown-differs';

/** Whether what the server reveals is what it had committed to; by the first formula that is the seed itself. */
function opened(seed: string, { commitment, salt, shuffle }: Shuffles): VerificationLine {
  if (commitment === null || salt === null) return 'opens-nothing';
  const server = shuffle?.server ?? seed;
  return commitmentTo(server, salt) === commitment ? 'opens-commitment' : 'opens-other';
}

function ownBytes(kept: string | null, shuffle: ShuffleParts | null): VerificationLine {
  if (kept === null) return 'own-unknown';
  return kept === shuffle?.host || kept === shuffle?.guest ? 'own-included' : 'own-missing';
}

function seedOf(seed: string, shuffle: ShuffleParts | null): VerificationLine {
  if (shuffle === null) return 'seed-server-alone';
  return seedFromParts(shuffle) === seed ? 'seed-follows' : 'seed-differs';
}

function addedBy({ hostSide, host, guest }: ShuffleParts): Verification['added'] {
  if (host !== null) return guest === null ? hostSide : 'both';
  return guest === null ? 'nobody' : opponentOf(hostSide);
}
