// The evaluation under every edition and every scenario rule: certain just where the rules are, and the same for the same
// position, whatever was judged before it and by which rules.
import { createRng, shuffled, type GameState } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { britishChances, chancesOf, featuresOf } from '../src/evaluation/evaluate.ts';
import { VARIANTS, positionsUnder } from './support/variants.ts';

const isCertain = (chances: number): boolean => chances === 0 || chances === 1;

describe('the evaluation', () => {
  let endings = 0;

  it.each(VARIANTS)('[R95] knows that a game is over as soon as its rules do: %s', (_, wanted) => {
    /** What was said when a turn's actions were done: the next turn shows whether it was right. */
    let foretold: { readonly turn: number; readonly chances: number } | null = null;
    for (const state of positionsUnder(wanted)) {
      const { outcome, turn } = state;
      const chances = britishChances(state);
      expect(featuresOf(state).every(Number.isFinite)).toBe(true);
      expect(chances + chancesOf(state, 'french')).toBeCloseTo(1, 12);
      if (outcome !== null) expect(chances).toBe(outcome.winner === 'british' ? 1 : 0);
      if (foretold !== null && turn === foretold.turn + 1) {
        const isOver = outcome?.ending === 'points';
        expect(isCertain(foretold.chances)).toBe(isOver);
        if (isOver) expect(foretold.chances).toBe(chances);
        if (isOver) endings++;
      }
      const isDone = state.decision?.kind === 'take-action' && state.actionsLeft === 0;
      foretold = isDone ? { turn, chances } : null;
      if (!isDone && outcome === null) expect(isCertain(chances)).toBe(false);
    }
  });

  it('[R95] was asked about games that ended with a turn', () => {
    expect(endings).toBeGreaterThan(20);
  });

  it('judges a position the same whatever it judged before it, by whichever rules', () => {
    const positions = VARIANTS.flatMap(([, wanted]) =>
      [...positionsUnder(wanted)].filter((_, i) => i % 16 === 0),
    );
    const judged = new Map(positions.map((state) => [state, [...featuresOf(state)]]));
    const copy = (state: GameState): GameState => structuredClone(state);
    for (const state of shuffled(positions, createRng(3))) {
      expect([...featuresOf(copy(state))]).toEqual(judged.get(state));
    }
  });
});
