// The curve of a game as lines of a drawing: the chance of the British from turn to turn, and the points of both sides.
import type { TurnOverview } from '@arpents/bots';
import { SIDES, type Side } from '@arpents/engine';

export interface CurvePoint {
  /** How far along the game, from 0 to 1. */
  readonly x: number;
  /** From 0 at the top to 1 at the bottom. */
  readonly y: number;
  readonly turn: TurnOverview;
}

/** Chances of the British: their end is above. `length`: how many actions the whole game has. */
export const chancePoints = (
  turns: readonly TurnOverview[],
  length: number,
): readonly CurvePoint[] =>
  turns.map((turn) => ({
    x: turn.to / Math.max(1, length),
    y: 1 - turn.chances.british / 100,
    turn,
  }));

/** Less than this, in shares of the drawing, is no change that one could see. */
const LEAST_CHANGE = 0.01;

/** Whether there is a course to be drawn: a game that was given up in its first turns has none. */
export const hasCourse = (points: readonly Pick<CurvePoint, 'y'>[]): boolean => {
  const heights = points.map(({ y }) => y);
  return Math.max(...heights) - Math.min(...heights) >= LEAST_CHANGE;
};

/** The points of a side, in shares of the most that any side ever had. */
export function pointsLine(
  turns: readonly TurnOverview[],
  side: Side,
  length: number,
): readonly Pick<CurvePoint, 'x' | 'y'>[] {
  const most = mostPoints(turns);
  return turns.map(({ to, points }) => ({
    x: to / Math.max(1, length),
    y: 1 - points[side] / most,
  }));
}

export const mostPoints = (turns: readonly TurnOverview[]): number =>
  Math.max(1, ...turns.flatMap(({ points }) => SIDES.map((side) => points[side])));

/** A path through these points in a drawing of this size; it begins at the left edge with the first of them. */
export function pathThrough(
  points: readonly Pick<CurvePoint, 'x' | 'y'>[],
  width: number,
  height: number,
): string {
  const round = (value: number): number => Math.round(value * 100) / 100;
  return points
    .map(
      ({ x, y }, i) =>
        `${i === 0 ? `M0 ${round(y * height)}L` : 'L'}${round(x * width)} ${round(y * height)}`,
    )
    .join('');
}

/** The turn whose end lies nearest to a share of the game. */
export const turnNear = (points: readonly CurvePoint[], x: number): CurvePoint | null =>
  points.reduce<CurvePoint | null>(
    (best, point) => (best === null || Math.abs(point.x - x) < Math.abs(best.x - x) ? point : best),
    null,
  );
