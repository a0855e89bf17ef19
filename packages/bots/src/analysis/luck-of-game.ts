// The calibrated luck of a whole game, for whoever measures players and not the game itself.
import type { Course } from '@arpents/engine';
import { multiplierAt } from './calibration.ts';
import { drawsIn, judgedLuck } from './luck.ts';

/** What the cards of both sides together were worth to the British, as a share of a game; zero on average. */
export function britishLuckIn(course: Course): number {
  let luck = 0;
  for (const [i, draw] of drawsIn(course, 0, course.steps.length).entries()) {
    const { turn } = course.steps[draw.step].state;
    const own = multiplierAt(turn, draw.side).multiplier * judgedLuck(draw, i);
    luck += draw.side === 'british' ? own : -own;
  }
  return luck;
}
