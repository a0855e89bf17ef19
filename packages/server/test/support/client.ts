// A person with a browser, as far as the server can tell: a cookie, an origin, requests and an event stream.
import { randomBytes } from 'node:crypto';
import {
  requestFor,
  type AnswerOf,
  type CallArguments,
  type CreateGameInput,
  type ErrorBody,
  type GameAnswer,
  type GameCreatedAnswer,
  type PersonName,
  type RouteKey,
  type StreamMessageKind,
  type StreamMessages,
  type TableUpdate,
} from '@arpents/protocol';
import type { Command } from '@arpents/session';

export const newRequestId = (): string => randomBytes(9).toString('base64url');

export interface Reply<T> {
  readonly status: number;
  readonly body: T & Partial<ErrorBody>;
  readonly headers: Headers;
}

export type Message = {
  [K in StreamMessageKind]: {
    readonly id: string;
    readonly kind: K;
    readonly data: StreamMessages[K];
  };
}[StreamMessageKind];

const linesIn = (text: string): unknown =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);

export class Client {
  /** Looks at every answer that any client gets. */
  static onAnswer: ((method: string, path: string, status: number, body: unknown) => void) | null =
    null;
  readonly address: string;
  cookie: string | null = null;
  /** The mark of the browser. */
  browser: string | null = null;
  token: string | null = null;
  me: PersonName | null = null;
  readonly streams: AbortController[] = [];

  constructor(address: string) {
    this.address = address;
  }

  /** A new guest. */
  static async guest(address: string): Promise<Client> {
    const client = new Client(address);
    client.me = (await client.ask('POST /api/guests', { body: {} })).me;
    return client;
  }

  /** The same person at another server of the same database, or after a restart. */
  at(address: string): Client {
    const client = new Client(address);
    client.cookie = this.cookie;
    client.browser = this.browser;
    client.token = this.token;
    client.me = this.me;
    return client;
  }

  headers(): Record<string, string> {
    const cookies = [
      ...(this.cookie === null ? [] : [`arpents=${this.cookie}`]),
      ...(this.browser === null ? [] : [`arpents-browser=${this.browser}`]),
    ];
    return {
      origin: this.address,
      ...(cookies.length === 0 ? {} : { cookie: cookies.join('; ') }),
      ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
    };
  }

  /** Whatever somebody may send; `call` is for what the routes take. */
  async send<T = unknown>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
    return this.#request(method, path, body === undefined ? null : JSON.stringify(body));
  }

  async #request<T>(method: string, path: string, body: string | null): Promise<Reply<T>> {
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...this.headers(),
        ...(body === null ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === null ? {} : { body }),
    });
    const set = response.headers.getSetCookie().find((line) => line.startsWith('arpents='));
    if (set !== undefined) {
      const value = /^arpents=([^;]*)/.exec(set)?.[1] ?? '';
      this.cookie = value === '' ? null : value;
    }
    const mark = /^arpents-browser=([^;]+)/m.exec(response.headers.getSetCookie().join('\n'));
    this.browser = mark?.[1] ?? this.browser;
    const text = await response.text();
    const isLines = response.headers.get('content-type')?.includes('ndjson') === true;
    const read = isLines ? linesIn(text) : text === '' ? {} : (JSON.parse(text) as unknown);
    Client.onAnswer?.(method, path, response.status, read);
    return { status: response.status, body: read as Reply<T>['body'], headers: response.headers };
  }

  call<K extends RouteKey>(route: K, ...call: CallArguments<K>): Promise<Reply<AnswerOf<K>>> {
    const { method, path, body } = requestFor(route, ...call);
    return this.#request(method, path, body);
  }

  /** The body of a success; throws otherwise. */
  async ask<K extends RouteKey>(route: K, ...call: CallArguments<K>): Promise<AnswerOf<K>> {
    const reply = await this.call(route, ...call);
    if (reply.status >= 300) {
      throw new Error(`${route}: ${reply.status} ${reply.body.error?.code ?? ''}`);
    }
    return reply.body;
  }

  create(changes: Partial<CreateGameInput> = {}): Promise<GameCreatedAnswer> {
    return this.ask('POST /api/games', {
      body: {
        requestId: newRequestId(),
        side: 'british',
        opponent: { kind: 'open' },
        ...changes,
      },
    });
  }

  join(game: string, invitation: string | null = null): Promise<GameAnswer> {
    return this.ask('POST /api/games/:game/join', { params: { game }, body: { invitation } });
  }

  game(game: string): Promise<GameAnswer> {
    return this.ask('GET /api/games/:game', { params: { game }, query: {} });
  }

  command(
    game: string,
    version: number,
    command: Command,
    requestId = newRequestId(),
  ): Promise<Reply<TableUpdate>> {
    return this.call('POST /api/games/:game/commands', {
      params: { game },
      body: { version, requestId, command },
    });
  }

  /** Opens a stream; messages arrive in the list. */
  async stream(query: string, lastEventId?: string): Promise<Stream> {
    const abort = new AbortController();
    this.streams.push(abort);
    const response = await fetch(`${this.address}/api/stream${query}`, {
      headers: {
        ...this.headers(),
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      },
      signal: abort.signal,
    });
    return new Stream(response, abort);
  }

  closeStreams(): void {
    for (const stream of this.streams) stream.abort();
  }
}

export class Stream {
  readonly messages: Message[] = [];
  readonly status: number;
  readonly ended: Promise<void>;
  readonly #abort: AbortController;
  #watchers: (() => void)[] = [];
  #lasting: () => void = () => undefined;

  constructor(response: Response, abort: AbortController) {
    this.status = response.status;
    this.#abort = abort;
    this.ended = this.#read(response);
  }

  async #read(response: Response): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const chunk of response.body ?? []) {
        rest += decoder.decode(chunk as Uint8Array, { stream: true });
        const blocks = rest.split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) this.#take(block);
      }
    } catch {
      // Closed by the test, or by a server that was killed.
    }
  }

  #take(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => {
        const at = line.indexOf(': ');
        return [line.slice(0, at), line.slice(at + 2)] as const;
      }),
    );
    const kind = fields.get('event');
    if (kind === undefined) return;
    const data = JSON.parse(fields.get('data') ?? 'null') as unknown;
    this.messages.push({ id: fields.get('id') ?? '', kind, data } as Message);
    for (const watcher of this.#watchers) watcher();
    this.#lasting();
  }

  of<K extends StreamMessageKind>(kind: K): StreamMessages[K][] {
    return this.messages
      .filter((one) => one.kind === kind)
      .map((one) => one.data as StreamMessages[K]);
  }

  get lastId(): string {
    return this.messages.at(-1)?.id ?? '';
  }

  /** Waits until the messages satisfy a condition. */
  async until(condition: (stream: Stream) => boolean, milliseconds = 10_000): Promise<void> {
    const deadline = Date.now() + milliseconds;
    while (!condition(this)) {
      const left = deadline - Date.now();
      if (left <= 0) {
        const seen = this.messages.map((one) => `${one.kind} ${one.id}`).join(', ');
        throw new Error(`waited in vain; seen: ${seen}`);
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 1000));
        this.#watchers.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
      this.#watchers = [];
    }
  }

  /** Calls back after every message. */
  watch(watcher: () => void): void {
    this.#lasting = watcher;
  }

  close(): void {
    this.#abort.abort();
  }
}
