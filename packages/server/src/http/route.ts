// A route as data: what it takes, who may use it, what it gives. The server registers them, and the OpenAPI description
// is made from the same list.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Identity } from '../accounts/identities.ts';
import type { AnswerName } from './answers/answers.ts';

/**
 * Who may use a route: anybody; whoever is signed in, guests and tokens included; or only somebody signed in by
 * cookie, because it is about the account itself.
 */
export type Access = 'anybody' | 'person' | 'cookie';

/** Which limit of requests a route falls under. */
export type LimitGroup = 'general' | 'sign-in' | 'creation';

export interface RouteContext<Body, Query> {
  readonly params: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly query: Query;
  readonly identity: Identity | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Answer {
  readonly status: 200 | 201 | 204;
  readonly body: unknown;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` for parameters. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly limit: LimitGroup;
  readonly body: GenericSchema | null;
  readonly query: GenericSchema | null;
  /** Name of the answer's type, and its status; null: no content. */
  readonly answers: AnswerName | null;
  readonly status: 200 | 201 | 204;
  readonly handle: (context: RouteContext<unknown, unknown>) => Promise<Answer>;
}

interface RouteDescription<B extends GenericSchema | null, Q extends GenericSchema | null> {
  readonly method: Route['method'];
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly limit?: LimitGroup;
  readonly body?: B;
  readonly query?: Q;
  readonly answers: AnswerName | null;
  readonly status?: 200 | 201 | 204;
  readonly handle: (
    context: RouteContext<
      B extends GenericSchema ? InferOutput<B> : undefined,
      Q extends GenericSchema ? InferOutput<Q> : undefined
    >,
  ) => Promise<unknown>;
}

/** Answers with another status than the usual one. */
export class WithStatus {
  readonly status: Answer['status'];
  readonly body: unknown;
  constructor(status: Answer['status'], body: unknown) {
    this.status = status;
    this.body = body;
  }
}

export function route<B extends GenericSchema | null = null, Q extends GenericSchema | null = null>(
  description: RouteDescription<B, Q>,
): Route {
  const { method, path, summary, access, answers } = description;
  const status = description.status ?? (answers === null ? 204 : 200);
  const handle = description.handle as (
    context: RouteContext<unknown, unknown>,
  ) => Promise<unknown>;
  return {
    method,
    path,
    summary,
    access,
    limit: description.limit ?? 'general',
    body: description.body ?? null,
    query: description.query ?? null,
    answers,
    status,
    handle: async (context) => {
      const result = await handle(context);
      return result instanceof WithStatus ? result : { status, body: result };
    },
  };
}
