// The description of the interface against the real routes, and a whole game by token and plain requests.
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  ACTION_KINDS,
  CARD_IDS,
  EDITIONS,
  PLACE_IDS,
  PRESET_IDS,
  createRng,
  randomAction,
  type RuleId,
} from '@arpents/engine';
import {
  INTERFACE_VERSION,
  ROUTES,
  VERSION_HEADER,
  type GameAnswer,
  type RouteRow,
  type TableUpdate,
} from '@arpents/protocol';
import { ANSWERS, DESCRIBED, STREAM_NAMES, errorBody } from '../src/http/answers/answers.ts';
import type { RunningServer } from '../src/server.ts';
import { Client, newRequestId } from './support/client.ts';
import { practiceSetup } from './support/positions.ts';
import { testServer, testSettings } from './support/server.ts';
import { testStores, type TestStores } from './support/stores.ts';

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly servers: readonly object[];
  readonly info: { readonly description: string };
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
  readonly security?: readonly object[];
  readonly requestBody?: unknown;
}

let stores: TestStores;
let server: RunningServer;
let description: Description;

beforeAll(async () => {
  stores = await testStores('sqlite');
  server = await testServer(testSettings(await stores.settings()));
  description = (await new Client(server.address).send<Description>('GET', '/api/openapi.json'))
    .body;
});
afterAll(async () => {
  await server.stop();
  await stores.stop();
});

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );

it('every described operation is there, and every other method of its path is not', async () => {
  for (const { path, method, operation } of operations()) {
    // Each time somebody else: some operations sign their caller in.
    const visitor = new Client(server.address);
    const url = path.replace(/\{[a-z]+\}/g, 'AAAAAAAAAAAAAAAA');
    const body = operation.requestBody === undefined ? undefined : {};
    const { status } = await visitor.send(method, url, body);
    expect(status, `${method} ${path}`).not.toBe(405);
    const needsSignIn = operation.security?.every((one) => Object.keys(one).length > 0) === true;
    if (needsSignIn) expect(status, `${method} ${path}`).toBe(401);
    const methods = Object.keys(description.paths[path] ?? {});
    if (!methods.includes('put') && path !== '/api/stream') {
      expect((await visitor.send('PUT', url, {})).status, `PUT ${path}`).toBe(405);
    }
  }
});

/** Holds every answer that clients get against its description, and counts them by name. */
function watchAnswers(): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  const patterns = Object.entries<RouteRow>(ROUTES).map(([key, { answer, lines }]) => ({
    isLines: lines === true,
    pattern: new RegExp(`^${key.replace(/:[a-z]+/g, '[^/]+')}(\\?|$)`),
    answer,
  }));
  Client.onAnswer = (method, path, status, body) => {
    const found = patterns.find(({ pattern }) => pattern.test(`${method} ${path}`));
    if (found === undefined) return;
    const name = found.answer ?? '';
    const schemas: Readonly<Record<string, v.GenericSchema>> = ANSWERS;
    const schema = status >= 400 ? errorBody : schemas[name];
    if (schema === undefined) {
      expect(body, `${method} ${path}`).toEqual({});
      return;
    }
    const isLines = found.isLines && status < 400;
    const read = v.safeParse(isLines ? v.array(schema) : schema, body);
    const issue = read.issues?.[0];
    expect(read.success, `${method} ${path} ${name}: ${issue && v.getDotPath(issue)}`).toBe(true);
    seen.set(name, (seen.get(name) ?? 0) + 1);
  };
  return seen;
}

describe('what is described is what is answered', () => {
  afterEach(() => {
    Client.onAnswer = null;
  });

  it('in every kind of answer', async () => {
    const seen = watchAnswers();
    const client = new Client(server.address);
    const account = { name: 'Describer', password: 'long enough' };
    await client.call('GET /api/me');
    await client.call('POST /api/accounts', { body: account });
    await client.call('POST /api/guests', { body: {} });
    await client.call('POST /api/me/recovery-codes', { body: { password: account.password } });
    await client.call('GET /api/me/sign-ins');
    await client.call('POST /api/me/tokens', { body: { label: 'x' } });
    await client.call('GET /api/me/tokens');
    await client.call('GET /api/me/data');
    const { me } = await client.ask('GET /api/me');
    await client.call('GET /api/people/:id', { params: { id: me?.id ?? '' } });
    await client.call('GET /api/computer-levels');
    const { presets } = await client.ask('GET /api/presets');
    expect(presets.map(({ id }) => id)).toEqual(PRESET_IDS);
    const setup = practiceSetup({ british: ['empire:rangers'], french: ['empire:militia'] });
    const { game } = await client.create({ practice: { setup, seed: null } });
    await client.call('GET /api/games', { query: { list: 'open' } });
    await client.call('GET /api/me/barriers');
    const other = await Client.guest(server.address);
    await other.join(game.id);
    await client.command(game.id, 1, { kind: 'say', text: 'Well met' });
    await client.command(game.id, 1, {
      kind: 'act',
      action: { kind: 'draft', card: 'x' as never },
    });
    await client.command(game.id, 1, { kind: 'act', action: { kind: 'retrieve' } });
    for (const what of ['', '/legal-actions', '/standing-orders', '/notes', '/log', '/history']) {
      await client.send('GET', `/api/games/${game.id}${what}`);
      await other.send('GET', `/api/games/${game.id}${what}`);
    }
    await client.command(game.id, 2, { kind: 'offer-draw' });
    await other.command(game.id, 3, { kind: 'answer-draw', accept: true });
    await client.call('GET /api/games/:game/record', { params: { game: game.id } });
    expect((await client.call('GET /api/me/records', { query: {} })).body).toHaveLength(1);
    expect([...seen.keys()].toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
  });

  it('at every move of whole games under changing rules, and in the streams of both players', async () => {
    const seen = watchAnswers();
    for (const [i, edition] of EDITIONS.entries()) {
      const british = await Client.guest(server.address);
      const french = await Client.guest(server.address);
      const rules: RuleId[] = i === 0 ? ['french-start-empire-card', 'french-siege-redraw'] : [];
      const pace = { kind: 'live', minutes: 60, incrementSeconds: 5 } as const;
      const { game } = await british.create({ edition, rules, pace });
      await french.join(game.id);
      const streams = [british, french].map((one) => one.stream(`?game=${game.id}&after=0.0`));
      const rng = createRng(i + 1);
      for (let move = 0; move < 120; move++) {
        const { table } = await british.game(game.id);
        const side = table.view?.decision?.side;
        if (side === undefined) break;
        const client = side === 'british' ? british : french;
        const { version, actions } = await client.ask('GET /api/games/:game/legal-actions', {
          params: { game: game.id },
        });
        const action = actions[rng.below(actions.length)];
        if (action !== undefined) await client.command(game.id, version, { kind: 'act', action });
      }
      const last = await british.game(game.id);
      await british.command(game.id, last.table.version, { kind: 'resign' });
      for (const stream of await Promise.all(streams)) {
        await stream.until((one) => one.of('entry').at(-1)?.table.view?.phase === 'over', 10_000);
        for (const { kind, data } of stream.messages) {
          const read = v.safeParse(DESCRIBED[STREAM_NAMES[kind]] ?? v.never(), data);
          const issue = read.issues?.[0];
          expect(read.success, `${kind}: ${issue && v.getDotPath(issue)}`).toBe(true);
        }
        stream.close();
      }
    }
    expect(seen.get('TableUpdate')).toBeGreaterThan(200);
  });

  it('and every reference leads somewhere', () => {
    const text = JSON.stringify(description);
    const found = [...text.matchAll(/#\/components\/(\w+)\/([\w-]+)/g)];
    expect(found.length).toBeGreaterThan(50);
    for (const [, kind, name] of found) {
      expect(description.components).toHaveProperty([kind!, name!]);
    }
  });
});

/** Every object within a value. */
function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Readonly<Record<string, unknown>>;
  for (const inside of Object.values(value)) yield* objectsIn(inside);
}

describe('for generators of programs', () => {
  it('every operation has a name of its own, a tag, and what it answers when there is too much or a fault', () => {
    const names = operations().map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { operation } of operations()) {
      expect(operation.tags).toHaveLength(1);
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining(['429', '503', '4XX', '5XX']),
      );
    }
  });

  it('paths count from the server that describes itself, whatever it is called', () => {
    expect(description.servers).toEqual([{ url: '/' }]);
  });

  it('no list of values repeats one, and cards and places keep their numbering beside it', () => {
    for (const { enum: values } of objectsIn(description)) {
      if (Array.isArray(values)) expect(new Set(values).size).toBe(values.length);
    }
    expect(description.components.schemas?.Card).toMatchObject({ 'x-ids': CARD_IDS });
    expect(description.components.schemas?.Place).toMatchObject({ 'x-ids': PLACE_IDS });
  });

  it('every field of a view has a meaning, and every action', () => {
    for (const name of ['PlayerView', 'ViewedPlayer', 'TableView', 'GameAnswer']) {
      const { properties } = description.components.schemas?.[name] as {
        readonly properties: Readonly<Record<string, { readonly description?: string }>>;
      };
      for (const [field, one] of Object.entries(properties)) {
        expect(one.description, `${name}.${field}`).toBeTypeOf('string');
      }
    }
    const { description: actions } = description.components.schemas?.Action as {
      readonly description: string;
    };
    for (const kind of ACTION_KINDS) expect(actions).toContain(`\`${kind}\``);
  });

  it('the limits are named with their values', () => {
    expect(description.info.description).toContain('65536 bytes');
    expect(description.components.responses?.['TooMany-sign-in']).toMatchObject({
      description: expect.stringMatching(/^More than [0-9]+ requests/) as string,
      headers: { 'retry-after': {} },
    });
    expect(description.components.responses?.Away).toMatchObject({
      headers: { 'retry-after': {} },
    });
  });
});

it('every answer, error and stream says which version of the interface it speaks', async () => {
  const guest = await Client.guest(server.address);
  for (const path of ['/api/me', '/api/nothing', '/healthz']) {
    expect((await guest.send('GET', path)).headers.get(VERSION_HEADER)).toBe(INTERFACE_VERSION);
  }
  const stream = await guest.stream('');
  await stream.until((one) => one.of('hello').length > 0);
  expect(stream.of('hello')[0]?.interface).toBe(INTERFACE_VERSION);
  stream.close();
});

it('a client that says it speaks another version changes nothing, and may still look', async () => {
  const other = { [VERSION_HEADER]: '0.00000000', 'content-type': 'application/json' };
  const guests = `${server.address}/api/guests`;
  const refused = await fetch(guests, { method: 'POST', headers: other, body: '{}' });
  expect(refused.status).toBe(409);
  expect(refused.headers.get(VERSION_HEADER)).toBe(INTERFACE_VERSION);
  expect(await refused.json()).toMatchObject({ error: { code: 'outdated' } });
  expect((await fetch(`${server.address}/api/me`, { headers: other })).status).toBe(200);
  const ours = { ...other, [VERSION_HEADER]: INTERFACE_VERSION };
  expect((await fetch(guests, { method: 'POST', headers: ours, body: '{}' })).ok).toBe(true);
});

it('a program plays a whole game with a token and plain requests', async () => {
  const owner = new Client(server.address);
  await owner.ask('POST /api/accounts', { body: { name: 'Programmer', password: 'long enough' } });
  const { secret } = await owner.ask('POST /api/me/tokens', {
    body: { label: 'program' },
  });
  const plain = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(server.address + path, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as T;
  };
  const { game } = await plain<{ game: { id: string } }>('POST', '/api/games', {
    requestId: newRequestId(),
    side: 'french',
    opponent: { kind: 'computer', level: 'random' },
  });
  const rng = createRng(3);
  let moves = 0;
  for (let tries = 0; tries < 3000; tries++) {
    const { game: now, table } = await plain<GameAnswer>('GET', `/api/games/${game.id}`);
    if (now.status === 'over') break;
    const view = table.view!;
    if (view.decision?.side !== 'french') {
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    const command =
      moves > 60 ? { kind: 'resign' } : { kind: 'act', action: randomAction(view, rng) };
    const request = { version: table.version, requestId: newRequestId(), command };
    const update = await plain<Partial<TableUpdate>>(
      'POST',
      `/api/games/${game.id}/commands`,
      request,
    );
    if (update.entry !== undefined) moves++;
  }
  const over = await plain<GameAnswer>('GET', `/api/games/${game.id}`);
  expect(over.game.status).toBe('over');
  expect(moves).toBeGreaterThan(10);
});
