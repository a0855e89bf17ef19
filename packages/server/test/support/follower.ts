// A player as the web client is one: follows a game by the stream, comes back when it closes, acts on what it has seen,
// and sends a command again, as the same request, when the server is away for a moment.
import { createRng, randomAction, type Rng } from '@arpents/engine';
import { isPassing, withPatience, type TableUpdate, type TableView } from '@arpents/protocol';
import { newRequestId, type Client, type Reply, type Stream } from './client.ts';

/** The server answers for a player before that; then they are asked. */
const OWN_ANSWER_AFTER = 3000;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type Attempt = Reply<TableUpdate> | 'unreachable';

export class Follower {
  readonly acknowledged: { readonly requestId: string; readonly version: number }[] = [];
  /** What a person would have been told, as status and code. */
  readonly refused: string[] = [];
  /** The versions that the stream brought, over all its connections. */
  readonly seen: number[] = [];
  /** How streams ended that this player did not close. */
  readonly goodbyes: string[] = [];
  repetitions = 0;
  isStopped = false;
  readonly #client: Client;
  readonly #game: string;
  readonly #rng: Rng;
  #table: TableView | null = null;
  #stream: Stream | null = null;
  #position = '0.0';

  constructor(client: Client, game: string, seed: number) {
    this.#client = client;
    this.#game = game;
    this.#rng = createRng(seed);
  }

  get isOver(): boolean {
    return this.#table?.view?.phase === 'over';
  }

  /** Follows and plays until stopped. */
  async run(): Promise<void> {
    await Promise.all([this.#follow(), this.#play()]);
  }

  stop(): void {
    this.isStopped = true;
    this.#stream?.close();
  }

  async #follow(): Promise<void> {
    while (!this.isStopped) {
      await this.#followOnce().catch(() => undefined);
      await pause(100);
    }
  }

  async #followOnce(): Promise<void> {
    const stream = await this.#client.stream(`?game=${this.#game}&after=${this.#position}`);
    this.#stream = stream;
    // Stopped while it was being opened.
    if (this.isStopped) stream.close();
    if (stream.status !== 200) return;
    let read = 0;
    const take = (): void => {
      for (; read < stream.messages.length; read++) {
        const message = stream.messages[read];
        if (message === undefined) continue;
        this.#position = message.id;
        if (message.kind === 'entry') {
          this.seen.push(message.data.entry.version);
          this.#learn(message.data.table);
        }
      }
    };
    stream.watch(take);
    await stream.ended;
    take();
    if (this.isStopped) return;
    this.goodbyes.push(stream.of('bye').at(-1)?.reason ?? 'none');
  }

  /** An answer can overtake the stream: the newest counts. */
  #learn(table: TableView): void {
    if (this.#table === null || table.version > this.#table.version) this.#table = table;
  }

  async #play(): Promise<void> {
    let asked = { version: -1, since: 0 };
    while (!this.isStopped) {
      const view = this.#table?.view ?? null;
      const version = this.#table?.version ?? 0;
      if (this.isOver) return;
      if (view?.decision?.side === view?.viewer && view !== null) {
        if (asked.version !== version) asked = { version, since: Date.now() };
        const isOwn = view.decision?.kind === 'take-action';
        if (isOwn || Date.now() - asked.since > OWN_ANSWER_AFTER) {
          const action = randomAction(view, this.#rng);
          if (action !== null) await this.#send(version, { kind: 'act', action });
          continue;
        }
      }
      await pause(5);
    }
  }

  async #send(version: number, command: Parameters<Client['command']>[2]): Promise<void> {
    const isTurn = this.#table?.view?.decision?.kind === 'take-action';
    const requestId = newRequestId();
    let tries = 0;
    const once = async (): Promise<Attempt> => {
      tries++;
      try {
        const reply = await this.#client.command(this.#game, version, command, requestId);
        // What a proxy says for itself is no answer of the server's.
        return reply.status >= 500 && reply.body.error === undefined ? 'unreachable' : reply;
      } catch {
        return 'unreachable';
      }
    };
    const answer = await withPatience(
      once,
      (one) => one === 'unreachable' || isPassing(one.body.error?.code ?? ''),
      pause,
    );
    this.repetitions += tries - 1;
    if (answer === 'unreachable') this.refused.push('unreachable');
    else if (answer.status !== 200) {
      const code = answer.body.error?.code ?? '';
      // The server may have answered for the player in the same moment.
      if (isTurn || code !== 'stale-version') this.refused.push(`${answer.status} ${code}`);
      // The screen returns to the truth.
      this.#learn((await this.#client.game(this.#game)).table);
    } else {
      this.acknowledged.push({ requestId, version: answer.body.entry.version });
      this.#learn(answer.body.table);
    }
  }
}
