// Malformed and hostile requests: no crash, no 5xx, limits answered with 4xx. Sent over bare sockets, because ordinary
// clients tidy up what they send.
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRng, type Rng } from '@arpents/engine';
import type { RunningServer } from '../src/server.ts';
import { Client } from './support/client.ts';
import { testServer, testSettings } from './support/server.ts';
import { testStores, type TestStores } from './support/stores.ts';

/** `npm run soak` sends 20,000. */
const REQUESTS = Number(process.env.SOAK_REQUESTS ?? 1500);

let stores: TestStores;
let server: RunningServer;
let player: Client;
let game: string;

beforeAll(async () => {
  stores = await testStores('sqlite');
  server = await testServer(testSettings(await stores.settings()));
  player = await Client.guest(server.address);
  game = (await player.create()).game.id;
  await (await Client.guest(server.address)).join(game);
});
afterAll(async () => {
  await server.stop();
  await stores.stop();
});

const pick = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)]!;

const PATHS = [
  '/api/me',
  '/api/guests',
  '/api/accounts',
  '/api/sign-in',
  '/api/recover',
  '/api/sign-out',
  '/api/me/password',
  '/api/me/tokens',
  '/api/me/sign-ins/x',
  '/api/games',
  '/api/games?list=open',
  '/api/games?list[]=open&list=mine',
  '/api/games?list=mine&before=9.x',
  '/api/games/GAME',
  '/api/games/GAME/commands',
  '/api/games/GAME/log?after=-1',
  '/api/games/GAME/log?after=1e99',
  '/api/games/GAME/standing-orders',
  '/api/games/GAME/notes',
  '/api/games/GAME/rematch',
  '/api/games/GAME/join',
  '/api/games/GAME/cancel',
  '/api/games/GAME/record',
  '/api/stream?game=x',
  '/api/stream?after=zz',
  '/api/people/%00',
  '/api/people/constructor',
  '/api/../api/me',
  '/api/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '//etc/passwd',
  '/api//me',
  '/%',
  '/%ff%fe',
  '/\\..\\x',
  '/api/games/__proto__',
  '/api/games/GAME%00',
  `/api/games/${'a'.repeat(5000)}`,
  '/metrics/..;/x',
  '/api/me;x=1',
  '*',
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'BREW'];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=',
  ';',
  'application/xml',
];

function value(rng: Rng, depth: number): unknown {
  const kind = rng.below(depth > 4 ? 8 : 11);
  const leaves = [
    null,
    true,
    0,
    -1,
    1e308,
    '',
    'abcdefgh',
    'act',
    '\u0000',
    '\ud800',
    'x'.repeat(3000),
    2 ** 53,
    'british',
    'location:boston',
    '__proto__',
  ];
  if (kind < 8) return pick(rng, leaves);
  if (kind === 8) return Array.from({ length: rng.below(6) }, () => value(rng, depth + 1));
  const keys = [
    'version',
    'requestId',
    'command',
    'kind',
    'action',
    'cards',
    'card',
    'text',
    'name',
    'password',
    'side',
    'opponent',
    'practice',
    'setup',
    'pace',
    'rules',
    '__proto__',
    'constructor',
    'toString',
    'invitation',
    'location',
  ];
  return Object.fromEntries(
    Array.from({ length: rng.below(6) }, () => [pick(rng, keys), value(rng, depth + 1)]),
  );
}

/** A command that is nearly right. */
const nearly = (rng: Rng): unknown => ({
  version: pick<unknown>(rng, [1, 0, 2, -1, 1.5, '1', null]),
  requestId: pick<unknown>(rng, ['abcdefgh', 'x', null, 'a'.repeat(65), 'abc def gh']),
  command: pick<unknown>(rng, [
    { kind: 'act', action: value(rng, 2) },
    { kind: 'act', action: { kind: 'settle', location: 'albany', cards: value(rng, 3) } },
    { kind: 'say', text: value(rng, 3) },
    { kind: 'ask-take-back', to: value(rng, 4) },
    { kind: value(rng, 4) },
  ]),
});

function body(rng: Rng): Buffer {
  switch (rng.below(9)) {
    case 0:
      return Buffer.from('['.repeat(30_000));
    case 1:
      return Buffer.from(`${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`);
    case 2:
      return Buffer.from('x'.repeat(70_000));
    case 3:
      return Buffer.from(Array.from({ length: 200 }, () => rng.below(256)));
    case 4:
      return Buffer.from(JSON.stringify(value(rng, 0)), 'utf16le');
    case 5:
      return Buffer.from(JSON.stringify(value(rng, 0)).slice(0, -1));
    case 6:
      return Buffer.from(JSON.stringify(nearly(rng)));
    case 7:
      return Buffer.from('{"__proto__":{"x":1},"constructor":{"prototype":{}}}');
    default:
      return Buffer.from(JSON.stringify(value(rng, 0)));
  }
}

function request(rng: Rng): Buffer {
  const path = pick(rng, PATHS).replace('GAME', game);
  const content = rng.below(3) === 0 ? Buffer.alloc(0) : body(rng);
  const lines = [`${pick(rng, METHODS)} ${path} HTTP/1.1`, 'host: 127.0.0.1', 'connection: close'];
  if (rng.below(2) === 0) lines.push(`origin: ${server.address}`);
  if (rng.below(4) !== 0) lines.push(`cookie: arpents=${player.cookie ?? ''}`);
  if (rng.below(6) === 0)
    lines.push(`authorization: ${pick(rng, ['Bearer x', 'Basic eDp4', 'Bearer '])}`);
  if (rng.below(6) === 0)
    lines.push(`last-event-id: ${pick(rng, ['9.9', 'x', '-1.0', '9'.repeat(40)])}`);
  if (rng.below(12) === 0) lines.push(`x-padding: ${'y'.repeat(20_000)}`);
  if (rng.below(12) === 0) lines.push('content-encoding: gzip');
  if (rng.below(9) === 0) lines.push('transfer-encoding: chunked');
  else if (content.length > 0) {
    lines.push(`content-type: ${pick(rng, TYPES)}`, `content-length: ${content.length}`);
  }
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), content]);
}

/** The status of the answer; 0: the connection was closed without one, or nothing came. */
function send(bytes: Buffer): Promise<number> {
  const { port } = new URL(server.address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    const done = (status: number): void => {
      socket.destroy();
      resolve(status);
    };
    // A chunked request without an end waits for more, as it should.
    socket.setTimeout(2000, () => done(0));
    socket.on('error', () => done(0));
    socket.on('close', () => done(0));
    socket.once('data', (chunk) =>
      done(Number(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1'))?.[1] ?? 599)),
    );
    socket.end(bytes);
  });
}

it(`${REQUESTS} hostile requests bring no 5xx and no crash, and the game goes on`, async () => {
  const rng = createRng(Number(process.env.SOAK_SEED ?? 1));
  const before = await player.game(game);
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < REQUESTS; sent += 25) {
    const batch = Array.from({ length: 25 }, () => request(rng));
    const answers = await Promise.all(batch.map(send));
    answers.forEach((status, i) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(status, batch[i]!.toString('latin1').slice(0, 600)).toBeLessThan(500);
    });
  }
  expect(statuses.get(400) ?? 0).toBeGreaterThan(0);
  expect(statuses.get(413) ?? 0).toBeGreaterThan(0);
  const after = await player.game(game);
  expect(after.table.view).toEqual(before.table.view);
  const { status } = await player.command(game, after.table.version, { kind: 'resign' });
  expect(status).toBe(200);
}, 600_000);
