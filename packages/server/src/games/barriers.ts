// What stands between two people. The server decides: what somebody does not want to read is not sent to them.
import { opponentOf, type Viewer } from '@arpents/engine';
import { Problem } from '../problem.ts';
import type { Storage } from '../storage/storage.ts';
import type { StoredGame } from '../storage/stored-game.ts';

/** Two people of whom one has blocked the other are not brought together. */
export async function checkWelcome(storage: Storage, one: string, other: string): Promise<void> {
  if (await storage.manners.isBlocked(one, other)) throw new Problem('not-welcome');
}

/** Who sits opposite a player, if it is a person. */
function opponentAt(game: StoredGame, viewer: Viewer): string | null {
  if (viewer === 'spectator') return null;
  const seat = game.seats[opponentOf(viewer)];
  return seat.kind === 'person' ? seat.person : null;
}

/** Whether this player does not want to read what the other side writes. */
export async function isDeafTo(
  storage: Storage,
  game: StoredGame,
  viewer: Viewer,
): Promise<boolean> {
  const other = opponentAt(game, viewer);
  if (viewer === 'spectator' || other === null) return false;
  const seat = game.seats[viewer];
  if (seat.kind !== 'person') return false;
  return (await storage.manners.barrierTo(seat.person, other)) !== null;
}

/** Whoever has blocked somebody is not written to by them; a mute person is not told that nobody hears. */
export async function checkMayWrite(
  storage: Storage,
  game: StoredGame,
  viewer: Viewer,
): Promise<void> {
  const other = opponentAt(game, viewer);
  const seat = viewer === 'spectator' ? null : game.seats[viewer];
  if (other === null || seat?.kind !== 'person') return;
  const barrier = await storage.manners.barrierTo(other, seat.person);
  if (barrier === 'block') throw new Problem('not-welcome');
}
