// The log by turns: a heading for each with the points that both sides had after it, and its lines below.
import {
  opponentOf,
  type Action,
  type BySide,
  type GameEvent,
  type LocationId,
  type Side,
  type Viewer,
} from '@arpents/engine';
import type { LogEntry } from '@arpents/protocol';
import { standing, type StandingEntry } from './standing.ts';

export const LOG_FILTERS = ['all', 'british', 'french', 'messages'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

export type LineSaid =
  | { readonly kind: 'event'; readonly event: GameEvent }
  | { readonly kind: 'message'; readonly text: string }
  /** R109: time for a side that ran out of it while the server was away. */
  | { readonly kind: 'time-granted'; readonly to: Side; readonly left: number }
  /** An action of the other side that was on screen and is no longer so. */
  | { readonly kind: 'took-back'; readonly action: Action };

export interface LogLine {
  readonly key: string;
  readonly version: number;
  readonly side: Side | null;
  readonly said: LineSaid;
}

export interface LoggedTurn {
  readonly key: string;
  readonly turn: number;
  readonly side: Side;
  /** When the turn was over, or as they are now; null where nobody told them. */
  readonly points: BySide<number> | null;
  readonly lines: readonly LogLine[];
}

/** Steps that only make sense between others and would fill the log. */
const UNSPOKEN: ReadonlySet<GameEvent['kind']> = new Set(['decision-asked', 'turn-began']);

/** What the place of a line is, so that it can be shown on the map. */
export function placeOfLine({ said }: LogLine): LocationId | null {
  if (said.kind === 'message' || said.kind === 'time-granted') return null;
  if (said.kind === 'took-back') return placeOfAction(said.action);
  const { event } = said;
  if (event.kind === 'action-taken') return placeOfAction(event.action);
  return 'location' in event ? event.location : null;
}

const placeOfAction = (action: Action): LocationId | null =>
  'location' in action ? action.location : null;

/** The turn that is being played, with the points as they are. */
export interface TurnNow {
  readonly turn: number;
  readonly side: Side;
  readonly points: BySide<number>;
}

export function loggedTurns(
  entries: readonly LogEntry[],
  viewer: Viewer,
  filter: LogFilter,
  now: TurnNow,
): readonly LoggedTurn[] {
  const turns: LoggedTurn[] = [];
  let lines: LogLine[] = [];
  let current = firstTurn(entries, now);
  const close = (points: BySide<number> | null): void => {
    if (lines.length > 0 || filter === 'all') {
      turns.push({ key: `${current.turn}.${current.side}`, ...current, points, lines });
    }
    lines = [];
  };
  for (const one of standing(entries)) {
    lines.push(...linesOf(one, viewer).filter((line) => isShown(line, filter)));
    const began = one.entry.events.find((event) => event.kind === 'turn-began');
    if (began === undefined) continue;
    close(one.entry.points);
    current = { turn: began.turn, side: began.side };
  }
  close(now.points);
  return turns;
}

/** The entries of a side's last turn in which it did something, as they stand. */
export function lastTurnOf(
  entries: readonly LogEntry[],
  viewer: Viewer,
  now: TurnNow,
  side: Side,
): readonly LogEntry[] {
  const turn = loggedTurns(entries, viewer, 'all', now).findLast(
    (one) => one.side === side && one.lines.some((line) => line.side === side && isDeed(line)),
  );
  const versions = new Set(turn?.lines.filter(isDeed).map(({ version }) => version));
  return entries.filter(({ version }) => versions.has(version));
}

const isDeed = ({ said }: LogLine): boolean => said.kind === 'event';

/** No event begins the first turn: it is the one before the first that has one, or the present one. */
export function firstTurn(
  entries: readonly LogEntry[],
  { turn, side }: Pick<TurnNow, 'turn' | 'side'>,
): Pick<LoggedTurn, 'turn' | 'side'> {
  for (const { events } of entries) {
    const began = events.find((event) => event.kind === 'turn-began');
    if (began !== undefined) return { turn: began.turn - 1, side: opponentOf(began.side) };
  }
  return { turn, side };
}

function isShown({ side, said }: LogLine, filter: LogFilter): boolean {
  if (filter === 'all') return true;
  return said.kind === 'message' ? filter === 'messages' : side === filter;
}

function linesOf({ entry, gone }: StandingEntry, viewer: Viewer): readonly LogLine[] {
  const { version, side, body } = entry;
  const line = (said: LineSaid, i: number): LogLine => ({
    key: `${version}.${i}`,
    version,
    side,
    said,
  });
  if (body.kind === 'message') return [line({ kind: 'message', text: body.text }, 0)];
  if (body.kind === 'time-granted') return [line(body, 0)];
  // Whoever takes back their own actions knows it.
  const tookBack =
    side === viewer && body.kind === 'undone'
      ? []
      : gone.flatMap(({ body: one }): readonly LineSaid[] =>
          one.kind === 'action' ? [{ kind: 'took-back', action: one.action }] : [],
        );
  const happened = entry.events
    .filter((event) => !UNSPOKEN.has(event.kind))
    .map((event): LineSaid => ({ kind: 'event', event }));
  return [...tookBack, ...happened].map(line);
}
