// The searching player: keeps to its budget, repeats itself at fixed nodes, and takes what wins at once.
import { describe, expect, it } from 'vitest';
import {
  createGame,
  createRng,
  formatAction,
  isLegal,
  playLegal,
  randomAction,
  randomSeed,
  sampleHiddenState,
  viewFor,
  type Action,
  type CardId,
  type GameState,
} from '@arpents/engine';
import { LEVEL_IDS } from '../src/level-efforts.ts';
import { atLevel } from '../src/levels.ts';
import { TurnGuide } from '../src/search/turn-guide.ts';
import { searchTurns, searching } from '../src/search/search.ts';
import { NARROW_BREADTH, candidateActions } from '../src/turns/candidates.ts';
import { playOut } from '../src/turns/replies.ts';
import { givenGame } from '@arpents/test-kit';

const decide = searching();

function positions(seed: number, count: number): GameState[] {
  const rng = createRng(seed);
  const found: GameState[] = [];
  while (found.length < count) {
    const begun = createGame({}, randomSeed(rng));
    if (!begun.ok) throw new Error(begun.error.code);
    let state = begun.value;
    for (let step = 0; step < 120; step++) {
      const action = randomAction(state, rng);
      if (action === null) break;
      if (rng.below(12) === 0 && found.length < count) found.push(state);
      state = playLegal(state, action);
    }
  }
  return found;
}

const sideOf = (state: GameState) => state.decision?.side ?? state.side;

describe('the searching player', () => {
  it('answers the same at the same nodes and seed, whatever is hidden', () => {
    for (const state of positions(5, 12)) {
      const view = viewFor(state, sideOf(state));
      const once = decide(view, { nodes: 600 }, 9);
      const other = sampleHiddenState(view, createRng(77));
      const again = decide(viewFor(other, sideOf(other)), { nodes: 600 }, 9);
      expect(formatAction(again)).toBe(formatAction(once));
      expect(isLegal(state, once)).toBe(true);
    }
  });

  it('stops when its time is over: hardly anything is judged any more, wherever it is just then', () => {
    // The clock is looked at with every position that is judged: it stands still for so many looks, then it strikes.
    const looksAfter = (state: GameState, looksInTime: number): number => {
      let looks = 0;
      const clock = (): number => (++looks <= looksInTime ? 0 : 20);
      searching({ clock })(viewFor(state, sideOf(state)), { milliseconds: 20 }, 1);
      return looks - looksInTime;
    };
    for (const state of positions(6, 6)) {
      // Every first action is judged once, however little time there is; that takes less than half a millisecond.
      expect(looksAfter(state, 1)).toBeLessThan(100);
      for (const looksInTime of [100, 200, 400, 800]) {
        expect(looksAfter(state, looksInTime)).toBeLessThan(40);
      }
    }
  });

  it('answers at once when it is cancelled', () => {
    let asked = 0;
    const [state] = positions(7, 1);
    const action = decide(viewFor(state, sideOf(state)), { isCancelled: () => ++asked > 3 }, 1);
    expect(isLegal(state, action)).toBe(true);
    expect(asked).toBeLessThan(20);
  });

  it('compares more turns the more of them there is time to play on', () => {
    const [state] = positions(11, 9).filter(
      ({ actionsLeft, decision }) => actionsLeft === 2 && decision?.kind === 'take-action',
    );
    const compared = (nodes: number): number =>
      searchTurns(viewFor(state, sideOf(state)), { nodes }, 1).length;
    expect(compared(300)).toBe(8);
    expect(compared(2500)).toBeGreaterThan(compared(300));
    expect(compared(8000)).toBe(32);
  });

  it('says of a turn that it dropped how far behind it was in the same worlds, not what it looked like then', () => {
    let dropped = 0;
    let alike = 0;
    for (const state of positions(12, 12)) {
      const [chosen, ...others] = searchTurns(viewFor(state, sideOf(state)), { nodes: 3000 }, 4);
      for (const { chances } of others) {
        expect(chances).toBeLessThanOrEqual(chosen.chances);
        dropped++;
        if (chances === chosen.chances) alike++;
      }
    }
    // Only what comes to the same in every world is as good.
    expect(alike).toBeLessThan(dropped / 50);
  });

  /** Québec is there for the British to settle. */
  const open = givenGame({
    locations: { quebec: null, louisbourg: 'british village' },
    british: { hand: ['louisbourg', 'boston', 'st-marys', 'new-york', 'philadelphia'] },
  });

  it('[R31] settles the enemy capital when it can, before anything else', () => {
    for (const nodes of [400, 4000]) {
      for (const seed of [1, 2, 3, 4]) {
        const action = decide(viewFor(open, 'british'), { nodes }, seed);
        expect(formatAction(action)).toMatch(/^settle quebec/);
      }
    }
  });

  it('[R31] does so at every level and in every style', () => {
    for (const level of LEVEL_IDS) {
      for (const style of [0, 1, 2, 3, 4]) {
        const action = atLevel(level, { style })(viewFor(open, 'british'), { nodes: 400 }, 1);
        expect(formatAction(action)).toMatch(/^settle quebec/);
      }
    }
  });
});

describe('the guide to a turn that follows', () => {
  it('knows what could be replied with, as the rules and the cards that there are to hit have it', () => {
    for (const state of positions(8, 12).filter(({ phase }) => phase === 'actions')) {
      if (state.decision?.kind !== 'take-action') continue;
      const guide = new TurnGuide();
      for (const action of candidateActions(state, NARROW_BREADTH)) {
        for (const reached of [state, playOut(state, action, state.side), state]) {
          if (reached.decision?.kind !== 'take-action') continue;
          expect(guide.candidates(reached)).toEqual(candidateActions(reached, NARROW_BREADTH));
        }
      }
    }
  });

  const drafting = (name: string): Action => ({ kind: 'draft', card: `empire:${name}` as CardId });
  const known = ['ships', 'militia', 'settlers', 'governor', 'trader', 'bateaux'].map(drafting);

  it('has the best of what it knows tried again, and everything that it does not know', () => {
    const guide = new TurnGuide();
    expect(guide.isReady).toBe(false);
    guide.learn(known, [1, 6, 2, 5, 3, 4]);
    expect(guide.isReady).toBe(true);
    const pass: Action = { kind: 'pass' };
    expect(guide.worthTrying([...known, pass])).toEqual([
      drafting('militia'),
      drafting('governor'),
      drafting('trader'),
      drafting('bateaux'),
      pass,
    ]);
  });
});
