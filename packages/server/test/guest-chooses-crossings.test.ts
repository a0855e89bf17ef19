// A side that is left to whoever joins, crossed with what may happen in the same moment: a clock, a second tab, a reload,
// another guest, another process, a cancellation.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIDES, opponentOf, type Side } from '@arpents/engine';
import type { GameAnswer, GameCreatedAnswer } from '@arpents/protocol';
import { makeDesk, type Desk } from '../src/games/desk.ts';
import { start } from '../src/games/start.ts';
import { gameAnswer } from '../src/games/summaries.ts';
import { openStorage, type Storage } from '../src/storage/storage.ts';
import { Client } from './support/client.ts';
import { testServer, testSettings, useServer } from './support/server.ts';
import { STORES, givenStoredGame, testStores, type TestStores } from './support/stores.ts';

const ROUNDS = 6;
/** So many answers are asked for while somebody joins. */
const LOADS = 25;
/** So short only here. */
const MOMENT_MS = 1200;
const MOMENT = { kind: 'live', minutes: MOMENT_MS / 60_000, incrementSeconds: 15 } as const;

const joinAs = (client: Client, { game, invitation }: GameCreatedAnswer, side: Side | null) =>
  client.call('POST /api/games/:game/join', {
    params: { game: game.id },
    body: { invitation, side },
  });

/** What is said of the seats agrees with as whom one looks, and nothing is shown of the other hand. */
function expectSettled({ game, viewer, table }: GameAnswer, side: Side): void {
  if (game.status === 'open') {
    expect(viewer).toBe('spectator');
    expect(table.view).toBeNull();
    return;
  }
  expect({ viewer, mySide: game.mySide, seen: table.view?.viewer }).toEqual({
    viewer: side,
    mySide: side,
    seen: side,
  });
}

describe.each(STORES)('the side that a guest chooses, on %s', (kind) => {
  const server = useServer(kind);
  const guests = async (): Promise<readonly [Client, Client]> => [
    await Client.guest(server.address),
    await Client.guest(server.address),
  ];
  const left = (host: Client): Promise<GameCreatedAnswer> =>
    host.create({ side: 'guest', opponent: { kind: 'invitation' } });

  it('[R109] no clock runs before the side is settled, and each begins with all of its time', async () => {
    const [host, guest] = await guests();
    for (const side of SIDES) {
      const created = await host.create({
        side: 'guest',
        pace: { kind: 'live', minutes: 10, incrementSeconds: 15 },
      });
      const storage = await openStorage(server.storage, { beside: true });
      const pace = JSON.stringify(MOMENT);
      const { id } = created.game;
      await storage.db.updateTable('game').set({ pace }).where('id', '=', id).execute();
      await storage.close();
      const waiting = (await host.game(id)).table;
      expect(waiting.clocks?.running ?? null).toBeNull();
      // Longer than a side has in all.
      await setTimeout(MOMENT_MS + 400);
      expect((await host.game(id)).game.status).toBe('open');
      const before = Date.now();
      const { clocks } = (await joinAs(guest, created, side)).body.table;
      expect(clocks).toMatchObject({
        running: 'british',
        remaining: { british: MOMENT_MS, french: MOMENT_MS },
      });
      expect(clocks?.since).toBeGreaterThanOrEqual(before);
      // And it is the British who run out of it, whoever they are.
      await expect
        .poll(async () => (await host.game(id)).game.outcome, { timeout: 10_000 })
        .toMatchObject({ winner: 'french', ending: 'time' });
      expect((await guest.game(id)).game.mySide).toBe(side);
    }
  });

  it('[R100] every tab of the host is shown the host’s own hand', async () => {
    const [host, guest] = await guests();
    for (const side of [...SIDES, ...SIDES]) {
      const created = await left(host);
      const tabs = [
        await host.stream(`?game=${created.game.id}`),
        await host.stream(`?game=${created.game.id}&after=0.0`),
      ];
      for (const tab of tabs) await tab.until((one) => one.messages.length > 0);
      await joinAs(guest, created, side);
      for (const tab of tabs) {
        await tab.until((one) => one.of('entry').length > 0);
        expect(tab.of('entry')[0]?.table.view?.viewer).toBe(opponentOf(side));
        tab.close();
      }
    }
  });

  it('a host who loads the table anew in the moment of the join is told of one side and no other', async () => {
    const [host, guest] = await guests();
    for (let round = 0; round < ROUNDS; round++) {
      const side = SIDES[round % 2] ?? 'british';
      const created = await left(host);
      const loads: Promise<GameAnswer>[] = [];
      const joining = joinAs(guest, created, side);
      while (loads.length < LOADS) {
        loads.push(host.game(created.game.id));
        await setTimeout(1);
      }
      expect((await joining).status).toBe(200);
      for (const answer of await Promise.all(loads)) expectSettled(answer, opponentOf(side));
      expectSettled(await host.game(created.game.id), opponentOf(side));
    }
  });

  it('of a cancellation and a choice at once one holds, and both people are told the same', async () => {
    const [host, guest] = await guests();
    const outcomes = new Set<string>();
    for (let round = 0; round < ROUNDS * 2; round++) {
      const created = await left(host);
      const params = { game: created.game.id };
      const cancel = () => host.call('POST /api/games/:game/cancel', { params, body: {} });
      const join = () => joinAs(guest, created, SIDES[round % 2] ?? null);
      const [first, second] = round < ROUNDS ? [cancel, join] : [join, cancel];
      const replies = await Promise.all([first(), second()]);
      const accepted = replies.filter(({ status }) => status < 300);
      expect(accepted, JSON.stringify(replies.map(({ status }) => status))).toHaveLength(1);
      const { game } = await host.game(created.game.id);
      outcomes.add(game.status);
      const isPlayed = game.status === 'running';
      expect(game.status).toBe(isPlayed ? 'running' : 'cancelled');
      const seen = await guest.call('GET /api/games/:game', { params, query: {} });
      expect(seen.status).toBe(isPlayed ? 200 : 404);
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  it.runIf(kind === 'postgres')(
    'of two guests at two processes who choose different sides, one gets theirs and the host the other',
    async () => {
      const elsewhere = await testServer(testSettings(server.storage));
      const [host, one] = await guests();
      const two = (await Client.guest(server.address)).at(elsewhere.address);
      for (let round = 0; round < ROUNDS; round++) {
        const created = await left(host);
        const replies = await Promise.all([
          joinAs(one, created, 'british'),
          joinAs(two, created, 'french'),
        ]);
        expect(replies.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
        const first = replies.findIndex(({ status }) => status === 200);
        const side = SIDES[first] ?? 'british';
        for (const address of [server.address, elsewhere.address]) {
          expectSettled(await host.at(address).game(created.game.id), opponentOf(side));
        }
        expectSettled(await (first === 0 ? one : two).game(created.game.id), side);
      }
      await elsewhere.stop();
    },
  );
});

describe.each(STORES)('a table that is asked for while somebody sits down, on %s', (kind) => {
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

  /** A game that waits, with the British drawn for its host; and somebody who takes them. */
  async function waiting(desk: Desk) {
    const host = await storage.people.addGuest(`host-${kind}`.padEnd(16, String(Math.random())), 0);
    const seats = {
      british: { kind: 'person', person: host.id },
      french: { kind: 'free' },
    } as const;
    const game = givenStoredGame({ creator: host.id, seats, guestChooses: true });
    await storage.games.create(game, 'asked', null);
    const room = await desk.rooms.get(game.id);
    if (room === null) throw new Error('no room');
    const sitDown = async (at: Desk): Promise<void> => {
      const there = await at.rooms.get(game.id);
      if (there === null) throw new Error('no room');
      const joining = { side: 'british', person: 'somebody', bytes: null, kinship: null } as const;
      expect(await start(at, there, joining)).toBe(true);
    };
    return { host: host.id, room, sitDown };
  }
  const deskOver = (given: Storage): Desk => makeDesk(given, { answerDelay: 100, mostRooms: 9 });
  /** The row as it is read, with something that happens before or after the reading, once. */
  const reading = (before: () => Promise<void>, after: () => Promise<void>): Storage => {
    let isFirst = true;
    return {
      ...storage,
      games: {
        ...storage.games,
        byId: async (id) => {
          const isNow = isFirst;
          isFirst = false;
          if (isNow) await before();
          const found = await storage.games.byId(id);
          if (isNow) await after();
          return found;
        },
      },
    };
  };
  const nothing = (): Promise<void> => Promise.resolve();

  it('is answered as it is afterwards, if its row was read before', async () => {
    const desk = deskOver(storage);
    const { host, room, sitDown } = await waiting(desk);
    const late = { ...desk, storage: reading(nothing, () => sitDown(desk)) };
    expectSettled(await gameAnswer(late, room, host), 'french');
    expect((await gameAnswer(late, room, host)).game.status).toBe('running');
  });

  it('is answered as it is afterwards, if another process wrote it and this one has not heard of it', async () => {
    const desk = deskOver(storage);
    const { host, room, sitDown } = await waiting(desk);
    const late = { ...desk, storage: reading(() => sitDown(deskOver(storage)), nothing) };
    expectSettled(await gameAnswer(late, room, host), 'french');
  });
});
