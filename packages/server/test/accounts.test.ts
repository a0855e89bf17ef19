// People: guests, accounts, recovery, sign-ins, tokens; cookies and origins; limits and headers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenCreatedAnswer } from '@arpents/protocol';
import type { RunningServer } from '../src/server.ts';
import { personFromRow } from '../src/storage/person.ts';
import { Client, newRequestId } from './support/client.ts';
import { testServer, testSettings } from './support/server.ts';
import { testStores, type TestStores } from './support/stores.ts';

let stores: TestStores;
let server: RunningServer;
let names = 0;
const newName = (): string => `Player ${++names}`;
const password = 'correct horse';

beforeAll(async () => {
  stores = await testStores('sqlite');
  server = await testServer(testSettings(await stores.settings()));
});
afterAll(async () => {
  await server.stop();
  await stores.stop();
});

async function registered(): Promise<{ client: Client; name: string; codes: readonly string[] }> {
  const client = new Client(server.address);
  const name = newName();
  const answer = await client.ask('POST /api/accounts', { body: { name, password } });
  client.me = answer.me;
  return { client, name, codes: answer.recoveryCodes };
}

describe('accounts', () => {
  it('a guest registers and keeps the games', async () => {
    const client = await Client.guest(server.address);
    const { game } = await client.create();
    const before = client.cookie;
    const answer = await client.ask('POST /api/accounts', {
      body: { name: newName(), password },
    });
    expect(answer.me.id).toBe(client.me?.id);
    expect(client.cookie).not.toBe(before);
    expect((await client.game(game.id)).game.mySide).toBe('british');
  });

  it('a guest is known by the first letters of the id, in no language, also one of version 0.1.0', async () => {
    const guest = await Client.guest(server.address);
    const { id = '' } = guest.me ?? {};
    expect(guest.me).toEqual({ id, name: id.slice(0, 4), guest: true, named: false });
    const name = `Guest ${id.slice(0, 4)}`;
    const row = { id, kind: 'guest', name, name_key: null, created_at: 7 } as const;
    expect(personFromRow(row)).toMatchObject({ name: id.slice(0, 4), isGuest: true });
    const profile = await guest.ask('GET /api/people/:id', { params: { id } });
    expect(profile).toMatchObject(guest.me ?? {});
  });

  it('a name is taken once, whatever its case', async () => {
    const { name } = await registered();
    const second = await new Client(server.address).call('POST /api/accounts', {
      body: { name: name.toUpperCase(), password },
    });
    expect(second.body.error?.code).toBe('name-taken');
  });

  it('signing in takes the right password, and a wrong one does not tell whether the name exists', async () => {
    const { name } = await registered();
    const client = new Client(server.address);
    const wrong = await client.call('POST /api/sign-in', { body: { name, password: 'wrong' } });
    const nobody = await client.call('POST /api/sign-in', {
      body: { name: 'Nobody', password: 'wrong' },
    });
    expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body]);
    expect((await client.call('POST /api/sign-in', { body: { name, password } })).status).toBe(200);
  });

  it('a recovery code sets a new password once and ends the other sign-ins', async () => {
    const { client, name, codes } = await registered();
    const other = new Client(server.address);
    const recover = { name, code: codes[0] ?? '', password: 'a new password' };
    expect((await other.call('POST /api/recover', { body: recover })).status).toBe(200);
    expect((await other.call('POST /api/recover', { body: recover })).body.error?.code).toBe(
      'wrong-recovery-code',
    );
    expect(await client.ask('GET /api/me')).toEqual({ me: null });
    const again = await other.call('POST /api/sign-in', {
      body: { name, password: 'a new password' },
    });
    expect(again.status).toBe(200);
  });

  it('sign-ins are listed and ended, and a stream of an ended one closes', async () => {
    const { client, name } = await registered();
    const second = new Client(server.address);
    await second.ask('POST /api/sign-in', { body: { name, password } });
    const stream = await second.stream('');
    await stream.until((one) => one.of('hello').length === 1);
    const { signIns } = await client.ask('GET /api/me/sign-ins');
    expect(signIns).toHaveLength(2);
    const other = signIns.find(({ current }) => !current);
    expect(
      (await client.call('DELETE /api/me/sign-ins/:id', { params: { id: other?.id ?? '' } }))
        .status,
    ).toBe(204);
    expect(await second.ask('GET /api/me')).toEqual({ me: null });
    await stream.until((one) => one.of('bye').some(({ reason }) => reason === 'signed-out'));
    await stream.ended;
  });

  it('signing out ends the cookie', async () => {
    const { client } = await registered();
    const { cookie } = client;
    expect((await client.call('POST /api/sign-out', { body: {} })).status).toBe(204);
    client.cookie = cookie;
    expect(await client.ask('GET /api/me')).toEqual({ me: null });
  });
});

describe('tokens', () => {
  const newToken = async (client: Client): Promise<TokenCreatedAnswer> =>
    client.ask('POST /api/me/tokens', { body: { label: 'my program' } });

  it('a program plays with a token, without cookie and origin', async () => {
    const { client } = await registered();
    const { secret, token } = await newToken(client);
    const create = (headers: Record<string, string>) =>
      fetch(`${server.address}/api/games`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({
          requestId: newRequestId(),
          side: 'british',
          opponent: { kind: 'open' },
        }),
      });
    const authorization = `Bearer ${secret}`;
    expect((await create({ authorization })).status).toBe(201);
    expect((await create({ authorization, cookie: `arpents=${client.cookie}` })).status).toBe(400);
    expect((await create({ authorization: `${authorization}x` })).status).toBe(401);
    expect(
      (await client.call('DELETE /api/me/tokens/:id', { params: { id: token.id } })).status,
    ).toBe(204);
    expect((await create({ authorization })).status).toBe(401);
  });

  it('a token does not manage the account, and guests have none', async () => {
    const { client } = await registered();
    const { secret } = await newToken(client);
    const program = new Client(server.address);
    program.token = secret;
    expect((await program.call('GET /api/me/tokens')).body.error?.code).toBe('not-for-tokens');
    const guest = await Client.guest(server.address);
    const refused = await guest.call('POST /api/me/tokens', { body: { label: 'x' } });
    expect(refused.body.error?.code).toBe('guests-cannot');
  });
});

describe('after a new password', () => {
  /** An account with a second sign-in and a token, and whether each of the three still works. */
  async function withOthers() {
    const { client, name, codes } = await registered();
    const second = new Client(server.address);
    await second.ask('POST /api/sign-in', { body: { name, password } });
    const program = new Client(server.address);
    const { secret } = await client.ask('POST /api/me/tokens', { body: { label: 'program' } });
    program.token = secret;
    const working = async (): Promise<boolean[]> => {
      const replies = [];
      for (const one of [client, second, program]) replies.push(await one.call('GET /api/me'));
      return replies.map(({ status, body }) => status === 200 && body.me !== null);
    };
    expect(await working()).toEqual([true, true, true]);
    return { client, name, codes, working };
  }

  it('recovery revokes the tokens too, so that a thief is out', async () => {
    const { name, codes, working } = await withOthers();
    const owner = new Client(server.address);
    const body = { name, code: codes[0] ?? '', password: 'a new password' };
    await owner.ask('POST /api/recover', { body });
    expect(await working()).toEqual([false, false, false]);
    expect(await owner.ask('GET /api/me/tokens')).toEqual({ tokens: [] });
    expect((await owner.ask('GET /api/me/sign-ins')).signIns).toHaveLength(1);
  });

  it.each([
    { endSignIns: true, revokeTokens: true, left: [true, false, false] },
    { endSignIns: true, revokeTokens: false, left: [true, false, true] },
    { endSignIns: false, revokeTokens: true, left: [true, true, false] },
  ])(
    'other sign-ins end ($endSignIns) and tokens are revoked ($revokeTokens) as was asked',
    async ({ left, ...wanted }) => {
      const { client, working } = await withOthers();
      const change = { current: password, next: 'a new password', ...wanted };
      const wrong = { ...change, current: 'wrong' };
      expect((await client.call('PUT /api/me/password', { body: wrong })).status).toBe(403);
      expect(await working()).toEqual([true, true, true]);
      expect((await client.call('PUT /api/me/password', { body: change })).status).toBe(204);
      expect(await working()).toEqual(left);
    },
  );
});

describe('browsers', () => {
  it('a cookie is httpOnly, SameSite and useless from another site', async () => {
    const client = await Client.guest(server.address);
    const post = (origin?: string) =>
      fetch(`${server.address}/api/games`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: `arpents=${client.cookie}`,
          ...(origin === undefined ? {} : { origin }),
        },
        body: JSON.stringify({
          requestId: newRequestId(),
          side: 'british',
          opponent: { kind: 'open' },
        }),
      });
    expect((await post(server.address)).status).toBe(201);
    for (const origin of ['https://evil.example', 'null', undefined]) {
      expect((await post(origin)).status).toBe(403);
    }
    const guest = await fetch(`${server.address}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(guest.headers.getSetCookie()[0]).toMatch(/HttpOnly.*SameSite=Lax/);
  });

  it('every answer carries the security headers', async () => {
    for (const path of ['/api/me', '/nothing', '/api/games/x', '/healthz']) {
      const { headers } = await fetch(server.address + path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('limits on signing in and creating are answered with 429 and a time', async () => {
    const strict = await testServer(
      testSettings(await stores.settings(), { signInsPerMinute: 3, creationsPerMinute: 2 }),
    );
    const client = new Client(strict.address);
    const tries: number[] = [];
    for (let i = 0; i < 5; i++) {
      tries.push(
        (await client.call('POST /api/sign-in', { body: { name: 'x', password: 'y' } })).status,
      );
    }
    expect(tries).toEqual([401, 401, 401, 429, 429]);
    const limited = await client.call('POST /api/sign-in', { body: { name: 'x', password: 'y' } });
    expect(limited.body.error?.code).toBe('too-many-requests');
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    await client.call('POST /api/guests', { body: {} });
    expect((await client.call('GET /api/me')).status).toBe(200);
    await strict.stop();
  });

  it('behind a proxy the address it adds counts, not those that a client made up', async () => {
    const settings = await stores.settings();
    const behind = await testServer(testSettings(settings, { signInsPerMinute: 2, trustProxy: 1 }));
    const signIn = async (forwarded: string): Promise<number> => {
      const response = await fetch(`${behind.address}/api/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: JSON.stringify({ name: 'x', password: 'y' }),
      });
      return response.status;
    };
    const statuses: number[] = [];
    for (const made of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
      statuses.push(await signIn(`${made}, 10.0.0.1`));
    }
    expect(statuses).toEqual([401, 401, 429]);
    expect(await signIn('10.0.0.2')).toBe(401);
    await behind.stop();
  });

  it('a wrong method is told from a wrong address, and large bodies are refused', async () => {
    const client = new Client(server.address);
    expect((await client.send('PUT', '/api/me', {})).status).toBe(405);
    expect((await client.send('GET', '/api/nothing')).status).toBe(404);
    expect(
      (await client.call('POST /api/guests', { body: { x: 'y'.repeat(70_000) } })).status,
    ).toBe(413);
  });
});
