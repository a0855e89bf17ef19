// Where everything about games comes together: the rooms, the store, the clock, and those who want to know. The parts
// of the service (creating, playing, answering, listing) are functions over it.
import { opponentOf, type Side, type Viewer } from '@arpents/engine';
import type { PersonNews } from '@arpents/protocol';
import { sideOf, type Advance, type Entry } from '@arpents/session';
import { Listeners } from '../listeners.ts';
import { isSameSecret } from '../secrets.ts';
import type { Append, NumberedNews } from '../storage/append.ts';
import type { Job } from '../storage/job-store.ts';
import type { Storage } from '../storage/storage.ts';
import { Problem } from '../problem.ts';
import { isDeafTo } from './barriers.ts';
import { appendFor } from './follow-up.ts';
import { OneAtATime } from './one-at-a-time.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';
import type { StoredGame } from '../storage/stored-game.ts';

export interface DeskSettings {
  /** Milliseconds between a decision and the answer that the server gives to it. */
  readonly answerDelay: number;
  /** Games kept in memory while nobody is looking on. */
  readonly mostRooms: number;
}

/** Who is told what, each after it is on disk. */
export interface DeskListeners {
  /** News of a person, for their streams. */
  readonly news: Listeners<readonly NumberedNews[]>;
  /** What the server owes a game now. */
  readonly job: Listeners<Job>;
  /** The id of a game that nothing is owed to any more. */
  readonly settled: Listeners<string>;
  /** The room of a game that has ended. */
  readonly over: Listeners<Room>;
  readonly entry: Listeners<Entry>;
  /** People who have another name or another rating. */
  readonly faces: Listeners<readonly string[]>;
}

export interface Desk {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly settings: DeskSettings;
  /** By person: taking places at tables, which are counted. */
  readonly places: OneAtATime;
  readonly listeners: DeskListeners;
  readonly now: () => number;
}

export const makeDesk = (
  storage: Storage,
  settings: DeskSettings,
  now: () => number = Date.now,
): Desk => ({
  storage,
  settings,
  now,
  places: new OneAtATime(),
  rooms: new Rooms(storage, settings.mostRooms),
  listeners: {
    news: new Listeners(),
    job: new Listeners(),
    settled: new Listeners(),
    over: new Listeners(),
    entry: new Listeners(),
    faces: new Listeners(),
  },
});

/** Writes an advance down, then lets everybody know; false if the game had gone on meanwhile. Under `exclusive`. */
export async function commit(
  desk: Desk,
  room: Room,
  advance: Advance,
  requestId: string | null,
): Promise<boolean> {
  const { answerDelay } = desk.settings;
  const append = await heard(
    desk.storage,
    room.game,
    appendFor(room.game, room.session, advance, requestId, answerDelay),
  );
  const result = await desk.storage.append(append);
  if (!result.ok) return false;
  room.adopt(advance);
  announce(desk, room, append, result.numbered);
  return true;
}

/** Whoever does not want to read the other side is not told that it wrote. */
async function heard(storage: Storage, game: StoredGame, append: Append): Promise<Append> {
  const { body, side } = append.entry;
  if (body.kind !== 'message' || side === null) return append;
  return (await isDeafTo(storage, game, opponentOf(side))) ? { ...append, news: [] } : append;
}

/** Tells the rest of this process about an entry that is on disk. */
export function announce(
  desk: Desk,
  room: Room,
  append: Append,
  numbered: readonly NumberedNews[],
): void {
  const { listeners } = desk;
  const { job, entry } = append;
  listeners.entry.tell(entry);
  listeners.news.tell(numbered);
  if (job === null) listeners.settled.tell(room.id);
  else if (job !== 'as-before') {
    const { kind, dueAt } = job;
    listeners.job.tell({ game: room.id, kind, version: entry.version, dueAt });
  }
  if (room.session.state.phase === 'over') listeners.over.tell(room);
}

/** News of a game that no entry brings: written down, then told here and to other processes. */
export async function tell(
  desk: Desk,
  people: readonly string[],
  game: string,
  news: PersonNews,
): Promise<void> {
  const numbered = await desk.storage.games.addNews(people, game, news, desk.now());
  desk.listeners.news.tell(numbered);
  await desk.storage.announce({ games: [game], people });
}

const sideAt = ({ seats }: StoredGame, person: string | null): Side | null =>
  sideOf(seats, (seat) => seat.kind === 'person' && seat.person === person);

/** Whether a person plays this game, on whichever side. */
export const isSeated = (game: StoredGame, person: string | null): boolean =>
  sideAt(game, person) !== null;

/**
 * As whom a person looks at a game. As long as whoever joins may choose, nobody has a side: whoever was taken for the
 * British a moment ago must not be shown their cards when the other one took them.
 */
export const viewerOf = (game: StoredGame, person: string | null): Viewer =>
  (game.guestChooses ? null : sideAt(game, person)) ?? 'spectator';

/** Whether this is the secret of a game by invitation. */
export const isInvited = (game: StoredGame, invitation: string | null): boolean =>
  game.invitation !== null && isSameSecret(invitation ?? '', game.invitation);

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
  if (!isSeated(room.game, person) && !isVisible(room, invitation)) {
    const isOffer = room.stored.progress.status === 'open' && room.game.rematchOf !== null;
    if (!isOffer || !(await isRematchFor(desk, room.game, person))) throw new Problem('not-found');
  }
  return { room, viewer };
}

/** Whether a game is the rematch of one that this person has played. */
export async function isRematchFor(
  desk: Desk,
  { rematchOf }: StoredGame,
  person: string | null,
): Promise<boolean> {
  const before = rematchOf === null ? null : await desk.storage.games.byId(rematchOf);
  return before !== null && viewerOf(before.game, person) !== 'spectator';
}

function isVisible(room: Room, invitation: string | null): boolean {
  const { game, progress } = room.stored;
  if (game.visibility === 'watchable') return true;
  if (progress.status !== 'open') return false;
  return game.opponent === 'open' || isInvited(game, invitation);
}

/** The room of a game at which this person sits, and their side; anybody else has no business there. */
export async function seatAt(
  desk: Desk,
  id: string,
  person: string,
): Promise<{ readonly room: Room; readonly side: Side }> {
  const { room, viewer } = await visibleRoom(desk, id, person);
  if (viewer === 'spectator') {
    throw new Problem(isSeated(room.game, person) ? 'not-started' : 'not-your-game');
  }
  return { room, side: viewer };
}
