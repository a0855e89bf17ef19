// The shelf in IndexedDB. Whatever fails there is rejected with the browser's own error.
import type { Entry } from '@arpents/session';
import type { LocalGame } from './local-game.ts';
import type { RowChange, Shelf } from './shelf.ts';

const NAME = 'arpents';
/** To be raised with every new store; what is kept in old ones must stay readable. */
const FORM = 1;
/** What was acknowledged is on disk, not on its way there. */
const ON_DISK: IDBTransactionOptions = { durability: 'strict' };

/** Who is to see to what a game owes, where the browser has no locks: until when, and by which tab. */
export interface Lease {
  readonly game: string;
  readonly holder: string;
  readonly until: number;
}

/** A request of any kind. */
interface Request {
  readonly result: unknown;
  readonly error: DOMException | null;
  readonly addEventListener: (kind: 'success' | 'error', listener: () => void) => void;
}

/** What is kept is what this program has written: its type is taken on trust, its entries are replayed. */
const asked = <T>(request: Request): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      resolve(request.result as T);
    });
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('the database did not say why'));
    });
  });

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve();
    };
    transaction.onerror = transaction.onabort = () => {
      reject(transaction.error ?? new Error('the transaction was given up'));
    };
  });

export async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, FORM);
  request.onupgradeneeded = () => {
    const { result } = request;
    result.createObjectStore('games', { keyPath: 'id' });
    result.createObjectStore('entries');
    result.createObjectStore('leases', { keyPath: 'game' });
  };
  const database = await asked<IDBDatabase>(request);
  // A newer version of this page in another tab must not wait for this one.
  database.onversionchange = () => {
    database.close();
  };
  return database;
}

const entriesOf = (game: string, after: number): IDBKeyRange =>
  IDBKeyRange.bound([game, after], [game, Infinity], true);

export function databaseShelf(database: IDBDatabase): Shelf {
  const reading = (...stores: string[]): IDBTransaction => database.transaction(stores, 'readonly');
  const writing = (...stores: string[]): IDBTransaction =>
    database.transaction(stores, 'readwrite', ON_DISK);

  /** Within one transaction, so that no tab overwrites what another one has changed. */
  const changeRow = async (
    store: IDBObjectStore,
    id: string,
    change: RowChange,
  ): Promise<boolean> => {
    const before = await asked<LocalGame | undefined>(store.get(id));
    if (before === undefined) return false;
    store.put(change(before));
    return true;
  };

  return {
    games: () => asked<LocalGame[]>(reading('games').objectStore('games').getAll()),
    game: async (id) =>
      (await asked<LocalGame | undefined>(reading('games').objectStore('games').get(id))) ?? null,
    entriesAfter: (id, version) =>
      asked<Entry[]>(reading('entries').objectStore('entries').getAll(entriesOf(id, version))),
    put: async (game, entries) => {
      const transaction = writing('games', 'entries');
      transaction.objectStore('games').put(game);
      const store = transaction.objectStore('entries');
      for (const entry of entries) store.put(entry, [game.id, entry.version]);
      await done(transaction);
    },
    append: async (id, entry, change) => {
      const transaction = writing('games', 'entries');
      const finished = done(transaction);
      finished.catch(() => undefined);
      const entries = transaction.objectStore('entries');
      const key = [id, entry.version];
      const isTaken = (await asked<number>(entries.count(key))) > 0;
      if (isTaken || !(await changeRow(transaction.objectStore('games'), id, change))) {
        await finished;
        return false;
      }
      entries.add(entry, key);
      await finished;
      return true;
    },
    change: async (id, change) => {
      const transaction = writing('games');
      const finished = done(transaction);
      finished.catch(() => undefined);
      await changeRow(transaction.objectStore('games'), id, change);
      await finished;
    },
    remove: async (id, version) => {
      const transaction = writing('games', 'entries');
      const finished = done(transaction);
      finished.catch(() => undefined);
      const games = transaction.objectStore('games');
      const game = await asked<LocalGame | undefined>(games.get(id));
      const isMeant = version === null || game?.progress.version === version;
      if (isMeant) {
        games.delete(id);
        transaction.objectStore('entries').delete(entriesOf(id, 0));
      }
      await finished;
      return isMeant;
    },
  };
}

/** Takes the lease of a game, or keeps it; false: another tab has it. */
export async function takeLease(
  database: IDBDatabase,
  lease: Lease,
  now: number,
): Promise<boolean> {
  const transaction = database.transaction('leases', 'readwrite');
  const finished = done(transaction);
  finished.catch(() => undefined);
  const store = transaction.objectStore('leases');
  const held = await asked<Lease | undefined>(store.get(lease.game));
  const isFree = held === undefined || held.until <= now || held.holder === lease.holder;
  if (isFree) store.put(lease);
  await finished;
  return isFree;
}
