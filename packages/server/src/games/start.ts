// The beginning of a game: the seed of all parts that are there, and the first entry.
import { bySide, opponentOf, type Side } from '@arpents/engine';
import type { NewJob } from '../storage/append.ts';
import type { Kinship, Seat, StoredGame } from '../storage/stored-game.ts';
import { announce, type Desk } from './desk.ts';
import { appendFor } from './follow-up.ts';
import { emptySession, takeUp } from './replay.ts';
import type { Room } from './room.ts';
import { BYTES_WAIT_MS, isHostAwaited, settledShuffle } from './seeds.ts';

const isFull = ({ seats: { british, french } }: StoredGame): boolean =>
  british.kind !== 'free' && french.kind !== 'free';

/** A game that waits for nothing but the bytes of its host begins without them when their time is over. */
export const beginningOf = (game: StoredGame): NewJob | null =>
  isFull(game) && game.shuffle?.host.state === 'awaited'
    ? { kind: 'begin', dueAt: game.createdAt + BYTES_WAIT_MS }
    : null;

/** The room of a game; where no seat is free and nobody's bytes are waited for, it starts. */
export async function begin(desk: Desk, id: string): Promise<Room> {
  const room = await desk.rooms.get(id);
  if (room === null) throw new Error('a game vanished after it was created');
  const mayStart = room.session.version === 0 && room.stored.progress.status === 'open';
  if (!mayStart || !isFull(room.game)) return room;
  const job = isHostAwaited(room.game, desk.now()) ? beginningOf(room.game) : null;
  if (job === null) await start(desk, room, null);
  else desk.listeners.job.tell({ game: id, version: 0, ...job });
  return room;
}

/** Who takes the free seat, and what their client adds to the seed. */
export interface Joining {
  readonly side: Side;
  readonly person: string;
  readonly bytes: string | null;
  readonly kinship: Kinship | null;
}

/** Starts a game, with the joining player on their seat; false if somebody else was first. */
export const start = (desk: Desk, room: Room, joining: Joining | null): Promise<boolean> =>
  room.exclusive(async () => {
    if (await deal(desk, room, joining)) return true;
    // The host's bytes came in the last moment: with them it is another deal.
    return room.stored.progress.status === 'open' && deal(desk, room, joining);
  });

const personAt = (person: string): Seat => ({ kind: 'person', person });

/** Makes the seed of all parts that are there, and writes the first entry. */
async function deal(desk: Desk, room: Room, joining: Joining | null): Promise<boolean> {
  const seat = joining && {
    side: joining.side,
    person: joining.person,
    kinship: joining.kinship,
  };
  const { shuffle, creator } = room.game;
  const seats =
    seat === null
      ? room.game.seats
      : bySide((side) => personAt(side === seat.side ? seat.person : creator));
  const hostSide = seat === null ? null : opponentOf(seat.side);
  const settled = settledShuffle(shuffle, joining?.bytes ?? null, hostSide);
  const game: StoredGame = { ...room.game, seats, guestChooses: false, shuffle: settled };
  const entry = { version: 1, at: desk.now(), side: null, body: { kind: 'started' } } as const;
  const before = emptySession(game);
  const advance = takeUp(game.id, before, entry);
  const first = appendFor(game, before, advance, null, desk.settings.answerDelay);
  const parts = shuffle && settled && { before: shuffle, after: settled };
  const news = await desk.storage.games.start(room.id, seat, parts, first);
  await room.refreshStored();
  if (news === null) {
    await room.catchUp();
    return false;
  }
  room.adopt(advance);
  announce(desk, room, first, news);
  await desk.storage.announce({
    games: [room.id],
    people: first.news.map(({ person }) => person),
  });
  return true;
}
