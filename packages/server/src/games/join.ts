// Taking the free seat of a game.
import type { JoinGameRequest } from '@arpents/protocol';
import { Problem } from '../problem.ts';
import type { Person } from '../storage/person.ts';
import type { Kinship, StoredGame } from '../storage/stored-game.ts';
import { checkWelcome } from './barriers.ts';
import { isInvited, isRematchFor, isSeated, visibleRoom, type Desk } from './desk.ts';
import { checkRoomForMore, type CreationLimits } from './limits.ts';
import type { Room } from './room.ts';
import { isHostAwaited } from './seeds.ts';
import { start } from './start.ts';

export async function joinGame(
  desk: Desk,
  id: string,
  person: Person,
  { invitation, bytes, side: wanted }: JoinGameRequest,
  limits: CreationLimits,
): Promise<Room> {
  const { room } = await visibleRoom(desk, id, person.id, invitation);
  const { game, progress } = room.stored;
  // Who joins twice has joined.
  if (isSeated(game, person.id)) {
    if (progress.status !== 'open') return room;
    throw new Problem('already-seated');
  }
  if (progress.status !== 'open') throw new Problem('game-not-open');
  await checkInvited(desk, game, person.id, invitation);
  await checkWelcome(desk.storage, person.id, game.creator);
  if (game.terms.rated && person.isGuest) throw new Problem('guests-cannot');
  if (isHostAwaited(game, desk.now())) throw new Problem('bytes-awaited');
  const free = game.seats.british.kind === 'free' ? 'british' : 'french';
  const side = wanted ?? free;
  if (side !== free && !game.guestChooses) throw new Problem('side-taken');
  const joined = await desk.places.run(person.id, async () => {
    await checkRoomForMore(desk, person, limits);
    const kinship = await kinshipOf(desk, game, person.id, limits);
    return start(desk, room, { side, person: person.id, bytes, kinship });
  });
  if (!joined && !isSeated(room.game, person.id)) throw new Problem('game-not-open');
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
