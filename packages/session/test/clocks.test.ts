// Clocks of every pace: what they show, whose runs, what is added, and what an out-of-turn decision does to them.
import { describe, expect, it } from 'vitest';
import {
  advanceSession,
  clockDue,
  outOfTime,
  resumeSession,
  timeForOutage,
  timeLeft,
  timeRunOut,
  type Command,
  type Entry,
  type Pace,
} from '@arpents/session';
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
      { used: 59 * SECOND, left: 11 * SECOND },
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

  it('[R109] let the opponent claim the win once the time has run out, whatever version they have seen', () => {
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
    const later = acted(table, 'british', 'pass', 5);
    for (const version of [0, 1, 2, 99]) {
      expect(refusal(later, 'french', claim, version, begins - 1)).toBe('time-not-up');
      expect(refusal(later, 'french', claim, version, begins)).toBeNull();
    }
  });

  it('[R109] end the game for the other side at the moment in which one runs out', () => {
    const table = givenTable(null, { pace });
    if (begins === null) {
      expect(timeRunOut(table, 99 * DAY)).toBeNull();
      return;
    }
    expect(timeRunOut(table, begins - 1)).toBeNull();
    const end = timeRunOut(table, begins + 250);
    expect(end?.entry).toMatchObject({ at: begins, side: null, body: { kind: 'concluded' } });
    expect(end?.session.state.outcome).toMatchObject({ winner: 'french', ending: 'time' });
    expect(end?.session.clocks).toMatchObject({ running: null });
    expect(end && timeRunOut(end.session, begins + 250)).toBeNull();
  });

  /** Every kind of command, from either side: what comes of it after the time has run out. */
  const LATE: Readonly<
    Record<Command['kind'], { readonly command: Command; readonly late: string | null }>
  > = {
    act: { command: pass, late: 'out-of-time' },
    undo: { command: { kind: 'undo' }, late: 'out-of-time' },
    'ask-take-back': { command: { kind: 'ask-take-back', to: null }, late: 'out-of-time' },
    'answer-take-back': {
      command: { kind: 'answer-take-back', accept: true },
      late: 'out-of-time',
    },
    'offer-draw': { command: { kind: 'offer-draw' }, late: 'out-of-time' },
    'answer-draw': { command: { kind: 'answer-draw', accept: true }, late: 'out-of-time' },
    resign: { command: { kind: 'resign' }, late: 'out-of-time' },
    abort: { command: { kind: 'abort' }, late: 'out-of-time' },
    'claim-time': { command: { kind: 'claim-time' }, late: null },
    'close-abandoned': { command: { kind: 'close-abandoned' }, late: 'out-of-time' },
    say: { command: { kind: 'say', text: 'well played' }, late: null },
  };

  it.each(Object.entries(LATE))(
    '[R109] %s after the time comes too late or is harmless',
    (_, row) => {
      const table = acted(givenTable(null, { pace }), 'british', 'pass', 5);
      if (begins === null) return;
      for (const version of [1, 2, 99]) {
        const late = refusal(table, 'french', row.command, version, begins);
        if (row.command.kind === 'say' && version === 99) expect(late).toBe('unknown-version');
        else expect(late).toBe(row.late);
        if (row.late !== null) {
          expect(refusal(table, 'british', row.command, version, begins)).toBe(row.late);
        }
      }
    },
  );

  it('[R109] give nothing to a turn that is ended after the time', () => {
    if (begins === null) return;
    const end = { kind: 'act', action: actionFrom('end-turn') } as const;
    expect(refusal(lastAction(), 'british', end, 1, begins - 1)).toBeNull();
    expect(refusal(lastAction(), 'british', end, 1, begins)).toBe('out-of-time');
  });

  it('[R109] count when a request arrived, however long it waited behind another', () => {
    if (begins === null) return;
    const said = acted(givenTable(null, { pace }), 'british', 'pass', begins - 2);
    const undone = did(said, 'british', { kind: 'undo' }, begins - 9);
    // Dated after what it waited for: no clock runs backwards.
    expect(undone.entry.at).toBe(begins - 2);
    expect(undone.session.clocks?.remaining.british).toBe(2);
  });

  it('[R109] add once for a turn that is taken back by consent and ended again', () => {
    const ended = acted(lastAction(), 'british', 'end-turn', 10_000);
    const asked = did(ended, 'british', { kind: 'ask-take-back', to: 1 }, 11_000).session;
    const answer = { kind: 'answer-take-back', accept: true } as const;
    const back = did(asked, 'french', answer, 12_000).session;
    const again = acted(back, 'british', 'end-turn', 15_000);
    if (begins === null) return;
    const [before, after] = [ended, again].map(({ clocks }) => clocks?.remaining.british ?? 0);
    expect(back.clocks?.remaining).toEqual({ british: before, french: begins - 2000 });
    expect(after).toBe((before ?? 0) - 3000);
  });

  it('[R109] are given some time where they ran out while nobody could take a move', () => {
    const table = givenTable(null, { pace });
    if (begins === null) {
      expect(timeForOutage(table, 0, 99 * DAY)).toBeNull();
      return;
    }
    const back = begins + 7 * DAY;
    // Not over yet, or over before the outage: nothing is given.
    expect(timeForOutage(table, 0, begins - 1)).toBeNull();
    expect(timeForOutage(table, begins, back)).toBeNull();
    const given = timeForOutage(table, begins - 1, back);
    const granted = pace.kind === 'live' ? MINUTE : DAY;
    expect(given?.entry).toEqual({
      version: 2,
      at: back,
      side: null,
      body: { kind: 'time-granted', to: 'british', left: granted },
    });
    if (given === null) return;
    expect(given.session.positionVersion).toBe(1);
    expect(clockDue(given.session.clocks)).toBe(back + granted);
    expect(refusal(given.session, 'british', pass, 1, back + granted - 1)).toBeNull();
    expect(timeRunOut(given.session, back + granted)?.session.state.outcome).toMatchObject({
      winner: 'french',
    });
    // Replayed from the entry, it comes out alike.
    expect(resumeSession(table, [given.entry])).toEqual(given.session);
  });

  it('[R109] end nothing by the small one of an answer', () => {
    const table = givenTable(
      { british: { hand: ['rangers'] }, french: { hand: ['empire:militia', 'siege-artillery'] } },
      { pace },
    );
    const asked = acted(table, 'british', 'ambush: rangers', 5_000);
    expect(timeRunOut(asked, 99 * DAY)).toBeNull();
    expect(timeForOutage(asked, 0, 99 * DAY)).toBeNull();
  });

  it('[R109] take up late moves that are on disk as they were judged then', () => {
    if (begins === null) return;
    const entry: Entry = {
      version: 2,
      at: begins + 5_000,
      side: 'british',
      body: { kind: 'action', action: actionFrom('end-turn'), automatic: false },
    };
    const old = advanceSession(lastAction(), entry);
    expect(old.ok && old.value.session.clocks?.running).toBe('french');
  });
});

describe('a game without a clock', () => {
  const close = { kind: 'close-abandoned' } as const;

  it('[R110] may be closed by whoever has waited for thirty days, without a winner', () => {
    const moved = acted(givenTable({ british: { hand: ['boston'] } }), 'british', 'pass', DAY);
    // A message is no move.
    const said = did(moved, 'british', { kind: 'say', text: 'soon' }, 20 * DAY).session;
    expect(refusal(said, 'french', close, 1, 31 * DAY - 1)).toBe('not-abandoned');
    expect(refusal(said, 'british', close, 1, 31 * DAY)).toBe('not-abandoned');
    const closed = did(said, 'french', close, 31 * DAY).session;
    expect(closed.state.outcome).toMatchObject({ ending: 'abandoned', winner: null });
  });

  it('[R110] is not what a game with a clock is', () => {
    const table = givenTable(null, { pace: PACES.days.pace });
    expect(refusal(table, 'french', close, 1, DAY)).toBe('not-abandoned');
  });
});
