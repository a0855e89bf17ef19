// The second pass over one turn: every decision and every draw in it. Turns are independent of each other, so that they
// can be done in any order, on any number of threads, and be taken up again.
import { viewFor, type Course, type Side } from '@arpents/engine';
import { tunedWeights } from '../evaluation/weights.ts';
import { multiplierAt } from './calibration.ts';
import { THOROUGH, judgeDecision, type Thoroughness } from './judge.ts';
import { drawsIn, judgedLuck } from './luck.ts';
import { markOf } from './marks.ts';
import { momentsIn, type Moment } from './moments.ts';
import { PER_CENT } from './overview.ts';
import type { DecisionAnalysis, DrawAnalysis, TurnAnalysis, TurnOverview } from './report.ts';
import { shortcomingsOf } from './why.ts';

/** Different for every question that a turn asks, and the same whatever the players could not see. */
const seedFor = (turn: number, number: number): number =>
  (Math.imul(turn, 0x9e3779b1) + Math.imul(number + 1, 0x85ebca6b)) | 0;

export function analyseTurn(
  course: Course,
  overview: TurnOverview,
  thoroughness: Thoroughness = THOROUGH,
): TurnAnalysis {
  const decisions = momentsIn(course, overview).flatMap((moment, i) =>
    decisionAt(course, moment, seedFor(overview.turn, i), thoroughness),
  );
  const draws = drawsIn(course, overview.from, overview.to).map((draw, i): DrawAnalysis => {
    const { side, step, isOpening } = draw;
    const judged = PER_CENT * judgedLuck(draw, seedFor(-overview.turn, i));
    const { multiplier } = multiplierAt(overview.turn, side);
    return { side, step, isOpening, judged, luck: multiplier * judged };
  });
  const { side } = overview;
  const own = decisions.filter((one) => one.side === side && one.kind === 'take-action');
  const worst = own.reduce<DecisionAnalysis | null>(
    (a, b) => (a === null || b.loss > a.loss ? b : a),
    null,
  );
  const played = course.steps
    .slice(overview.from, overview.to)
    .flatMap(({ state, action }) => (isOwnAction(state.decision, side) ? [action] : []));
  return {
    ...overview,
    played,
    best: worst === null || worst.mark === 'fine' ? played : worst.best,
    loss: worst?.loss ?? 0,
    mark: worst?.mark ?? 'fine',
    luck: draws.reduce((sum, draw) => sum + (draw.side === side ? draw.luck : -draw.luck), 0),
    decisions,
    draws,
  };
}

const isOwnAction = (decision: Course['end']['decision'], side: Side): boolean =>
  decision?.kind === 'take-action' && decision.side === side;

/** Nothing where there was nothing to decide. */
function decisionAt(
  course: Course,
  moment: Moment,
  seed: number,
  thoroughness: Thoroughness,
): DecisionAnalysis[] {
  const { side, kind, step, played } = moment;
  const view = viewFor(course.steps[step].state, side);
  const judged = judgeDecision(view, played, seed, thoroughness);
  if (judged === null) return [];
  const { best, loss, noise, after } = judged;
  const mark = markOf(loss, noise);
  const why =
    mark === 'fine'
      ? []
      : shortcomingsOf(after.played, after.best, side, tunedWeights(side, view.turn));
  return [{ side, kind, step, played, best, loss, noise, mark, why }];
}
