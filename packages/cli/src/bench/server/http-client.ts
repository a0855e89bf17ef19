// A small HTTP client for measurements: connections that stay open, JSON, and event streams, with little work of its own.
import { Agent, request, type IncomingMessage } from 'node:http';
import { requestFor, type AnswerOf, type CallArguments, type RouteKey } from '@arpents/protocol';

export interface Answer<T> {
  readonly status: number;
  /** null unless it is a success. */
  readonly body: T | null;
  readonly cookie: string | null;
}

export class HttpClient {
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 256 });
  readonly #streams: IncomingMessage[] = [];

  constructor(port: number) {
    this.#port = port;
  }

  ask<K extends RouteKey>(
    cookie: string | null,
    route: K,
    ...call: CallArguments<K>
  ): Promise<Answer<AnswerOf<K>>> {
    const { method, path, body } = requestFor(route, ...call);
    const text = body ?? '';
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          port: this.#port,
          host: '127.0.0.1',
          path,
          method,
          agent: this.#agent,
          headers: {
            origin: `http://127.0.0.1:${this.#port}`,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
            ...(cookie === null ? {} : { cookie: `arpents=${cookie}` }),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const set = response.headers['set-cookie']?.[0] ?? '';
            const answer = Buffer.concat(chunks).toString();
            const status = response.statusCode ?? 0;
            resolve({
              status,
              body: status < 300 && answer !== '' ? (JSON.parse(answer) as AnswerOf<K>) : null,
              cookie: /^arpents=([^;]+)/.exec(set)?.[1] ?? null,
            });
          });
          response.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(text);
    });
  }

  /** Opens an event stream; `hear` gets the name and the data of each message. */
  stream(path: string, cookie: string, hear: (event: string, data: string) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          port: this.#port,
          host: '127.0.0.1',
          path,
          agent: false,
          headers: { cookie: `arpents=${cookie}` },
        },
        (response) => {
          this.#streams.push(response);
          let rest = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => {
            rest += chunk;
            for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
              const block = rest.slice(0, end);
              rest = rest.slice(end + 2);
              const event = /^event: (.*)$/m.exec(block)?.[1];
              const data = /^data: (.*)$/m.exec(block)?.[1];
              if (event !== undefined && data !== undefined) hear(event, data);
            }
          });
          response.on('error', () => undefined);
          resolve();
        },
      );
      sent.on('error', reject);
      sent.end();
    });
  }

  close(): void {
    for (const stream of this.#streams) stream.destroy();
    this.#agent.destroy();
  }
}
