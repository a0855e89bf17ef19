// How the game on screen follows the server: what it says, in whatever order and however often, becomes the next model.
import { NO_CHOICE, bySide, type Choice, type PlayerView } from '@arpents/engine';
import type {
  GameAnswer,
  GameSummary,
  LogEntry,
  PersonEvent,
  PlayersTold,
  TableUpdate,
} from '@arpents/protocol';
import { revived } from '../draft/draft.ts';
import type { GameModel } from './model.ts';

/** What the browser adds to a message. */
export interface How {
  /** Whether the opponent's actions are shown one after the other. */
  readonly isPlayedBack: boolean;
  /** By this browser's clock. */
  readonly now: number;
}

/** The newest version that is known, shown or waiting to be. */
const newestVersion = ({ waiting, table }: GameModel): number =>
  waiting.at(-1)?.table.version ?? table?.version ?? -1;

/** An entry with the table after it: from the stream, or as the answer to a command. */
export function received(model: GameModel, update: TableUpdate, how: How): GameModel {
  if (update.game !== model.id) return model;
  if (model.table === null) return { ...model, early: [...model.early, update] };
  const { entry, table } = update;
  if (table.version <= newestVersion(model)) return withLateEntry(model, entry);
  const isOwn = entry.side === model.viewer;
  // What was chosen here is done in another tab, or answered.
  const isChoiceDone = isOwn && entry.body.kind === 'action' && !model.isSending;
  const next: GameModel = {
    ...model,
    waiting: [...model.waiting, update],
    position: model.position === null ? null : { ...model.position, version: table.version },
    serverAhead: table.now - how.now,
    ...(isChoiceDone ? { draft: NO_CHOICE, failure: null } : {}),
  };
  if (!how.isPlayedBack) return shownAll(next);
  // Whatever arrives while something is shown waits its turn: an answer of the server never cuts a turn short.
  return next.showing === null ? shownNext(next) : next;
}

/** Whether an entry is worth a moment of its own: what the other side did, and what was answered in the own name. */
const takesTime = ({ side, body }: LogEntry, viewer: GameModel['viewer']): boolean =>
  body.kind === 'action' && (side !== viewer || body.automatic);

const CALLED_OFF: readonly PersonEvent['news']['kind'][] = ['game-cancelled', 'rematch-declined'];

/** News of any of the person's games; what was told before is told again after a break, and means nothing then. */
export function told(model: GameModel, event: PersonEvent): GameModel {
  const { position, news, summary } = model;
  if (news !== null && event.number <= news.number) return model;
  const next: GameModel = {
    ...model,
    news: event,
    position: position === null ? null : { ...position, person: event.number },
  };
  if (summary === null) return next;
  if (event.game === summary.id && event.news.kind === 'rematch') {
    return { ...next, summary: { ...summary, rematch: event.news.rematch } };
  }
  return event.game === summary.rematch && CALLED_OFF.includes(event.news.kind)
    ? { ...next, summary: { ...summary, rematch: null } }
    : next;
}

/** Names and ratings of those at the table: nothing else changes by it, and nothing that is being shown is cut short. */
export function introduced(model: GameModel, players: PlayersTold): GameModel {
  if (players.game !== model.id) return model;
  const { summary } = model;
  return { ...model, players, summary: summary === null ? null : named(summary, players) };
}

const named = (summary: GameSummary, { players, ratingChange }: PlayersTold): GameSummary => ({
  ...summary,
  ratingChange,
  seats: bySide((side) => {
    const seat = summary.seats[side];
    const now = players.find(
      ({ person }) => seat.kind === 'person' && person.id === seat.person.id,
    );
    return now ?? seat;
  }),
});

/** The answer to a command can overtake an older entry in the stream: that one still belongs in the log. */
function withLateEntry(model: GameModel, entry: LogEntry): GameModel {
  const isThere = ({ version }: LogEntry): boolean => version === entry.version;
  if (model.entries.some(isThere) || model.waiting.some((update) => isThere(update.entry))) {
    return model;
  }
  const later = model.entries.findIndex(({ version }) => version > entry.version);
  return later < 0 ? model : { ...model, entries: model.entries.toSpliced(later, 0, entry) };
}

/** The whole game, as the server tells it when it is opened and after a break. */
export interface Whole {
  readonly answer: GameAnswer;
  /** null: the log could not be had. */
  readonly entries: readonly LogEntry[] | null;
  /** The choice that the browser remembers. */
  readonly draft: Choice;
}

export function replaced(model: GameModel, { answer, entries, draft }: Whole, how: How): GameModel {
  if (answer.game.id !== model.id) return model;
  const { table } = answer;
  if (model.table !== null && model.table.version > table.version) return model;
  const { players } = model;
  const isNewer = players !== null && players.now > table.now;
  const next: GameModel = {
    ...model,
    openedVersion: model.table === null ? table.version : model.openedVersion,
    summary: isNewer ? named(answer.game, players) : answer.game,
    viewer: answer.viewer,
    invitation: answer.invitation,
    commitment: answer.commitment,
    bytes: answer.bytes,
    table,
    // What is newer than the table comes by the stream, with its own table.
    entries: entries?.filter(({ version }) => version <= table.version) ?? model.entries,
    showing: null,
    waiting: [],
    early: [],
    failure: null,
    draft: table.view === null ? NO_CHOICE : revived(table.view, draft),
    serverAhead: table.now - how.now,
  };
  // The stream may be ahead of this answer, which was under way while it spoke.
  return [...model.early, ...model.waiting].reduce(
    (current, update) => received(current, update, how),
    next,
  );
}

/** The next of the opponent's actions is shown, with all that lies before it; after the last one, nothing more. */
export function shownNext(model: GameModel): GameModel {
  const at = model.waiting.findIndex(({ entry }) => takesTime(entry, model.viewer));
  const next = model.waiting[at];
  if (next === undefined) return shownAll(model);
  const waiting = model.waiting.slice(at + 1);
  return applied({ ...model, waiting, showing: next.entry }, model.waiting.slice(0, at + 1));
}

/** Playback is skipped: the truth at once. */
export const shownAll = (model: GameModel): GameModel =>
  applied({ ...model, waiting: [], showing: null }, model.waiting);

function applied(model: GameModel, updates: readonly TableUpdate[]): GameModel {
  const last = updates.at(-1);
  if (last === undefined) return model;
  const { table } = last;
  const { view } = table;
  return {
    ...model,
    table,
    entries: [...model.entries, ...updates.map(({ entry }) => entry)],
    summary: summaryAfter(model.summary, view),
    draft: draftAfter(model, view),
  };
}

/** While the other side decides, the choice waits as it is; with the end of the game it is gone. */
function draftAfter({ draft, viewer }: GameModel, view: PlayerView | null): Choice {
  if (view === null) return draft;
  if (view.phase === 'over') return NO_CHOICE;
  return view.decision?.side === viewer ? revived(view, draft) : draft;
}

const summaryAfter = (summary: GameSummary | null, view: PlayerView | null): GameSummary | null =>
  summary === null || view === null
    ? summary
    : { ...summary, status: view.phase === 'over' ? 'over' : 'running', outcome: view.outcome };
