// Clocks of every pace: what they show, whose runs, what is added, and what an out-of-turn decision does to them.
import { describe, expect, it } from 'vitest';
import { clockDue, outOfTime, timeLeft, type Pace } from '@arpents/session';
import { actionFrom } from '@arpents/test-kit';
import { acted, did, givenTable, refusal } from './support/table.ts';

const pass = { kind: 'act', action: actionFrom('pass') } as const;

interface PaceRow {
  readonly pace: Pace;
  /** Milliseconds that each side begins with; null: there is no clock. */
  readonly begins: number | null;
  /** What the British have after a turn of `used` milliseconds. */
  readonly turns: readonly { readonly used: number; readonly left: number }[];
  /** Time for an out-of-turn answer. */
  readonly answer: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** A pace without a row does not compile. */
const PACES: Readonly<Record<Pace['kind'], PaceRow>> = {
  none: { pace: { kind: 'none' }, begins: null, turns: [], answer: 0 },
  live: {
    pace: { kind: 'live', minutes: 1, incrementSeconds: 10 },
    begins: MINUTE,
    turns: [
      { used: 0, left: 70 * SECOND },
      { used: 20 * SECOND, left: 50 * SECOND },
      { used: 60 * SECOND, left: 10 * SECOND },
    ],
    answer: MINUTE,
  },
  days: {
    pace: { kind: 'days', daysPerTurn: 2, capDays: 3 },
    begins: 2 * DAY,
    turns: [
      { used: 0, left: 3 * DAY },
      { used: DAY / 2, left: 3 * DAY },
      { used: 1.5 * DAY, left: 2.5 * DAY },
    ],
    answer: DAY,
  },
};

describe.each(Object.values(PACES))('the clocks of pace $pace.kind', (row) => {
  const { pace, begins, turns, answer } = row;
  const lastAction = () => givenTable({ actionsLeft: 0, british: { deck: ['boston'] } }, { pace });

  it('[R9] begin with the time of the pace, that of the side to move running', () => {
    const { clocks } = givenTable(null, { pace });
    if (begins === null) {
      expect(clocks).toBeNull();
      expect(clockDue(clocks)).toBeNull();
      expect(outOfTime(clocks, DAY)).toBeNull();
      return;
    }
    expect(clocks).toEqual({
      remaining: { british: begins, french: begins },
      running: 'british',
      since: 0,
      answer: null,
    });
    expect(clockDue(clocks)).toBe(begins);
    expect(outOfTime(clocks, begins - 1)).toBeNull();
    expect(outOfTime(clocks, begins)).toBe('british');
  });

  it('[R9] add at the end of the own turn, up to what can be saved', () => {
    for (const { used, left } of turns) {
      const { clocks } = acted(lastAction(), 'british', 'end-turn', used);
      expect(clocks?.remaining).toEqual({ british: left, french: begins });
      expect(clocks?.running).toBe('french');
      expect(clocks && timeLeft(clocks, 'french', used + 5)).toBe((begins ?? 0) - 5);
    }
  });

  it('[R101] stand still during an out-of-turn decision, which has a small one of its own', () => {
    const table = givenTable(
      { british: { hand: ['rangers'] }, french: { hand: ['empire:militia', 'siege-artillery'] } },
      { pace },
    );
    const asked = acted(table, 'british', 'ambush: rangers', 5_000);
    if (begins === null) {
      expect(asked.clocks).toBeNull();
      return;
    }
    expect(asked.clocks?.running).toBeNull();
    expect(asked.clocks?.answer).toEqual({ side: 'french', due: 5_000 + answer });
    expect(clockDue(asked.clocks)).toBe(5_000 + answer);
    // Nobody loses on the small one.
    expect(outOfTime(asked.clocks, 10 * DAY)).toBeNull();
    const answered = acted(asked, 'french', 'block-ambush: militia', 30_000);
    expect(answered.clocks?.remaining).toEqual({ british: begins - 5_000, french: begins });
    expect(answered.clocks?.answer).toBeNull();
    expect(clockDue(answered.clocks)).toBe(30_000 + begins - 5_000);
  });

  it('[R99] are neither stopped nor refilled by an undo', () => {
    const table = givenTable({ british: { hand: ['boston'] } }, { pace });
    const passed = acted(table, 'british', 'pass', 4_000);
    const undone = did(passed, 'british', { kind: 'undo' }, 9_000).session;
    expect(undone.clocks?.running ?? null).toBe(begins === null ? null : 'british');
    if (undone.clocks !== null) {
      expect(timeLeft(undone.clocks, 'british', 10_000)).toBe((begins ?? 0) - 10_000);
    }
  });

  it('[R98] let the opponent claim the win once the time has run out, or wait', () => {
    const table = givenTable(null, { pace });
    const claim = { kind: 'claim-time' } as const;
    if (begins === null) {
      expect(refusal(table, 'french', claim)).toBe('no-clock');
      return;
    }
    expect(refusal(table, 'french', claim, 1, begins - 1)).toBe('time-not-up');
    expect(refusal(table, 'british', claim, 1, begins)).toBe('time-not-up');
    const claimed = did(table, 'french', claim, begins).session;
    expect(claimed.state.outcome).toMatchObject({ winner: 'french', ending: 'time' });
    expect(refusal(table, 'british', pass, 1, begins + 1)).toBeNull();
  });
});
