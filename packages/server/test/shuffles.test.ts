// How the seed of a game comes about: the commitment first, then the host's bytes, then those of whoever joins; nothing
// is dealt before, and nobody hears of another's part before the end. docs/fair-shuffles.md has the protocol.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewFor } from '@arpents/engine';
import {
  verifyRecord,
  type CreateGameRequest,
  type ErrorCode,
  type PublishedRecord,
} from '@arpents/protocol';
import { addBytes } from '../src/games/add-bytes.ts';
import { cancelGame } from '../src/games/call-off.ts';
import { createGame } from '../src/games/create.ts';
import { makeDesk, type Desk } from '../src/games/desk.ts';
import { JobRunner } from '../src/games/job-runner.ts';
import { joinGame } from '../src/games/join.ts';
import { play } from '../src/games/play.ts';
import { randomPlayers } from '../src/games/random-players.ts';
import { BYTES_WAIT_MS, bytesShown } from '../src/games/seeds.ts';
import { begin } from '../src/games/start.ts';
import { gameRecord } from '../src/games/table-service.ts';
import { checkGames } from '../src/operations/check-games.ts';
import { randomId } from '../src/secrets.ts';
import type { Person } from '../src/storage/person.ts';
import { openStorage, type Storage } from '../src/storage/storage.ts';
import { Client, newRequestId, type Reply } from './support/client.ts';
import { practiceSetup } from './support/positions.ts';
import { useServer } from './support/server.ts';
import { STORES, givenAppend, testStores, type TestStores } from './support/stores.ts';

const HOST = '00112233445566778899aabbccddeeff';
const GUEST = 'ffeeddccbbaa99887766554433221100';

describe('over the wire', () => {
  const server = useServer();

  const guests = async (): Promise<readonly [Client, Client]> => [
    await Client.guest(server.address),
    await Client.guest(server.address),
  ];
  const add = (client: Client, game: string, bytes: string): Promise<Reply<unknown>> =>
    client.call('POST /api/games/:game/bytes', { params: { game }, body: { bytes } });
  const join = (client: Client, game: string, bytes: string | null): Promise<Reply<unknown>> =>
    client.call('POST /api/games/:game/join', { params: { game }, body: { bytes } });
  const recordOf = (client: Client, game: string): Promise<PublishedRecord> =>
    client.ask('GET /api/games/:game/record', { params: { game } });
  const codeOf = ({ body }: Reply<unknown>): ErrorCode | undefined => body.error?.code;

  it('the commitment comes first, then the host’s bytes, then the guest’s with the join, and both verify everything', async () => {
    const [host, guest] = await guests();
    const { game, commitment } = await host.create({ bytesFollow: true });
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(codeOf(await join(guest, game.id, GUEST))).toBe('bytes-awaited');
    expect((await guest.game(game.id)).bytes).toEqual({ british: 'awaited', french: 'awaited' });
    expect((await add(host, game.id, HOST)).status).toBe(200);
    const invitation = await guest.game(game.id);
    expect(invitation).toMatchObject({
      commitment,
      bytes: { british: 'added', french: 'awaited' },
    });
    expect(invitation.table.view).toBeNull();
    expect((await join(guest, game.id, GUEST)).status).toBe(200);
    expect((await host.game(game.id)).bytes).toEqual({ british: 'added', french: 'added' });
    await host.command(game.id, 1, { kind: 'resign' });
    const record = await recordOf(host, game.id);
    expect(record.shuffle).toMatchObject({ hostSide: 'british', host: HOST, guest: GUEST });
    for (const bytes of [HOST, GUEST]) {
      expect(verifyRecord(record, { commitment, bytes })).toMatchObject({
        verdict: 'verified',
        added: 'both',
      });
    }
  });

  it('while the game lasts no answer holds a part of the seed', async () => {
    const told: string[] = [];
    const before = Client.onAnswer;
    Client.onAnswer = (method, path, status, body) => {
      before?.(method, path, status, body);
      told.push(JSON.stringify(body));
    };
    const [host, guest] = await guests();
    const { game } = await host.create({ bytesFollow: true });
    const stream = await host.stream(`?game=${game.id}`);
    await add(host, game.id, HOST);
    await join(guest, game.id, GUEST);
    await stream.until(({ messages }) => messages.some(({ kind }) => kind === 'entry'));
    await host.command(game.id, 1, { kind: 'act', action: { kind: 'pass' } });
    for (const client of [host, guest]) {
      await client.game(game.id);
      await client.ask('GET /api/games', { query: { list: 'mine' } });
      await client.ask('GET /api/games/:game/log', { params: { game: game.id }, query: {} });
      expect(
        codeOf(await client.call('GET /api/games/:game/record', { params: { game: game.id } })),
      ).toBe('game-not-over');
    }
    Client.onAnswer = before;
    const heard = [...told, JSON.stringify(stream.messages)].join('\n');
    await host.command(game.id, 2, { kind: 'resign' });
    const { seed, salt, shuffle } = await recordOf(host, game.id);
    expect(heard).toContain('commitment');
    for (const secret of [seed, salt, shuffle?.server, HOST, GUEST]) {
      expect(secret).toMatch(/^[0-9a-f]{32,64}$/);
      expect(heard).not.toContain(secret);
    }
  });

  it('bytes are added once, by the host, in the right length, where they were announced, before the deal', async () => {
    const [host, guest] = await guests();
    const { game } = await host.create({ bytesFollow: true });
    expect(codeOf(await add(guest, game.id, HOST))).toBe('not-your-game');
    expect(codeOf(await add(host, game.id, HOST.slice(2)))).toBe('malformed');
    expect(codeOf(await add(host, game.id, `${HOST}00`))).toBe('malformed');
    expect((await add(host, game.id, HOST)).status).toBe(200);
    expect((await add(host, game.id, HOST)).status).toBe(200);
    expect(codeOf(await add(host, game.id, GUEST))).toBe('bytes-added');
    expect(codeOf(await join(guest, game.id, GUEST.slice(2)))).toBe('malformed');
    await join(guest, game.id, GUEST);
    expect(codeOf(await add(host, game.id, GUEST))).toBe('bytes-added');
    expect(codeOf(await add(guest, game.id, GUEST))).toBe('not-your-game');
    const { game: silent } = await host.create();
    expect(codeOf(await add(host, silent.id, HOST))).toBe('bytes-too-late');
  });

  it('a program that adds nothing needs one request, and the record says that nobody took part', async () => {
    const [host, guest] = await guests();
    const { game, commitment } = await host.create();
    expect((await guest.join(game.id)).game.status).toBe('running');
    expect((await guest.game(game.id)).bytes).toEqual({ british: 'none', french: 'none' });
    await host.command(game.id, 1, { kind: 'resign' });
    const record = await recordOf(guest, game.id);
    expect(record.shuffle).toMatchObject({ host: null, guest: null });
    expect(verifyRecord(record, { commitment, bytes: null })).toMatchObject({
      verdict: 'partly',
      added: 'nobody',
    });
    expect(verifyRecord(record, { commitment, bytes: GUEST }).verdict).toBe('failed');
    const { game: alone } = await host.create({ opponent: { kind: 'computer', level: 'random' } });
    expect(alone.status).toBe('running');
  });

  it('against the computer and from a position, nothing is dealt before the bytes are in; a given seed takes none', async () => {
    const [host] = await guests();
    const opponent = { kind: 'computer', level: 'random' } as const;
    const { game, commitment } = await host.create({ bytesFollow: true, opponent });
    expect(game).toMatchObject({ status: 'open', version: 0 });
    expect((await host.game(game.id)).table.view).toBeNull();
    expect((await add(host, game.id, HOST)).body).toMatchObject({
      game: { status: 'running' },
      bytes: { british: 'added', french: 'none' },
    });
    const { table } = await host.game(game.id);
    await host.command(game.id, table.version, { kind: 'resign' });
    const record = await recordOf(host, game.id);
    expect(verifyRecord(record, { commitment, bytes: HOST })).toMatchObject({
      verdict: 'verified',
      added: 'british',
    });
    const setup = practiceSetup({ british: ['empire:rangers'], french: [] });
    const practice = { setup, seed: null };
    const begun = await host.create({ bytesFollow: true, opponent, practice });
    expect(begun.game.status).toBe('open');
    const given = { setup, seed: '1'.repeat(64) };
    const known = await host.create({ bytesFollow: true, opponent, practice: given });
    expect(known).toMatchObject({ commitment: null, game: { status: 'running' } });
  });

  it('a rematch: the one who asks is the host, the other joins with bytes of their own', async () => {
    const [british, french] = await guests();
    const { game } = await british.create();
    await french.join(game.id);
    await british.command(game.id, 1, { kind: 'resign' });
    const ask = (client: Client) =>
      client.ask('POST /api/games/:game/rematch', {
        params: { game: game.id },
        body: { requestId: newRequestId(), bytesFollow: true },
      });
    const offered = await ask(french);
    const next = offered.game.id;
    await add(french, next, HOST);
    const found = await ask(british);
    expect(found).toMatchObject({
      commitment: offered.commitment,
      game: { id: next, status: 'open', mySide: null },
    });
    expect((await join(british, next, GUEST)).status).toBe(200);
    const { table } = await british.game(next);
    await british.command(next, table.version, { kind: 'resign' });
    const record = await recordOf(british, next);
    expect(record.shuffle).toMatchObject({ hostSide: 'british', host: HOST, guest: GUEST });
    const kept = { commitment: found.commitment, bytes: GUEST };
    expect(verifyRecord(record, kept).verdict).toBe('verified');
  });
});

describe.each(STORES)('on %s', (kind) => {
  let stores: TestStores;
  beforeAll(async () => {
    stores = await testStores(kind);
  });
  afterAll(() => stores.stop());

  let now = 1_000_000;
  const deskOf = (storage: Storage): Desk =>
    makeDesk(storage, { answerDelay: 100, mostRooms: 1000 }, () => now);
  const person = (desk: Desk): Promise<Person> => desk.storage.people.addGuest(randomId(), 0);
  const REQUEST: Omit<CreateGameRequest, 'requestId'> = {
    side: 'british',
    opponent: { kind: 'open' },
    preset: null,
    edition: 'second',
    rules: [],
    pace: { kind: 'none' },
    rated: false,
    visibility: 'private',
    bytesFollow: true,
    practice: null,
  };
  const LIMITS = {
    gamesPerPerson: 99,
    openGamesPerPerson: 99,
    rateSameAddress: true,
    slowGamesPerPerson: 99,
    levels: randomPlayers.levels,
  };
  const created = async (
    desk: Desk,
    host: Person,
    changes: Partial<CreateGameRequest> = {},
  ): Promise<string> => {
    const request = { ...REQUEST, requestId: newRequestId(), ...changes };
    return (await createGame(desk, request, host, LIMITS)).id;
  };
  const resign = async (desk: Desk, id: string, who: Person): Promise<PublishedRecord> => {
    const room = await desk.rooms.get(id);
    const version = room?.session.version ?? 0;
    const command = { kind: 'resign' } as const;
    await play(desk, id, who.id, { version, requestId: newRequestId(), command });
    return gameRecord(desk, id, who.id);
  };

  it('a host that sends nothing is waited for 15 seconds, and counts as none afterwards', async () => {
    const storage = await stores.open();
    const desk = deskOf(storage);
    const [host, guest] = [await person(desk), await person(desk)];
    const id = await created(desk, host);
    const joining = { invitation: null, bytes: GUEST, side: null };
    now += BYTES_WAIT_MS - 1;
    await expect(joinGame(desk, id, guest, joining, LIMITS)).rejects.toMatchObject({
      code: 'bytes-awaited',
    });
    now += 1;
    await expect(addBytes(desk, id, host.id, HOST)).rejects.toMatchObject({
      code: 'bytes-too-late',
    });
    const room = await joinGame(desk, id, guest, joining, LIMITS);
    expect(bytesShown(room.game, now)).toEqual({ british: 'none', french: 'added' });
    expect((await resign(desk, id, host)).shuffle).toMatchObject({ host: null, guest: GUEST });

    const alone = await created(desk, host, { opponent: { kind: 'computer', level: 'random' } });
    expect((await begin(desk, alone)).session.version).toBe(0);
    now += BYTES_WAIT_MS;
    expect((await begin(desk, alone)).session.version).toBe(1);
    expect(await checkGames(storage)).toMatchObject({ games: 2, faults: [] });
    await storage.close();
  });

  it('a game against the computer goes on by itself when the host has gone away, unless it was called off', async () => {
    const storage = await stores.open();
    const desk = deskOf(storage);
    const host = await person(desk);
    const opponent = { kind: 'computer', level: 'random' } as const;
    const left = await created(desk, host, { side: 'french', opponent });
    const again = await created(desk, host, { opponent });
    const calledOff = await created(desk, host, { opponent });
    await cancelGame(desk, calledOff, host.id);
    now += BYTES_WAIT_MS + 1000;
    // Nobody looks at the games: only the jobs know of them, also in a process that did not make them.
    const later = deskOf(storage);
    const runner = new JobRunner(later, randomPlayers, (error) => {
      throw error;
    });
    runner.start();
    const statusOf = async (id: string) => (await storage.games.byId(id))?.progress;
    await expect
      .poll(() => statusOf(left), { timeout: 20_000 })
      .toMatchObject({ status: 'running', decider: 'french' });
    await expect.poll(() => storage.jobs.dueBefore(now), { timeout: 20_000 }).toEqual([]);
    expect(await statusOf(again)).toMatchObject({ status: 'running', version: 1 });
    expect(await statusOf(calledOff)).toMatchObject({ status: 'cancelled', version: 0 });
    await runner.stop();
    expect((await resign(later, left, host)).shuffle).toMatchObject({ host: null, guest: null });
    expect(await checkGames(storage)).toMatchObject({ games: 3, faults: [] });
    await storage.close();
  });

  it('two processes: the host’s bytes come to one, the guest’s to the other, and both know the same cards', async () => {
    const settings = await stores.settings();
    const storage = await openStorage(settings);
    const other = kind === 'sqlite' ? storage : await openStorage(settings);
    const [one, two] = [deskOf(storage), deskOf(other)];
    const [host, guest] = [await person(one), await person(one)];
    const id = await created(one, host);
    // Both have the game in memory from before there was a seed.
    await begin(two, id);
    await addBytes(one, id, host.id, HOST);
    const there = await joinGame(
      two,
      id,
      guest,
      { invitation: null, bytes: GUEST, side: null },
      LIMITS,
    );
    const here = await one.rooms.get(id);
    await here?.exclusive(() => here.catchUp());
    if (here === null) throw new Error('no room');
    expect(viewFor(here.session.state, 'british')).toEqual(viewFor(there.session.state, 'british'));
    expect(here.session.state).toEqual(there.session.state);
    const record = await resign(one, id, host);
    const { commitment } = record;
    expect(verifyRecord(record, { commitment, bytes: GUEST }).verdict).toBe('verified');
    await storage.close();
    if (other !== storage) await other.close();
  });

  it('a restart between the host’s bytes and the join changes nothing', async () => {
    const settings = await stores.settings();
    const before = await openStorage(settings);
    const desk = deskOf(before);
    const [host, guest] = [await person(desk), await person(desk)];
    const id = await created(desk, host);
    await addBytes(desk, id, host.id, HOST);
    await before.close();
    const storage = await openStorage(settings);
    const later = deskOf(storage);
    await expect(addBytes(later, id, host.id, GUEST)).rejects.toMatchObject({
      code: 'bytes-added',
    });
    await joinGame(later, id, guest, { invitation: null, bytes: GUEST, side: null }, LIMITS);
    const record = await resign(later, id, guest);
    const { commitment } = record;
    expect(verifyRecord(record, { commitment, bytes: HOST }).verdict).toBe('verified');
    expect(await checkGames(storage)).toMatchObject({ games: 1, faults: [] });
    await storage.close();
  });

  it('a deal without bytes that came in the last moment is not written: the game is dealt with them', async () => {
    const storage = await stores.open();
    const desk = deskOf(storage);
    const [host, guest] = [await person(desk), await person(desk)];
    const id = await created(desk, host);
    const shuffle = (await storage.games.byId(id))?.game.shuffle ?? null;
    if (shuffle === null) throw new Error('no shuffle');
    expect(await storage.games.addHostBytes(id, HOST)).toBe(true);
    expect(await storage.games.addHostBytes(id, GUEST)).toBe(false);
    const none = { state: 'none' } as const;
    const parts = { before: shuffle, after: { ...shuffle, host: none, guest: none } };
    const seat = { side: 'french', person: guest.id } as const;
    expect(await storage.games.start(id, seat, parts, givenAppend(id, 1))).toBeNull();
    const untouched = await storage.games.byId(id);
    expect(untouched).toMatchObject({
      progress: { status: 'open', version: 0 },
      game: { seats: { french: { kind: 'free' } }, shuffle: { host: { bytes: HOST } } },
    });
    await joinGame(desk, id, guest, { invitation: null, bytes: null, side: null }, LIMITS);
    expect((await resign(desk, id, host)).shuffle).toMatchObject({ host: HOST, guest: null });
    expect(await storage.games.addHostBytes(id, GUEST)).toBe(false);

    const raced = await created(desk, host);
    now += BYTES_WAIT_MS;
    const { start } = storage.games;
    const late: Storage = {
      ...storage,
      games: {
        ...storage.games,
        start: async (...args) => {
          await storage.games.addHostBytes(raced, HOST);
          return start(...args);
        },
      },
    };
    await joinGame(
      deskOf(late),
      raced,
      guest,
      { invitation: null, bytes: GUEST, side: null },
      LIMITS,
    );
    expect((await resign(desk, raced, host)).shuffle).toMatchObject({ host: HOST, guest: GUEST });
    expect(await checkGames(storage)).toMatchObject({ games: 2, faults: [] });
    await storage.close();
  });
});
