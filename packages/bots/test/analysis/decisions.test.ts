import { SIDES, createRng, viewFor, type Course, type Side } from '@arpents/engine';
import { permuteHidden } from '@arpents/test-kit';
import { describe, expect, it } from 'vitest';
import { BRIEF, judgeDecision } from '../../src/analysis/judge.ts';
import { MARKS, markOf } from '../../src/analysis/marks.ts';
import { momentsIn } from '../../src/analysis/moments.ts';
import { overviewOf } from '../../src/analysis/overview.ts';
import type { DecisionAnalysis } from '../../src/analysis/report.ts';
import { analyseTurn } from '../../src/analysis/turn.ts';
import { courseIn } from '../support/courses.ts';

describe('marks', () => {
  it('follow the table of losses', () => {
    expect([0, 1.9, 2, 4.9, 5, 9.9, 10, 60].map((loss) => markOf(loss, 0))).toEqual([
      'fine',
      'fine',
      'inaccuracy',
      'inaccuracy',
      'mistake',
      'mistake',
      'blunder',
      'blunder',
    ]);
  });

  it('call nothing a mistake that is within the noise of the search', () => {
    expect(markOf(7, 8)).toBe('fine');
    expect(markOf(9, 8)).toBe('mistake');
  });
});

const GAME = courseIn('game-05.json');
/** Turns with raids, ambushes, sieges and answers of both sides among them. */
const TURNS = [8, 15, 22, 31];

/** What one side decided in these turns, in a course of which only the states are looked at. */
const decisionsOf = (side: Side, course: Course): DecisionAnalysis[] =>
  overviewOf(GAME)
    .filter(({ turn }) => TURNS.includes(turn))
    .flatMap((turn) => analyseTurn(course, turn, BRIEF).decisions)
    .filter((decision) => decision.side === side);

describe('decisions', () => {
  it('are cut where the player learns something: what follows is a decision of its own', () => {
    const turns = overviewOf(GAME);
    for (const turn of turns) {
      const moments = momentsIn(GAME, turn);
      for (const { played } of moments) {
        const draws = played.findIndex(({ kind }) => kind === 'home-support' || kind === 'raid');
        expect(draws === -1 || draws === played.length - 1).toBe(true);
      }
    }
  });

  it.each(SIDES)('[R100] of the %s are marked alike whatever was hidden from them', (side) => {
    const rng = createRng(5);
    const permuted: Course = {
      ...GAME,
      steps: GAME.steps.map((step) => ({ ...step, state: permuteHidden(step.state, side, rng) })),
    };
    const plain = decisionsOf(side, GAME);
    expect(plain.length).toBeGreaterThan(TURNS.length / 2 - 1);
    expect(decisionsOf(side, permuted)).toEqual(plain);
  });

  it('compare what was played with something else, at a loss of 0 or more', () => {
    for (const { loss, mark, played, best, why } of decisionsOf('british', GAME)) {
      expect(MARKS).toContain(mark);
      expect(loss).toBeGreaterThanOrEqual(0);
      if (loss === 0) expect(best).toEqual(played);
      else expect(best).not.toEqual(played);
      expect(why.length).toBeLessThanOrEqual(3);
    }
  });
});

describe('a turn that is thrown away', () => {
  const { state } = GAME.steps.find((step) => step.state.turn === 3)!;
  const view = viewFor(state, 'british');
  const pass = { kind: 'pass' } as const;

  it('is found: both actions passed at the beginning of a game', () => {
    const judged = judgeDecision(view, [pass, pass], 1);
    expect(judged).not.toBeNull();
    expect(['mistake', 'blunder']).toContain(markOf(judged!.loss, judged!.noise));
    expect(judged!.best).not.toContainEqual(pass);
  });

  it('is no mistake if it is what the search itself would have played', () => {
    const best = judgeDecision(view, [pass, pass], 1)!.best;
    const judged = judgeDecision(view, best, 2)!;
    expect(judged.loss).toBeLessThan(5);
  });
});
