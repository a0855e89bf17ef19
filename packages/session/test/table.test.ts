// Versions, undo, take-back, offers, endings and clocks at one table.
import { describe, expect, test } from 'vitest';
import { createRng, randomAction } from '@arpents/engine';
import {
  clockDue,
  deciderOf,
  openSession,
  outOfTime,
  resumeSession,
  timeLeft,
  undoableBy,
  type Entry,
} from '@arpents/session';
import { SEED, acted, actionFrom, did, givenTable, refusal } from './support/table.ts';

const pass = { kind: 'act', action: actionFrom('pass') } as const;

describe('versions', () => {
  test('[R9] only the deciding side may act, and only on the position it has seen', () => {
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

  test('[R9] a message or an offer in between does not make a version stale', () => {
    const table = givenTable(null);
    const said = did(table, 'french', { kind: 'say', text: 'Bonne chance' }).session;
    const offered = did(said, 'french', { kind: 'offer-draw' }).session;
    expect(offered.version).toBe(3);
    expect(refusal(offered, 'british', pass, 1)).toBeNull();
  });

  test('[R9] a random game resumed from its entries stands where it stood', () => {
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
    const opened = openSession(started.terms, SEED);
    expect(opened.ok && resumeSession(opened.value, entries)).toEqual(table);
  });
});

describe('undo', () => {
  test('[R99] actions of the turn are taken back one by one until something was revealed', () => {
    const table = givenTable({ british: { money: 5, hand: ['boston'] } });
    const first = acted(table, 'british', 'pass');
    const second = acted(first, 'british', 'take-money: boston');
    expect(refusal(second, 'french', { kind: 'undo' })).toBe('undo-not-yours');
    const back = did(second, 'british', { kind: 'undo' }).session;
    expect(back.state).toEqual(first.state);
    expect(back.version).toBe(4);
    const start = did(back, 'british', { kind: 'undo' }).session;
    expect(start.state).toEqual(table.state);
    expect(refusal(start, 'british', { kind: 'undo' })).toBe('nothing-to-undo');
  });

  test('[R99] the end of the turn is final', () => {
    const table = givenTable({ actionsLeft: 0, british: { deck: ['boston'] } });
    const ended = acted(table, 'british', 'end-turn');
    expect(undoableBy(ended)).toBeNull();
    expect(refusal(ended, 'british', { kind: 'undo' })).toBe('nothing-to-undo');
  });

  test('[R99] an ambush cannot be undone once it is declared', () => {
    const table = givenTable({
      british: { hand: ['rangers'] },
      french: { hand: ['empire:militia', 'siege-artillery'] },
    });
    const asked = acted(table, 'british', 'ambush: rangers');
    expect(deciderOf(asked)).toBe('french');
    expect(undoableBy(asked)).toBeNull();
    expect(refusal(asked, 'british', { kind: 'undo' })).toBe('nothing-to-undo');
    const answered = acted(asked, 'french', 'block-ambush: -');
    expect(undoableBy(answered)).toBeNull();
  });
});

describe('take-back', () => {
  const ended = () => {
    const table = givenTable({
      actionsLeft: 0,
      british: { deck: ['boston'] },
      french: { deck: ['quebec'] },
    });
    return { table, after: acted(table, 'british', 'end-turn') };
  };

  test('[R99] beyond a revelation only with consent, counted, and the cards come back in the same order', () => {
    const { table, after } = ended();
    const asked = did(after, 'british', { kind: 'ask-take-back', to: null }).session;
    expect(asked.offers.takeBack).toEqual({ side: 'british', to: 1 });
    expect(refusal(asked, 'british', { kind: 'answer-take-back', accept: true })).toBe(
      'no-take-back-asked',
    );
    const back = did(asked, 'french', { kind: 'answer-take-back', accept: true }).session;
    expect(back.state).toEqual(table.state);
    expect(back.revelationsTakenBack).toBe(1);
    expect(acted(back, 'british', 'end-turn').state).toEqual(after.state);
  });

  test('[R99] a refusal or a move of the game ends the wish', () => {
    const { after } = ended();
    const asked = did(after, 'british', { kind: 'ask-take-back', to: null }).session;
    const declined = did(asked, 'french', { kind: 'answer-take-back', accept: false }).session;
    expect(declined.offers.takeBack).toBeNull();
    expect(acted(asked, 'french', 'pass').offers.takeBack).toBeNull();
  });

  test('[R99] not in rated games, and only what one did oneself', () => {
    const rated = givenTable(null, { rated: true });
    const passed = acted(rated, 'british', 'pass');
    expect(refusal(passed, 'british', { kind: 'ask-take-back', to: null })).toBe(
      'no-take-back-in-rated-games',
    );
    const { after } = ended();
    expect(refusal(after, 'french', { kind: 'ask-take-back', to: null })).toBe(
      'nothing-to-take-back',
    );
    expect(refusal(after, 'french', { kind: 'ask-take-back', to: 1 })).toBe('nothing-to-take-back');
  });
});

describe('endings', () => {
  test('[R94] players may agree on a draw, and an offer lapses when the other side moves', () => {
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

  test('[R98] a player may resign at any time, also out of turn, and only for himself', () => {
    const table = givenTable(null);
    const resigned = did(table, 'french', { kind: 'resign' }).session;
    expect(resigned.state.outcome).toMatchObject({ winner: 'british', ending: 'resignation' });
    const forOther = { kind: 'act', action: { kind: 'resign', side: 'british' } } as const;
    expect(refusal(table, 'french', forOther)).toBe('not-your-decision');
  });
});

describe('clocks', () => {
  const live = { kind: 'live', minutes: 1, incrementSeconds: 10 } as const;

  test('[R98] the opponent may claim the win once the time has run out, or wait', () => {
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

  test('[R9] the increment comes at the end of the own turn', () => {
    const table = givenTable({ actionsLeft: 0, british: { deck: ['boston'] } }, { pace: live });
    const ended = acted(table, 'british', 'end-turn', 20_000);
    expect(ended.clocks?.remaining).toEqual({ british: 50_000, french: 60_000 });
    expect(ended.clocks?.running).toBe('french');
    expect(timeLeft(ended.clocks!, 'french', 25_000)).toBe(55_000);
  });

  test('[R9] days per turn are saved up to the cap', () => {
    const days = { kind: 'days', daysPerTurn: 2, capDays: 3 } as const;
    const table = givenTable({ actionsLeft: 0, british: { deck: ['boston'] } }, { pace: days });
    const day = 24 * 3600 * 1000;
    const ended = acted(table, 'british', 'end-turn', day / 2);
    expect(ended.clocks?.remaining.british).toBe(3 * day);
  });

  test('[R101] an out-of-turn decision stops both clocks and has its own', () => {
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
