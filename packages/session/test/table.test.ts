// Versions, offers and endings at one table.
import { describe, expect, it } from 'vitest';
import { createRng, randomAction } from '@arpents/engine';
import {
  canAbort,
  deciderOf,
  openSession,
  resumeSession,
  undoableBy,
  type Entry,
} from '@arpents/session';
import { TEST_SEED, actionFrom } from '@arpents/test-kit';
import { acted, did, givenTable, refusal } from './support/table.ts';

const pass = { kind: 'act', action: actionFrom('pass') } as const;

describe('versions', () => {
  it('[R9] only the deciding side may act, and only on the position it has seen', () => {
    const table = givenTable(null);
    expect(deciderOf(table)).toBe('british');
    expect(refusal(table, 'french', pass)).toBe('not-your-decision');
    expect(refusal(table, 'british', pass, 0)).toBe('stale-version');
    expect(refusal(table, 'british', pass, 2)).toBe('unknown-version');
    expect(refusal(table, 'british', pass)).toBeNull();
    expect(refusal(table, 'british', { kind: 'act', action: actionFrom('end-turn') })).toBe(
      'against-the-rules',
    );
  });

  it('[R9] a message or an offer in between does not make a version stale', () => {
    const table = givenTable(null);
    const said = did(table, 'french', { kind: 'say', text: 'Bonne chance' }).session;
    const offered = did(said, 'french', { kind: 'offer-draw' }).session;
    expect(offered.version).toBe(3);
    expect(refusal(offered, 'british', pass, 1)).toBeNull();
  });

  it('[R9] a random game resumed from its entries stands where it stood', () => {
    const rng = createRng(5);
    const started = givenTable(null);
    const entries: Entry[] = [{ version: 1, at: 0, side: null, body: { kind: 'started' } }];
    let table = started;
    for (let i = 0; i < 120 && table.state.phase !== 'over'; i++) {
      const side = deciderOf(table)!;
      const undo = i % 7 === 3 && undoableBy(table) !== null;
      const advance = undo
        ? did(table, undoableBy(table)!, { kind: 'undo' }, i)
        : did(table, side, { kind: 'act', action: randomAction(table.state, rng)! }, i);
      entries.push(advance.entry);
      table = advance.session;
    }
    const opened = openSession(started.terms, TEST_SEED);
    expect(opened.ok && resumeSession(opened.value, entries)).toEqual(table);
  });
});

describe('endings', () => {
  it('[R94] players may agree on a draw, and an offer lapses when the other side moves', () => {
    const table = givenTable(null);
    const offered = did(table, 'french', { kind: 'offer-draw' }).session;
    expect(refusal(offered, 'french', { kind: 'answer-draw', accept: true })).toBe(
      'no-draw-offered',
    );
    expect(acted(offered, 'british', 'pass').offers.draw).toBeNull();
    const drawn = did(offered, 'british', { kind: 'answer-draw', accept: true }).session;
    expect(drawn.state.outcome).toMatchObject({ winner: null, ending: 'agreement' });
    expect(refusal(drawn, 'british', pass)).toBe('game-over');
    expect(refusal(drawn, 'british', { kind: 'say', text: 'Thank you' })).toBeNull();
  });

  it('[R98] a player may resign at any time, also out of turn, and only for themselves', () => {
    const table = givenTable(null);
    const resigned = did(table, 'french', { kind: 'resign' }).session;
    expect(resigned.state.outcome).toMatchObject({ winner: 'british', ending: 'resignation' });
    const forOther = { kind: 'act', action: { kind: 'resign', side: 'british' } } as const;
    expect(refusal(table, 'french', forOther)).toBe('not-your-decision');
  });

  it('[R98] either player may abort until the second side has moved, and nobody has won', () => {
    const abort = { kind: 'abort' } as const;
    const table = givenTable(null);
    const first = acted(acted(table, 'british', 'pass'), 'british', 'end-turn');
    for (const side of ['british', 'french'] as const) {
      for (const before of [table, first]) {
        const aborted = did(before, side, abort);
        expect(aborted.session.state.outcome).toMatchObject({ winner: null, ending: 'aborted' });
        expect(canAbort(aborted.session)).toBe(false);
        expect(aborted.entry).toMatchObject({ side, body: { kind: 'concluded' } });
      }
      expect(refusal(acted(first, 'french', 'pass'), side, abort)).toBe('too-late-to-abort');
    }
  });
});
