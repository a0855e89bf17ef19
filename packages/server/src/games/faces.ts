// Somebody has another name or another rating: whoever looks at a table where they sit is told so, and of nothing else.
import { playersOf } from '../storage/stored-game.ts';
import type { Desk } from './desk.ts';
import type { Room } from './room.ts';
import { playersTold } from './summaries.ts';

/** Tells the tables of this process and of the others. */
export async function showFaces(desk: Desk, people: readonly string[]): Promise<void> {
  await desk.storage.announce({ faces: people });
  await showFacesHere(desk, people);
}

/** `null`: anybody may have changed. */
export async function showFacesHere(desk: Desk, people: readonly string[] | null): Promise<void> {
  const isConcerned = ({ game }: Room): boolean =>
    people === null || playersOf(game).some(({ person }) => people.includes(person));
  for (const room of await desk.rooms.all()) {
    if (room.faces.size > 0 && isConcerned(room)) room.faces.tell(await playersTold(desk, room));
  }
}
