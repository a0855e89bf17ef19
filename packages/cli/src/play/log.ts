// What happened, line by line.
import { redactEvent, type GameEvent, type Viewer } from '@arpents/engine';
import { describeEvent } from '@arpents/messages';
import { wrapped, type Style } from '../position-text/style.ts';

/** How many turns a look back shows. */
const LOGGED_TURNS = 4;

/** The events of the last turns, this one included. */
export function lastTurns(log: readonly GameEvent[], turn: number): readonly GameEvent[] {
  if (turn <= LOGGED_TURNS) return log;
  const from = log.findIndex(
    (event) => event.kind === 'turn-began' && event.turn > turn - LOGGED_TURNS,
  );
  return log.slice(Math.max(0, from));
}

/** Events as a viewer may see them. Actions stand out, and what followed from them is indented. */
export const logText = (events: readonly GameEvent[], viewer: Viewer, style: Style): string =>
  events
    // That somebody was asked shows in the answer.
    .filter(({ kind }) => kind !== 'decision-asked')
    .map((event) => {
      const text = describeEvent(redactEvent(event, viewer), style.locale);
      const isMain = event.kind === 'action-taken' || event.kind === 'turn-began';
      const line = wrapped(`${isMain ? '•' : '   '} ${text}`, style.columns, '      ');
      return isMain ? line : style.faint(line);
    })
    .join('\n');
