// The HTTP server: plugins, headers, routes, stream, web client.
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { Identities } from '../accounts/identities.ts';
import type { Ending } from '../ending.ts';
import type { ComputerPlayers } from '../games/computer-players.ts';
import type { Desk } from '../games/desk.ts';
import type { ThinkingQueue } from '../games/thinking-queue.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { Problem } from '../problem.ts';
import type { Settings } from '../settings.ts';
import { accountHandlers } from './account-routes.ts';
import { makeCookieJar } from './authenticate.ts';
import { clientErrorHandler } from './client-errors.ts';
import { addErrorHandler } from './errors.ts';
import { gameHandlers } from './game-routes.ts';
import { groupLimits } from './limits.ts';
import type { Log } from './log.ts';
import { LogTurns } from './log-turns.ts';
import { mannersHandlers } from './manners-routes.ts';
import { holdsNul, refuseNul } from './nul.ts';
import { openApi } from './openapi.ts';
import { makeNoteOrigin } from './origins.ts';
import { requestIds } from './request-id.ts';
import { registerRoutes } from './register-routes.ts';
import { implement, type Route } from './route.ts';
import { addCommonHeaders, refuseOtherVersions } from './security.ts';
import type { StreamHub } from './stream-hub.ts';
import { addStreamRoute } from './stream-route.ts';
import { addWebClient } from './web-client.ts';

export interface AppParts {
  readonly settings: Settings;
  readonly webFolder: string | null;
  readonly desk: Desk;
  readonly accounts: Accounts;
  readonly identities: Identities;
  readonly players: ComputerPlayers;
  readonly hub: StreamHub;
  readonly queue: ThinkingQueue;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Of faults of the server. */
  readonly report: (error: unknown, request?: string) => void;
  readonly isReady: () => Promise<boolean>;
  readonly ending: Ending;
}

function routesOf(parts: AppParts): readonly Route[] {
  const { settings, desk, accounts, players } = parts;
  const limits = {
    gamesPerPerson: settings.gamesPerPerson,
    openGamesPerPerson: settings.openGamesPerPerson,
    rateSameAddress: settings.rateSameAddress,
    slowGamesPerPerson: settings.slowGamesPerPerson,
    levels: players.levels,
  };
  const noteOrigin = makeNoteOrigin(desk.storage, settings.publicUrl, desk.now);
  return implement({
    ...accountHandlers(accounts, desk, makeCookieJar(settings.publicUrl), noteOrigin),
    ...mannersHandlers(desk),
    ...gameHandlers(desk, players, limits, noteOrigin),
  });
}

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, log, metrics, report } = parts;
  const app = fastify({
    trustProxy: settings.trustProxy > 0 && ((_address, hop) => hop < settings.trustProxy),
    bodyLimit: settings.bodyLimit,
    logger: false,
    // What was begun is finished first.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    genReqId: requestIds(settings.trustProxy > 0),
    clientErrorHandler: clientErrorHandler(settings.publicUrl),
    // What comes before routing has its own handler, which would answer in another form.
    frameworkErrors: (error, _request, reply) => {
      log.debug('unreadable request', error);
      void (reply as FastifyReply).status(400).send(new Problem('malformed').body());
    },
  });
  addErrorHandler(app, report, (code) => metrics.refused(code));
  sayGoodbye(app, parts.ending);
  if (settings.trustProxy === 0) noticeProxy(app, log);
  metrics.observe(app);
  addCommonHeaders(app, settings.publicUrl);
  refuseOtherVersions(app);
  refuseNul(app);
  acceptJsonOnly(app);
  await app.register(cookie);
  await app.register(compress, { threshold: 2048, encodings: ['gzip'] });
  await app.register(rateLimit, {
    // Every route says what it counts against; whatever is no route counts as a page.
    global: false,
    max: settings.requestsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: () => new Problem('too-many-requests'),
  });

  const routes = routesOf(parts);
  const perMinute = {
    general: settings.requestsPerMinute,
    'sign-in': settings.signInsPerMinute,
    creation: settings.creationsPerMinute,
    log: settings.logsPerMinute,
  };
  const limits = groupLimits(app, perMinute);
  const logTurns = new LogTurns();
  registerRoutes(app, routes, {
    identities: parts.identities,
    publicUrl: settings.publicUrl,
    now: parts.desk.now,
    bodyLimit: settings.bodyLimit,
    limits,
    logTurns,
    isServing: () => parts.ending.isServing,
  });
  addStreamRoute(app, {
    desk: parts.desk,
    hub: parts.hub,
    identities: parts.identities,
    publicUrl: settings.publicUrl,
    streamsPerAddress: settings.streamsPerAddress,
    requestsPerMinute: settings.requestsPerMinute,
    isOldAllowed: limiter(app, settings.logsPerMinute),
    logTurns,
    report,
  });
  const description = openApi({ ...settings, perMinute });
  app.get('/api/openapi.json', limits.general.byAddress, () => Promise.resolve(description));
  addOperations(app, parts);
  await addWebClient(app, parts.webFolder, {
    methodsOf: methodsFinder(routes),
    isPageAllowed: limiter(app, settings.requestsPerMinute),
    isFileAllowed: limiter(app, settings.requestsPerMinute * FILES_PER_REQUEST),
  });
  return app;
}

/** When the end has begun, what still comes is answered, but no connection is kept after its answer. */
function sayGoodbye(app: FastifyInstance, ending: Ending): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!ending.isServing) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** The options of a route that counts by address against a limit of its own name. */
const limited = (groupId: string, { requestsPerMinute }: Settings) => ({
  config: { rateLimit: { max: requestsPerMinute, timeWindow: 60_000, groupId } },
});

/** Whoever comes for the first time fetches some 250 files, and a whole class may come from one address. */
const FILES_PER_REQUEST = 20;

/** Counts requests by address, beyond what the limits of their routes count. */
function limiter(
  app: FastifyInstance,
  perMinute: number,
): (request: FastifyRequest) => Promise<boolean> {
  const check = app.createRateLimit({ max: perMinute, timeWindow: 60_000 });
  return async (request) => {
    const counted = await check(request);
    return counted.isAllowed || !counted.isExceeded;
  };
}

/** Behind a proxy that is not believed all visitors have one address, and share its limits: said once. */
function noticeProxy(app: FastifyInstance, log: Log): void {
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      log.warn('X-Forwarded-For is ignored: behind a proxy set TRUST_PROXY');
    }
    done();
  });
}

/** Bodies are JSON; anything else is refused before it is read. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, body as string, (error, value) => {
      if (error === null && !holdsNul(body as string, value)) done(null, value);
      else done(new Problem('malformed'));
    });
  });
}

function addOperations(
  app: FastifyInstance,
  { settings, metrics, desk, hub, queue, isReady }: AppParts,
): void {
  app.get('/healthz', limited('healthz', settings), () => Promise.resolve({ status: 'ok' }));
  app.get('/readyz', limited('readyz', settings), async (_request, reply) => {
    const ready = await isReady();
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  app.get('/metrics', limited('metrics', settings), (request, reply) => {
    expectOperator(request);
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(
      metrics.text({
        rooms: () => desk.rooms.size,
        streams: () => hub.size,
        waiting: () => queue.length,
        thinking: () => queue.thinking,
        database: () => desk.storage.load(),
      }),
    );
  });
}

/** Numbers are for whoever runs the server: somebody whom a proxy brings is somebody from outside. */
function expectOperator({ headers }: FastifyRequest): void {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) {
    throw new Problem('not-found');
  }
}

/** Which methods a path is known for, to tell a wrong method from a wrong address. */
function methodsFinder(routes: readonly Route[]): (path: string) => readonly string[] {
  const patterns = routes.map(({ path, method }) => ({
    pattern: new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+')}$`),
    method,
  }));
  return (path) => patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}
