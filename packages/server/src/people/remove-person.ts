// Takes a person out for good, whether they wish it or an operator does: their games end first, while they are still
// somebody. Whoever calls it tells the processes that serve them.
import type { Desk } from '../games/desk.ts';
import { leaveGames } from '../games/leave-games.ts';

/** False if there is nobody of this id, or they had left before. */
export async function removePerson(desk: Desk, person: string): Promise<boolean> {
  await leaveGames(desk, person);
  return desk.storage.people.remove(person, desk.now());
}
