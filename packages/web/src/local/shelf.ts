// Where the games of this browser are kept: a row for each, and its entries, added and never changed. In memory, for tests
// and where the browser keeps nothing.
import type { Entry } from '@arpents/session';
import type { LocalGame } from './local-game.ts';

export interface Shelf {
  readonly games: () => Promise<readonly LocalGame[]>;
  readonly game: (id: string) => Promise<LocalGame | null>;
  readonly entriesAfter: (id: string, version: number) => Promise<readonly Entry[]>;
  readonly put: (game: LocalGame, entries: readonly Entry[]) => Promise<void>;
  /** False: the version is there already, by another tab; two writers cannot both win. */
  readonly append: (id: string, entry: Entry, change: RowChange) => Promise<boolean>;
  readonly change: (id: string, change: RowChange) => Promise<void>;
  /** False: it stands at another version than this one; null: at any. */
  readonly remove: (id: string, version: number | null) => Promise<boolean>;
}

export type RowChange = (game: LocalGame) => LocalGame;

export function memoryShelf(): Shelf {
  const kept = new Map<string, { game: LocalGame; readonly entries: Entry[] }>();
  const change: Shelf['change'] = (id, changed) => {
    const row = kept.get(id);
    if (row !== undefined) row.game = changed(row.game);
    return Promise.resolve();
  };
  return {
    games: () => Promise.resolve([...kept.values()].map(({ game }) => game)),
    game: (id) => Promise.resolve(kept.get(id)?.game ?? null),
    entriesAfter: (id, version) =>
      Promise.resolve(kept.get(id)?.entries.filter((entry) => entry.version > version) ?? []),
    put: (game, entries) => {
      kept.set(game.id, { game, entries: [...entries] });
      return Promise.resolve();
    },
    append: async (id, entry, changed) => {
      const row = kept.get(id);
      if (row === undefined || row.entries.some(({ version }) => version === entry.version)) {
        return false;
      }
      row.entries.push(entry);
      await change(id, changed);
      return true;
    },
    change,
    remove: (id, version) => {
      const isMeant = version === null || kept.get(id)?.game.progress.version === version;
      if (isMeant) kept.delete(id);
      return Promise.resolve(isMeant);
    },
  };
}
