// A game that this process has in memory: its session, who is looking on, and one thing at a time. The database has the
// last word: what another process has added is taken up before anything is said about the game.
import type { Viewer } from '@arpents/engine';
import type { PlayersTold } from '@arpents/protocol';
import { SNAPSHOT_INTERVAL, type Advance, type GameSession } from '@arpents/session';
import { rest } from '../breathe.ts';
import { Listeners } from '../listeners.ts';
import type { GameWithProgress } from '../storage/games-read.ts';
import type { Storage } from '../storage/storage.ts';
import type { StoredGame } from '../storage/stored-game.ts';
import type { Checkpoints } from './checkpoints.ts';
import { REST_AFTER_PAGE, emptySession, takeUpAll } from './replay.ts';
import { isSeedMade } from './seeds.ts';
import { Tellings, type Telling } from './tellings.ts';

/** The last advances are kept, so that whoever reconnects after a moment is served from memory. */
export const RECENT = 16;

const nothing = (): undefined => undefined;

export class Room {
  readonly id: string;
  /** Told of every advance that is made here; null: there is something new to look up. */
  readonly listeners = new Listeners<Advance | null>();
  /** Told when a player has another name or another rating. */
  readonly faces = new Listeners<PlayersTold>();
  readonly #tellings = new Tellings();
  #stored: GameWithProgress;
  #session: GameSession;
  /** Whether the session was opened by the seed of the game, and not before there was one. */
  readonly #isDealt: boolean;
  #recent: Advance[] = [];
  #last: Promise<unknown> = Promise.resolve();
  readonly #storage: Storage;
  readonly #checkpoints: Checkpoints;

  private constructor(storage: Storage, checkpoints: Checkpoints, stored: GameWithProgress) {
    this.#storage = storage;
    this.#checkpoints = checkpoints;
    this.#stored = stored;
    this.id = stored.game.id;
    this.#session = emptySession(stored.game);
    this.#isDealt = isSeedMade(stored.game);
  }

  static async load(storage: Storage, checkpoints: Checkpoints, id: string): Promise<Room | null> {
    const stored = await storage.games.byId(id);
    if (stored === null) return null;
    const room = new Room(storage, checkpoints, stored);
    if (stored.progress.version >= SNAPSHOT_INTERVAL) {
      room.#session = await checkpoints.latest(stored.game);
    }
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
    // Not what came of it: the answer to a move would be kept until the next one.
    this.#last = run.then(nothing, nothing);
    return run;
  }

  /** Takes up what is in the database and not here yet; true if there was something. Call it under `exclusive`. */
  async catchUp(): Promise<boolean> {
    const { version } = this.#session;
    let found = 0;
    for (;;) {
      const begin = performance.now();
      const from = this.#session.version;
      const upTo = from + SNAPSHOT_INTERVAL;
      const entries = await this.#storage.games.entriesAfter(this.id, from, upTo);
      const outdated = version === 0 || this.#stored.progress.status === 'open';
      if (outdated && found === 0 && entries.length > 0) await this.refreshStored();
      // It was dealt by another process: only now the seed is known here.
      if (from === 0 && !this.#isDealt && entries.length > 0) {
        this.#session = emptySession(this.game);
      }
      await takeUpAll(this.id, this.#session, entries, (advance) => {
        this.#goOnTo(advance);
        this.listeners.tell(null);
      });
      found += entries.length;
      if (entries.length < SNAPSHOT_INTERVAL) return found > 0;
      await rest(begin, REST_AFTER_PAGE);
    }
  }

  /** Reads the game's row again: seats, status and rematch may have changed. */
  async refreshStored(): Promise<void> {
    this.#stored = (await this.#storage.games.byId(this.id)) ?? this.#stored;
  }

  /** Goes on to an advance that is on disk, and tells everybody who is looking on. */
  adopt(advance: Advance): void {
    this.#goOnTo(advance);
    this.listeners.tell(advance);
  }

  #goOnTo(advance: Advance): void {
    this.#session = advance.session;
    this.#checkpoints.pass(this.id, advance.session);
    this.#recent.push(advance);
    if (this.#recent.length > RECENT) this.#recent.shift();
  }

  /** An advance as this viewer is told of it at this moment; null: not at all. */
  telling(advance: Advance, viewer: Viewer, isDeaf: boolean, now: number): Telling | null {
    return this.#tellings.of(this.id, advance, viewer, isDeaf, now);
  }

  /**
   * What happened after a version, in order, each with the session as it stood then. It comes in pages: at most `most`,
   * and never beyond a checkpoint, so that no more is played through once more than lies between two of them.
   */
  async advancesAfter(version: number, most = SNAPSHOT_INTERVAL): Promise<readonly Advance[]> {
    if (version >= this.#session.version) return [];
    const first = this.#recent[0];
    if (first !== undefined && first.entry.version <= version + 1) {
      return this.#recent.filter(({ entry }) => entry.version > version).slice(0, most);
    }
    // Events are not stored: they follow from the entries.
    return this.#checkpoints.advancesAfter(this.game, version, most);
  }
}
