// A few things that this browser keeps beside its games, each under its id; the oldest are forgotten. Where the browser
// keeps nothing, they are there until the page is left.

export interface SmallStore<T> {
  readonly keep: (id: string, value: T) => Promise<void>;
  /** null: it is not here, or no longer. */
  readonly find: (id: string) => Promise<T | null>;
}

const FORM = 1;
const STORE = 'kept';

interface Row<T> {
  readonly id: string;
  readonly keptAt: number;
  readonly value: T;
}

/** A request of any kind. */
interface Request {
  readonly result: unknown;
  readonly error: DOMException | null;
  onsuccess: ((event: Event) => unknown) | null;
  onerror: ((event: Event) => unknown) | null;
}

/** What is kept is what this program has written: its type is taken on trust. */
const asked = <T>(request: Request): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result as T);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('the database did not say why'));
    };
  });

async function inStore<T>(
  name: string,
  mode: IDBTransactionMode,
  task: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(name, FORM);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(STORE, { keyPath: 'id' });
  };
  const database = await asked<IDBDatabase>(opening);
  try {
    return await task(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

export function smallStore<T>(name: string, most: number): SmallStore<T> {
  const here = new Map<string, Row<T>>();
  return {
    keep: async (id, value) => {
      const row: Row<T> = { id, value, keptAt: Date.now() };
      here.set(id, row);
      await inStore(name, 'readwrite', async (store) => {
        await asked(store.put(row));
        const all = await asked<Row<T>[]>(store.getAll());
        const old = all.toSorted((a, b) => b.keptAt - a.keptAt).slice(most);
        await Promise.all(old.map((one) => asked(store.delete(one.id))));
      }).catch(() => undefined);
    },
    find: async (id) => {
      const known = here.get(id);
      if (known !== undefined) return known.value;
      const found = await inStore(name, 'readonly', (store) =>
        asked<Row<T> | undefined>(store.get(id)),
      ).catch(() => undefined);
      return found?.value ?? null;
    },
  };
}
