// A shelf that goes on in memory where the browser keeps nothing any more: private mode, a full disk, a locked database.
// Nothing that is being played is lost by it before the page is left, and somebody is told.
import type { LocalGame } from './local-game.ts';
import { memoryShelf, type Shelf } from './shelf.ts';

export interface SafeShelf extends Shelf {
  /** Whether what is played now is kept. */
  readonly isKept: () => boolean;
}

/** `lost` is told once, when the first thing could not be kept. */
export function safeShelf(open: () => Promise<Shelf>, lost: () => void): SafeShelf {
  const memory = memoryShelf();
  let isKept = true;
  const opening = open().catch(() => null);
  const giveUp = (): void => {
    if (isKept) lost();
    isKept = false;
  };
  void opening.then((shelf) => {
    if (shelf === null) giveUp();
  });

  /** Takes over into memory what can still be read of a game. */
  const rescue = async (shelf: Shelf, id: string): Promise<void> => {
    if ((await memory.game(id)) !== null) return;
    const game: LocalGame | null = await shelf.game(id).catch(() => null);
    if (game === null) return;
    await memory.put(game, await shelf.entriesAfter(id, 0).catch(() => []));
  };

  const read = async <T>(from: (shelf: Shelf) => Promise<T>): Promise<T> => {
    const shelf = await opening;
    if (shelf === null) return from(memory);
    return from(shelf).catch(() => from(memory));
  };
  const write = async <T>(id: string, to: (shelf: Shelf) => Promise<T>): Promise<T> => {
    const shelf = await opening;
    if (shelf === null) return to(memory);
    if (isKept) {
      try {
        return await to(shelf);
      } catch {
        giveUp();
      }
    }
    await rescue(shelf, id);
    return to(memory);
  };

  return {
    isKept: () => isKept,
    games: async () => {
      const shelf = await opening;
      const here = await memory.games();
      const kept = shelf === null ? [] : await shelf.games().catch(() => []);
      return [...here, ...kept.filter(({ id }) => !here.some((game) => game.id === id))];
    },
    game: async (id) => (await memory.game(id)) ?? read((shelf) => shelf.game(id)),
    entriesAfter: async (id, version) =>
      (await memory.game(id)) === null
        ? read((shelf) => shelf.entriesAfter(id, version))
        : memory.entriesAfter(id, version),
    put: (game, entries) => write(game.id, (shelf) => shelf.put(game, entries)),
    append: (id, entry, change) => write(id, (shelf) => shelf.append(id, entry, change)),
    change: (id, change) => write(id, (shelf) => shelf.change(id, change)),
    remove: (id) => write(id, (shelf) => shelf.remove(id)),
  };
}
