// Clocks: what they show, whose runs, and what an out-of-turn decision does to them.
import { describe, expect, it } from 'vitest';
import { clockDue, outOfTime, timeLeft } from '@arpents/session';
import { actionFrom } from '@arpents/test-kit';
import { acted, did, givenTable, refusal } from './support/table.ts';

const pass = { kind: 'act', action: actionFrom('pass') } as const;

describe('clocks', () => {
  const live = { kind: 'live', minutes: 1, incrementSeconds: 10 } as const;

  it('[R98] the opponent may claim the win once the time has run out, or wait', () => {
    const table = givenTable(null, { pace: live });
    const claim = { kind: 'claim-time' } as const;
    expect(refusal(table, 'french', claim, 1, 59_999)).toBe('time-not-up');
    expect(refusal(table, 'british', claim, 1, 60_000)).toBe('time-not-up');
    expect(outOfTime(table.clocks, 60_000)).toBe('british');
    const claimed = did(table, 'french', claim, 60_000).session;
    expect(claimed.state.outcome).toMatchObject({ winner: 'french', ending: 'time' });
    expect(refusal(table, 'british', pass, 1, 90_000)).toBeNull();
    expect(refusal(givenTable(null), 'french', claim)).toBe('no-clock');
  });

  it('[R9] the increment comes at the end of the own turn', () => {
    const table = givenTable({ actionsLeft: 0, british: { deck: ['boston'] } }, { pace: live });
    const ended = acted(table, 'british', 'end-turn', 20_000);
    expect(ended.clocks?.remaining).toEqual({ british: 50_000, french: 60_000 });
    expect(ended.clocks?.running).toBe('french');
    expect(timeLeft(ended.clocks!, 'french', 25_000)).toBe(55_000);
  });

  it('[R9] days per turn are saved up to the cap', () => {
    const days = { kind: 'days', daysPerTurn: 2, capDays: 3 } as const;
    const table = givenTable({ actionsLeft: 0, british: { deck: ['boston'] } }, { pace: days });
    const day = 24 * 3600 * 1000;
    const ended = acted(table, 'british', 'end-turn', day / 2);
    expect(ended.clocks?.remaining.british).toBe(3 * day);
  });

  it('[R101] an out-of-turn decision stops both clocks and has its own', () => {
    const table = givenTable(
      { british: { hand: ['rangers'] }, french: { hand: ['empire:militia', 'siege-artillery'] } },
      { pace: live },
    );
    const asked = acted(table, 'british', 'ambush: rangers', 5_000);
    expect(asked.clocks?.running).toBeNull();
    expect(asked.clocks?.answer).toEqual({ side: 'french', due: 65_000 });
    expect(clockDue(asked.clocks)).toBe(65_000);
    const answered = acted(asked, 'french', 'block-ambush: militia', 30_000);
    expect(answered.clocks?.remaining).toEqual({ british: 55_000, french: 60_000 });
    expect(clockDue(answered.clocks)).toBe(85_000);
  });
});
