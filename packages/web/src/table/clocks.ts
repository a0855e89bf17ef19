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

/** What a side's clock shows; while it owes an answer, the small clock of the answer. */
export function clockText(
  clocks: TableView['clocks'],
  side: Side,
  now: number,
  locale: Locale,
): string | null {
  if (clocks === null) return null;
  const { answer } = clocks;
  if (answer?.side === side) return durationText(answer.due - now, locale);
  return durationText(timeLeft(clocks, side, now), locale);
}
