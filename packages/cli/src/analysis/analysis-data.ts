// An analysis as `arpents analyse --json` prints it: numbers in percentage points, rounded, and actions as texts.
import type { Analysis, DecisionAnalysis, TurnAnalysis } from '@arpents/bots';
import { bySide, formatAction, type Action, type BySide } from '@arpents/engine';

const rounded = (value: number): number => Number(value.toFixed(2));
const bothRounded = (values: BySide<number>): BySide<number> =>
  bySide((side) => rounded(values[side]));
const texts = (actions: readonly Action[]): string[] => actions.map(formatAction);

const decisionData = ({ played, best, loss, noise, ...rest }: DecisionAnalysis) => ({
  ...rest,
  played: texts(played),
  best: texts(best),
  loss: rounded(loss),
  noise: rounded(noise),
});

const turnData = (turn: TurnAnalysis) => ({
  turn: turn.turn,
  side: turn.side,
  chances: bothRounded(turn.chances),
  points: turn.points,
  played: texts(turn.played),
  best: texts(turn.best),
  loss: rounded(turn.loss),
  mark: turn.mark,
  luck: rounded(turn.luck),
  decisions: turn.decisions.map(decisionData),
  draws: turn.draws.map(({ judged, luck, ...draw }) => ({
    ...draw,
    judged: rounded(judged),
    luck: rounded(luck),
  })),
});

export function analysisData(game: string, analysis: Analysis, seconds: number): object {
  const { summary } = analysis;
  return {
    game,
    turns: analysis.turns.map(turnData),
    summary: {
      luck: bothRounded(summary.luck),
      loss: bothRounded(summary.loss),
      accuracy: bothRounded(summary.accuracy),
      adjusted: bothRounded(summary.adjusted),
      uncertainty: rounded(summary.uncertainty),
      marks: summary.marks,
    },
    turningPoints: analysis.turningPoints.map((one) => ({ ...one, points: rounded(one.points) })),
    noise: rounded(analysis.noise),
    explained: analysis.explained,
    seconds: rounded(seconds),
  };
}
