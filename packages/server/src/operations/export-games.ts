// Records of finished games, one after the other, in the format that the other commands read.
import type { PublishedRecord } from '@arpents/protocol';
import { Checkpoints } from '../games/checkpoints.ts';
import { Room } from '../games/room.ts';
import { recordOfRoom } from '../games/table-service.ts';
import { GameDamaged } from '../storage/damage.ts';
import type { Storage } from '../storage/storage.ts';

export interface ExportedGame {
  readonly id: string;
  readonly record: PublishedRecord;
}

/** `leftOut` is told of games that cannot be read. */
export async function* exportGames(
  storage: Storage,
  leftOut: (damaged: GameDamaged) => void,
): AsyncGenerator<ExportedGame> {
  const checkpoints = new Checkpoints(storage);
  for (const id of await storage.games.allGames()) {
    const room = await Room.load(storage, checkpoints, id).catch((error: unknown) => {
      if (!(error instanceof GameDamaged)) throw error;
      leftOut(error);
      return null;
    });
    if (room !== null && room.session.state.phase === 'over') {
      yield { id, record: recordOfRoom(room) };
    }
  }
}
