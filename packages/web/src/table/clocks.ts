// Clocks as the table shows them: the server's last word, running on by the server's clock as far as it is known here.
import type { Side } from '@arpents/engine';
import type { Locale } from '@arpents/messages';
import type { TableView } from '@arpents/protocol';
import { timeLeft } from '@arpents/session';
import { useGame } from '../state/table.ts';
import { useTime } from '../state/use-time.ts';
import { durationText } from '../text/duration.ts';

const SECOND = 1000;

/** The time on the server's clock, told anew every second while clocks run. */
export function useNow(isRunning: boolean): number {
  const ahead = useGame((game) => game.serverAhead);
  return useTime(isRunning ? SECOND : null) + ahead;
}

/** What a side's clock shows. */
export function clockText(
  clocks: TableView['clocks'],
  side: Side,
  now: number,
  locale: Locale,
): string | null {
  return clocks === null ? null : durationText(timeLeftOf(clocks, side, now), locale);
}

/** What a side has left; while it owes an answer, what the small clock of the answer has. */
export function timeLeftOf(
  clocks: NonNullable<TableView['clocks']>,
  side: Side,
  now: number,
): number {
  const { answer } = clocks;
  return answer?.side === side ? answer.due - now : timeLeft(clocks, side, now);
}
