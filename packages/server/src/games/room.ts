// A game that this process has in memory: its session, who is looking on, and one thing at a time. The database has the
// last word: what another process has added is taken up before anything is said about the game.
import { seedFromHex } from '@arpents/engine';
import {
  advanceSession,
  openSession,
  type Advance,
  type Entry,
  type GameSession,
} from '@arpents/session';
import { Listeners } from '../listeners.ts';
import type { GameWithProgress } from '../storage/game-store.ts';
import type { Storage } from '../storage/storage.ts';
import type { StoredGame } from '../storage/stored-game.ts';

/** The last advances are kept, so that whoever reconnects after a moment is served from memory. */
const RECENT = 16;

export class Room {
  readonly id: string;
  readonly listeners = new Listeners<Advance>();
  #stored: GameWithProgress;
  #session: GameSession;
  #recent: Advance[] = [];
  #last: Promise<unknown> = Promise.resolve();
  readonly #storage: Storage;

  private constructor(storage: Storage, stored: GameWithProgress) {
    this.#storage = storage;
    this.#stored = stored;
    this.id = stored.game.id;
    this.#session = emptySession(stored.game);
  }

  static async load(storage: Storage, id: string): Promise<Room | null> {
    const stored = await storage.games.byId(id);
    if (stored === null) return null;
    const room = new Room(storage, stored);
    await room.catchUp();
    return room;
  }

  get game(): StoredGame {
    return this.#stored.game;
  }
  get session(): GameSession {
    return this.#session;
  }
  get stored(): GameWithProgress {
    return this.#stored;
  }

  /** Runs one task after the other: two requests for one game never interleave in this process. */
  exclusive<T>(task: () => Promise<T>): Promise<T> {
    const run = this.#last.then(task, task);
    this.#last = run.catch(() => undefined);
    return run;
  }

  /** Takes up what is in the database and not here yet; true if there was something. Call it under `exclusive`. */
  async catchUp(): Promise<boolean> {
    const { version } = this.#session;
    const entries = await this.#storage.games.entriesAfter(this.id, version);
    const outdated = version === 0 || this.#stored.progress.status === 'open';
    if (outdated && entries.length > 0) await this.refreshStored();
    for (const entry of entries) this.adopt(takeUp(this.#session, entry));
    return entries.length > 0;
  }

  /** Reads the game's row again: seats, status and rematch may have changed. */
  async refreshStored(): Promise<void> {
    this.#stored = (await this.#storage.games.byId(this.id)) ?? this.#stored;
  }

  /** Goes on to an advance that is on disk, and tells everybody who is looking on. */
  adopt(advance: Advance): void {
    this.#session = advance.session;
    this.#recent.push(advance);
    if (this.#recent.length > RECENT) this.#recent.shift();
    this.listeners.tell(advance);
  }

  /** Everything that happened after a version, in order, each with the session as it stood then. */
  async advancesAfter(version: number): Promise<readonly Advance[]> {
    if (version >= this.#session.version) return [];
    const first = this.#recent[0];
    if (first !== undefined && first.entry.version <= version + 1) {
      return this.#recent.filter(({ entry }) => entry.version > version);
    }
    // Events are not stored: they follow from the entries, so the game is played through once more.
    const entries = await this.#storage.games.entriesAfter(this.id, 0);
    const advances: Advance[] = [];
    let session = emptySession(this.game);
    for (const entry of entries) {
      const advance = takeUp(session, entry);
      ({ session } = advance);
      if (entry.version > version) advances.push(advance);
    }
    return advances;
  }
}

/** The table before its first entry. */
export function emptySession(game: StoredGame): GameSession {
  const seed = seedFromHex(game.seed);
  if (seed === null) throw new Error(`game ${game.id} has no seed`);
  const opened = openSession(game.terms, seed);
  if (!opened.ok) throw new Error(`game ${game.id} does not open: ${opened.error.code}`);
  return opened.value;
}

/** The next entry of a game; it was checked before it was written. */
export function takeUp(session: GameSession, entry: Entry): Advance {
  const advance = advanceSession(session, entry);
  if (advance.ok) return advance.value;
  throw new Error(`entry ${entry.version} does not follow: ${advance.error.code}`);
}
