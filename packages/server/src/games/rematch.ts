// Playing again.
import { opponentOf } from '@arpents/engine';
import type { RematchRequest } from '@arpents/protocol';
import { Problem } from '../problem.ts';
import { randomHex, randomId, randomSecret } from '../secrets.ts';
import { hasLeft, type Person } from '../storage/person.ts';
import type { Seat, StoredGame } from '../storage/stored-game.ts';
import { checkWelcome } from './barriers.ts';
import { seatAt, tell, viewerOf, type Desk } from './desk.ts';
import { joinGame } from './join.ts';
import { checkRoomForMore, checkRoomToThink, type CreationLimits } from './limits.ts';
import type { Room } from './room.ts';
import { newShuffle } from './seeds.ts';
import { begin, beginningOf } from './start.ts';

/** The same again with sides swapped. The first player to ask creates the game, the second one joins it. */
export async function rematch(
  desk: Desk,
  id: string,
  person: Person,
  { requestId, bytesFollow }: RematchRequest,
  limits: CreationLimits,
): Promise<Room> {
  const { room, side } = await seatAt(desk, id, person.id);
  if (room.session.state.phase !== 'over') throw new Problem('game-not-over');
  const { storage, now } = desk;
  const there = await storage.games.rematchOf(room.id);
  if (there !== null) {
    const next = await begin(desk, there);
    if (bytesFollow || viewerOf(next.game, person.id) !== 'spectator') return next;
  }
  const opponent = room.game.seats[opponentOf(side)];
  if (opponent.kind === 'person') {
    const other = await storage.people.personById(opponent.person);
    if (other === null || hasLeft(other)) throw new Problem('opponent-gone');
    await checkWelcome(storage, person.id, opponent.person);
  }
  const mine: Seat = { kind: 'person', person: person.id };
  const other: Seat = opponent.kind === 'computer' ? opponent : { kind: 'free' };
  const seed = randomHex(32);
  const game: StoredGame = {
    ...room.game,
    id: randomId(),
    creator: person.id,
    // One that was handed over is followed by one that the server deals.
    practice: room.game.terms.setup !== null,
    opponent: opponent.kind === 'computer' ? 'computer' : 'invitation',
    invitation: opponent.kind === 'computer' ? null : randomSecret(),
    seats: side === 'british' ? { british: other, french: mine } : { british: mine, french: other },
    // Sides are swapped, whoever chose them before.
    guestChooses: false,
    seed,
    salt: randomHex(16),
    shuffle: newShuffle(opponentOf(side), bytesFollow, opponent.kind === 'computer'),
    createdAt: now(),
    rematchOf: room.id,
    kinship: null,
  };
  const created = await desk.places.run(person.id, async () => {
    const meanwhile = await storage.games.rematchOf(room.id);
    if (meanwhile !== null) return meanwhile;
    await checkRoomForMore(desk, person, limits);
    await checkRoomToThink(desk, game, limits);
    return storage.games.create(game, requestId, beginningOf(game));
  });
  await room.refreshStored();
  const begun = await begin(desk, created);
  if (created !== game.id) {
    return bytesFollow ? begun : joinRematch(desk, begun, person, limits);
  }
  if (opponent.kind === 'person') {
    await tell(desk, [opponent.person], room.id, { kind: 'rematch', rematch: created });
  }
  return begun;
}

async function joinRematch(
  desk: Desk,
  room: Room,
  person: Person,
  limits: CreationLimits,
): Promise<Room> {
  if (viewerOf(room.game, person.id) !== 'spectator') return room;
  const { invitation } = room.game;
  return joinGame(desk, room.id, person, { invitation, bytes: null, side: null }, limits);
}
