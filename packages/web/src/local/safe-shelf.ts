// A shelf that goes on in memory where the browser keeps nothing any more: private mode, a full disk, a locked database.
// Nothing that is being played is lost by it before the page is left, and somebody is told.
import type { Entry } from '@arpents/session';
import type { LocalGame } from './local-game.ts';
import { memoryShelf, type Shelf } from './shelf.ts';

export interface SafeShelf extends Shelf {
  /** Whether what is played now is kept. */
  readonly isKept: () => boolean;
}

/** What has not been done by then is not waited for: another page may hold on to the database for good. */
const PATIENCE_MS = 5000;

function withPatience<T>(task: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('the database is locked'));
    }, PATIENCE_MS);
  });
  return Promise.race([task, tooLate]).finally(() => {
    clearTimeout(timer);
  });
}

/** `lost` is told once, when the first thing could not be kept. */
export function safeShelf(open: () => Promise<Shelf>, lost: () => void): SafeShelf {
  /** What this page has read and written: all there is, once nothing is kept any more. */
  const memory = memoryShelf();
  let isKept = true;
  const opening = withPatience(open()).catch(() => null);
  const giveUp = (): void => {
    if (isKept) lost();
    isKept = false;
  };
  void opening.then((shelf) => {
    if (shelf === null) giveUp();
  });

  const noteGame = async (game: LocalGame): Promise<void> => {
    if ((await memory.game(game.id)) === null) await memory.put(game, []);
    else await memory.change(game.id, () => game);
  };
  const noteEntries = async (id: string, entries: readonly Entry[]): Promise<void> => {
    for (const entry of entries) await memory.append(id, entry, (game) => game);
  };

  /** From the shelf, as long as there is one that can be read. */
  const read = async <T>(from: (shelf: Shelf) => Promise<T>): Promise<T | null> => {
    const shelf = await opening;
    return shelf === null ? null : withPatience(from(shelf)).catch(() => null);
  };
  /** On the shelf and in memory, or in memory alone. */
  const write = async <T>(id: string, to: (shelf: Shelf) => Promise<T>): Promise<T> => {
    const shelf = await opening;
    if (shelf !== null && isKept) {
      try {
        const done = await withPatience(to(shelf));
        if (done !== false) await to(memory);
        return done;
      } catch {
        giveUp();
      }
    }
    if ((await memory.game(id)) === null) await rescue(id);
    return to(memory);
  };
  /** Takes over into memory what can still be read of a game. */
  const rescue = async (id: string): Promise<void> => {
    const game = await read((shelf) => shelf.game(id));
    if (game === null) return;
    await noteGame(game);
    await noteEntries(id, (await read((shelf) => shelf.entriesAfter(id, 0))) ?? []);
  };

  return {
    isKept: () => isKept,
    games: async () => {
      const kept = (await read((shelf) => shelf.games())) ?? [];
      if (isKept) return kept;
      const here = await memory.games();
      return [...here, ...kept.filter(({ id }) => !here.some((game) => game.id === id))];
    },
    game: async (id) => {
      const here = await memory.game(id);
      if (!isKept && here !== null) return here;
      const shelf = await opening;
      if (shelf === null) return here;
      try {
        const game = await withPatience(shelf.game(id));
        await (game === null ? memory.remove(id, null) : noteGame(game));
        return game;
      } catch {
        return here;
      }
    },
    entriesAfter: async (id, version) => {
      const isHere = (await memory.game(id)) !== null;
      const entries =
        !isKept && isHere ? null : await read((shelf) => shelf.entriesAfter(id, version));
      if (entries === null) return memory.entriesAfter(id, version);
      await noteEntries(id, entries);
      return entries;
    },
    put: (game, entries) => write(game.id, (shelf) => shelf.put(game, entries)),
    append: (id, entry, change) => write(id, (shelf) => shelf.append(id, entry, change)),
    change: (id, change) => write(id, (shelf) => shelf.change(id, change)),
    remove: async (id, version) => {
      const isGone = await write(id, (shelf) => shelf.remove(id, version));
      if (isGone) await memory.remove(id, null);
      return isGone;
    },
  };
}
