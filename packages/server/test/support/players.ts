// Pairs of people, or of a person and a computer player, who play at random without a pause, repeat what was not answered, and remember what was acknowledged.
import {
  createRng,
  legalActions,
  opponentOf,
  randomAction,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import type { LogAnswer, TableUpdate, TableView } from '@arpents/protocol';
import { Client, newRequestId } from './client.ts';

export interface Acknowledged {
  readonly game: string;
  readonly requestId: string;
  readonly version: number;
}

export class Pair {
  readonly clients: Record<Side, Client>;
  readonly acknowledged: Acknowledged[] = [];
  readonly problems: string[] = [];
  readonly #rng;
  /** Every n-th request is sent twice at the same time. */
  readonly #doubled: number;
  /** The computer player that sits on a side. */
  readonly #computer: { readonly side: Side; readonly level: string } | null;
  /** All that were played, the last one included. */
  readonly games: string[] = [];
  game = '';
  /** What the last answer said; null: look. */
  #known: TableView | null = null;
  #sent = 0;
  stopped = false;

  private constructor(
    clients: Record<Side, Client>,
    seed: number,
    doubled: number,
    computer: { readonly side: Side; readonly level: string } | null = null,
  ) {
    this.clients = clients;
    this.#rng = createRng(seed);
    this.#doubled = doubled;
    this.#computer = computer;
  }

  static async seat(addresses: BySideAddress, seed: number, doubled = 0): Promise<Pair> {
    const british = await Client.guest(addresses.british);
    const french = (await Client.guest(addresses.british)).at(addresses.french);
    const pair = new Pair({ british, french }, seed, doubled);
    await pair.newGame();
    return pair;
  }

  /** A person against a computer player. */
  static async withComputer(address: string, seed: number, level: string): Promise<Pair> {
    const person = await Client.guest(address);
    const side = seed % 2 === 0 ? 'british' : 'french';
    const pair = new Pair({ british: person, french: person }, seed, 0, { side, level });
    await pair.newGame();
    return pair;
  }

  async newGame(): Promise<void> {
    const { british, french } = this.clients;
    if (this.#computer === null) {
      const { game } = await british.create();
      await french.join(game.id);
      this.game = game.id;
    } else {
      const { side, level } = this.#computer;
      const opponent = { kind: 'computer', level } as const;
      this.game = (await british.create({ side: opponentOf(side), opponent })).game.id;
    }
    this.games.push(this.game);
  }

  /** Plays until stopped, or for a number of moves. */
  async play(moves = Infinity): Promise<void> {
    for (let i = 0; i < moves && !this.stopped; i++) await this.#move();
  }

  /**
   * Plays on, after it was stopped, until only the person can go on: at an action of their own turn, or at the end.
   * Any other question to them may be answered by the server, and then it is the computer player's move.
   */
  async playToRest(): Promise<void> {
    this.stopped = false;
    while (!isAtRest((await this.#table('british'))?.view ?? null, this.#computer?.side)) {
      await this.#move();
    }
    this.stopped = true;
  }

  async #move(): Promise<void> {
    const known = this.#known ?? (await this.#table('british'));
    this.#known = null;
    if (known?.view?.phase === 'over') {
      await this.#persist(() => this.newGame());
      return;
    }
    const side = known?.view?.decision?.side;
    if (known === null || side === undefined) return;
    if (side === this.#computer?.side) {
      await this.#pause();
      return;
    }
    const own = known.view?.viewer === side ? known : await this.#table(side);
    const view = own?.view ?? null;
    if (own === null || view?.decision?.side !== side) return;
    if (this.#computer === null && isAnsweredByServer(view)) {
      await this.#pause();
      return;
    }
    const action = randomAction(view, this.#rng);
    if (action !== null) await this.#send(side, own.version, { kind: 'act', action });
  }

  async #send(
    side: Side,
    version: number,
    command: Parameters<Client['command']>[2],
  ): Promise<void> {
    const requestId = newRequestId();
    const send = () => this.clients[side].command(this.game, version, command, requestId);
    const twice = this.#doubled > 0 && ++this.#sent % this.#doubled === 0;
    await this.#persist(async () => {
      const replies = await Promise.all(twice ? [send(), send()] : [send()]);
      const versions = new Set<number>();
      for (const { status, body } of replies) {
        if (status === 200) {
          const update = body as TableUpdate;
          versions.add(update.entry.version);
          this.#known = update.table;
        } else if (status >= 500 || body.error?.code !== 'stale-version') {
          this.problems.push(`${status} ${body.error?.code ?? ''} ${JSON.stringify(command)}`);
        }
      }
      if (versions.size > 1) this.problems.push(`one request, two versions in ${this.game}`);
      for (const one of versions) {
        this.acknowledged.push({ game: this.game, requestId, version: one });
      }
    });
  }

  async #table(side: Side): Promise<TableView | null> {
    let table: TableView | null = null;
    await this.#persist(async () => {
      table = (await this.clients[side].game(this.game)).table;
    });
    return table;
  }

  /** Tries again as long as the server is away. */
  async #persist(task: () => Promise<void>): Promise<void> {
    while (!this.stopped) {
      try {
        await task();
        return;
      } catch {
        await this.#pause();
      }
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, 30));
  }

  log(side: Side = 'british'): Promise<LogAnswer> {
    return this.clients[side].ask('GET /api/games/:game/log', {
      params: { game: this.game },
      query: {},
    });
  }
}

export type BySideAddress = Readonly<Record<Side, string>>;

const isAtRest = (view: PlayerView | null, computer: Side | undefined): boolean =>
  view?.phase === 'over' ||
  (view?.decision?.kind === 'take-action' && view.decision.side !== computer);

/** Between people, decisions outside the course of a turn are answered by standing orders: leave them alone. */
const isAnsweredByServer = (view: PlayerView): boolean =>
  view.decision?.kind !== 'take-action' &&
  (legalActions(view).length === 1 || view.decision?.kind.startsWith('block-') === true);
