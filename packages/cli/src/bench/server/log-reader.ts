// One address that reads the log of a very long game for as long as others play, page after page from anywhere.
import { createRng } from '@arpents/engine';
import { longGameId, openStorage, writeLongGame, type StorageSettings } from '@arpents/server';
import type { HttpClient } from './http-client.ts';

/** Entries of the game: what two people could bring about in half an hour of doing and undoing. */
const LENGTH = 20_000;
/** Milliseconds between two pages: by the standard settings an address may read 240 in a minute. */
const PAGE_EVERY = 250;

/** Writes the game into a store that no server has open yet. */
export async function writeLongLog(store: StorageSettings): Promise<void> {
  const storage = await openStorage(store);
  try {
    await writeLongGame(storage, LENGTH);
  } finally {
    await storage.close();
  }
}

/** Reads for a while; the number of pages that were answered. */
export async function readLog(http: HttpClient, milliseconds: number): Promise<number> {
  const rng = createRng(1);
  const begin = performance.now();
  const pages = Array.from({ length: Math.floor(milliseconds / PAGE_EVERY) }, async (_, n) => {
    const wait = begin + n * PAGE_EVERY - performance.now();
    await new Promise((resolve) => setTimeout(resolve, wait));
    const query = { after: String(rng.below(LENGTH)) };
    const { status } = await http.ask(null, 'GET /api/games/:game/log', {
      params: { game: longGameId(LENGTH) },
      query,
    });
    return status === 200 ? 1 : 0;
  });
  return (await Promise.all(pages)).reduce<number>((sum, read) => sum + read, 0);
}
