// Creating games.
import { PRESETS, PRESET_IDS, resolveOptions, type GameOptions, type Side } from '@arpents/engine';
import { asSetup, type CreateGameRequest } from '@arpents/protocol';
import { openSession } from '@arpents/session';
import { Problem, problemFromFault } from '../problem.ts';
import { randomHex, randomId, randomSecret } from '../secrets.ts';
import type { Person } from '../storage/person.ts';
import type { Seat, StoredGame } from '../storage/stored-game.ts';
import type { Desk } from './desk.ts';
import {
  checkRoomForMore,
  checkRoomInLobby,
  checkRoomToThink,
  type CreationLimits,
} from './limits.ts';
import { NO_SEED } from './replay.ts';
import type { Room } from './room.ts';
import { newShuffle } from './seeds.ts';
import { begin, beginningOf } from './start.ts';

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

/**
 * Where whoever joins chooses, too, a side is drawn now, for those who name none: once the players' bytes are here, the
 * server knows the cards and must have nothing left to draw.
 */
const sideWanted = (side: CreateGameRequest['side']): Side =>
  side === 'british' || side === 'french' ? side : randomHex(1) < '80' ? 'british' : 'french';

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
  const guestChooses = request.side === 'guest';
  // A computer player plays whatever it is given.
  if (guestChooses && opponent.kind === 'computer')
    throw new Problem('malformed', { path: 'side' });
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
    guestChooses,
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

/** An arrangement is checked by building it, before anything is kept. */
export function checkOpens(game: StoredGame): void {
  const opened = openSession(game.terms, NO_SEED);
  if (!opened.ok) throw problemFromFault(opened.error);
}
