// The generator of whole turns: everything it lists can be played, and nothing that wins at once is left out.
import { describe, expect, it } from 'vitest';
import {
  applyAction,
  createGame,
  createRng,
  formatAction,
  isLegal,
  legalActions,
  playLegal,
  randomAction,
  randomSeed,
  type Action,
  type CardId,
  type Edition,
  type GameState,
  type RuleId,
} from '@arpents/engine';
import { chancesOf } from '../src/evaluation/evaluate.ts';
import { keyOf } from '../src/turns/action-key.ts';
import { bestLines } from '../src/turns/aims.ts';
import { candidateActions } from '../src/turns/candidates.ts';
import { listLines, type JudgedLine } from '../src/turns/lines.ts';
import { playOut } from '../src/turns/replies.ts';
import { givenGame } from '@arpents/test-kit';
import { VARIANTS, positionsUnder } from './support/variants.ts';

/** Positions in which a player has an action to take, from games played at random. */
function positions(seed: number, games: number): GameState[] {
  const rng = createRng(seed);
  const found: GameState[] = [];
  for (let game = 0; game < games; game++) {
    const begun = createGame({}, randomSeed(rng));
    if (!begun.ok) throw new Error(begun.error.code);
    let state = begun.value;
    for (let step = 0; step < 150 && state.phase !== 'over'; step++) {
      if (state.decision?.kind === 'take-action' && rng.below(6) === 0) found.push(state);
      const action = randomAction(state, rng);
      if (action === null) break;
      state = playLegal(state, action);
    }
  }
  return found;
}

const linesOf = (state: GameState) =>
  listLines([state], state.side, { judge: (reached) => chancesOf(reached, state.side) });

describe('the generator of turns', () => {
  it('lists only actions that are legal when they come', () => {
    for (const state of positions(1, 4)) {
      for (const { actions } of linesOf(state).filter((_, index) => index % 7 === 0)) {
        let current = state;
        for (const action of actions) {
          expect(isLegal(current, action), formatAction(action)).toBe(true);
          current = playOut(current, action, state.side);
        }
      }
    }
  });

  it('considers a part of what is legal, and always something', () => {
    for (const state of positions(2, 4)) {
      const legal = new Set(legalActions(state).map(formatAction));
      const considered = candidateActions(state).map(formatAction);
      expect(considered.length).toBeGreaterThan(0);
      expect(considered.filter((action) => !legal.has(action))).toEqual([]);
      expect(new Set(considered).size).toBe(considered.length);
    }
  });

  it('[R78] considers discards of every size that can be paid for, by the fee of the rules in force', () => {
    const hand = ['boston', 'new-york', 'st-marys', 'settlers', 'militia'];
    const sizes = (money: number, rules: readonly RuleId[]): number[] =>
      candidateActions(givenGame({ rules, british: { money, hand } })).flatMap((action) =>
        action.kind === 'discard' ? [action.cards.length] : [],
      );
    const all = [1, 1, 1, 1, 1, 2, 3, 4, 5];
    expect(sizes(4, []).sort()).toEqual(all);
    expect(sizes(1, []).sort()).toEqual([1, 1, 1, 1, 1, 2]);
    expect(sizes(0, []).sort()).toEqual([1, 1, 1, 1, 1]);
    expect(sizes(0, ['free-discards']).sort()).toEqual(all);
  });

  it('[R84] leaves Home Support in hand where it would bring nothing', () => {
    const kinds = (deck: readonly string[], edition: Edition): readonly string[] =>
      candidateActions(
        givenGame({
          edition,
          british: { hand: ['home-support', 'boston'], deck, discard: ['new-york'] },
        }),
      ).map(({ kind }) => kind);
    expect(kinds(['st-marys'], 'second')).toContain('home-support');
    expect(kinds([], 'second')).not.toContain('home-support');
    expect(kinds([], 'first')).toContain('home-support');
  });

  it('lists each set of actions once', () => {
    for (const state of positions(3, 2)) {
      const sets = linesOf(state).map(({ actions }) => actions.map(formatAction).sort().join());
      expect(new Set(sets).size).toBe(sets.length);
    }
  });

  it.each([
    ['at once', ['louisbourg', 'boston', 'st-marys'], [], 'settle'],
    [
      'with a settler from the reserve',
      ['louisbourg', 'new-haven'],
      ['settlers'],
      'retrieve,settle',
    ],
  ])('[R31] finds the settling of the enemy capital %s', (_, hand, reserve, kinds) => {
    const open = givenGame({
      locations: { quebec: null, louisbourg: 'british village' },
      british: { money: 3, hand, reserve },
    });
    const wins = (actions: readonly Action[]): boolean => {
      let state = open;
      for (const action of actions) {
        const step = applyAction(state, action);
        if (!step.ok) return false;
        ({ state } = step.value);
      }
      return state.outcome?.winner === 'british';
    };
    const winning = linesOf(open).filter(({ actions }) => wins(actions));
    expect(winning.map(({ actions }) => actions.map(({ kind }) => kind).join())).toContain(kinds);
    expect(winning.every(({ value }) => value === 1)).toBe(true);
  });
});

describe('the best turns', () => {
  const draft = (card: CardId, value: number): JudgedLine => ({
    actions: [
      { kind: 'draft', card },
      { kind: 'take-money', cards: ['location:boston'] },
    ],
    ends: [],
    value,
  });
  const lines = [
    draft('empire:ships', 0.4),
    draft('empire:ships', 0.6),
    draft('empire:ships', 0.5),
    draft('empire:militia', 0.1),
  ];

  it('come best first', () => {
    expect(bestLines(lines, 3).map(({ value }) => value)).toEqual([0.6, 0.5, 0.4]);
  });
});

describe('the key of an action', () => {
  it.each(VARIANTS)('is that of no other action that a player considers: %s', (_, wanted) => {
    for (const state of positionsUnder(wanted)) {
      const considered = new Set(candidateActions(state).map((action) => JSON.stringify(action)));
      const keys = new Map(
        [...considered].map((text) => [keyOf(JSON.parse(text) as Action), text]),
      );
      expect([...keys.values()]).toEqual([...considered]);
    }
  });

  it('[R43, R50, R69] tells apart answers that name the same card or none', () => {
    const differ = (a: Action, b: Action): void => expect(keyOf(a)).not.toBe(keyOf(b));
    differ(
      { kind: 'withdraw', siege: 'british', lost: null },
      { kind: 'withdraw', siege: 'french', lost: null },
    );
    differ(
      { kind: 'settle-after-siege', settle: true, card: null },
      { kind: 'settle-after-siege', settle: false, card: null },
    );
    differ(
      { kind: 'give-up-card', card: 'empire:militia', from: 'hand' },
      { kind: 'give-up-card', card: 'empire:militia', from: 'reserve' },
    );
  });
});
