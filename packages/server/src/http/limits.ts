// How many requests of a group are answered in a minute: so many from one address, and as many of one person, from
// wherever they come. All routes of a group count together.
import type { LimitGroup } from '@arpents/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';

const MINUTE = 60_000;

export interface GroupLimit {
  /** The options of a route of the group: by itself the plugin would count each route alone. */
  readonly byAddress: {
    readonly config: { readonly rateLimit: false };
    readonly onRequest: ReturnType<FastifyInstance['rateLimit']>;
  };
  /** To be asked once it is known who sends a request. */
  readonly expectMore: (request: FastifyRequest, person: string) => Promise<void>;
}

export type GroupLimits = Readonly<Record<LimitGroup, GroupLimit>>;

export const groupLimits = (
  app: FastifyInstance,
  perMinute: Readonly<Record<LimitGroup, number>>,
): GroupLimits => ({
  general: groupLimit(app, perMinute.general),
  'sign-in': groupLimit(app, perMinute['sign-in']),
  creation: groupLimit(app, perMinute.creation),
  log: groupLimit(app, perMinute.log),
});

function groupLimit(app: FastifyInstance, max: number): GroupLimit {
  const senders = new WeakMap<FastifyRequest, string>();
  const countPerson = app.createRateLimit({
    max,
    timeWindow: MINUTE,
    keyGenerator: (request) => senders.get(request) ?? '',
  });
  return {
    byAddress: {
      config: { rateLimit: false },
      onRequest: app.rateLimit({ max, timeWindow: MINUTE }),
    },
    expectMore: async (request, person) => {
      senders.set(request, person);
      const counted = await countPerson(request);
      if (!counted.isAllowed && counted.isExceeded) {
        throw new Problem('too-many-requests', {}, counted.ttlInSeconds);
      }
    },
  };
}
