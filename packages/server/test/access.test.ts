// Every route, asked by those who may not and with what it cannot read: the right refusal, nothing changed, nothing told.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES, type GameAnswer, type RouteRow } from '@arpents/protocol';
import { randomPlayers } from '../src/games/random-players.ts';
import { makeLog } from '../src/http/log.ts';
import type { RunningServer } from '../src/server.ts';
import { randomHex } from '../src/secrets.ts';
import { Client } from './support/client.ts';
import { practiceSetup } from './support/positions.ts';
import { testServer, testSettings } from './support/server.ts';
import { testStores, type TestStores } from './support/stores.ts';

let stores: TestStores;
let server: RunningServer;
let logged = '';
const seed = randomHex(32);
/** Held by the French player alone. */
const HIDDEN = 'empire:siege-artillery';

interface Route {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly row: RouteRow;
}
const ALL: readonly Route[] = Object.entries<RouteRow>(ROUTES).map(([name, row]) => {
  const [method = '', path = ''] = name.split(' ');
  return { name, method, path, row };
});
const ABOUT_A_GAME = ALL.filter(({ path }) => path.includes(':game'));

interface Table {
  readonly british: Client;
  readonly french: Client;
  readonly id: string;
}
let hidden: Table;
let watched: Table;

async function table(visibility: 'private' | 'watchable'): Promise<Table> {
  const british = await Client.guest(server.address);
  const french = await Client.guest(server.address);
  const { game } = await british.create({
    visibility,
    practice: {
      setup: practiceSetup({ british: ['empire:rangers'], french: ['empire:militia', HIDDEN] }),
      seed,
    },
  });
  await french.join(game.id);
  return { british, french, id: game.id };
}

beforeAll(async () => {
  stores = await testStores('sqlite');
  const log = makeLog('debug', (line) => (logged += line));
  server = await testServer(testSettings(await stores.settings()), randomPlayers, { log });
  hidden = await table('private');
  watched = await table('watchable');
});
afterAll(async () => {
  await server.stop();
  await stores.stop();
});

const at = (path: string, game: string): string =>
  path.replace(':game', game).replace(':id', 'AAAAAAAAAAAAAAAA');
const query = (route: Route): string =>
  route.path === '/api/games' && route.method === 'GET' ? '?list=mine' : '';
/** A body that the route can read. */
const GOOD: Readonly<Record<string, unknown>> = {
  'POST /api/games/:game/bytes': { bytes: '0'.repeat(32) },
  'POST /api/games/:game/join': { invitation: null },
  'POST /api/games/:game/cancel': {},
  'POST /api/games/:game/commands': {
    version: 1,
    requestId: 'abcdefgh',
    command: { kind: 'act', action: { kind: 'pass' } },
  },
  'POST /api/games/:game/rematch': { requestId: 'abcdefgh' },
  'PUT /api/games/:game/notes': { text: 'x' },
};
async function goodBody(route: Route): Promise<unknown> {
  if (route.path.endsWith('/standing-orders') && route.method === 'PUT') {
    const params = { game: hidden.id };
    const { british } = hidden;
    return (await british.ask('GET /api/games/:game/standing-orders', { params })).orders;
  }
  return route.row.body === undefined ? undefined : (GOOD[route.name] ?? {});
}

/** Everything about a table that a request could have changed. */
async function everything({ british, french, id }: Table): Promise<unknown> {
  const parts = await Promise.all(
    [british, french].flatMap((client) =>
      ['', '/log', '/history', '/notes', '/standing-orders'].map((path) =>
        client.send<Partial<GameAnswer>>('GET', `/api/games/${id}${path}`),
      ),
    ),
  );
  return parts.map(({ status, body }) => {
    expect(status).toBe(200);
    return { ...body, table: { ...body.table, now: 0 } };
  });
}

const expectNothingTold = (text: string): void => {
  for (const secret of [seed, HIDDEN, 'siege-artillery']) expect(text).not.toContain(secret);
};

describe('signed out', () => {
  it.each(ALL)('$name', async (route) => {
    const visitor = new Client(server.address);
    const before = await everything(hidden);
    const path = at(route.path, hidden.id) + query(route);
    const reply = await visitor.send(route.method, path, await goodBody(route));
    if (route.row.access !== 'anybody') expect(reply.body.error?.code).toBe('not-signed-in');
    else if (route.path.includes(':game')) expect(reply.body.error?.code).toBe('not-found');
    expect(reply.status).toBeLessThan(500);
    expectNothingTold(JSON.stringify(reply.body));
    expect(await everything(hidden)).toEqual(before);
  });
});

describe('as a stranger at a private game', () => {
  it.each(ABOUT_A_GAME)('$name', async (route) => {
    const stranger = await Client.guest(server.address);
    const before = await everything(hidden);
    const reply = await stranger.send(
      route.method,
      at(route.path, hidden.id),
      await goodBody(route),
    );
    expect(reply.status).toBe(404);
    expect(reply.body.error?.code).toBe('not-found');
    expectNothingTold(JSON.stringify(reply.body));
    expect(await everything(hidden)).toEqual(before);
  });
});

describe('as a spectator of a watchable game', () => {
  const ALLOWED = [
    'GET /api/games/:game',
    'GET /api/games/:game/log',
    'GET /api/games/:game/history',
  ];

  it.each(ABOUT_A_GAME)('$name', async (route) => {
    const { name } = route;
    const spectator = await Client.guest(server.address);
    const before = await everything(watched);
    const reply = await spectator.send(
      route.method,
      at(route.path, watched.id),
      await goodBody(route),
    );
    if (ALLOWED.includes(name)) expect(reply.status).toBe(200);
    else {
      expect([403, 409]).toContain(reply.status);
      expect(['not-your-game', 'game-not-open', 'game-not-over']).toContain(reply.body.error?.code);
    }
    // By deduction everybody knows which cards a side holds (R100), but not where they are.
    if (name === 'GET /api/games/:game') {
      const { viewer, table: shown } = reply.body as GameAnswer;
      expect(viewer).toBe('spectator');
      expect([shown.view?.hand, shown.view?.deckContent, shown.view?.laidOpen]).toEqual([
        null,
        null,
        null,
      ]);
    }
    expect(JSON.stringify(reply.body)).not.toContain(seed);
    expect(await everything(watched)).toEqual(before);
  });

  it('messages between the players are not shown', async () => {
    await watched.british.command(watched.id, 1, { kind: 'say', text: 'between us' });
    const spectator = new Client(server.address);
    const log = await spectator.ask('GET /api/games/:game/log', {
      params: { game: watched.id },
      query: {},
    });
    expect(JSON.stringify(log)).not.toContain('between us');
    const stream = await spectator.stream(`?game=${watched.id}&after=0.0`);
    await stream.until((one) => one.of('entry').length > 0);
    expect(JSON.stringify(stream.messages)).not.toContain('between us');
    stream.close();
  });
});

describe('with junk', () => {
  const JUNK: readonly unknown[] = [
    null,
    [],
    'text',
    7,
    { surplus: true },
    { version: '1', requestId: 'abcdefgh', command: { kind: 'act', action: { kind: 'pass' } } },
    { version: 1, requestId: '', command: null },
    { text: 7 },
    { text: 'x'.repeat(5000) },
    { name: {}, password: [] },
    { invitation: { $ne: null } },
  ];
  const withBody = ALL.filter(({ row }) => row.body !== undefined);

  it.each(withBody)('$name', async (route) => {
    const before = await everything(hidden);
    for (const junk of JUNK) {
      const player = hidden.british.at(server.address);
      const reply = await player.send(route.method, at(route.path, hidden.id), junk);
      expect(reply.status, JSON.stringify(junk)).toBeLessThan(500);
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expectNothingTold(JSON.stringify(reply.body));
    }
    expect(await everything(hidden)).toEqual(before);
  });
});

describe('what the opponent is told', () => {
  it('[R100] a view, a log and a stream of the British player hold no French hand and no seed', async () => {
    const { british, id } = hidden;
    const stream = await british.stream(`?game=${id}&after=0.0`);
    await stream.until((one) => one.of('entry').length > 0);
    const answer = await british.game(id);
    expect(answer.table.view?.hand).not.toBeNull();
    expect(Object.keys(answer.table.view?.players.french ?? {})).not.toContain('hand');
    const log = await british.ask('GET /api/games/:game/log', { params: { game: id }, query: {} });
    const texts = [answer, log, stream.messages];
    for (const text of texts) expect(JSON.stringify(text)).not.toContain(seed);
    stream.close();
  });

  it('logs hold neither secrets nor cards nor what people wrote', () => {
    expect(logged).toContain('listening');
    for (const { british, french } of [hidden, watched]) {
      for (const client of [british, french]) expect(logged).not.toContain(client.cookie);
    }
    expectNothingTold(logged);
    expect(logged).not.toContain('between us');
  });
});
