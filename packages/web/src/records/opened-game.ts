// A game from a file as a table shows it: everything is open, nobody plays, nothing more happens.
import { bySide, viewFor, type Course, type GameState, type PlayerView } from '@arpents/engine';
import type { GameAnswer, LogEntry, SeatShown } from '@arpents/protocol';
import { logOfCourse } from './course-log.ts';
import { keptFile } from './kept-files.ts';
import { readText } from './read-file.ts';

export interface OpenedGame {
  readonly answer: GameAnswer;
  readonly log: readonly LogEntry[];
  /** What stands in the file. */
  readonly value: unknown;
}

/** null: this browser does not keep the file any more, or cannot read it. */
export async function openedGame(id: string): Promise<OpenedGame | null> {
  const text = await keptFile(id);
  const read = text === null ? null : readText(text);
  if (read?.ok !== true) return null;
  const { value, course } = read.value;
  return { value, log: logOfCourse(course), answer: answerFor(id, course) };
}

const SOMEBODY: SeatShown = { kind: 'unknown' };

function answerFor(id: string, { steps, end }: Course): GameAnswer {
  const version = steps.length + 1;
  return {
    game: {
      id,
      status: end.outcome === null ? 'running' : 'over',
      options: end.options,
      preset: null,
      pace: { kind: 'none' },
      rated: false,
      uncounted: null,
      ratingChange: null,
      practice: false,
      cardsKnown: true,
      visibility: 'private',
      opponent: 'invitation',
      seats: bySide(() => SOMEBODY),
      guestChooses: false,
      createdAt: 0,
      changedAt: 0,
      version,
      turn: end.turn,
      decider: null,
      outcome: end.outcome,
      mySide: null,
      rematchOf: null,
      rematch: null,
    },
    viewer: 'spectator',
    table: {
      version,
      positionVersion: version,
      view: laidOpen(end),
      clocks: null,
      now: Date.now(),
      offers: { draw: null, takeBack: null },
      canUndo: false,
      takeBackTo: null,
      abandonedFrom: null,
      canAbort: false,
      revelationsTakenBack: 0,
    },
    commitment: null,
    bytes: bySide(() => 'none'),
    invitation: null,
  };
}

/** Whoever has the file has everything. */
const laidOpen = (state: GameState): PlayerView => ({
  ...viewFor(state, 'spectator'),
  laidOpen: bySide((side) => state.players[side]),
});
