// The host's client adds its bytes to the seed: after it has seen the commitment, once, and before anybody may join.
import { Problem } from '../problem.ts';
import { begin } from './start.ts';
import { visibleRoom, type Desk } from './desk.ts';
import type { Room } from './room.ts';
import { isHostAwaited } from './seeds.ts';

/** A repetition with the same bytes has the same answer; a game against the computer starts. */
export async function addBytes(
  desk: Desk,
  id: string,
  person: string,
  bytes: string,
): Promise<Room> {
  const { room } = await visibleRoom(desk, id, person);
  if (room.game.creator !== person) throw new Problem('not-your-game');
  const isAdded =
    isHostAwaited(room.game, desk.now()) && (await desk.storage.games.addHostBytes(id, bytes));
  await room.exclusive(() => room.refreshStored());
  const host = room.game.shuffle?.host;
  if (!isAdded && host?.state !== 'added') throw new Problem('bytes-too-late');
  if (host?.state === 'added' && host.bytes !== bytes) throw new Problem('bytes-added');
  return begin(desk, id);
}
