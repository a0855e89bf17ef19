// The summary of a pairing in words, for a terminal.
import { ENDINGS, SIDES } from '@arpents/engine';
import { adjustedText } from './adjusted.ts';
import type { Interval } from './statistics.ts';
import type { ArenaSummary } from './summary.ts';

export const percentText = (share: number): string => `${(share * 100).toFixed(1)} %`;

export const intervalText = ({ low, high }: Interval): string =>
  `${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)} %`;

const withComma = (text: string): string => (text === '' ? '' : `; ${text}`);

export function summaryText(summary: ArenaSummary): string {
  const { games } = summary;
  const lines = [
    `${games} games, ${summary.turnsPerGame.mean} turns on average ` +
      `(${summary.turnsPerGame.shortest}–${summary.turnsPerGame.longest})`,
    ...SIDES.map(
      (side) =>
        `  ${side.padEnd(8)} ${summary.wins[side]} wins, ` +
        `${percentText(summary.wins[side] / games)} (${intervalText(summary.intervals[side])})`,
    ),
  ];
  const adjusted = adjustedText(summary.adjusted);
  if (adjusted !== '') lines.push(`  british  ${adjusted}`);
  for (const [bot, wins] of Object.entries(summary.winsOf)) {
    const sides = SIDES.flatMap((side) => {
      const here = summary.bySideOf[bot]?.[side];
      return here === undefined || here.games === 0 ? [] : [`${side} ${here.wins}/${here.games}`];
    });
    const interval = summary.intervals.of[bot];
    const seconds = summary.secondsOf[bot];
    lines.push(
      `  ${bot}: ${wins} wins${interval === undefined ? '' : ` (${intervalText(interval)})`}; ` +
        sides.join(', ') +
        withComma(adjustedText(summary.adjustedOf[bot] ?? null)) +
        (seconds === undefined
          ? ''
          : `; ${(seconds.perTurn * 1000).toFixed(1)} ms per turn, ` +
            `99 in 100 within ${(seconds.p99 * 1000).toFixed(0)} ms, ` +
            `slowest turn ${(seconds.slowestTurn * 1000).toFixed(0)} ms, ` +
            `slowest answer ${(seconds.slowestAnswer * 1000).toFixed(0)} ms`),
    );
  }
  const endings = ENDINGS.filter((ending) => summary.endings[ending] > 0);
  lines.push(`  endings: ${endings.map((e) => `${e} ${summary.endings[e]}`).join(', ')}`);
  return lines.join('\n');
}
