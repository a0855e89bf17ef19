// A local game in somebody's browser, from any position: put where the browser keeps its games, before it opens it.
import { expect } from 'vitest';
import { resolveOptions, type Setup, type Side } from '@arpents/engine';
import { newLocalGame, seatsFor } from '../../src/local/local-game.ts';
import { localId } from '../../src/local/local-id.ts';
import type { Person } from './person.ts';

let made = 0;

/** Against the weakest computer player, or with no side for two at one screen; returns the id of the game. */
export async function putOnShelf(
  who: Person,
  setup: Setup | null,
  side: Side | null,
): Promise<string> {
  const options = resolveOptions({});
  if (!options.ok) throw new Error('the standard game is legal');
  const put = newLocalGame({
    id: localId(`of-a-test-${++made}`),
    seed: made.toString(16).padStart(64, '5'),
    createdAt: Date.now(),
    options: options.value,
    preset: null,
    setup,
    seats: seatsFor(side, side === null ? null : 'recruit'),
    rematchOf: null,
  });
  if (put === null) throw new Error('no game begins there');
  // The page itself makes its database.
  await who.visit('/');
  const isMade = (): Promise<boolean> =>
    who.page.evaluate(async () =>
      (await indexedDB.databases()).some(({ name }) => name === 'arpents'),
    );
  await expect.poll(isMade).toBe(true);
  await who.page.evaluate(async ({ game, entries }) => {
    const opening = indexedDB.open('arpents');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const writing = opening.result.transaction(['games', 'entries'], 'readwrite');
    writing.objectStore('games').put(game);
    for (const entry of entries)
      writing.objectStore('entries').put(entry, [game.id, entry.version]);
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    opening.result.close();
  }, put);
  return put.game.id;
}
