// The course of a game as the result draws it.
import { describe, expect, it } from 'vitest';
import { courseOf } from '../src/result/course-of.ts';

const turnsWith = (...points: readonly (readonly [number, number] | null)[]) =>
  points.map((both, i) => ({
    turn: i + 1,
    points: both === null ? null : { british: both[0], french: both[1] },
  }));

describe('the course of a game', () => {
  it('has the points after every turn that told them', () => {
    const course = courseOf(turnsWith([10, 12], null, [12, 12], [14, 18]));
    expect(course?.points).toEqual([
      { turn: 1, british: 10, french: 12 },
      { turn: 3, british: 12, french: 12 },
      { turn: 4, british: 14, french: 18 },
    ]);
    expect(course).toMatchObject({ first: 1, last: 4 });
  });

  it('is drawn on a scale that reaches above all points, with few levels', () => {
    expect(courseOf(turnsWith([0, 0], [0, 0], [0, 0], [0, 0]))).toMatchObject({ step: 5, top: 5 });
    expect(courseOf(turnsWith([10, 12], [9, 8], [8, 9], [14, 18]))).toMatchObject({
      step: 5,
      top: 20,
    });
    expect(courseOf(turnsWith([10, 12], [20, 8], [41, 9], [44, 18]))).toMatchObject({
      step: 20,
      top: 60,
    });
  });

  it('is not drawn of a game that was over at once, or of which nothing is known', () => {
    expect(courseOf([])).toBeNull();
    expect(courseOf(turnsWith([10, 12], [10, 12]))).toBeNull();
    expect(courseOf(turnsWith(null, null, null, null, null))).toBeNull();
  });
});
