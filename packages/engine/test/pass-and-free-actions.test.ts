// Passing, and the free actions that go with any turn (R86, R92).
import { describe, expect, it } from 'vitest';
import type { GameState } from '@arpents/engine';
import { codeOf, givenGame, legal, play, step, type Given } from '@arpents/test-kit';

describe('passing', () => {
  it('[R86] is an action without effect', () => {
    const state = givenGame({ british: { hand: ['boston'], deck: ['norfolk'] } });
    const passed = step(state, 'pass');
    expect(passed.state).toEqual({ ...state, actionsLeft: 1 });
    expect(passed.events).toEqual([
      { kind: 'action-taken', side: 'british', action: { kind: 'pass' } },
    ]);
  });

  it('[R86] can be taken for every action of a turn, and no more', () => {
    const state = play(givenGame({}), 'pass', 'pass');
    expect(legal(state)).toEqual(['end-turn']);
    expect(codeOf(state, 'pass')).toBe('no-action-left');
  });
});

/** Everything at hand for each free action: a reserve, Home Support, a Military Leader, a siege of one's own. */
const everythingFree: Given = {
  british: {
    hand: ['home-support', 'military-leader'],
    deck: ['boston', 'norfolk'],
    reserve: ['rangers'],
    siegeCards: { british: ['militia'] },
  },
  sieges: { british: 'port-royal' },
};
const FREE = ['retrieve', 'home-support', 'military-leader port-royal: military-leader'];
const WITHDRAW = 'withdraw british: militia';

describe('free actions', () => {
  it.each([2, 1, 0])('[R92] with %i actions left all of them can be taken', (actionsLeft) => {
    const state = givenGame({ ...everythingFree, actionsLeft });
    expect(legal(state)).toEqual(expect.arrayContaining([...FREE, WITHDRAW]));
    const after = play(state, ...FREE, WITHDRAW);
    expect(after.actionsLeft).toBe(actionsLeft);
  });

  it('[R92] any number of them, in any order', () => {
    const state = givenGame({ ...everythingFree, actionsLeft: 0 });
    const after = play(state, ...FREE.toReversed(), 'withdraw british: militia', 'end-turn');
    expect(after.side).toBe('french');
  });

  it('[R92, R11] with no action left every other kind is refused', () => {
    const state = givenGame({
      british: { hand: ['boston', 'rangers', 'militia', 'governor'] },
      actionsLeft: 0,
    });
    for (const text of [
      'take-money: boston',
      'ambush: rangers',
      'draft: militia',
      'discard: boston',
      'reserve: militia',
      'governor: governor + boston',
    ]) {
      expect(codeOf(state, text)).toBe('no-action-left');
    }
    expect(legal(state)).toEqual(['end-turn']);
  });

  it('[R92] never during the siege check', () => {
    const check: GameState = givenGame({
      ...everythingFree,
      phase: 'end-test',
      sieges: { british: { location: 'port-royal', value: 2 } },
    });
    expect(check.decision?.kind).toBe('settle-after-siege');
    for (const text of [...FREE, WITHDRAW, 'end-turn']) {
      expect(codeOf(check, text)).toBe('not-what-is-asked');
    }
  });

  it('[R92] never after the refill: by then the other side moves', () => {
    const after = play(givenGame({ ...everythingFree, actionsLeft: 0 }), 'end-turn');
    expect(after.decision).toEqual({ kind: 'take-action', side: 'french' });
    expect(legal(after)).not.toContain('retrieve');
    expect(codeOf(after, 'retrieve')).toBe('reserve-empty');
  });

  it('[R92] reinforcing with another card is an action, and end-turn is none', () => {
    const state = givenGame({
      british: { hand: ['militia', 'militia'], siegeCards: { british: ['militia'] } },
      sieges: { british: 'port-royal' },
      actionsLeft: 1,
    });
    const after = play(state, 'reinforce port-royal: militia');
    expect(after.actionsLeft).toBe(0);
    expect(codeOf(after, 'reinforce port-royal: militia')).toBe('no-action-left');
    expect(codeOf(state, 'end-turn')).toBe('actions-left');
  });
});
