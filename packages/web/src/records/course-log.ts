// The log of a game that is known as its course: nobody knows when anything happened, and everything is open.
import { bySide, totalPoints, type Course } from '@arpents/engine';
import type { LogEntry } from '@arpents/protocol';

const BEGUN: LogEntry = {
  version: 1,
  at: 0,
  side: null,
  body: { kind: 'started' },
  events: [],
  points: null,
};

/** The first entry is the beginning. */
export const logOfCourse = ({ steps, end }: Course): readonly LogEntry[] => [
  BEGUN,
  ...steps.map(({ state, action, events }, i): LogEntry => ({
    version: i + 2,
    at: 0,
    side: action.kind === 'resign' ? action.side : (state.decision?.side ?? state.side),
    body: { kind: 'action', action, automatic: false },
    events,
    points: events.some(({ kind }) => kind === 'turn-began')
      ? bySide((side) => totalPoints(steps[i + 1]?.state ?? end, side))
      : null,
  })),
];
