// Somebody leaves for good: what they play is resigned, what waits for a second player is called off.
import { randomSecret } from '../secrets.ts';
import { NO_FILTERS } from '../storage/game-lists.ts';
import type { Person } from '../storage/person.ts';
import { cancelGame } from './create.ts';
import type { Desk } from './desk.ts';
import { play } from './play.ts';

const PAGE = 50;

export async function leaveGames(desk: Desk, { id: person }: Person): Promise<void> {
  const { games } = desk.storage;
  for (;;) {
    // What was ended is not listed any more: the next page is the first one again.
    const wanted = { list: 'mine', person, filters: NO_FILTERS } as const;
    const unfinished = await games.list(wanted, null, PAGE);
    for (const { game, progress } of unfinished.games) {
      if (progress.status === 'open') await cancelGame(desk, game.id, person);
      else {
        const room = await desk.rooms.get(game.id);
        const version = room?.session.version ?? progress.version;
        const request = {
          version,
          requestId: randomSecret(),
          command: { kind: 'resign' },
        } as const;
        await play(desk, game.id, person, request);
      }
    }
    if (unfinished.next === null || unfinished.games.length === 0) return;
  }
}
