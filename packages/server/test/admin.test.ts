// What an operator does beside a running server, and how the server takes it up.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deletePerson,
  endGame,
  lockPerson,
  renamePerson,
  unlockPerson,
} from '../src/operations/admin.ts';
import { checkGames } from '../src/operations/check-games.ts';
import { openStorage, type Storage } from '../src/storage/storage.ts';
import { Client } from './support/client.ts';
import { spawnServer, type ServerProcess } from './support/process.ts';
import { STORES, testStores, type TestStores } from './support/stores.ts';

describe.each(STORES)('beside a server on %s', (kind) => {
  let stores: TestStores;
  // A process of its own, as beside a real one: on one thread either would wait for the other's lock.
  let server: ServerProcess;
  let storage: Storage;
  const operator = () => ({ storage, name: 'op', now: Date.now });

  beforeAll(async () => {
    stores = await testStores(kind);
    const settings = await stores.settings();
    server = await spawnServer(settings);
    storage = await openStorage(settings, { beside: true });
  });
  afterAll(async () => {
    await storage.close();
    await server.stop();
    await stores.stop();
  });

  /** Every table that says whose a row is, whatever the program knows of them. */
  const personalTables = async (): Promise<readonly string[]> => {
    const tables = await storage.db.introspection.getTables();
    return tables.flatMap(({ name, columns }) =>
      columns.some((column) => column.name === 'person') ? [name] : [],
    );
  };
  const rowsOf = async (table: string, person: string): Promise<number> => {
    const rows = await sql`select 1 from ${sql.table(table)} where person = ${person}`.execute(
      storage.db,
    );
    return rows.rows.length;
  };

  it('a new name is read at once by whoever sits at the table', async () => {
    const [host, guest] = [
      await Client.guest(server.address),
      await Client.guest(server.address),
    ] as const;
    const { game } = await host.create();
    await guest.join(game.id);
    const stream = await host.stream(`?game=${game.id}`);
    await stream.until((one) => one.messages.length > 0);
    expect(await renamePerson(operator(), guest.me?.id ?? '', 'Étienne')).toMatchObject({
      ok: true,
    });
    await stream.until((one) => one.of('players').length > 0);
    expect(JSON.stringify(stream.of('players')[0])).toContain('Étienne');
    stream.close();
  });

  it('a locked person is signed out everywhere and cannot sign in until unlocked', async () => {
    const client = new Client(server.address);
    const account = { name: 'Frontenac', password: 'plains of abraham' };
    const { me, recoveryCodes } = await client.ask('POST /api/accounts', { body: account });
    const program = new Client(server.address);
    program.token = (await client.ask('POST /api/me/tokens', { body: { label: 'bot' } })).secret;
    expect((await program.call('GET /api/me')).status).toBe(200);
    const stream = await client.stream('?after=0.0');
    expect((await lockPerson(operator(), me.id)).ok).toBe(true);
    await stream.until((one) => one.of('bye').some(({ reason }) => reason === 'signed-out'));
    expect((await client.ask('GET /api/me')).me).toBeNull();
    expect((await program.call('GET /api/me')).status).toBe(401);
    const refused = await client.call('POST /api/sign-in', { body: account });
    expect(refused.body.error?.code).toBe('account-locked');
    const [code = ''] = recoveryCodes;
    const recovered = await client.call('POST /api/recover', { body: { ...account, code } });
    expect(recovered.body.error?.code).toBe('account-locked');
    expect((await unlockPerson(operator(), me.id)).ok).toBe(true);
    expect((await client.call('POST /api/sign-in', { body: account })).status).toBe(200);
  });

  it('a deleted person leaves their games, counted by what they were worth, and nothing but the finished ones', async () => {
    const leaver = new Client(server.address);
    const account = { name: 'Montcalm', password: 'plains of abraham' };
    const { me } = await leaver.ask('POST /api/accounts', { body: account });
    const winner = new Client(server.address);
    const won = await winner.ask('POST /api/accounts', { body: { ...account, name: 'Wolfe' } });
    const pace = { kind: 'live', minutes: 60, incrementSeconds: 15 } as const;
    const { game } = await leaver.create({ rated: true, pace });
    await winner.join(game.id);
    const { game: open } = await leaver.create();
    const params = { id: me.id };
    await winner.ask('PUT /api/people/:id/barrier', { params, body: { kind: 'mute' } });
    await leaver.ask('PUT /api/people/:id/barrier', {
      params: { id: won.me.id },
      body: { kind: 'block' },
    });
    await leaver.ask('POST /api/me/tokens', { body: { label: 'mine' } });
    const at = { game: game.id };
    await leaver.ask('PUT /api/games/:game/notes', { params: at, body: { text: 'Halifax first' } });
    const { orders } = await leaver.ask('GET /api/games/:game/standing-orders', { params: at });
    await leaver.ask('PUT /api/games/:game/standing-orders', { params: at, body: orders });
    const tables = await personalTables();
    expect(tables.length).toBeGreaterThan(9);
    // A rating is theirs only once a game has been counted.
    const filled = tables.filter((table) => table !== 'rating');
    for (const table of filled) expect([table, await rowsOf(table, me.id)]).not.toEqual([table, 0]);

    const stream = await leaver.stream('?after=0.0');
    expect((await deletePerson(operator(), me.id)).ok).toBe(true);
    await stream.until((one) => one.of('bye').some(({ reason }) => reason === 'signed-out'));
    expect(await deletePerson(operator(), me.id)).toMatchObject({ ok: false, error: 'not-found' });
    expect(await deletePerson(operator(), 'nobody')).toMatchObject({ ok: false });
    await expect
      .poll(async () => (await winner.game(game.id)).game.outcome)
      .toMatchObject({ winner: 'french', ending: 'resignation' });
    expect((await storage.games.byId(open.id))?.progress.status).toBe('cancelled');
    await expect.poll(async () => (await leaver.ask('GET /api/me')).me).toBeNull();
    expect((await leaver.call('POST /api/sign-in', { body: account })).status).toBe(401);
    const { db } = storage;
    for (const table of tables) expect([table, await rowsOf(table, me.id)]).toEqual([table, 0]);
    expect(await winner.ask('GET /api/me/barriers')).toEqual({ barriers: [] });
    expect(await db.selectFrom('barrier').selectAll().execute()).toEqual([]);
    const { ratings } = await winner.ask('GET /api/people/:id', { params: { id: won.me.id } });
    expect(ratings.french?.games).toBe(1);
    expect((await storage.operators.deeds(1))[0]).toMatchObject({
      operator: 'op',
      deed: 'delete',
      subject: me.id,
    });
    expect(JSON.stringify(await storage.operators.deeds(9))).not.toContain('Montcalm');
    expect((await checkGames(storage)).faults).toEqual([]);
  });

  it('a game that is ended has no winner, its players are told, and it replays', async () => {
    const british = await Client.guest(server.address);
    const french = await Client.guest(server.address);
    const { game } = await british.create();
    await french.join(game.id);
    const stream = await french.stream(`?game=${game.id}&after=0.0`);
    expect((await endGame(operator(), game.id)).ok).toBe(true);
    await stream.until(
      (one) =>
        one.of('entry').some(({ table }) => table.view?.outcome?.ending === 'abandoned') &&
        one.of('person').some(({ news }) => news.kind === 'game-over'),
    );
    stream.close();
    const late = await british.command(game.id, 1, { kind: 'act', action: { kind: 'pass' } });
    expect(late.body.error?.code).toBe('game-over');
    expect(await endGame(operator(), game.id)).toMatchObject({ ok: false, error: 'game-over' });
    const { game: open } = await british.create();
    const news = await british.stream('?after=0.0');
    expect((await endGame(operator(), open.id)).ok).toBe(true);
    await news.until((one) => one.of('person').some((told) => told.news.kind === 'game-cancelled'));
    news.close();
    expect((await british.game(open.id)).game.status).toBe('cancelled');
    expect((await checkGames(storage)).faults).toEqual([]);
    expect(await storage.operators.deeds(1)).toMatchObject([
      { operator: 'op', deed: 'end-game', subject: open.id },
    ]);
  });
});
