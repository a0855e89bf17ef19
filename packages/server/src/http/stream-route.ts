// The event stream: GET /api/stream.
import type { Viewer } from '@arpents/engine';
import { REQUESTS, parsePosition, type StreamPosition } from '@arpents/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Identities, Identity } from '../accounts/identities.ts';
import { isDeafTo } from '../games/barriers.ts';
import { viewerOf, visibleRoom, type Desk } from '../games/desk.ts';
import { RECENT, type Room } from '../games/room.ts';
import { gameAnswer } from '../games/summaries.ts';
import { Problem } from '../problem.ts';
import { authenticate } from './authenticate.ts';
import type { LogTurns } from './log-turns.ts';
import { network } from './network.ts';
import { parseWith } from './register-routes.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';
import { commonHeaders } from './security.ts';
import { StreamConnection } from './stream-connection.ts';
import type { StreamHub } from './stream-hub.ts';

export interface StreamOptions {
  readonly desk: Desk;
  readonly hub: StreamHub;
  readonly identities: Identities;
  readonly publicUrl: string | null;
  readonly streamsPerAddress: number;
  readonly requestsPerMinute: number;
  /** Whether this address may go on from long ago once more. */
  readonly isOldAllowed: (request: FastifyRequest) => Promise<boolean>;
  readonly logTurns: LogTurns;
  readonly report: (error: unknown) => void;
}

function positionWanted(request: FastifyRequest, after: string | undefined): StreamPosition | null {
  const header = request.headers['last-event-id'];
  const text = typeof header === 'string' ? header : after;
  if (text === undefined) return null;
  const position = parsePosition(text);
  if (position === null) throw new Problem('malformed', { path: 'last-event-id' });
  return position;
}

export function addStreamRoute(app: FastifyInstance, options: StreamOptions): void {
  const { desk, hub, identities, publicUrl, report } = options;
  const perAddress = new Map<string, number>();
  const count = (address: string, by: 1 | -1): void => {
    const open = (perAddress.get(address) ?? 0) + by;
    if (open > 0) perAddress.set(address, open);
    else perAddress.delete(address);
  };

  const rateLimit = { max: options.requestsPerMinute, timeWindow: 60_000, groupId: 'stream' };
  app.get('/api/stream', { config: { rateLimit } }, async (request, reply) => {
    if (hub.isClosed) throw new Problem('shutting-down');
    // Counted before anything is waited for: many at once are no way past the limit.
    const address = network(request.ip);
    if ((perAddress.get(address) ?? 0) >= options.streamsPerAddress) {
      throw new Problem('too-many-requests');
    }
    count(address, 1);
    try {
      await openStream(request, reply);
    } catch (error) {
      count(address, -1);
      throw error;
    }
  });

  async function openStream(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const identity = await authenticate(request, identities, 'anybody', publicUrl);
    const query = parseWith(REQUESTS.streamQuery, request.query);
    const person = identity?.person.id ?? null;
    const seen = query.game === undefined ? null : await visibleRoom(desk, query.game, person);
    if (seen === null && person === null) throw new Problem('not-signed-in');
    const wanted = positionWanted(request, query.after);
    const isOld =
      seen !== null && wanted !== null && seen.room.session.version - wanted.version > RECENT;
    if (isOld && !(await options.isOldAllowed(request))) throw new Problem('too-many-requests');
    const { personal } = desk.storage;
    const lastEvent = person === null ? 0 : await personal.lastEvent(person);
    const room = seen?.room ?? null;
    // A number that does not exist yet would keep the reader waiting for ever.
    const from: StreamPosition = {
      person: Math.min(wanted?.person ?? lastEvent, lastEvent),
      version: wanted?.version ?? room?.session.version ?? 0,
    };
    const begin = (): Promise<void> => letIn(request, reply, identity, seen, from);
    await (isOld ? options.logTurns.run(request, begin) : begin());
  }

  /** Resolves when the reader has been brought up to date. */
  async function letIn(
    request: FastifyRequest,
    reply: FastifyReply,
    identity: Identity | null,
    seen: Awaited<ReturnType<typeof visibleRoom>> | null,
    from: StreamPosition,
  ): Promise<void> {
    const person = identity?.person.id ?? null;
    const room = seen?.room ?? null;
    const { personal } = desk.storage;
    const viewer = (): Viewer => (room === null ? 'spectator' : viewerOf(room.game, person));
    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, {
      ...commonHeaders(publicUrl),
      [REQUEST_ID_HEADER]: request.id,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Proxies must not hold the messages back.
      'x-accel-buffering': 'no',
    });
    const connection = new StreamConnection(
      response,
      {
        room,
        viewer,
        now: desk.now,
        eventsAfter: (number, limit) =>
          person === null ? Promise.resolve([]) : personal.eventsAfter(person, number, limit),
        answer: (one) => gameAnswer(desk, one, person),
        isDeaf: () =>
          room === null ? Promise.resolve(false) : isDeafTo(desk.storage, room.game, viewer()),
      },
      from,
      report,
    );
    const unsubscribe = subscribe(connection, options, identity, room);
    response.on('close', () => {
      connection.ended();
      unsubscribe();
      count(network(request.ip), -1);
    });
    // Whoever left while they were being let in has closed already.
    if (response.destroyed) response.emit('close');
    // Listening began before this, so nothing falls between what is looked up now and what comes later.
    else await connection.pull();
  }

  function subscribe(
    connection: StreamConnection,
    { hub: streams }: StreamOptions,
    identity: Identity | null,
    room: Room | null,
  ): () => void {
    const offs = [hub.add(() => connection.close('shutting-down'))];
    if (room !== null) {
      offs.push(room.listeners.add((advance) => connection.follow(advance)));
      offs.push(room.faces.add((players) => connection.introduce(players)));
    }
    if (identity !== null) {
      offs.push(
        streams.addPerson(identity.person.id, {
          hear: (event) => connection.hear(event),
          recheck: () => void recheck(connection, identity),
        }),
      );
    }
    return () => offs.forEach((off) => off());
  }

  async function recheck(connection: StreamConnection, identity: Identity): Promise<void> {
    const { signIns } = desk.storage;
    const id = identity.person.id;
    const kept = await (identity.by === 'cookie' ? signIns.signInsOf(id) : signIns.tokensOf(id));
    if (!kept.some((row) => row.id === identity.id)) connection.close('signed-out');
  }
}
