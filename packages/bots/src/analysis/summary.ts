// What all turns together say: luck, loss and accuracy of both sides, the result without the luck, and what decided it.
import { bySide, opponentOf, type GameState, type Side } from '@arpents/engine';
import { LUCK_CALIBRATION, multiplierAt } from './calibration.ts';
import type { Mark } from './marks.ts';
import { PER_CENT, resultOf } from './overview.ts';
import type {
  Analysis,
  AnalysisSummary,
  DecisionAnalysis,
  TurnAnalysis,
  TurningPoint,
} from './report.ts';

const MOST_TURNING_POINTS = 5;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const meanOf = (numbers: readonly number[]): number => sum(numbers) / Math.max(1, numbers.length);

/** The whole analysis from the turns of a game and the position at its end. */
export function analysisOf(turns: readonly TurnAnalysis[], end: GameState): Analysis {
  const decisions = turns.flatMap((turn) => turn.decisions);
  return {
    turns,
    summary: summaryOf(turns, decisions, end),
    turningPoints: turningPointsIn(turns),
    noise: meanOf(decisions.map(({ noise }) => noise)),
    explained: LUCK_CALIBRATION.explained,
  };
}

function summaryOf(
  turns: readonly TurnAnalysis[],
  decisions: readonly DecisionAnalysis[],
  end: GameState,
): AnalysisSummary {
  const of = (side: Side): DecisionAnalysis[] => decisions.filter((one) => one.side === side);
  const draws = turns.flatMap((turn) => turn.draws);
  const luck = bySide((side) =>
    sum(draws.filter((draw) => draw.side === side).map((draw) => draw.luck)),
  );
  const result = resultOf(end.outcome?.winner ?? null);
  return {
    luck,
    loss: bySide((side) => sum(of(side).map(({ loss }) => loss))),
    accuracy: bySide((side) => meanOf(of(side).map(({ loss }) => accuracyOf(loss)))),
    adjusted: bySide((side) => result[side] - (luck[side] - luck[opponentOf(side)])),
    uncertainty: uncertaintyOf(turns),
    marks: bySide((side) => countMarks(of(side))),
  };
}

/** The curve that lichess uses: 100 for the best move, about 80 for a loss of 5, and 13 for a loss of 40. */
const accuracyOf = (loss: number): number =>
  Math.max(0, Math.min(PER_CENT, 103.1668 * Math.exp(-0.04354 * loss) - 3.1669));

const countMarks = (decisions: readonly DecisionAnalysis[]): Record<Mark, number> => {
  const counts: Record<Mark, number> = { fine: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
  for (const { mark } of decisions) counts[mark]++;
  return counts;
};

/** By the errors of the multipliers: each falls on all that was judged in its phase. */
function uncertaintyOf(turns: readonly TurnAnalysis[]): number {
  const judged = new Map<string, { error: number; sum: number }>();
  for (const { turn, draws } of turns) {
    for (const draw of draws) {
      const { phase, error } = multiplierAt(turn, draw.side);
      const key = `${draw.side} ${phase}`;
      const known = judged.get(key) ?? { error, sum: 0 };
      known.sum += draw.judged;
      judged.set(key, known);
    }
  }
  return Math.sqrt(sum([...judged.values()].map(({ error, sum: all }) => (error * all) ** 2)));
}

/** The decision that a turning point is about; null: it is about a draw. */
export const decisionAt = (
  { cause, step, side }: TurningPoint,
  turns: readonly TurnAnalysis[],
): DecisionAnalysis | null =>
  cause === 'luck'
    ? null
    : (turns
        .flatMap(({ decisions }) => decisions)
        .find((one) => one.step === step && one.side === side) ?? null);

/** The weightiest decisions and draws, in the order in which they came. */
function turningPointsIn(turns: readonly TurnAnalysis[]): TurningPoint[] {
  const points = turns.flatMap(({ turn, decisions, draws }): TurningPoint[] => [
    ...decisions
      .filter(({ mark }) => mark !== 'fine')
      .map(
        ({ side, loss, step }) => ({ turn, cause: 'decision', side, points: -loss, step }) as const,
      ),
    ...draws.map(
      ({ side, luck, step }) => ({ turn, cause: 'luck', side, points: luck, step }) as const,
    ),
  ]);
  return points
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST_TURNING_POINTS)
    .sort((a, b) => a.step - b.step);
}
