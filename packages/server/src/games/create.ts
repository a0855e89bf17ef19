// Creating, joining and cancelling games.
import { PRESETS, PRESET_IDS, resolveOptions, type GameOptions, type Side } from '@arpents/engine';
import { asSetup, type CreateGameRequest, type JoinGameRequest } from '@arpents/protocol';
import { openSession } from '@arpents/session';
import { Problem, problemFromFault } from '../problem.ts';
import { randomHex, randomId, randomSecret } from '../secrets.ts';
import type { NewJob } from '../storage/append.ts';
import type { Person } from '../storage/person.ts';
import { DAY } from '../times.ts';
import type { ServedLevel } from './computer-players.ts';
import { checkWelcome } from './barriers.ts';
import {
  announce,
  isInvited,
  isRematchFor,
  tell,
  viewerOf,
  visibleRoom,
  type Desk,
} from './desk.ts';
import { appendFor } from './follow-up.ts';
import { NO_SEED, emptySession, takeUp } from './replay.ts';
import type { Room } from './room.ts';
import { BYTES_WAIT_MS, isHostAwaited, newShuffle, settledShuffle } from './seeds.ts';
import { playersOf, type Seat, type Kinship, type StoredGame } from '../storage/stored-game.ts';

/** How long an open game waits for somebody to join it (R110). */
const LONGEST_OPEN = 7 * DAY;

export interface CreationLimits {
  /** Open and running games of one person. */
  readonly gamesPerPerson: number;
  /** Games of one person that wait for anybody in the lobby. */
  readonly openGamesPerPerson: number;
  /** Whether rated games between people of one address count. */
  readonly rateSameAddress: boolean;
  /** Unfinished games of one person against levels that are slow. */
  readonly slowGamesPerPerson: number;
  readonly levels: readonly ServedLevel[];
}

function optionsWanted(request: CreateGameRequest): GameOptions {
  const preset = PRESET_IDS.find((id) => id === request.preset) ?? null;
  if (preset === null && request.preset !== null) throw new Problem('unknown-preset');
  const wanted =
    preset === null ? { edition: request.edition, rules: request.rules } : PRESETS[preset];
  const options = resolveOptions(wanted);
  if (!options.ok) throw problemFromFault(options.error);
  return options.value;
}

/** Rated games are between two registered people, from the beginning and against a clock. */
function checkRated(request: CreateGameRequest, creator: Person): void {
  if (!request.rated) return;
  const allowed =
    !creator.isGuest &&
    request.opponent.kind !== 'computer' &&
    request.practice === null &&
    request.pace.kind !== 'none';
  if (!allowed) throw new Problem('cannot-be-rated');
}

const sideWanted = (side: CreateGameRequest['side']): Side =>
  side !== 'random' ? side : randomHex(1) < '80' ? 'british' : 'french';

function newGame(
  request: CreateGameRequest,
  creator: Person,
  limits: CreationLimits,
  createdAt: number,
): StoredGame {
  const { opponent, practice } = request;
  if (opponent.kind === 'computer' && !limits.levels.some(({ id }) => id === opponent.level)) {
    throw new Problem('unknown-level');
  }
  checkRated(request, creator);
  const side = sideWanted(request.side);
  const other: Seat =
    opponent.kind === 'computer' ? { kind: 'computer', level: opponent.level } : { kind: 'free' };
  const mine: Seat = { kind: 'person', person: creator.id };
  const seed = practice?.seed ?? null;
  return {
    id: randomId(),
    creator: creator.id,
    terms: {
      options: optionsWanted(request),
      setup: practice === null ? null : asSetup(practice.setup),
      pace: request.pace,
      rated: request.rated,
    },
    preset: request.preset,
    practice: practice !== null,
    visibility: request.visibility,
    opponent: opponent.kind,
    invitation: opponent.kind === 'invitation' ? randomSecret() : null,
    seats: side === 'british' ? { british: mine, french: other } : { british: other, french: mine },
    seed: seed ?? randomHex(32),
    // Somebody knows a seed that was given: there is nothing to commit to.
    salt: seed === null ? randomHex(16) : '',
    shuffle:
      seed === null ? newShuffle(side, request.bytesFollow, opponent.kind === 'computer') : null,
    createdAt,
    rematchOf: null,
    kinship: null,
  };
}

/** A new game; one against a computer player begins at once. */
export async function createGame(
  desk: Desk,
  request: CreateGameRequest,
  creator: Person,
  limits: CreationLimits,
): Promise<Room> {
  const { games } = desk.storage;
  const created = await desk.places.run(creator.id, async () => {
    // A repetition gets the game that it made, whatever has become of limits and levels since.
    const before = await games.madeBy(creator.id, request.requestId);
    if (before !== null) return before;
    const game = newGame(request, creator, limits, desk.now());
    checkOpens(game);
    await checkRoomForMore(desk, creator, limits);
    if (game.opponent === 'open') await checkRoomInLobby(desk, creator, limits);
    await checkRoomToThink(desk, game, limits);
    return games.create(game, request.requestId, beginningOf(game));
  });
  return begin(desk, created);
}

export async function checkRoomForMore(
  desk: Desk,
  person: Person,
  limits: CreationLimits,
): Promise<void> {
  const unfinished = await desk.storage.games.countUnfinished(person.id);
  if (unfinished >= limits.gamesPerPerson) throw new Problem('too-many-games');
}

/** The lobby is for everybody: one person holds a few places in it. */
async function checkRoomInLobby(desk: Desk, person: Person, limits: CreationLimits): Promise<void> {
  const open = await desk.storage.games.countInLobby(person.id);
  if (open >= limits.openGamesPerPerson) throw new Problem('too-many-open-games');
}

/** Threads are for everybody: one person has a few games at the levels that use all their time. */
export async function checkRoomToThink(
  desk: Desk,
  { creator, seats }: StoredGame,
  { slowGamesPerPerson, levels }: CreationLimits,
): Promise<void> {
  const slow = levels.filter(({ isSlow }) => isSlow).map(({ id }) => id);
  const isSlow = (seat: Seat): boolean => seat.kind === 'computer' && slow.includes(seat.level);
  if (!isSlow(seats.british) && !isSlow(seats.french)) return;
  const unfinished = await desk.storage.games.countUnfinished(creator, slow);
  if (unfinished >= slowGamesPerPerson) throw new Problem('too-many-slow-games');
}

/** An arrangement is checked by building it, before anything is kept. */
function checkOpens(game: StoredGame): void {
  const opened = openSession(game.terms, NO_SEED);
  if (!opened.ok) throw problemFromFault(opened.error);
}

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
interface Joining {
  readonly side: Side;
  readonly person: string;
  readonly bytes: string | null;
  readonly kinship: Kinship | null;
}

/** Starts a game, with the joining player on their seat; false if somebody else was first. */
const start = (desk: Desk, room: Room, joining: Joining | null): Promise<boolean> =>
  room.exclusive(async () => {
    if (await deal(desk, room, joining)) return true;
    // The host's bytes came in the last moment: with them it is another deal.
    return room.stored.progress.status === 'open' && deal(desk, room, joining);
  });

/** Makes the seed of all parts that are there, and writes the first entry. */
async function deal(desk: Desk, room: Room, joining: Joining | null): Promise<boolean> {
  const seat = joining && {
    side: joining.side,
    person: joining.person,
    kinship: joining.kinship,
  };
  const seats =
    seat === null
      ? room.game.seats
      : { ...room.game.seats, [seat.side]: { kind: 'person', person: seat.person } as const };
  const { shuffle } = room.game;
  const settled = settledShuffle(shuffle, joining?.bytes ?? null);
  const game: StoredGame = { ...room.game, seats, shuffle: settled };
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

export async function joinGame(
  desk: Desk,
  id: string,
  person: Person,
  { invitation, bytes }: JoinGameRequest,
  limits: CreationLimits,
): Promise<Room> {
  const { room, viewer } = await visibleRoom(desk, id, person.id, invitation);
  const { game, progress } = room.stored;
  // Who joins twice has joined.
  if (viewer !== 'spectator') {
    if (progress.status !== 'open') return room;
    throw new Problem('already-seated');
  }
  if (progress.status !== 'open') throw new Problem('game-not-open');
  await checkInvited(desk, game, person.id, invitation);
  await checkWelcome(desk.storage, person.id, game.creator);
  if (game.terms.rated && person.isGuest) throw new Problem('guests-cannot');
  if (isHostAwaited(game, desk.now())) throw new Problem('bytes-awaited');
  const side = game.seats.british.kind === 'free' ? 'british' : 'french';
  const joined = await desk.places.run(person.id, async () => {
    await checkRoomForMore(desk, person, limits);
    const kinship = await kinshipOf(desk, game, person.id, limits);
    return start(desk, room, { side, person: person.id, bytes, kinship });
  });
  if (!joined && viewerOf(room.game, person.id) === 'spectator') throw new Problem('game-not-open');
  return room;
}

/** A rated game between two people of one browser does not count; of one address, if the operator says so. */
async function kinshipOf(
  desk: Desk,
  game: StoredGame,
  person: string,
  { rateSameAddress }: CreationLimits,
): Promise<Kinship | null> {
  if (!game.terms.rated) return null;
  const common = await desk.storage.origins.inCommon(person, game.creator, desk.now());
  return common === 'same-address' && rateSameAddress ? 'same-address-counted' : common;
}

/** A rematch is for the two who played, and they need no secret. */
async function checkInvited(
  desk: Desk,
  game: StoredGame,
  person: string,
  invitation: string | null,
): Promise<void> {
  const isWelcome =
    game.rematchOf !== null
      ? await isRematchFor(desk, game, person)
      : game.invitation === null || isInvited(game, invitation);
  if (!isWelcome) throw new Problem('wrong-invitation');
}

export async function cancelGame(desk: Desk, id: string, person: string): Promise<void> {
  const { room } = await visibleRoom(desk, id, person);
  const { game } = room;
  // Whoever is offered a rematch may say no.
  const isDeclined = game.creator !== person && (await isRematchFor(desk, game, person));
  if (game.creator !== person && !isDeclined) throw new Problem('not-your-game');
  const kind = isDeclined ? 'rematch-declined' : 'game-cancelled';
  if (!(await callOff(desk, room, kind))) throw new Problem('game-not-open');
}

/** R110: an open game that nobody joins disappears. */
export async function callOffForgotten(
  desk: Desk,
  report: (error: unknown) => void,
): Promise<void> {
  for (const id of await desk.storage.games.openSince(desk.now() - LONGEST_OPEN)) {
    const forget = async (): Promise<void> => {
      const room = await desk.rooms.get(id);
      if (room !== null) await callOff(desk, room);
    };
    // A game that cannot be read keeps no other from disappearing.
    await forget().catch(report);
  }
}

/** False if the game is not open any more. */
async function callOff(
  desk: Desk,
  room: Room,
  kind: 'game-cancelled' | 'rematch-declined' = 'game-cancelled',
): Promise<boolean> {
  const { id, creator, rematchOf } = room.game;
  const others = await offeredTo(desk, room.game);
  if (!(await desk.storage.games.cancel(id, desk.now()))) return false;
  await room.refreshStored();
  if (rematchOf !== null) await (await desk.rooms.get(rematchOf))?.refreshStored();
  await tell(desk, [creator], id, { kind });
  if (others.length > 0) await tell(desk, others, id, { kind: 'game-cancelled' });
  return true;
}

/** Whom a rematch was offered to. */
async function offeredTo(desk: Desk, { creator, rematchOf }: StoredGame): Promise<string[]> {
  const before = rematchOf === null ? null : await desk.storage.games.byId(rematchOf);
  if (before === null) return [];
  return playersOf(before.game).flatMap(({ person }) => (person === creator ? [] : [person]));
}
