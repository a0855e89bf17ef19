// One address that reads the log of a very long game while others play: pages from anywhere, one after the other, until it
// has had what it may read in a minute.
import { createRng } from '@arpents/engine';
import { longGameId, openStorage, writeLongGame, type StorageSettings } from '@arpents/server';
import type { HttpClient } from './http-client.ts';

/** Entries of the game: what two people could bring about in half an hour of doing and undoing. */
const LENGTH = 20_000;
/** By the standard settings, in a minute; the slices of one measurement share them. */
const PAGES_ALLOWED = 240;
/** The server takes one at a time: the next one waits already when a page is done, and few are left at the end. */
const ASKED_AT_ONCE = 4;

/** Writes the game into a store that no server has open yet. */
export async function writeLongLog(store: StorageSettings): Promise<void> {
  const storage = await openStorage(store);
  try {
    await writeLongGame(storage, LENGTH);
  } finally {
    await storage.close();
  }
}

/** Reads for a while, a share of what is allowed; the number of pages that were answered. */
export async function readLog(
  http: HttpClient,
  milliseconds: number,
  slice: number,
  slices: number,
): Promise<number> {
  const rng = createRng(slice + 1);
  const most = Math.floor(PAGES_ALLOWED / slices);
  const end = performance.now() + milliseconds;
  let asked = 0;
  let read = 0;
  const readOn = async (): Promise<void> => {
    while (asked < most && performance.now() < end) {
      asked++;
      const { status } = await http.ask(null, 'GET /api/games/:game/log', {
        params: { game: longGameId(LENGTH) },
        query: { after: String(rng.below(LENGTH)) },
      });
      if (status === 200) read++;
    }
  };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, readOn));
  return read;
}
