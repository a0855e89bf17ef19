// All tables of this browser, as a page asks for them: what the worker does with each call.
import {
  bySide,
  err,
  ok,
  opponentOf,
  resolveOptions,
  type Result,
  type Side,
  type Viewer,
} from '@arpents/engine';
import {
  historyFor,
  logFor,
  tableUpdateFor,
  tableViewFor,
  type GameAnswer,
  type GameCreatedAnswer,
  type TableUpdate,
} from '@arpents/protocol';
import { areOrdersOf, type Advance } from '@arpents/session';
import type { ask, Failure } from '../api/client.ts';
import type { Answered, LocalCall, LocalCalls, LocalRequest, LocalWanted } from './calls.ts';
import { handOver, recordNow } from './hand-over.ts';
import { isForTwo, ordersOf, newLocalGame, seatsFor, summaryOf, viewerAt } from './local-game.ts';
import { localId } from './local-id.ts';
import { LocalTable, type Surroundings } from './local-table.ts';

/** What the host needs beyond what its tables need. */
export interface HostSurroundings extends Surroundings {
  readonly randomHex: (bytes: number) => string;
  /** Calls `keep` once this tab is the one to see to a game, until it says that it leaves. */
  readonly hold: (game: string, keep: () => void) => () => void;
  readonly tell: (follower: number, update: TableUpdate) => void;
  /** Tells that a game was taken away in another tab. */
  readonly tellGone: (follower: number) => void;
  /** Makes a file of a text, and says where it can be had for a while. */
  readonly offerFile: (text: string) => string;
  /** Asks the server. */
  readonly ask: typeof ask;
}

const failed = (code: Failure['code']): Result<never, Failure> =>
  err({ code, refusal: null, version: null, requestId: null });

const ID_BYTES = 8;
const SEED_BYTES = 32;

type Given<K extends LocalCall> = LocalCalls[K]['given'];
type Calls = { readonly [K in LocalCall]: (given: Given<K>) => Promise<Answered<K>> };

export class LocalHost {
  readonly #around: HostSurroundings;
  readonly #tables = new Map<string, Promise<LocalTable | null>>();
  /** Who is told of which game, and how to stop it. */
  readonly #followers = new Map<
    number,
    { readonly table: LocalTable; readonly stop: () => void }
  >();
  /** Those who left before their table was there. */
  readonly #left = new Set<number>();
  /** How to let go of the games that are followed. */
  readonly #held = new Map<LocalTable, () => void>();
  readonly #calls: Calls = {
    create: (wanted) => this.#create(wanted, null),
    list: async () => {
      const games = await this.#around.shelf.games();
      const newest = games.toSorted((a, b) => b.progress.changedAt - a.progress.changedAt);
      return ok(newest.map((game) => summaryOf(game, viewerAt(game, game.progress.decider))));
    },
    remove: async ({ game }) => {
      await this.#takeAway(game, null);
      return ok(null);
    },
    open: (at) => this.#at(at, (table, viewer) => ok(this.#answerFor(table, viewer))),
    log: (at) =>
      this.#at(at, ({ advances, session }, viewer) =>
        ok(logFor(advances, session, viewer, false, 0)),
      ),
    history: (at) =>
      this.#at(at, ({ advances, session }, viewer) => ok(historyFor(advances, session, viewer))),
    send: (at) => this.#send(at),
    orders: (at) => this.#seated(at, (table, side) => ok(ordersOf(table.game, side))),
    changeOrders: (at) =>
      this.#seated(at, async (table, side) => {
        const { orders } = at;
        if (!areOrdersOf(side, orders)) return failed('not-orders-of-your-side');
        await table.change((game) => ({ ...game, orders: { ...game.orders, [side]: orders } }));
        return ok(orders);
      }),
    notes: (at) => this.#at(at, ({ game }) => ok(game.notes)),
    changeNotes: (at) =>
      this.#at(at, async (table) => {
        await table.change((game) => ({ ...game, notes: at.text }));
        return ok(at.text);
      }),
    record: (at) =>
      this.#at(at, ({ game, session }) => {
        const record = session.state.phase === 'over' ? recordNow(game, session) : null;
        return record === null ? failed('game-not-over') : ok(record);
      }),
    file: ({ game }) =>
      this.#at({ game, as: null }, (table) => {
        const record = recordNow(table.game, table.session);
        return ok(this.#around.offerFile(JSON.stringify(record, null, 2)));
      }),
    handOver: ({ game }) => this.#at({ game, as: null }, (table) => this.#handOver(table)),
    playAgain: (at) => this.#at(at, (table) => this.#playAgain(table)),
    follow: (at) =>
      this.#at(at, (table, viewer) => {
        this.#follow(table, viewer, at.follower);
        return ok(null);
      }),
    leave: ({ follower }) => {
      this.#leave(follower);
      return Promise.resolve(ok(null));
    },
  };

  constructor(around: HostSurroundings) {
    this.#around = around;
  }

  async answer<K extends LocalCall>({ call, given }: LocalRequest<K>): Promise<Answered<K>> {
    try {
      return await this.#calls[call](given);
    } catch {
      return failed('internal-error');
    }
  }

  /** Another tab has written to a game, or taken it away. */
  async refresh(game: string): Promise<void> {
    const table = await this.#tables.get(game);
    if (table === null || table === undefined || (await table.refresh())) return;
    this.#tables.delete(game);
    table.leave();
    for (const [follower, followed] of this.#followers) {
      if (followed.table === table) this.#around.tellGone(follower);
    }
  }

  /** False: it has gone on meanwhile. Whoever asked for it knows; other tabs are told. */
  async #takeAway(game: string, version: number | null): Promise<boolean> {
    const { shelf, announce } = this.#around;
    if (!(await shelf.remove(game, version))) return false;
    this.#tables.delete(game);
    announce(game);
    return true;
  }

  #handOver(table: LocalTable): Promise<Answered<'handOver'>> {
    return table.alone(async () => {
      const { game, session } = table;
      const handed = await handOver(this.#around.ask, game, session);
      if (!handed.ok) return handed;
      // Another tab may have gone on with it: then it is in both places, and nothing is lost.
      return (await this.#takeAway(game.id, session.version)) ? handed : failed('stale-version');
    });
  }

  #tableOf(id: string): Promise<LocalTable | null> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const loading = LocalTable.load(this.#around, id);
    this.#tables.set(id, loading);
    // What could not be read is tried again next time.
    const forget = (): void => {
      this.#tables.delete(id);
    };
    loading.then((table) => {
      if (table === null) forget();
    }, forget);
    return loading;
  }

  async #at<T>(
    { game, as }: { readonly game: string; readonly as: Side | null },
    then: (table: LocalTable, viewer: Viewer) => Result<T, Failure> | Promise<Result<T, Failure>>,
  ): Promise<Result<T, Failure>> {
    const table = await this.#tableOf(game);
    return table === null ? failed('not-found') : then(table, viewerAt(table.game, as));
  }

  #seated<T>(
    at: { readonly game: string; readonly as: Side | null },
    then: (table: LocalTable, side: Side) => Result<T, Failure> | Promise<Result<T, Failure>>,
  ): Promise<Result<T, Failure>> {
    return this.#at(at, (table, viewer) =>
      viewer === 'spectator' ? failed('not-your-game') : then(table, viewer),
    );
  }

  #send(at: Given<'send'>): Promise<Answered<'send'>> {
    return this.#seated(at, async (table, side) => {
      const result = await table.send(side, at.command, at.version);
      if (result === null) return failed('not-found');
      if (result.ok) return ok(this.#update(table, result.value, side));
      const { error } = result;
      const refusal = error.code === 'against-the-rules' ? error.refusal : null;
      const { version } = table.session;
      return err({ code: error.code, refusal, version, requestId: null });
    });
  }

  #update(table: LocalTable, advance: Advance, viewer: Viewer): TableUpdate {
    const update = tableUpdateFor(table.game.id, advance, viewer, false, this.#around.now());
    if (update === null) throw new Error('a player is not shown their own entry');
    return update;
  }

  #follow(table: LocalTable, viewer: Viewer, follower: number): void {
    if (this.#left.delete(follower)) return;
    const { id } = table.game;
    const stop = table.listen((advance) => {
      const update = tableUpdateFor(id, advance, viewer, false, this.#around.now());
      if (update !== null) this.#around.tell(follower, update);
    });
    this.#followers.set(follower, { table, stop });
    if (this.#held.has(table)) return;
    this.#held.set(
      table,
      this.#around.hold(id, () => void table.keep()),
    );
  }

  #leave(follower: number): void {
    const followed = this.#followers.get(follower);
    if (followed === undefined) {
      this.#left.add(follower);
      return;
    }
    const { table, stop } = followed;
    stop();
    this.#followers.delete(follower);
    if ([...this.#followers.values()].some((other) => other.table === table)) return;
    this.#held.get(table)?.();
    this.#held.delete(table);
    table.leave();
  }

  #answerFor({ game, session }: LocalTable, viewer: Viewer): GameAnswer {
    return {
      game: summaryOf(game, viewer),
      viewer,
      table: tableViewFor(session, viewer, this.#around.now()),
      // Whoever deals for themselves has nobody to commit to.
      commitment: null,
      bytes: bySide(() => 'none'),
      invitation: null,
    };
  }

  async #create(
    { options, preset, side, level, setup }: LocalWanted,
    rematchOf: string | null,
  ): Promise<Result<GameCreatedAnswer, Failure>> {
    const { randomHex, now, shelf } = this.#around;
    const resolved = resolveOptions(options);
    if (!resolved.ok) return failed('illegal-options');
    const made = newLocalGame({
      id: localId(randomHex(ID_BYTES)),
      seed: randomHex(SEED_BYTES),
      createdAt: now(),
      options: resolved.value,
      preset,
      setup,
      seats: seatsFor(side, level),
      rematchOf,
    });
    if (made === null) return failed('illegal-position');
    const { game, entries } = made;
    await shelf.put(game, entries);
    return ok({ game: summaryOf(game, viewerAt(game, null)), commitment: null, invitation: null });
  }

  async #playAgain(table: LocalTable): Promise<Result<GameCreatedAnswer, Failure>> {
    const { id, terms, preset, seats } = table.game;
    const mine = seats.british.kind === 'here' ? 'british' : 'french';
    const other = seats[opponentOf(mine)];
    const created = await this.#create(
      {
        options: terms.options,
        preset,
        side: isForTwo(table.game) ? null : opponentOf(mine),
        level: other.kind === 'computer' ? other.level : null,
        setup: terms.setup,
      },
      id,
    );
    if (created.ok) await table.change((game) => ({ ...game, rematch: created.value.game.id }));
    return created;
  }
}
