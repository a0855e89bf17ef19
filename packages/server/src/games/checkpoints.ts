// Sessions of games at every so many entries, so that nothing is played through from the beginning: the last ones used
// in memory, all of them as snapshots in the store. Both are caches: what is missing is made anew from the entries.
import {
  SNAPSHOT_INTERVAL,
  sessionFromSnapshots,
  snapshotOf,
  type Advance,
  type GameSession,
} from '@arpents/session';
import { breathe, rest } from '../breathe.ts';
import { GameDamaged } from '../storage/damage.ts';
import type { Storage } from '../storage/storage.ts';
import type { StoredGame } from '../storage/stored-game.ts';
import { REST_AFTER_PAGE, emptySession, takeUpAll } from './replay.ts';

/** Sessions kept in memory, of all games together: whoever reads a log page by page goes on from the last one. */
const MOST_KEPT = 64;
/** Snapshots waiting to be written; beyond that they are left to whoever needs them. */
const MOST_WAITING = 256;

/** Beyond every version, within what both databases call an integer. */
const HIGHEST_VERSION = 1_000_000_000;

const isCheckpoint = (version: number): boolean => version > 0 && version % SNAPSHOT_INTERVAL === 0;

/** The last checkpoint at or before a version. */
const checkpointBefore = (version: number): number => version - (version % SNAPSHOT_INTERVAL);

export class Checkpoints {
  readonly #storage: Storage;
  /** In the order of their last use. */
  readonly #kept = new Map<string, GameSession>();
  readonly #waiting: { readonly game: string; readonly session: GameSession }[] = [];
  readonly #finding = new Map<string, Promise<unknown>>();
  #writing: Promise<void> | null = null;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Remembers the session if it stands at a checkpoint; it is written down later, off the path of the move. */
  pass(game: string, session: GameSession): void {
    if (!isCheckpoint(session.version)) return;
    if (this.#waiting.length < MOST_WAITING) this.#waiting.push({ game, session });
    this.#writing ??= this.#writeWaiting();
  }

  /** Resolves when nothing waits to be written. */
  async idle(): Promise<void> {
    await this.#writing;
  }

  /** The last session of a game that there is a snapshot of, or its beginning. */
  latest(game: StoredGame): Promise<GameSession> {
    return this.#stored(game, HIGHEST_VERSION);
  }

  /** What happened after a version, up to the next checkpoint and at most so many, each with the session then. */
  async advancesAfter(
    game: StoredGame,
    version: number,
    most: number,
  ): Promise<readonly Advance[]> {
    const from = checkpointBefore(version);
    const begin = await this.#oneAtATime(game.id, () => this.#sessionAt(game, from));
    const upTo = Math.min(version + most, from + SNAPSHOT_INTERVAL);
    const advances: Advance[] = [];
    const entries = await this.#storage.games.entriesAfter(game.id, from, upTo);
    const end = await takeUpAll(game.id, begin, entries, (advance) => {
      if (advance.entry.version > version) advances.push(advance);
    });
    if (isCheckpoint(end.version)) this.#keep(game.id, end);
    return advances;
  }

  async #sessionAt(game: StoredGame, version: number): Promise<GameSession> {
    if (version === 0) return emptySession(game);
    const known = this.#kept.get(keyOf(game.id, version));
    let session = known ?? (await this.#stored(game, version));
    while (session.version < version) {
      const begin = performance.now();
      const upTo = checkpointBefore(session.version) + SNAPSHOT_INTERVAL;
      const entries = await this.#storage.games.entriesAfter(game.id, session.version, upTo);
      if (entries.length === 0) throw new GameDamaged(game.id, `it has lost its entry ${upTo}`);
      session = await takeUpAll(game.id, session, entries, (advance) => {
        this.pass(game.id, advance.session);
      });
      await rest(begin, REST_AFTER_PAGE);
    }
    this.#keep(game.id, session);
    return session;
  }

  async #stored(game: StoredGame, upTo: number): Promise<GameSession> {
    const empty = emptySession(game);
    const chain = await this.#storage.snapshots.chain(game.id, upTo);
    return chain === null ? empty : (sessionFromSnapshots(empty, chain.parts, chain.last) ?? empty);
  }

  #keep(game: string, session: GameSession): void {
    const key = keyOf(game, session.version);
    this.#kept.delete(key);
    this.#kept.set(key, session);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  /** Several who ask for the same game do not all make the same session anew. */
  #oneAtATime<T>(game: string, task: () => Promise<T>): Promise<T> {
    const run = (this.#finding.get(game) ?? Promise.resolve()).then(task, task);
    this.#finding.set(game, run);
    const forget = (): void => {
      if (this.#finding.get(game) === run) this.#finding.delete(game);
    };
    run.then(forget, forget);
    return run;
  }

  async #writeWaiting(): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      const { game, session } = next;
      // After whatever is being answered now; a snapshot that cannot be written is made again when it is needed.
      await breathe();
      await this.#storage.snapshots.put(game, snapshotOf(session)).catch(() => undefined);
    }
    this.#writing = null;
  }
}

const keyOf = (game: string, version: number): string => `${game}.${version}`;
