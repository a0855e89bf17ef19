// The routes of the protocol with what this server does for each. A route without a handler, a handler without a route,
// and one that answers something else than its row says do not compile.
import {
  REQUESTS,
  ROUTES,
  type AnswerOf,
  type LinesKey,
  type ParamsOf,
  type RequestOf,
  type RequestRead,
  type RouteKey,
  type RouteRow,
  type Routes,
} from '@arpents/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema } from 'valibot';
import type { Identity } from '../accounts/identities.ts';

/** What a handler is given. */
export interface Context<K extends RouteKey> {
  readonly params: ParamsOf<K>;
  readonly query: RequestRead<RequestOf<K, 'query'>>;
  readonly body: RequestRead<RequestOf<K, 'body'>>;
  /** Who asks; null only where anybody may. */
  readonly identity: Routes[K]['access'] extends 'anybody' ? Identity | null : Identity;
  /** When the whole request was there, before anything was looked up for it. */
  readonly arrivedAt: number;
  /** Carries out what takes long when it is the address's turn: for what is found line by line. */
  readonly inTurn: <T>(task: () => Promise<T>) => Promise<T>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handlers<K extends RouteKey> = {
  readonly [R in K]: (context: Context<R>) => Handled<R>;
};

type Handled<K extends RouteKey> = K extends LinesKey
  ? Promise<AsyncIterable<AnswerOf<K>[number]>>
  : HandledAtOnce<K>;

type HandledAtOnce<K extends RouteKey> = Routes[K] extends { readonly answer: string }
  ? Promise<AnswerOf<K> | WithStatus<AnswerOf<K>>> | AnswerOf<K>
  : Promise<void>;

/** Answers with another status than the usual one. */
export class WithStatus<Body> {
  readonly status: Status;
  readonly body: Body;
  constructor(status: Status, body: Body) {
    this.status = status;
    this.body = body;
  }
}

type Status = 200 | 201 | 204;

/** A context as it comes in from outside, after the row's parsers. */
export type AnyContext = {
  readonly [Part in keyof Context<RouteKey>]: unknown;
};

export interface Route {
  readonly key: RouteKey;
  readonly method: string;
  /** With `:name` for parameters. */
  readonly path: string;
  readonly row: RouteRow;
  readonly query: GenericSchema | null;
  readonly body: GenericSchema | null;
  readonly status: Status;
  readonly handle: (context: AnyContext) => unknown;
}

export const statusOfRow = ({ answer, status }: RouteRow): Status =>
  status ?? (answer === undefined ? 204 : 200);

export function implement(handlers: Handlers<RouteKey>): readonly Route[] {
  return Object.entries(ROUTES).map(([key, row]: [string, RouteRow]): Route => {
    const [method = '', path = ''] = key.split(' ');
    const { query, body } = row;
    return {
      key: key as RouteKey,
      method,
      path,
      row,
      query: query === undefined ? null : REQUESTS[query],
      body: body === undefined ? null : REQUESTS[body],
      status: statusOfRow(row),
      // Each handler is typed by its own row; that a context was made by the same row is what registering sees to.
      handle: handlers[key as RouteKey] as (context: AnyContext) => unknown,
    };
  });
}
