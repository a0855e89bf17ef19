// The description of the interface against the real routes, and a whole game by token and plain requests.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createRng, randomAction } from '@arpents/engine';
import type { GameAnswer, TableUpdate, TokenCreatedAnswer } from '@arpents/protocol';

import { ANSWER_FIELDS } from '../src/http/openapi.ts';
import type { RunningServer } from '../src/server.ts';
import { Client, newRequestId } from './support/client.ts';
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

test('every described operation is there, and every other method of its path is not', async () => {
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

test('every answer that is named is described, and holds the fields that it is said to hold', async () => {
  const named = operations().flatMap(({ operation }) =>
    Object.entries(operation.responses)
      .filter(([status, { description: text }]) => status !== '4XX' && text in ANSWER_FIELDS)
      .map(([, { description: text }]) => text),
  );
  expect(new Set(named)).toEqual(new Set(Object.keys(ANSWER_FIELDS)));
  const client = new Client(server.address);
  const seen: Record<string, unknown> = {};
  const account = { name: 'Describer', password: 'long enough' };
  seen.RegisteredAnswer = await client.ask('POST', '/api/accounts', account);
  seen.SignedInAnswer = await client.ask('POST', '/api/guests', {});
  seen.MeAnswer = await client.ask('GET', '/api/me');
  seen.RecoveryCodesAnswer = await client.ask('POST', '/api/me/recovery-codes', {
    password: account.password,
  });
  seen.SignInsAnswer = await client.ask('GET', '/api/me/sign-ins');
  seen.TokenCreatedAnswer = await client.ask('POST', '/api/me/tokens', { label: 'x' });
  seen.TokensAnswer = await client.ask('GET', '/api/me/tokens');
  seen.Profile = await client.ask(
    'GET',
    `/api/people/${(seen.MeAnswer as { me: { id: string } }).me.id}`,
  );
  seen.LevelsAnswer = await client.ask('GET', '/api/computer-levels');
  seen.GameListAnswer = await client.ask('GET', '/api/games?list=open');
  const created = await client.create();
  const id = created.game.id;
  seen.GameCreatedAnswer = created;
  await (await Client.guest(server.address)).join(id);
  seen.GameAnswer = await client.game(id);
  seen.StandingOrdersAnswer = await client.ask('GET', `/api/games/${id}/standing-orders`);
  seen.NotesAnswer = await client.ask('GET', `/api/games/${id}/notes`);
  seen.TableUpdate = (await client.command(id, 1, { kind: 'resign' })).body;
  seen.LogAnswer = await client.ask('GET', `/api/games/${id}/log`);
  seen.PublishedRecord = await client.ask('GET', `/api/games/${id}/record`);
  for (const [name, fields] of Object.entries(ANSWER_FIELDS)) {
    expect(Object.keys(seen[name] as object).toSorted(), name).toEqual(fields.toSorted());
  }
});

test('a program plays a whole game with a token and plain requests', async () => {
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
