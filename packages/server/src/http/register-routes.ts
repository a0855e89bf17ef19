// Puts the routes into the server: authentication, limits, parsing, answering.
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Identities } from '../accounts/identities.ts';
import { Problem } from '../problem.ts';
import { authenticate } from './authenticate.ts';
import type { GroupLimits } from './limits.ts';
import type { LogTurns } from './log-turns.ts';
import { WithStatus, type Route } from './route.ts';

export interface RegisterOptions {
  readonly identities: Identities;
  readonly publicUrl: string | null;
  readonly now: () => number;
  /** Bytes in the body of a request where its row does not say more. */
  readonly bodyLimit: number;
  readonly limits: GroupLimits;
  readonly logTurns: LogTurns;
  /** False once the server has begun to end. */
  readonly isServing: () => boolean;
}

export function parseWith<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  // A list would pass for an object without fields.
  if (Array.isArray(value)) throw new Problem('malformed');
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return read.output;
  throw new Problem('malformed', { path: v.getDotPath(read.issues[0]) });
}

const LINES_TYPE = 'application/x-ndjson; charset=utf-8';

/** Whoever is in the middle of an answer is not sent away, but waits. */
async function patiently<T>(
  logTurns: LogTurns,
  request: FastifyRequest,
  task: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await logTurns.run(request, task);
    } catch (error) {
      if (!(error instanceof Problem) || error.retryAfter === null) throw error;
      await pause(error.retryAfter * 1000);
    }
  }
}

/** A server that ends does not wait for the last line: the answer breaks off, and its reader asks for the rest. */
async function* linesOf(
  found: AsyncIterable<unknown>,
  isServing: () => boolean,
): AsyncGenerator<string> {
  for await (const one of found) {
    if (!isServing()) throw new Problem('shutting-down');
    yield `${JSON.stringify(one)}\n`;
  }
}

export function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  { identities, publicUrl, now, bodyLimit, limits, logTurns, isServing }: RegisterOptions,
): void {
  for (const { method, path, row, body, query, status, handle } of routes) {
    const limit = limits[row.limit ?? 'general'];
    app.route({
      method,
      url: path,
      ...(row.largest === undefined ? {} : { bodyLimit: Math.max(row.largest, bodyLimit) }),
      ...limit.byAddress,
      handler: async (request, reply) => {
        const arrivedAt = now();
        const identity = await authenticate(request, identities, row.access, publicUrl);
        if (identity !== null) await limit.expectMore(request, identity.person.id);
        const context = {
          params: request.params,
          body: body === null ? undefined : parseWith(body, request.body),
          query: query === null ? undefined : parseWith(query, request.query),
          identity,
          arrivedAt,
          inTurn: <T>(task: () => Promise<T>): Promise<T> => patiently(logTurns, request, task),
          request,
          reply,
        };
        if (row.lines === true) {
          const found = (await handle(context)) as AsyncIterable<unknown>;
          reply.header('cache-control', 'no-store').type(LINES_TYPE);
          return reply.send(Readable.from(linesOf(found, isServing)));
        }
        const result =
          row.takesTurns === true
            ? await logTurns.run(request, () => handle(context))
            : await handle(context);
        const answer = result instanceof WithStatus ? result : { status, body: result };
        reply.status(answer.status);
        if (answer.status === 204) return reply.send();
        return reply.header('cache-control', 'no-store').send(answer.body);
      },
    });
  }
}
