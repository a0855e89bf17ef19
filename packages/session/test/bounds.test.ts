// What does not bring the game on is bounded by the turn; actions are not (R94).
import { describe, expect, it } from 'vitest';
import { MOST_PER_TURN, type Command, type GameSession } from '@arpents/session';
import { acted, did, givenTable, refusal } from './support/table.ts';

const times = (count: number, table: GameSession, once: (table: GameSession) => GameSession) =>
  Array.from({ length: count }).reduce<GameSession>(once, table);

/** The side ends its turn, with what it has to do before. */
const nextTurn = (table: GameSession): GameSession => {
  const { side, turn } = table.state;
  let next = table;
  while (next.state.turn === turn) {
    next = acted(next, side, next.state.actionsLeft > 0 ? 'pass' : 'end-turn');
  }
  return next;
};

const undo: Command = { kind: 'undo' };
const say: Command = { kind: 'say', text: 'hello' };

describe('bounds', () => {
  it('[R94] [R99] a side undoes so often in one turn, acts as often as it likes, and undoes again in its next turn', () => {
    const tired = times(
      MOST_PER_TURN.undos,
      givenTable(null),
      (table) => did(acted(table, 'british', 'pass'), 'british', undo).session,
    );
    const acting = acted(tired, 'british', 'pass');
    expect(refusal(acting, 'british', undo)).toBe('too-many-undos');
    const again = acted(nextTurn(nextTurn(acting)), 'british', 'pass');
    expect(refusal(again, 'british', undo)).toBeNull();
  });

  it('a turn that was taken back does not begin the count again', () => {
    const tired = times(
      MOST_PER_TURN.messages,
      givenTable(null),
      (table) => did(table, 'british', say).session,
    );
    const later = nextTurn(tired);
    const full = times(
      MOST_PER_TURN.messages,
      later,
      (table) => did(table, 'british', say).session,
    );
    const asked = did(full, 'british', { kind: 'ask-take-back', to: null }).session;
    const back = did(asked, 'french', { kind: 'answer-take-back', accept: true }).session;
    expect(back.state.turn).toBe(tired.state.turn);
    expect(refusal(back, 'british', say)).toBe('too-many-messages');
    expect(refusal(nextTurn(back), 'british', say)).toBe('too-many-messages');
    expect(refusal(nextTurn(nextTurn(back)), 'british', say)).toBeNull();
  });

  it('each side writes so many messages in one turn; the other side’s do not count, and after the end it may say goodbye', () => {
    const full = times(
      MOST_PER_TURN.messages,
      givenTable(null),
      (table) => did(table, 'british', say).session,
    );
    expect(refusal(full, 'british', say)).toBe('too-many-messages');
    expect(refusal(full, 'french', say)).toBeNull();
    const over = did(full, 'british', { kind: 'resign' }).session;
    expect(refusal(over, 'british', say)).toBeNull();
    const silent = times(
      MOST_PER_TURN.messages,
      over,
      (table) => did(table, 'british', say).session,
    );
    expect(refusal(silent, 'british', say)).toBe('too-many-messages');
  });

  it('offers of a draw and wishes to take back are bounded together', () => {
    const begun = acted(givenTable(null), 'british', 'pass');
    const offered = times(MOST_PER_TURN.offers / 2, begun, (table) => {
      const draw = did(table, 'british', { kind: 'offer-draw' }).session;
      const refused = did(draw, 'french', { kind: 'answer-draw', accept: false }).session;
      const asked = did(refused, 'british', { kind: 'ask-take-back', to: null }).session;
      return did(asked, 'french', { kind: 'answer-take-back', accept: false }).session;
    });
    expect(refusal(offered, 'british', { kind: 'offer-draw' })).toBe('too-many-offers');
    expect(refusal(offered, 'british', { kind: 'ask-take-back', to: null })).toBe(
      'too-many-offers',
    );
    expect(refusal(offered, 'french', { kind: 'offer-draw' })).toBeNull();
  });
});
