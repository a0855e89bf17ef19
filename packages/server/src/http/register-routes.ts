// Puts the routes into the server: authentication, limits, parsing, answering.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Identities } from '../accounts/identities.ts';
import { Problem } from '../problem.ts';
import { authenticate } from './authenticate.ts';
import type { LimitGroup, Route } from './route.ts';

export interface RegisterOptions {
  readonly identities: Identities;
  readonly publicUrl: string | null;
  readonly perMinute: Readonly<Record<LimitGroup, number>>;
}

const MINUTE = 60_000;

export function parseWith(schema: v.GenericSchema | null, value: unknown): unknown {
  if (schema === null) return undefined;
  // A list would pass for an object without fields.
  if (Array.isArray(value)) throw new Problem('malformed');
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return read.output;
  throw new Problem('malformed', { path: v.getDotPath(read.issues[0]) });
}

export function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  { identities, publicUrl, perMinute }: RegisterOptions,
): void {
  for (const { method, path, access, limit, body, query, handle } of routes) {
    app.route({
      method,
      url: path,
      config: {
        rateLimit: { max: perMinute[limit], timeWindow: MINUTE, groupId: limit },
      },
      handler: async (request, reply) => {
        const identity = await authenticate(request, identities, access, publicUrl);
        const answer = await handle({
          params: request.params as Record<string, string>,
          body: parseWith(body, request.body),
          query: parseWith(query, request.query),
          identity,
          request,
          reply,
        });
        reply.status(answer.status);
        if (answer.status === 204) return reply.send();
        return reply.header('cache-control', 'no-store').send(answer.body);
      },
    });
  }
}
