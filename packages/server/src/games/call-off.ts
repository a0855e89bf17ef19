// Games that come to nothing: cancelled by their host, declined, or forgotten.
import { Problem } from '../problem.ts';
import { playersOf, type StoredGame } from '../storage/stored-game.ts';
import { DAY } from '../times.ts';
import { isRematchFor, tell, visibleRoom, type Desk } from './desk.ts';
import type { Room } from './room.ts';

/** How long an open game waits for somebody to join it (R110). */
const LONGEST_OPEN = 7 * DAY;

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
