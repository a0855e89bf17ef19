// What counts against which limit, and the form of errors that come before any route.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@arpents/protocol';
import { rawAnswer } from '../src/http/client-errors.ts';
import { makeLog } from '../src/http/log.ts';
import type { RunningServer } from '../src/server.ts';
import { openStorage } from '../src/storage/storage.ts';
import { Client } from './support/client.ts';
import { testServer, testSettings } from './support/server.ts';
import { testStores, type TestStores } from './support/stores.ts';

let stores: TestStores;
let folder: string;
beforeAll(async () => {
  stores = await testStores('sqlite');
  folder = mkdtempSync(join(tmpdir(), 'arpents-web-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/table-1a2b.js'), 'export {};');
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await stores.stop();
});

describe('limits by address', () => {
  let server: RunningServer;
  const LIMIT = 5;
  beforeAll(async () => {
    const settings = testSettings(await stores.settings(), { requestsPerMinute: LIMIT });
    server = await testServer(settings, undefined, { webFolder: folder });
  });
  afterAll(() => server.stop());

  const status = async (path: string, headers: Record<string, string> = {}): Promise<number> => {
    const response = await fetch(server.address + path, { headers });
    await response.text();
    return response.status;
  };

  it('pages, files and addresses that do not exist count together, and against nothing else', async () => {
    const paths = ['/', '/somewhere', '/index.html', '/nothing.png', '/api/nothing', '/games/x'];
    const statuses = [];
    for (const path of paths) statuses.push(await status(path));
    expect(statuses).toEqual([200, 200, 200, 404, 404, 429]);
    expect(await status('/api/presets')).toBe(200);
  });

  it('the files that a page consists of keep nobody from the next page, and have a wide limit of their own', async () => {
    const file = '/assets/table-1a2b.js';
    for (let i = 0; i < LIMIT * 20; i++) expect(await status(file)).toBe(200);
    expect(await status(file)).toBe(429);
  });

  it('routes of one group count together, whichever of them is asked', async () => {
    const own = await testServer(testSettings(await stores.settings(), { requestsPerMinute: 4 }));
    const paths = ['/api/presets', '/api/computer-levels', '/api/openapi.json', '/api/presets'];
    for (const path of paths) expect((await fetch(own.address + path)).status).toBe(200);
    const refused = await fetch(`${own.address}/api/computer-levels`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await own.stop();
  });

  it('what watches the server has a limit each', async () => {
    for (let i = 0; i < LIMIT; i++) expect(await status('/healthz')).toBe(200);
    expect(await status('/healthz')).toBe(429);
    for (let i = 0; i < LIMIT; i++) expect(await status('/metrics')).toBe(200);
    expect(await status('/metrics')).toBe(429);
    expect(await status('/readyz')).toBe(200);
  });
});

describe('limits by person', () => {
  it('count from whatever addresses somebody comes, and for nobody else there', async () => {
    const own = await testServer(
      testSettings(await stores.settings(), { requestsPerMinute: 4, trustProxy: 1 }),
    );
    const [one, other] = [await Client.guest(own.address), await Client.guest(own.address)];
    const statusFrom = async (client: Client, address: string): Promise<number> => {
      const headers = { ...client.headers(), 'x-forwarded-for': address };
      const response = await fetch(`${own.address}/api/me`, { headers });
      if (response.status === 429) {
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      return response.status;
    };
    const statuses = [];
    for (let i = 1; i <= 5; i++) statuses.push(await statusFrom(one, `192.0.2.${i}`));
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(await statusFrom(other, '192.0.2.5')).toBe(200);
    await own.stop();
  });
});

describe('metrics', () => {
  it('are not for those whom a proxy brings', async () => {
    const server = await testServer(testSettings(await stores.settings(), { trustProxy: 1 }));
    const from = async (headers: Record<string, string>): Promise<number> =>
      (await fetch(`${server.address}/metrics`, { headers })).status;
    expect(await from({})).toBe(200);
    expect(await from({ 'x-forwarded-for': '192.0.2.1' })).toBe(404);
    expect(await from({ forwarded: 'for=192.0.2.1' })).toBe(404);
    await server.stop();
  });
});

describe('the id of a request', () => {
  it.each([
    [0, 'given-by-a-proxy', false],
    [1, 'given-by-a-proxy', true],
    [1, 'not "well" formed', false],
  ])('with %i proxies, %s is taken: %s', async (trustProxy, given, isTaken) => {
    const server = await testServer(testSettings(await stores.settings(), { trustProxy }));
    const headers = { 'x-request-id': given };
    const { headers: answered } = await fetch(`${server.address}/api/presets`, { headers });
    const id = answered.get('x-request-id') ?? '';
    expect(id).toMatch(/^[A-Za-z0-9._-]{8,64}$/);
    expect(id === given).toBe(isTaken);
    await server.stop();
  });
});

describe('a fault of the server', () => {
  it('is told with the number under which the log has it, and a refusal without one', async () => {
    const settings = testSettings(await stores.settings(), { logLevel: 'error' });
    const lines: string[] = [];
    const log = makeLog('error', (line) => lines.push(line));
    const server = await testServer(settings, undefined, { log });
    const guest = await Client.guest(server.address);
    const { game } = await guest.create();
    const { db, close } = await openStorage(settings, { beside: true });
    await db.schema.dropTable('notes').execute();
    await close();
    const params = { game: game.id };
    const fault = await guest.call('GET /api/games/:game/notes', { params });
    expect([fault.status, fault.body.error?.code]).toEqual([500, 'internal-error']);
    const number = fault.body.error?.requestId ?? '';
    expect(number).toBe(fault.headers.get('x-request-id'));
    expect(lines.some((line) => line.includes(number))).toBe(true);
    const refused = await new Client(server.address).call('GET /api/games/:game/notes', { params });
    expect(refused.body.error).toMatchObject({ code: 'not-signed-in', requestId: null });
    await server.stop();
  });
});

describe('errors before any route', () => {
  const read = (answer: string): { readonly status: number; readonly body: ErrorBody } => ({
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]),
    body: JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as ErrorBody,
  });
  const NONE = { path: null, refusal: null, fault: null, version: null, requestId: null };

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'malformed'],
    [
      'a head that is too long',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
      'too-large',
    ],
  ])('%s is answered in the form of all errors', async (_what, sent, status, code) => {
    const server = await testServer(testSettings(await stores.settings()));
    const { hostname, port } = new URL(server.address);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(sent));
      let heard = '';
      socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
      socket.on('close', () => resolve(heard));
      socket.on('error', reject);
    });
    expect(answer).toContain('content-security-policy');
    expect(answer).toMatch(/^x-request-id: [A-Za-z0-9]+\r$/m);
    expect(read(answer)).toMatchObject({ status, body: { error: { code, ...NONE } } });
    await server.stop();
  });

  it('a request that takes too long to arrive is answered with 408 in the same form', () => {
    const error = Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const answer = rawAnswer(error as Parameters<typeof rawAnswer>[0], null);
    expect(read(answer)).toMatchObject({
      status: 408,
      body: { error: { code: 'request-timeout', ...NONE } },
    });
  });
});
