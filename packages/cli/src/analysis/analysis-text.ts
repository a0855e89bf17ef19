// An analysis for a terminal, in English as all reports of the program: both sides in a table, and the turning points in
// sentences.
import { decisionAt, type Analysis, type TurnAnalysis, type TurningPoint } from '@arpents/bots';
import { SIDES, formatAction, type Action } from '@arpents/engine';
import { describeMark, describeShortcoming, viewerName } from '@arpents/messages';
import { columnsText } from '../arena/table-text.ts';

const points = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
const actionsText = (actions: readonly Action[]): string => actions.map(formatAction).join('; ');

export function analysisText(analysis: Analysis): string {
  const { turns, summary, turningPoints, noise, explained } = analysis;
  const table = [
    ['', 'accuracy', 'loss', 'inaccuracies', 'mistakes', 'blunders', 'luck', 'adjusted'],
    ...SIDES.map((side) => {
      const marks = summary.marks[side];
      return [
        viewerName(side, 'en'),
        `${summary.accuracy[side].toFixed(1)} %`,
        summary.loss[side].toFixed(1),
        `${marks.inaccuracy}`,
        `${marks.mistake}`,
        `${marks.blunder}`,
        points(summary.luck[side]),
        `${summary.adjusted[side].toFixed(1)} ± ${summary.uncertainty.toFixed(1)}`,
      ];
    }),
  ];
  return [
    columnsText(table),
    ...turningPoints.flatMap((one) => turningPointText(one, turns)),
    ...(SIDES.some((side) => summary.adjusted[side] < 0 || summary.adjusted[side] > 100)
      ? ['An adjusted result above 100 or below 0 came about against the cards.']
      : []),
    `Points of chance. Noise of a decision ±${noise.toFixed(1)}; luck of this kind explains ` +
      `${(100 * explained).toFixed(0)} % of the results of equal players.`,
  ].join('\n');
}

function turningPointText(point: TurningPoint, turns: readonly TurnAnalysis[]): string[] {
  const { turn, side, points: worth } = point;
  const where = `Turn ${turn}, ${viewerName(side, 'en')}`;
  const decision = decisionAt(point, turns);
  if (decision === null) return [`${where}: cards drawn ${points(worth)}`];
  const why = decision.why.map((one) => describeShortcoming(one, side, 'en'));
  return [
    `${where}: ${describeMark(decision.mark, 'en')} ${points(worth)}`,
    `  played  ${actionsText(decision.played)}`,
    `  better  ${actionsText(decision.best)}`,
    ...why.map((sentence) => `  ${sentence}`),
  ];
}
