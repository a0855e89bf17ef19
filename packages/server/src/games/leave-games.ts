// Somebody leaves for good: what they play is resigned, what waits for a second player is called off.
import type { GameStatus } from '@arpents/protocol';
import { randomSecret } from '../secrets.ts';
import { GameDamaged } from '../storage/damage.ts';
import { NO_FILTERS, type ListPosition } from '../storage/game-lists.ts';
import { cancelGame } from './call-off.ts';
import type { Desk } from './desk.ts';
import { play } from './play.ts';
import { rateGame } from './rate.ts';

const PAGE = 50;

export async function leaveGames(desk: Desk, person: string): Promise<void> {
  const wanted = { list: 'mine', person, filters: NO_FILTERS } as const;
  let after: ListPosition | null = null;
  do {
    const { games, next } = await desk.storage.games.list(wanted, after, PAGE);
    for (const { game, progress } of games) {
      await leave(desk, game.id, person, progress.status).catch(unlessDamaged);
    }
    after = next;
  } while (after !== null);
}

async function leave(desk: Desk, id: string, person: string, status: GameStatus): Promise<void> {
  if (status === 'open') {
    await cancelGame(desk, id, person);
    return;
  }
  const room = await desk.rooms.get(id);
  if (room === null) return;
  const { version } = room.session;
  await play(desk, id, person, {
    version,
    requestId: randomSecret(),
    command: { kind: 'resign' },
  });
  // Counted while they still have a rating.
  await rateGame(desk, room.game);
}

/** A game that nobody can read keeps nobody from leaving. */
function unlessDamaged(error: unknown): void {
  if (!(error instanceof GameDamaged)) throw error;
}
