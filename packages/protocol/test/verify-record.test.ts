// The shuffles of finished games, verified: what was really dealt holds at every step, and each kind of manipulation
// fails at the step that it concerns.
import { describe, expect, it } from 'vitest';
import {
  NOTHING_KEPT,
  commitmentTo,
  seedFromParts,
  verifyRecord,
  type KeptFromBefore,
  type PublishedRecord,
  type ShuffleParts,
  type VerificationLine,
} from '@arpents/protocol';
import {
  createGame,
  createRng,
  playLegal,
  randomAction,
  recordOf,
  seedFromHex,
} from '@arpents/engine';

const SERVER = '5e'.repeat(32);
const SALT = '7a'.repeat(16);
const HOST = '00112233445566778899aabbccddeeff';
const GUEST = 'ffeeddccbbaa99887766554433221100';
const PARTS: ShuffleParts = {
  formula: 2,
  server: SERVER,
  hostSide: 'french',
  host: HOST,
  guest: GUEST,
};

/** Sixty actions of a game that was dealt by this seed; nobody has won it yet. */
function dealt(seedHex: string, shuffle: ShuffleParts | null): PublishedRecord {
  const seed = seedFromHex(seedHex) ?? [];
  const created = createGame({}, seed);
  if (!created.ok) throw new Error('no game');
  const rng = createRng(7);
  let state = created.value;
  const actions = [];
  for (let i = 0; i < 60; i++) {
    const action = randomAction(state, rng);
    if (action === null) break;
    actions.push(action);
    state = playLegal(state, action);
  }
  return {
    ...recordOf(state.options, seed, actions, state.outcome),
    setup: null,
    commitment: commitmentTo(SERVER, SALT),
    salt: SALT,
    shuffle,
    revelationsTakenBack: 0,
  };
}

const RECORD = dealt(seedFromParts(PARTS), PARTS);
const OLD = dealt(SERVER, null);
const KEPT: KeptFromBefore = { commitment: RECORD.commitment, bytes: GUEST };

const linesOf = (record: unknown, kept = KEPT): readonly VerificationLine[] =>
  verifyRecord(record, kept).lines.map(({ line }) => line);
const failing = (record: unknown, kept = KEPT): readonly VerificationLine[] =>
  verifyRecord(record, kept).lines.flatMap(({ line, outcome }) =>
    outcome === 'fails' ? [line] : [],
  );

describe('the formula', () => {
  it('is SHA-256 of the parts one after the other, where bytes that were not given take no room', () => {
    // As sha256sum and Python's hashlib give them.
    expect(seedFromParts(PARTS)).toBe(
      'c3a744bd886480bd3a5adb28749f47cf9d5db48feb78a8d2f4d26b0b4eb1e273',
    );
    expect(seedFromParts({ ...PARTS, host: null })).toBe(
      'de6355f631bd780a92caf9ba588af47767b116b2de05e334883379151dc2c9a2',
    );
    expect(seedFromParts({ ...PARTS, host: null, guest: null })).toBe(
      '9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056',
    );
    expect(commitmentTo(SERVER, SALT)).toBe(
      'a3deb7fb190b50a0e24b2f42a0a486f83766cdb159916e0b36dc65efd20d128b',
    );
  });
});

describe('a game that was dealt by the protocol', () => {
  it('holds at every step', () => {
    expect(linesOf(RECORD)).toEqual([
      'record-read',
      'shown-same',
      'opens-commitment',
      'own-included',
      'seed-follows',
      'replay-follows',
    ]);
    expect(verifyRecord(RECORD, KEPT)).toMatchObject({
      verdict: 'verified',
      added: 'both',
      actions: 60,
    });
    expect(verifyRecord(RECORD, { ...KEPT, bytes: HOST }).verdict).toBe('verified');
  });

  it('says what cannot be checked where nothing was kept from before', () => {
    expect(linesOf(RECORD, NOTHING_KEPT)).toEqual([
      'record-read',
      'shown-unknown',
      'opens-commitment',
      'own-unknown',
      'seed-follows',
      'replay-follows',
    ]);
    expect(verifyRecord(RECORD, NOTHING_KEPT).verdict).toBe('partly');
  });

  it('says who took part', () => {
    const addedIn = (changes: Partial<ShuffleParts>): unknown => {
      const parts = { ...PARTS, ...changes };
      return verifyRecord(dealt(seedFromParts(parts), parts), NOTHING_KEPT).added;
    };
    expect(addedIn({ guest: null })).toBe('french');
    expect(addedIn({ host: null })).toBe('british');
    expect(addedIn({ host: null, guest: null })).toBe('nobody');
  });

  it('by the first formula is verified as it was: the seed is what was committed to', () => {
    const kept = { commitment: OLD.commitment, bytes: null };
    // As 0.1.0 wrote them, they do not say so.
    for (const record of [OLD, { ...OLD, shuffle: undefined }]) {
      expect(linesOf(record, kept)).toEqual([
        'record-read',
        'shown-same',
        'opens-commitment',
        'own-unknown',
        'seed-server-alone',
        'replay-follows',
      ]);
      expect(verifyRecord(record, kept).verdict).toBe('partly');
    }
  });
});

describe('what was manipulated fails at its step', () => {
  const other = '11'.repeat(32);
  const otherBytes = '22'.repeat(16);
  it('record: what cannot be read is not verified any further', () => {
    for (const record of [
      {},
      null,
      7,
      { ...RECORD, shuffle: { ...PARTS, formula: 3 } },
      { ...RECORD, shuffle: { ...PARTS, host: 'ab' } },
      { ...RECORD, salt: 'XY' },
    ]) {
      expect(linesOf(record)).toEqual(['record-unreadable']);
      expect(verifyRecord(record, KEPT).fault).not.toBeNull();
    }
  });

  it('shown: another commitment than the one from before, though it opens', () => {
    const secret = { ...PARTS, server: other };
    const record = {
      ...dealt(seedFromParts(secret), secret),
      commitment: commitmentTo(other, SALT),
    };
    expect(failing(record)).toEqual(['shown-differs']);
  });

  it('opens: a secret or a salt that does not fit the commitment', () => {
    const secret = { ...PARTS, server: other };
    expect(failing(dealt(seedFromParts(secret), secret))).toEqual(['opens-other']);
    expect(failing({ ...RECORD, salt: '00'.repeat(16) })).toEqual(['opens-other']);
    expect(failing({ ...RECORD, salt: null })).toEqual(['opens-nothing']);
    expect(failing({ ...RECORD, commitment: null })).toEqual(['shown-differs', 'opens-nothing']);
  });

  it('own: a seed made with other bytes than those that were sent', () => {
    const swapped = { ...PARTS, guest: otherBytes };
    expect(failing(dealt(seedFromParts(swapped), swapped))).toEqual(['own-missing']);
    const without = { ...PARTS, guest: null };
    expect(failing(dealt(seedFromParts(without), without))).toEqual(['own-missing']);
    expect(failing(OLD, { commitment: OLD.commitment, bytes: GUEST })).toEqual(['own-missing']);
  });

  it('seed: another seed than the one that the parts make', () => {
    expect(failing(dealt(other, PARTS))).toEqual(['seed-differs']);
    expect(failing({ ...dealt(other, PARTS), shuffle: null })).toEqual([
      'opens-other',
      'own-missing',
    ]);
  });

  it('replay: other actions, or another result', () => {
    expect(failing({ ...RECORD, actions: RECORD.actions.slice(1) })).toEqual(['replay-differs']);
    const result = { winner: 'french', ending: 'points', points: { british: 0, french: 1 } };
    expect(failing({ ...RECORD, result })).toEqual(['replay-differs']);
    expect(failing({ ...RECORD, seed: other })).toContain('replay-differs');
  });
});
