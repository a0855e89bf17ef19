// Games as lists and headings show them.
import { bySide, type BySide } from '@arpents/engine';
import {
  tableViewFor,
  type GameAnswer,
  type GameSummary,
  type PlayersTold,
  type SeatShown,
  type SeatedPerson,
} from '@arpents/protocol';
import { sideOf, type GameSession } from '@arpents/session';
import { nameOfNobody, personName } from '../accounts/profiles.ts';
import type { GameWithProgress } from '../storage/games-read.ts';
import type { Storage } from '../storage/storage.ts';
import { viewerOf, type Desk } from './desk.ts';
import type { Room } from './room.ts';
import {
  hasGivenSeed,
  playersOf,
  uncounted,
  type Seat,
  type StoredGame,
} from '../storage/stored-game.ts';
import { bytesShown, commitmentOf } from './seeds.ts';

type People = ReadonlyMap<string, SeatedPerson>;

const UNRATED: SeatedPerson['ratings'] = { british: null, french: null };

async function peopleIn(storage: Storage, games: readonly GameWithProgress[]): Promise<People> {
  const ids = new Set(games.flatMap(({ game }) => playersOf(game).map(({ person }) => person)));
  const people = await storage.people.peopleById([...ids]);
  const registered = people.filter(({ isGuest }) => !isGuest);
  const ratings = await storage.ratings.ofPeople(registered.map(({ id }) => id));
  return new Map(
    people.map((person) => {
      const own = ratings.get(person.id);
      const whole = own && bySide((side) => own[side] && Math.round(own[side].rating));
      return [
        person.id,
        {
          kind: 'person',
          person: personName(person),
          ratings: whole ?? UNRATED,
        },
      ] as const;
    }),
  );
}

function seatShown(seat: Seat, people: People): SeatShown {
  if (seat.kind !== 'person') return seat;
  const nobody = {
    kind: 'person',
    person: nameOfNobody(seat.person),
    ratings: UNRATED,
  } as const;
  return people.get(seat.person) ?? nobody;
}

/** What the results of rated games have changed, by game. */
type Changes = Awaited<ReturnType<Storage['ratings']['changes']>>;

const changesBy = (storage: Storage, games: readonly GameWithProgress[]): Promise<Changes> =>
  storage.ratings.changes(games.flatMap(({ game }) => (game.terms.rated ? [game.id] : [])));

function summary(
  { game, progress, rematch }: GameWithProgress,
  people: People,
  changes: Changes,
  viewer: string | null,
): GameSummary {
  const seats: BySide<SeatShown> = bySide((side) => seatShown(game.seats[side], people));
  return {
    id: game.id,
    status: progress.status,
    options: game.terms.options,
    preset: game.preset,
    pace: game.terms.pace,
    rated: game.terms.rated,
    uncounted: uncounted(game),
    ratingChange: changes.get(game.id) ?? null,
    practice: game.practice,
    cardsKnown: hasGivenSeed(game),
    visibility: game.visibility,
    opponent: game.opponent,
    seats,
    guestChooses: game.guestChooses,
    createdAt: game.createdAt,
    changedAt: progress.changedAt,
    version: progress.version,
    turn: progress.turn,
    decider: progress.decider,
    outcome: progress.outcome,
    mySide: sideOf(game.seats, (seat) => seat.kind === 'person' && seat.person === viewer),
    rematchOf: game.rematchOf,
    rematch,
  };
}

export async function summaries(
  storage: Storage,
  games: readonly GameWithProgress[],
  viewer: string | null,
): Promise<GameSummary[]> {
  const people = await peopleIn(storage, games);
  const changes = await changesBy(storage, games);
  return games.map((game) => summary(game, people, changes, viewer));
}

/** A game as its row has it, and its table. */
interface RowAndTable {
  readonly stored: GameWithProgress;
  readonly session: GameSession;
  readonly game: StoredGame;
}

/**
 * Row and table that say the same about whether the game has begun: with the beginning comes who sits where, and whoever
 * asks in that moment must not be told half of it.
 */
async function rowAndTable(desk: Desk, room: Room): Promise<RowAndTable> {
  const look = async (): Promise<RowAndTable> => {
    const stored = (await desk.storage.games.byId(room.id)) ?? room.stored;
    return { stored, session: room.session, game: room.game };
  };
  const found = await look();
  if (found.stored.progress.version > 0 === found.session.version > 0) return found;
  await room.exclusive(() => room.catchUp());
  return look();
}

/** A game with its table as this person may see it. */
export async function gameAnswer(
  desk: Desk,
  room: Room,
  person: string | null,
): Promise<GameAnswer> {
  const { storage, now } = desk;
  // Names, seats and status come from the database, the table from memory: it may be ahead, never behind.
  const { stored, session, game } = await rowAndTable(desk, room);
  const people = await peopleIn(storage, [stored]);
  const changes = await changesBy(storage, [stored]);
  const viewer = viewerOf(game, person);
  return {
    game: summary(stored, people, changes, person),
    viewer,
    table: tableViewFor(session, viewer, now()),
    commitment: commitmentOf(game),
    bytes: bytesShown(game, now()),
    invitation: person !== null && person === game.creator ? game.invitation : null,
  };
}

/** The people at a table as they are called and rated now. */
export async function playersTold({ storage, now }: Desk, room: Room): Promise<PlayersTold> {
  const people = await peopleIn(storage, [room.stored]);
  const changes = await changesBy(storage, [room.stored]);
  return {
    game: room.id,
    players: [...people.values()],
    ratingChange: changes.get(room.id) ?? null,
    now: now(),
  };
}
