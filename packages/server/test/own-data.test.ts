// What people get when they ask for everything that is kept of them, and what is not in it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { makeAccounts } from '../src/accounts/accounts.ts';
import { Identities } from '../src/accounts/identities.ts';
import { makeDesk } from '../src/games/desk.ts';
import { ownDataOf } from '../src/people/own-data.ts';
import { randomId } from '../src/secrets.ts';
import { openStorage } from '../src/storage/storage.ts';
import { Client } from './support/client.ts';
import { testServer, testSettings } from './support/server.ts';
import { STORES, givenStoredGame, testStores, type TestStores } from './support/stores.ts';

const PASSWORD = 'long enough, and nobody’s';

describe.each(STORES)('one’s own data on %s', (kind) => {
  let stores: TestStores;
  let server: RunningServer;
  let secretsIn: (person: string) => Promise<readonly string[]>;
  beforeAll(async () => {
    stores = await testStores(kind);
    const settings = await stores.settings();
    server = await testServer(testSettings(settings));
    secretsIn = async (person) => {
      const { db, close } = await openStorage(settings, { beside: true });
      const rows = [
        ...(await db.selectFrom('person').select('password_hash as secret').execute()),
        ...(await db.selectFrom('recovery_code').select('code_hash as secret').execute()),
        ...(await db.selectFrom('sign_in').select('secret_hash as secret').execute()),
        ...(await db.selectFrom('access_token').select('secret_hash as secret').execute()),
        ...(await db.selectFrom('origin').select('hash as secret').execute()),
        ...(await db.selectFrom('game').select('seed as secret').execute()),
        ...(await db.selectFrom('game').select('salt as secret').execute()),
        ...(await db.selectFrom('game').select('invitation as secret').execute()),
      ];
      const others = db.selectFrom('sign_in').select('id').where('person', '!=', person);
      const ids = await others.execute();
      await close();
      const secrets = rows.flatMap(({ secret }) => secret ?? []).filter((text) => text !== '');
      return [...secrets, ...ids.map(({ id }) => id)];
    };
  });
  afterAll(async () => {
    await server.stop();
    await stores.stop();
  });

  it('holds what they did and wrote, nothing secret and nothing of others, and not too often', async () => {
    const owner = new Client(server.address);
    const { me, recoveryCodes } = await owner.ask('POST /api/accounts', {
      body: { name: `Owner ${kind}`, password: PASSWORD },
    });
    const { secret, token } = await owner.ask('POST /api/me/tokens', { body: { label: 'mine' } });
    const other = await Client.guest(server.address);
    const pace = { kind: 'none' } as const;
    const { game: finished } = await owner.create({ pace });
    await other.join(finished.id);
    await owner.command(finished.id, 1, { kind: 'say', text: 'Well met' });
    await other.command(finished.id, 1, { kind: 'say', text: 'Words of another' });
    const running = await owner.create({ pace, opponent: { kind: 'invitation' } });
    await other.join(running.game.id, running.invitation);
    await owner.ask('PUT /api/games/:game/notes', {
      params: { game: finished.id },
      body: { text: 'Halifax first' },
    });
    await other.ask('PUT /api/games/:game/notes', {
      params: { game: finished.id },
      body: { text: 'Notes of another' },
    });
    const { orders } = await owner.ask('GET /api/games/:game/standing-orders', {
      params: { game: finished.id },
    });
    await owner.ask('PUT /api/games/:game/standing-orders', {
      params: { game: finished.id },
      body: orders,
    });
    const id = other.me?.id ?? '';
    await owner.ask('POST /api/people/:id/reports', {
      params: { id },
      body: { reason: 'insults', text: 'Rude', game: finished.id },
    });
    await other.ask('POST /api/people/:id/reports', {
      params: { id: me.id },
      body: { reason: 'spam', text: 'Report of another', game: finished.id },
    });
    await owner.ask('PUT /api/people/:id/barrier', { params: { id }, body: { kind: 'mute' } });
    await other.ask('PUT /api/people/:id/barrier', {
      params: { id: me.id },
      body: { kind: 'block' },
    });
    const { version } = (await owner.game(finished.id)).table;
    await owner.command(finished.id, version, { kind: 'resign' });

    const reply = await owner.call('GET /api/me/data');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-disposition')).toContain('attachment');
    const { body } = reply;
    expect(body).toMatchObject({
      person: { id: me.id, name: `Owner ${kind}`, finishedGames: 1 },
      signIns: [{ current: true }],
      tokens: [token],
      messages: [{ game: finished.id, text: 'Well met' }],
      notes: [{ game: finished.id, text: 'Halifax first' }],
      standingOrders: [
        { game: null, side: 'british', orders },
        { game: finished.id, side: 'british', orders },
      ],
      events: [
        { number: 1, game: finished.id, news: { kind: 'game-started' } },
        { number: 2, game: finished.id, news: { kind: 'message', by: 'french' } },
        { number: 3, game: running.game.id, news: { kind: 'game-started' } },
        { number: 4, game: finished.id, news: { kind: 'game-over' } },
      ],
      barriers: [{ person: { id }, kind: 'mute' }],
      reports: [{ reported: id, game: finished.id, reason: 'insults', text: 'Rude' }],
    });
    expect(body.games).toHaveLength(2);
    expect(body.games).toContainEqual(
      expect.objectContaining({
        game: finished.id,
        side: 'british',
        status: 'over',
        outcome: expect.objectContaining({ winner: 'french' }) as unknown,
      }),
    );
    expect(body.games).toContainEqual(
      expect.objectContaining({ game: running.game.id, status: 'running', outcome: null }),
    );
    const text = JSON.stringify(body);
    const kept = await secretsIn(me.id);
    expect(kept.length).toBeGreaterThan(15);
    for (const one of [...kept, secret, ...recoveryCodes, owner.cookie ?? '', PASSWORD]) {
      expect(text).not.toContain(one);
    }
    expect(text).not.toContain('of another');

    const again = await owner.call('GET /api/me/data');
    expect(again.body.error?.code).toBe('too-many-requests');
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await other.call('GET /api/me/data')).status).toBe(200);
  });

  it('holds all games and events, however many there are', async () => {
    const storage = await stores.open();
    const person = await storage.people.addGuest(randomId(), 0);
    const identity = { person, by: 'cookie', id: 'x', scopes: null, until: Infinity } as const;
    const sitting = { kind: 'person', person: person.id } as const;
    for (let count = 0; count < 120; count++) {
      const seats = { british: sitting, french: { kind: 'free' } } as const;
      const game = givenStoredGame({ creator: person.id, seats });
      await storage.games.create(game, randomId());
      await storage.games.addNews([person.id], game.id, { kind: 'game-cancelled' }, count);
    }
    const lifetimes = { signInDays: 400, signInIdleDays: 90 };
    const accounts = makeAccounts(storage, new Identities(storage, lifetimes));
    const desk = makeDesk(storage, { answerDelay: 0, mostRooms: 1 });
    const { games, events } = await ownDataOf(desk, accounts, identity);
    expect(new Set(games.map(({ game }) => game)).size).toBe(120);
    expect(events.map(({ number }) => number)).toEqual(games.map((_, i) => i + 1));
    await storage.close();
  });

  it('is for whoever is signed in, and not for tokens', async () => {
    const owner = new Client(server.address);
    await owner.ask('POST /api/accounts', {
      body: { name: `Careful ${kind}`, password: PASSWORD },
    });
    const { secret } = await owner.ask('POST /api/me/tokens', { body: { label: 'mine' } });
    const program = new Client(server.address);
    program.token = secret;
    expect((await program.call('GET /api/me/data')).body.error?.code).toBe('not-for-tokens');
    const nobody = new Client(server.address);
    expect((await nobody.call('GET /api/me/data')).body.error?.code).toBe('not-signed-in');
  });
});
