// What has had its time: sign-ins, guests, tokens, events. And what tokens may do.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expire } from '../src/accounts/expire.ts';
import { Identities } from '../src/accounts/identities.ts';
import { hashSecret, randomId, randomSecret } from '../src/secrets.ts';
import type { RunningServer } from '../src/server.ts';
import { openStorage, type Storage } from '../src/storage/storage.ts';
import { Client, newRequestId } from './support/client.ts';
import { testServer, testSettings, useServer } from './support/server.ts';
import { STORES, givenStoredGame, testStores, type TestStores } from './support/stores.ts';

const DAY = 24 * 60 * 60 * 1000;
const LIFETIMES = { signInDays: 400, signInIdleDays: 90, guestDays: 60, eventDays: 30 };
const NOW = 1000 * DAY;

describe.each(STORES)('time on %s', (kind) => {
  let stores: TestStores;
  let storage: Storage;
  beforeAll(async () => {
    stores = await testStores(kind);
    storage = await stores.open();
  });
  afterAll(async () => {
    await storage.close();
    await stores.stop();
  });

  async function guestSeen(
    days: number,
    signedInDays = days,
  ): Promise<[id: string, secret: string]> {
    const { id } = await storage.people.addGuest(randomId(), NOW - signedInDays * DAY);
    const secret = randomSecret();
    await storage.signIns.addSignIn({
      id: randomId(),
      secret_hash: hashSecret(secret),
      person: id,
      created_at: NOW - signedInDays * DAY,
      seen_at: NOW - days * DAY,
      user_agent: '',
    });
    return [id, secret];
  }

  it('a sign-in ends by its age and by disuse, on the server and before anybody tidies up', async () => {
    const identities = new Identities(storage, LIFETIMES, () => NOW);
    const works = async (secret: string): Promise<boolean> => {
      const identity = await identities.find('cookie', secret);
      return identity !== null && !identities.hasEnded(identity);
    };
    expect(await works((await guestSeen(89))[1])).toBe(true);
    expect(await works((await guestSeen(91))[1])).toBe(false);
    expect(await works((await guestSeen(1, 399))[1])).toBe(true);
    expect(await works((await guestSeen(1, 401))[1])).toBe(false);
    await expire(storage, LIFETIMES, NOW);
    const left = await storage.db.selectFrom('sign_in').selectAll().execute();
    expect(left).toHaveLength(2);
    expect(left.every(({ seen_at }) => seen_at >= NOW - 90 * DAY)).toBe(true);
    expect(left.every(({ created_at }) => created_at >= NOW - 400 * DAY)).toBe(true);
  });

  it('tokens go once they have expired, and those without an end stay', async () => {
    const { id: person } = await storage.people.addGuest(randomId(), NOW);
    for (const [label, expires_at] of [
      ['past', NOW - 1],
      ['present', NOW],
      ['endless', null],
    ] as const) {
      await storage.signIns.addToken({
        id: randomId(),
        secret_hash: hashSecret(randomSecret()),
        person,
        label,
        created_at: 0,
        used_at: null,
        scopes: null,
        expires_at,
      });
    }
    await expire(storage, LIFETIMES, NOW);
    const left = await storage.signIns.tokensOf(person);
    expect(left.map(({ label }) => label).toSorted()).toEqual(['endless', 'present']);
  });

  it('the name of somebody who left is kept from others for 90 days, then it is free', async () => {
    const register = (name: string) =>
      storage.people.register({ id: randomId(), name, passwordHash: 'x', createdAt: 0 });
    for (const [name, days] of [
      ['Vaudreuil', 89],
      ['Bougainville', 91],
    ] as const) {
      const registered = await register(name);
      if (!registered.ok) throw new Error(registered.error);
      await storage.people.remove(registered.value.id, NOW - days * DAY);
      expect(await register(name)).toMatchObject({ ok: false, error: 'name-taken' });
    }
    await expire(storage, LIFETIMES, NOW);
    expect(await register('Vaudreuil')).toMatchObject({ ok: false, error: 'name-taken' });
    expect(await register('Bougainville')).toMatchObject({ ok: true });
  });

  it('a server that ends goes on with no further step: what is left waits for the next start', async () => {
    const many = Array.from({ length: 450 }, () => ({ id: randomId(), name: 'x', created_at: 0 }));
    await storage.db.insertInto('person').values(many).execute();
    let steps = 0;
    // One for sign-ins, one for tokens, two for guests.
    await expire(storage, LIFETIMES, NOW, () => ++steps <= 4);
    const left = await storage.people.peopleById(many.map(({ id }) => id));
    expect(left).toHaveLength(50);
  });

  it('guests go when nobody was there for long, unless a game of theirs is not over; what they finished stays', async () => {
    const [away] = await guestSeen(61);
    const [here] = await guestSeen(59);
    const [playing] = await guestSeen(300);
    const [finished] = await guestSeen(300);
    const seat = (person: string) =>
      ({ british: { kind: 'person', person }, french: { kind: 'free' } }) as const;
    await storage.games.create(
      givenStoredGame({ creator: playing, seats: seat(playing) }),
      randomId(),
    );
    const over = givenStoredGame({ creator: finished, seats: seat(finished) });
    await storage.games.create(over, randomId());
    await storage.games.cancel(over.id, NOW);
    await storage.personal.setNotes(over.id, finished, 'mine');
    await storage.manners.setBarrier(here, { other: away, kind: 'mute', since: 0 });
    await storage.games.addNews([here], over.id, { kind: 'game-over' }, NOW - 31 * DAY);
    await storage.games.addNews([here], over.id, { kind: 'game-over' }, NOW - 29 * DAY);
    // More than one step of the work.
    const many = Array.from({ length: 450 }, () => ({ id: randomId(), name: 'x', created_at: 0 }));
    await storage.db.insertInto('person').values(many).execute();

    await expire(storage, LIFETIMES, NOW);
    const kept = await storage.people.peopleById([away, here, playing, finished]);
    expect(kept.map(({ id }) => id).toSorted()).toEqual([here, playing].toSorted());
    expect(await storage.people.peopleById(many.map(({ id }) => id))).toEqual([]);
    expect(await storage.personal.notes(over.id, finished)).toBe('');
    expect(await storage.manners.barriersOf(here)).toEqual([]);
    expect((await storage.games.byId(over.id))?.game.seats.british).toMatchObject({
      person: finished,
    });
    const events = await storage.personal.eventsAfter(here, 0, 10);
    expect(events.map(({ number }) => number)).toEqual([2]);
    expect(await storage.personal.lastEvent(here)).toBe(2);
  });
});

it('a server tidies up when it starts: guests of long ago, and games that nobody has joined', async () => {
  const stores = await testStores('sqlite');
  const settings = await stores.settings();
  const storage = await openStorage(settings);
  const guest = await storage.people.addGuest(randomId(), 0);
  const host = await storage.people.addGuest(randomId(), Date.now());
  const seats = { british: { kind: 'person', person: host.id }, french: { kind: 'free' } } as const;
  const forgotten = givenStoredGame({ creator: host.id, seats });
  await storage.games.create(forgotten, randomId());
  await storage.close();

  const server = await testServer(testSettings(settings));
  const beside = await openStorage(settings, { beside: true });
  await expect.poll(() => beside.people.personById(guest.id)).toBeNull();
  await expect
    .poll(() => beside.games.byId(forgotten.id))
    .toMatchObject({ progress: { status: 'cancelled' } });
  expect(await beside.people.personById(host.id)).not.toBeNull();
  await beside.close();
  await server.stop();
  await stores.stop();
});

describe('tokens', () => {
  let stores: TestStores;
  let server: RunningServer;
  let owner: Client;
  let settings: Awaited<ReturnType<TestStores['settings']>>;
  beforeAll(async () => {
    stores = await testStores('sqlite');
    settings = await stores.settings();
    server = await testServer(testSettings(settings));
    owner = new Client(server.address);
    await owner.ask('POST /api/accounts', { body: { name: 'Owner', password: 'long enough' } });
  });
  afterAll(async () => {
    await server.stop();
    await stores.stop();
  });
  const program = (secret: string): Client => {
    const client = new Client(server.address);
    client.token = secret;
    return client;
  };

  it('one that may only read does not play, and says so by a code', async () => {
    const body = { label: 'reader', scopes: ['read' as const] };
    const { secret, token } = await owner.ask('POST /api/me/tokens', { body });
    expect(token.scopes).toEqual(['read']);
    expect((await program(secret).call('GET /api/me')).status).toBe(200);
    const refused = await program(secret).call('POST /api/games', {
      body: { requestId: 'request-1', side: 'british', opponent: { kind: 'open' } },
    });
    expect([refused.status, refused.body.error?.code]).toEqual([403, 'token-lacks-scope']);
  });

  it('one works for 90 days if nothing else is said, then says that it has expired; old ones go on', async () => {
    const { secret, token } = await owner.ask('POST /api/me/tokens', { body: { label: 'bot' } });
    expect(token).toMatchObject({ scopes: ['read', 'play'] });
    // The clock goes on between the two.
    expect((token.expiresAt ?? 0) - token.createdAt - 90 * DAY).toBeLessThan(1000);
    expect(token.expiresAt).toBeGreaterThanOrEqual(token.createdAt + 90 * DAY);
    const old = await owner.ask('POST /api/me/tokens', { body: { label: 'old' } });
    const beside = await openStorage(settings, { beside: true });
    const set = (id: string, values: { expires_at: number | null; scopes?: null }) =>
      beside.db.updateTable('access_token').set(values).where('id', '=', id).execute();
    await set(token.id, { expires_at: Date.now() - 1 });
    await set(old.token.id, { expires_at: null, scopes: null });
    await beside.close();
    const refused = await program(secret).call('GET /api/me');
    expect([refused.status, refused.body.error?.code]).toEqual([401, 'token-expired']);
    await program(old.secret).create();
    const { tokens } = await owner.ask('GET /api/me/tokens');
    expect(tokens.find(({ id }) => id === old.token.id)).toMatchObject({
      scopes: ['read', 'play'],
      expiresAt: null,
    });
  });
});

describe('an account that its owner deletes', () => {
  it('asks for the password, ends its games, leaves what was finished without a name, and keeps the name from others', async () => {
    const stores = await testStores('sqlite');
    const server = await testServer(testSettings(await stores.settings()));
    const owner = new Client(server.address);
    const account = { name: 'Leaver', password: 'long enough' };
    const { me } = await owner.ask('POST /api/accounts', { body: account });
    const opponent = await Client.guest(server.address);
    const open = await owner.create();
    const running = await owner.create();
    await opponent.join(running.game.id);
    const remove = (password: string) => owner.call('POST /api/me/delete', { body: { password } });
    expect((await remove('wrong')).status).toBe(403);
    expect((await owner.game(open.game.id)).game.status).toBe('open');
    expect((await remove(account.password)).status).toBe(204);

    const { game } = await opponent.game(running.game.id);
    expect(game.outcome).toMatchObject({ winner: 'french', ending: 'resignation' });
    expect(game.seats.british).toMatchObject({ person: { id: me.id, guest: false, named: false } });
    expect(JSON.stringify(game)).not.toContain('Leaver');
    const rematch = await opponent.call('POST /api/games/:game/rematch', {
      params: { game: game.id },
      body: { requestId: newRequestId() },
    });
    expect([rematch.status, rematch.body.error?.code]).toEqual([409, 'opponent-gone']);
    expect(await owner.ask('GET /api/me')).toEqual({ me: null });
    const stranger = new Client(server.address);
    expect((await stranger.call('POST /api/sign-in', { body: account })).status).toBe(401);
    const again = await stranger.call('POST /api/accounts', { body: account });
    expect(again.body.error?.code).toBe('name-taken');
    await server.stop();
    await stores.stop();
  });
});

describe.each(STORES)('the character NUL on %s', (kind) => {
  const server = useServer(kind);

  it('is malformed in every body, query and path, also signed out', async () => {
    const player = await Client.guest(server.address);
    const { game } = await player.create();
    const nul = 'a\0b';
    const sent: readonly (readonly [string, string, unknown?])[] = [
      ['PUT', `/api/games/${game.id}/notes`, { text: nul }],
      ['POST', '/api/me/tokens', { label: nul }],
      ['POST', '/api/sign-in', { name: nul, password: 'x' }],
      ['POST', '/api/recover', { name: nul, code: nul, password: 'long enough' }],
      ['POST', '/api/guests', { [nul]: 1 }],
      ['GET', '/api/people/a%00b'],
      ['GET', '/api/games/a%00b'],
      ['DELETE', '/api/me/tokens/a%00b'],
      ['GET', `/api/games/${game.id}?invitation=a%00b`],
    ];
    for (const client of [player, new Client(server.address)]) {
      for (const [method, path, body] of sent) {
        const reply = await client.send(method, path, body);
        expect([path, reply.status, reply.body]).toMatchObject([
          path,
          400,
          { error: { code: 'malformed' } },
        ]);
      }
    }
    // The six characters of its escape are no NUL.
    const text = String.raw`\u0000`;
    const params = { game: game.id };
    expect(await player.ask('PUT /api/games/:game/notes', { params, body: { text } })).toEqual({
      text,
    });
  });
});
