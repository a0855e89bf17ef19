// Records of finished games, one after the other, in the format that the other commands read.
import type { PublishedRecord } from '@arpents/protocol';
import { Room } from '../games/room.ts';
import { recordOfRoom } from '../games/table-service.ts';
import type { Storage } from '../storage/storage.ts';

export interface ExportedGame {
  readonly id: string;
  readonly record: PublishedRecord;
}

export async function* exportGames(storage: Storage): AsyncGenerator<ExportedGame> {
  for (const id of await storage.games.allGames()) {
    const room = await Room.load(storage, id);
    if (room !== null && room.session.state.phase === 'over') {
      yield { id, record: recordOfRoom(room) };
    }
  }
}
