// What a turn is after, whatever it is paid with: lines with the same aims are one idea.
import type { Action } from '@arpents/engine';
import type { JudgedLine } from './lines.ts';

/** The best lines, best first: at most `most` of them, and no more than `alike` with the same aims. */
export function bestLines(
  lines: readonly JudgedLine[],
  most: number,
  alike = Infinity,
): JudgedLine[] {
  const chosen: JudgedLine[] = [];
  const times = new Map<string, number>();
  for (const line of [...lines].sort((a, b) => b.value - a.value)) {
    const aims = line.actions.map(aimOf).sort().join(';');
    const before = times.get(aims) ?? 0;
    if (before === alike) continue;
    times.set(aims, before + 1);
    chosen.push(line);
    if (chosen.length === most) break;
  }
  return chosen;
}

/** What an action is about, without the cards that pay for it. */
function aimOf(action: Action): string {
  const aim = 'location' in action ? action.location : 'card' in action ? action.card : null;
  return `${action.kind} ${aim ?? ''}`;
}
