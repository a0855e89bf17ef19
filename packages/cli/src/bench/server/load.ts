// Games in play: pairs of people at the server, each with an event stream, who move at random.
import { createRng, randomAction, type PlayerView, type Side } from '@arpents/engine';
import type { TableUpdate } from '@arpents/protocol';
import type { HttpClient } from './http-client.ts';

export interface Samples {
  moves: number;
  refused: number;
  /** Milliseconds from sending a move to the opponent's event. */
  readonly toOpponent: number[];
}

interface Seat {
  readonly cookie: string;
  view: PlayerView | null;
}

let requests = 0;
const nextRequestId = (): string => `bench-${process.pid}-${++requests}`;

/** One game and the two who play it. */
export class LoadGame {
  readonly #http: HttpClient;
  readonly #seats: Record<Side, Seat>;
  readonly #rng;
  readonly #samples: Samples;
  #id = '';
  #version = 0;
  #heard: ((version: number) => void) | null = null;

  private constructor(
    http: HttpClient,
    cookies: Record<Side, string>,
    seed: number,
    samples: Samples,
  ) {
    this.#http = http;
    this.#seats = {
      british: { cookie: cookies.british, view: null },
      french: { cookie: cookies.french, view: null },
    };
    this.#rng = createRng(seed);
    this.#samples = samples;
  }

  static async open(http: HttpClient, seed: number, samples: Samples): Promise<LoadGame> {
    const guest = async (): Promise<string> => {
      const { cookie } = await http.ask(null, 'POST /api/guests', { body: {} });
      if (cookie === null) throw new Error('no guest could be made');
      return cookie;
    };
    const game = new LoadGame(
      http,
      { british: await guest(), french: await guest() },
      seed,
      samples,
    );
    await game.#begin();
    return game;
  }

  async #begin(): Promise<void> {
    const { british, french } = this.#seats;
    const created = await this.#http.ask(british.cookie, 'POST /api/games', {
      body: { requestId: nextRequestId(), side: 'british', opponent: { kind: 'open' } },
    });
    if (created.body === null) throw new Error('no game could be made');
    this.#id = created.body.game.id;
    await this.#http.ask(french.cookie, 'POST /api/games/:game/join', {
      params: { game: this.#id },
      body: { invitation: null },
    });
    this.#version = 0;
    const id = this.#id;
    for (const side of ['british', 'french'] as const) {
      const path = `/api/stream?game=${id}&after=999999.0`;
      await this.#http.stream(path, this.#seats[side].cookie, (event, data) => {
        if (event === 'entry' && id === this.#id) this.#hear(side, JSON.parse(data) as TableUpdate);
      });
    }
    while (this.#version === 0) await new Promise((resolve) => setTimeout(resolve, 2));
  }

  #hear(side: Side, { entry, table }: TableUpdate): void {
    this.#seats[side].view = table.view;
    this.#version = Math.max(this.#version, entry.version);
    if (entry.side !== side) this.#heard?.(entry.version);
  }

  /** One move, until the opponent has heard of it. */
  async move(): Promise<void> {
    const { british, french } = this.#seats;
    const side = (british.view ?? french.view)?.decision?.side;
    if (side === undefined) {
      await this.#begin();
      return;
    }
    const seat = this.#seats[side];
    const action = seat.view?.decision?.side === side ? randomAction(seat.view, this.#rng) : null;
    if (action === null) {
      // The other stream was quicker than the mover's own: a moment later it is there.
      await new Promise((resolve) => setImmediate(resolve));
      return;
    }
    const version = this.#version;
    const heard = new Promise<number>((resolve) => {
      this.#heard = (at) => {
        if (at > version) resolve(performance.now());
      };
    });
    const begin = performance.now();
    const { body } = await this.#http.ask(seat.cookie, 'POST /api/games/:game/commands', {
      params: { game: this.#id },
      body: { version, requestId: nextRequestId(), command: { kind: 'act', action } },
    });
    if (body === null) {
      this.#samples.refused++;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return;
    }
    seat.view = body.table.view;
    this.#samples.moves++;
    this.#samples.toOpponent.push((await heard) - begin);
    while (this.#seats.british.view === null) await new Promise((resolve) => setImmediate(resolve));
  }
}
