// The worker that keeps the local games of a page: everything hidden stays in here.
import { ask } from '../api/client.ts';
import type { LocalMessage, LocalRequest } from './calls.ts';
import { databaseShelf, openDatabase } from './database.ts';
import { holding } from './holding.ts';
import { LocalHost } from './local-host.ts';
import { safeShelf } from './safe-shelf.ts';
import { computerPlayers } from './thinking.ts';

const post = (message: LocalMessage): void => {
  self.postMessage(message);
};

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** How long a file can be had. */
const FILE_MS = 60_000;

const database = openDatabase();
const channel = new BroadcastChannel('arpents.local');

const host = new LocalHost({
  shelf: safeShelf(
    async () => databaseShelf(await database),
    () => {
      post({ kind: 'not-kept' });
    },
  ),
  now: Date.now,
  randomHex,
  think: computerPlayers(),
  hold: holding(database, randomHex(8)),
  announce: (game) => {
    channel.postMessage(game);
  },
  tell: (follower, update) => {
    post({ kind: 'update', follower, update });
  },
  tellGone: (follower) => {
    post({ kind: 'gone', follower });
  },
  offerFile: (text) => {
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    setTimeout(() => {
      URL.revokeObjectURL(address);
    }, FILE_MS);
    return address;
  },
  ask,
});

channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
  void host.refresh(data);
});
self.addEventListener('message', ({ data }: MessageEvent<LocalRequest>) => {
  void host.answer(data).then((answer) => {
    post({ kind: 'answer', id: data.id, answer });
  });
});
