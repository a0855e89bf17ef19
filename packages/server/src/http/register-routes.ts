// Puts the routes into the server: authentication, limits, parsing, answering.
import type { FastifyInstance } from 'fastify';
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
}

export function parseWith<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  // A list would pass for an object without fields.
  if (Array.isArray(value)) throw new Problem('malformed');
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return read.output;
  throw new Problem('malformed', { path: v.getDotPath(read.issues[0]) });
}

export function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  { identities, publicUrl, now, bodyLimit, limits, logTurns }: RegisterOptions,
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
          request,
          reply,
        };
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
