import { describe, expect, it } from 'vitest';
import { overviewOf } from '../../src/analysis/overview.ts';
import { RECORDED, courseIn } from '../support/courses.ts';

describe('the chances after every turn', () => {
  it.each(RECORDED)('%s: every turn once, in order, with chances of both sides', (file) => {
    const course = courseIn(file);
    const turns = overviewOf(course);
    expect(turns[0]).toMatchObject({ turn: 1, side: 'british', from: 0 });
    for (const [i, { turn, side, from, to, chances }] of turns.entries()) {
      expect(turn).toBe(i + 1);
      expect(side).toBe(turn % 2 === 1 ? 'british' : 'french');
      expect(from).toBe(turns[i - 1]?.to ?? 0);
      expect(to).toBeGreaterThan(from);
      expect(chances.british + chances.french).toBeCloseTo(100, 9);
    }
    expect(turns.at(-1)?.to).toBe(course.steps.length);
  });

  it('says 100 for the winner when the game is over', () => {
    const course = courseIn('own-second.json');
    const winner = course.end.outcome?.winner;
    expect(winner).not.toBeNull();
    expect(overviewOf(course).at(-1)?.chances).toEqual(
      winner === 'british' ? { british: 100, french: 0 } : { british: 0, french: 100 },
    );
  });

  it('takes less than two seconds for the longest game', () => {
    const course = courseIn('game-09.json');
    const begin = performance.now();
    overviewOf(course);
    expect(performance.now() - begin).toBeLessThan(2000);
  });
});
