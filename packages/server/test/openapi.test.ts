// The description of the interface against the real routes, and a whole game by token and plain requests.
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EDITIONS, createRng, randomAction, type RuleId } from '@arpents/engine';
import type {
  GameAnswer,
  LegalActionsAnswer,
  SignedInAnswer,
  TableUpdate,
  TokenCreatedAnswer,
} from '@arpents/protocol';
import { ANSWERS, STREAM_ANSWERS, errorBody } from '../src/http/answers/answers.ts';
import type { RunningServer } from '../src/server.ts';
import { Client, newRequestId } from './support/client.ts';
import { practiceSetup } from './support/positions.ts';
import { testServer, testSettings } from './support/server.ts';
import { testStores, type TestStores } from './support/stores.ts';

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}
interface Operation {
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
  description = await new Client(server.address).ask('GET', '/api/openapi.json');
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
  const patterns = operations().map(({ path, method, operation }) => ({
    method,
    pattern: new RegExp(`^${path.replace(/\{[a-z]+\}/g, '[^/]+')}(\\?|$)`),
    answer: Object.entries(operation.responses).find(([status]) => status !== '4XX')?.[1],
  }));
  Client.onAnswer = (method, path, status, body) => {
    const found = patterns.find((one) => one.method === method && one.pattern.test(path));
    if (found === undefined) return;
    const name = found.answer?.description ?? '';
    const schemas: Readonly<Record<string, v.GenericSchema>> = ANSWERS;
    const schema = status >= 400 ? errorBody : schemas[name];
    if (schema === undefined) {
      expect(body, `${method} ${path}`).toEqual({});
      return;
    }
    const read = v.safeParse(schema, body);
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
    await client.send('GET', '/api/me');
    await client.send('POST', '/api/accounts', account);
    await client.send('POST', '/api/guests', {});
    await client.send('POST', '/api/me/recovery-codes', { password: account.password });
    await client.send('GET', '/api/me/sign-ins');
    await client.send('POST', '/api/me/tokens', { label: 'x' });
    await client.send('GET', '/api/me/tokens');
    const { me } = await client.ask<SignedInAnswer>('GET', '/api/me');
    await client.send('GET', `/api/people/${me.id}`);
    await client.send('GET', '/api/computer-levels');
    const setup = practiceSetup({ british: ['empire:rangers'], french: ['empire:militia'] });
    const { game } = await client.create({ practice: { setup, seed: null } });
    await client.send('GET', '/api/games?list=open');
    const other = await Client.guest(server.address);
    await other.join(game.id);
    await client.command(game.id, 1, { kind: 'say', text: 'Well met' });
    await client.command(game.id, 1, {
      kind: 'act',
      action: { kind: 'draft', card: 'x' as never },
    });
    await client.command(game.id, 1, { kind: 'act', action: { kind: 'retrieve' } });
    for (const what of ['', '/legal-actions', '/standing-orders', '/notes', '/log']) {
      await client.send('GET', `/api/games/${game.id}${what}`);
      await other.send('GET', `/api/games/${game.id}${what}`);
    }
    await client.command(game.id, 2, { kind: 'offer-draw' });
    await other.command(game.id, 3, { kind: 'answer-draw', accept: true });
    await client.send('GET', `/api/games/${game.id}/record`);
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
        const { version, actions } = await client.ask<LegalActionsAnswer>(
          'GET',
          `/api/games/${game.id}/legal-actions`,
        );
        const action = actions[rng.below(actions.length)];
        if (action !== undefined) await client.command(game.id, version, { kind: 'act', action });
      }
      const last = await british.game(game.id);
      await british.command(game.id, last.table.version, { kind: 'resign' });
      for (const stream of await Promise.all(streams)) {
        await stream.until((one) => one.of('entry').at(-1)?.table.view?.phase === 'over', 10_000);
        for (const { kind, data } of stream.messages) {
          const read = v.safeParse(STREAM_ANSWERS[kind], data);
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
    const names = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(50);
    for (const name of names) expect(description.components.schemas).toHaveProperty(name);
  });
});

it('a program plays a whole game with a token and plain requests', async () => {
  const owner = new Client(server.address);
  await owner.ask('POST', '/api/accounts', { name: 'Programmer', password: 'long enough' });
  const { secret } = await owner.ask<TokenCreatedAnswer>('POST', '/api/me/tokens', {
    label: 'program',
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
    ...{
      requestId: newRequestId(),
      side: 'french',
      opponent: { kind: 'computer', level: 'random' },
    },
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
