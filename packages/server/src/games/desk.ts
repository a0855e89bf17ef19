// Where everything about games comes together: the rooms, the store, the clock, and those who want to know. The parts
// of the service (creating, playing, answering, listing) are functions over it.
import type { Viewer } from '@arpents/engine';
import { sideOf, type Advance } from '@arpents/session';
import type { Append, NumberedNews } from '../storage/append.ts';
import type { Job } from '../storage/job-store.ts';
import type { Storage } from '../storage/storage.ts';
import { Problem } from '../problem.ts';
import { appendFor } from './follow-up.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';
import type { StoredGame } from '../storage/stored-game.ts';

export interface DeskSettings {
  /** Milliseconds between a decision and the answer that the server gives to it. */
  readonly answerDelay: number;
  /** Games kept in memory while nobody is looking on. */
  readonly mostRooms: number;
}

/** Who is told what; filled in by the parts that listen. */
export interface DeskListeners {
  news: (news: readonly NumberedNews[]) => void;
  job: (job: Job) => void;
  over: (room: Room) => void;
  moves: () => void;
}

export interface Desk {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly settings: DeskSettings;
  readonly listeners: DeskListeners;
  readonly now: () => number;
}

const ignore = (): void => undefined;

export const makeDesk = (
  storage: Storage,
  settings: DeskSettings,
  now: () => number = Date.now,
): Desk => ({
  storage,
  settings,
  now,
  rooms: new Rooms(storage, settings.mostRooms),
  listeners: { news: ignore, job: ignore, over: ignore, moves: ignore },
});

/** Writes an advance down, then lets everybody know; false if the game had gone on meanwhile. Under `exclusive`. */
export async function commit(
  desk: Desk,
  room: Room,
  advance: Advance,
  requestId: string | null,
): Promise<boolean> {
  const { answerDelay } = desk.settings;
  const append = appendFor(room.game, room.session, advance, requestId, answerDelay);
  const result = await desk.storage.append(append);
  if (!result.ok) return false;
  room.adopt(advance);
  announce(desk, room, append, result.numbered);
  return true;
}

/** Tells the rest of this process about an entry that is on disk. */
export function announce(
  desk: Desk,
  room: Room,
  append: Append,
  numbered: readonly NumberedNews[],
): void {
  desk.listeners.moves();
  desk.listeners.news(numbered);
  const { job, entry } = append;
  if (job !== null) {
    desk.listeners.job({
      game: room.id,
      kind: job.kind,
      version: entry.version,
      dueAt: job.dueAt,
    });
  }
  if (room.session.state.phase === 'over') desk.listeners.over(room);
}

/** As whom a person looks at a game. */
export const viewerOf = (game: StoredGame, person: string | null): Viewer =>
  sideOf(game.seats, (seat) => seat.kind === 'person' && seat.person === person) ?? 'spectator';

/** The room of a game that this person may see; a game that they may not see does not exist for them. */
export async function visibleRoom(
  desk: Desk,
  id: string,
  person: string | null,
  invitation: string | null = null,
): Promise<{ readonly room: Room; readonly viewer: Viewer }> {
  const room = await desk.rooms.get(id);
  if (room === null) throw new Problem('not-found');
  // Seats and status of a game that has not begun may have changed through another process.
  if (room.session.version === 0) {
    await room.exclusive(async () => {
      await room.refreshStored();
      await room.catchUp();
    });
  }
  const viewer = viewerOf(room.game, person);
  if (viewer === 'spectator' && !isVisible(room, invitation)) throw new Problem('not-found');
  return { room, viewer };
}

function isVisible(room: Room, invitation: string | null): boolean {
  const { game, progress } = room.stored;
  if (game.visibility === 'watchable') return true;
  if (progress.status !== 'open') return false;
  return game.opponent === 'open' || (invitation !== null && invitation === game.invitation);
}
