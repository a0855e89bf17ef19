// One table of this browser: the session, made from what is on the shelf, and what the table owes its game. Other tabs may
// write to the same shelf: what they added is taken up before anything is said about the game.
import {
  createRng,
  randomAction,
  seedFromHex,
  viewFor,
  type Action,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import {
  advanceSession,
  ANSWER_DELAY,
  answerFor,
  automaticAnswer,
  carryOut,
  circumstancesOf,
  computerToMove,
  computerToOffer,
  isOwedAsBefore,
  openSession,
  owedAfter,
  progressOf,
  type Advance,
  type Command,
  type Entry,
  type GameSession,
  type Owed,
  type TableRefusal,
} from '@arpents/session';
import type { Result } from '@arpents/engine';
import { ordersOf, type LocalGame } from './local-game.ts';
import type { RowChange, Shelf } from './shelf.ts';

/** What a table needs from around it. */
export interface Surroundings {
  readonly shelf: Shelf;
  readonly now: () => number;
  /** A decision of a computer player; rejected where nobody can think. */
  readonly think: (game: string, level: string, view: PlayerView) => Promise<Action>;
  /** Tells other tabs that the game went on. */
  readonly announce: (game: string) => void;
}

/** How often a command is tried again because another tab was faster. */
const MOST_TRIES = 8;

export class LocalTable {
  readonly #around: Surroundings;
  readonly #listeners = new Set<(advance: Advance) => void>();
  #game: LocalGame;
  #session: GameSession;
  readonly #advances: Advance[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #isKeeper = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(around: Surroundings, game: LocalGame, session: GameSession) {
    this.#around = around;
    this.#game = game;
    this.#session = session;
  }

  /** null: this browser has no such game, or cannot read it. */
  static async load(around: Surroundings, id: string): Promise<LocalTable | null> {
    const game = await around.shelf.game(id);
    const seed = game === null ? null : seedFromHex(game.seed);
    if (game === null || seed === null) return null;
    const opened = openSession(game.terms, seed);
    if (!opened.ok) return null;
    const table = new LocalTable(around, game, opened.value);
    await table.#catchUp();
    return table;
  }

  get game(): LocalGame {
    return this.#game;
  }
  get session(): GameSession {
    return this.#session;
  }
  /** Everything that happened, each with the session as it stood then. */
  get advances(): readonly Advance[] {
    return this.#advances;
  }

  /** Tells of every further entry; returns how to stop. */
  listen(listener: (advance: Advance) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** null: the game is not on the shelf any more. */
  send(
    side: Side,
    command: Command,
    version: number,
  ): Promise<Result<Advance, TableRefusal> | null> {
    return this.#exclusive(async () => {
      for (let tries = 1; ; tries++) {
        const result = carryOut(this.#session, side, command, version, this.#around.now());
        if (result.ok && (await this.#commit(result.value))) return result;
        // Refused for good only if that was said about the game as it stands on the shelf.
        if ((await this.#catchUp()) && tries < MOST_TRIES) continue;
        return result.ok ? null : result;
      }
    });
  }

  /** Does something about the game as it stands on the shelf, while nothing else happens to it here. */
  alone<T>(task: () => Promise<T>): Promise<T> {
    return this.#exclusive(async () => {
      await this.#catchUp();
      return task();
    });
  }

  /** Changes what is kept besides the entries. New orders may answer what is being asked now. */
  change(change: RowChange): Promise<void> {
    return this.#exclusive(async () => {
      await this.#around.shelf.change(this.#game.id, change);
      this.#game = change(this.#game);
      this.#schedule(this.#owed(this.#around.now()));
    });
  }

  /** Another tab has written; false: it has taken the game away. */
  refresh(): Promise<boolean> {
    return this.#exclusive(async () => {
      const game = await this.#around.shelf.game(this.#game.id);
      if (game === null) return false;
      this.#game = game;
      await this.#catchUp();
      return true;
    });
  }

  /** From now on this tab sees to what the table owes: of several that have the game open, one does. */
  async keep(): Promise<void> {
    this.#isKeeper = true;
    await this.refresh();
    this.#schedule(this.#owed(this.#session.movedAt));
  }

  /** Nobody looks on any more. */
  leave(): void {
    this.#isKeeper = false;
    clearTimeout(this.#timer);
  }

  /** One after the other: two requests for one game never interleave. */
  #exclusive<T>(task: () => Promise<T>): Promise<T> {
    const run = this.#last.then(task, task);
    this.#last = run.catch(() => undefined);
    return run;
  }

  async #commit(advance: Advance): Promise<boolean> {
    const { entry, session } = advance;
    const withProgress: RowChange = (game) => ({
      ...game,
      progress: progressOf(session, entry.at),
    });
    const { shelf, announce } = this.#around;
    if (!(await shelf.append(this.#game.id, entry, withProgress))) return false;
    this.#game = withProgress(this.#game);
    this.#adopt(advance);
    announce(this.#game.id);
    return true;
  }

  /** Takes up what is on the shelf and not here yet; true if there was something. */
  async #catchUp(): Promise<boolean> {
    const entries = await this.#around.shelf.entriesAfter(this.#game.id, this.#session.version);
    for (const entry of entries) this.#takeUp(entry);
    return entries.length > 0;
  }

  #takeUp(entry: Entry): void {
    const advance = advanceSession(this.#session, entry);
    if (!advance.ok)
      throw new Error(`entry ${entry.version} does not follow: ${advance.error.code}`);
    this.#game = { ...this.#game, progress: progressOf(advance.value.session, entry.at) };
    this.#adopt(advance.value);
  }

  #adopt(advance: Advance): void {
    const { entry, session } = advance;
    this.#session = session;
    this.#advances.push(advance);
    for (const listener of this.#listeners) listener(advance);
    if (isOwedAsBefore(this.#game.seats, entry.body.kind)) return;
    this.#schedule(this.#owed(Math.max(session.movedAt, entry.at - ANSWER_DELAY)));
  }

  #owed(askedAt: number): Owed | null {
    return owedAfter(this.#game.seats, this.#session, askedAt, ANSWER_DELAY);
  }

  #schedule(owed: Owed | null): void {
    clearTimeout(this.#timer);
    if (owed === null || !this.#isKeeper) return;
    const { now } = this.#around;
    // A computer player thinks at once, whenever its answer is due. Local games have no clocks that could run out.
    if (owed.kind === 'computer')
      this.#timer = setTimeout(() => void this.#moveComputer(owed.dueAt));
    else if (owed.kind === 'answer') {
      this.#timer = setTimeout(() => void this.#answer(), Math.max(0, owed.dueAt - now()));
    }
  }

  /** R101–R108: the answer of the standing orders, after the delay that every answer has; else the player is asked. */
  #answer(): Promise<void> {
    return this.#exclusive(async () => {
      const { state } = this.#session;
      const side = state.decision?.side;
      if (side === undefined || this.#game.seats[side].kind === 'computer') return;
      const { terms, seats } = this.#game;
      const { opponent } = circumstancesOf(terms.pace, seats, side);
      const action = automaticAnswer(state, ordersOf(this.#game, side), opponent);
      if (action === null) return;
      const advance = answerFor(this.#session, side, action, this.#around.now());
      if (advance.ok && !(await this.#commit(advance.value))) await this.#catchUp();
    });
  }

  /** Decides and plays for the computer player who is to move, not before `dueAt`. */
  async #moveComputer(dueAt: number): Promise<void> {
    const { now } = this.#around;
    const before = this.#session;
    const side = computerToMove(this.#game.seats, before);
    if (side === null) return;
    const command =
      (now() < dueAt ? null : computerToOffer(before, side)) ?? (await this.#decide(side));
    if (command === null) return;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueAt - now())));
    await this.#exclusive(async () => {
      const offer = command.kind === 'act' ? computerToOffer(this.#session, side) : null;
      for (const next of offer === null ? [command] : [offer, command]) {
        const result = carryOut(this.#session, side, next, before.version, now());
        // Refused: the game has gone on, by an undo or in another tab; the next move is owed already.
        if (!this.#isKeeper || !result.ok || !(await this.#commit(result.value))) {
          await this.#catchUp();
          return;
        }
      }
    });
  }

  async #decide(side: Side): Promise<Command | null> {
    const seat = this.#game.seats[side];
    if (seat.kind !== 'computer') return null;
    const view = viewFor(this.#session.state, side);
    const action = await this.#around
      .think(this.#game.id, seat.level, view)
      // Rather a poor move than a game that stands still.
      .catch(() => randomAction(view, createRng(this.#session.version)));
    return action === null ? null : { kind: 'act', action };
  }
}
