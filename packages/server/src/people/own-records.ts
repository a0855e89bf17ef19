// The records of all that a person has finished, one after the other. Each is put together when it is wanted: nothing is
// gathered, and whoever stops reading stops the work.
import type { OwnGame, OwnRecord } from '@arpents/protocol';
import type { Desk } from '../games/desk.ts';
import { recordOfRoom } from '../games/table-service.ts';
import { GameDamaged } from '../storage/damage.ts';

const PAGE = 50;

/** R98: a game that was aborted is not among the finished ones. */
const isFinished = ({ status, outcome }: OwnGame): boolean =>
  status === 'over' && outcome !== null && outcome.ending !== 'aborted';

export async function* ownRecordsOf(
  desk: Desk,
  person: string,
  { after = '', since }: { readonly after?: string | undefined; readonly since: number },
  inTurn: <T>(task: () => Promise<T>) => Promise<T>,
): AsyncGenerator<OwnRecord> {
  for (let last = after; ;) {
    const page = await desk.storage.ownData.gamesAfter(person, last, PAGE);
    for (const game of page) {
      if (!isFinished(game) || game.changedAt < since) continue;
      const found = await inTurn(() => recordOf(desk, game));
      if (found !== null) yield found;
    }
    if (page.length < PAGE) return;
    last = page.at(-1)?.game ?? last;
  }
}

/** null: what is kept of it cannot be read; it is missing from lists as well. */
async function recordOf(desk: Desk, game: OwnGame): Promise<OwnRecord | null> {
  try {
    const room = await desk.rooms.look(game.game);
    return room === null ? null : { ...game, record: recordOfRoom(room) };
  } catch (error) {
    if (error instanceof GameDamaged) return null;
    throw error;
  }
}
