// The points of both sides turn by turn, and the scale on which they are drawn.
import { SIDES, type BySide } from '@arpents/engine';
import type { LoggedTurn } from '../story/turns.ts';

export interface PointsAfter extends BySide<number> {
  readonly turn: number;
}

export interface CourseDrawn {
  readonly first: number;
  readonly last: number;
  /** The highest level that is drawn, and how far one is from the next. */
  readonly top: number;
  readonly step: number;
  readonly points: readonly PointsAfter[];
}

/** Fewer turns make no line worth drawing. */
const LEAST_TURNS = 3;
const MOST_LEVELS = 4;
const STEPS = [5, 10, 20, 50];

/** Null where too little of the game is known. */
export function courseOf(
  turns: readonly Pick<LoggedTurn, 'turn' | 'points'>[],
): CourseDrawn | null {
  const points = turns.flatMap(({ turn, points: after }): readonly PointsAfter[] =>
    after === null ? [] : [{ turn, ...after }],
  );
  const first = points.at(0)?.turn;
  const last = points.at(-1)?.turn;
  if (first === undefined || last === undefined || last - first < LEAST_TURNS) return null;
  const most = Math.max(...points.flatMap((each) => SIDES.map((side) => each[side])));
  const step = STEPS.find((one) => most / one <= MOST_LEVELS) ?? most;
  return { first, last, top: Math.max(step, Math.ceil(most / step) * step), step, points };
}
