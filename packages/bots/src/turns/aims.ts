// Which turns look best, and what a turn is after, whatever it is paid with.
import type { Action } from '@arpents/engine';
import type { JudgedLine } from './lines.ts';

/** The best lines, best first: at most `most` of them. */
export const bestLines = (lines: readonly JudgedLine[], most: number): JudgedLine[] =>
  [...lines].sort((a, b) => b.value - a.value).slice(0, most);

/** What an action is about, without the cards that pay for it. */
export function purposeOf(action: Action): string {
  const aim = 'location' in action ? action.location : 'card' in action ? action.card : null;
  return `${action.kind} ${aim ?? ''}`;
}
