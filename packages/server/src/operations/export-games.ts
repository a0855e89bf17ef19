// Records of finished games, one after the other, in the format that the other commands read.
import type { PublishedRecord } from '@arpents/protocol';
import { Checkpoints } from '../games/checkpoints.ts';
import { Room } from '../games/room.ts';
import { recordOfRoom } from '../games/table-service.ts';
import type { Storage } from '../storage/storage.ts';

export interface ExportedGame {
  readonly id: string;
  readonly record: PublishedRecord;
}

export async function* exportGames(storage: Storage): AsyncGenerator<ExportedGame> {
  const checkpoints = new Checkpoints(storage);
  for (const id of await storage.games.allGames()) {
    const room = await Room.load(storage, checkpoints, id);
    if (room !== null && room.session.state.phase === 'over') {
      yield { id, record: recordOfRoom(room) };
    }
  }
}
