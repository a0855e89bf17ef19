// A move on its way to those who look on: made once for all of them, and sent without asking the database again.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createRng, randomAction } from '@arpents/engine';
import { deciderOf } from '@arpents/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDesk, type Desk } from '../src/games/desk.ts';
import { play } from '../src/games/play.ts';
import type { Room } from '../src/games/room.ts';
import { StreamConnection } from '../src/http/stream-connection.ts';
import { writeLongGame } from '../src/operations/long-game.ts';
import type { Storage } from '../src/storage/storage.ts';
import { newRequestId } from './support/client.ts';
import { testStores, type TestStores } from './support/stores.ts';

let stores: TestStores;
let storage: Storage;
let desk: Desk;
let room: Room;

beforeAll(async () => {
  stores = await testStores('sqlite');
  storage = await stores.open();
  desk = makeDesk(storage, { answerDelay: 1500, mostRooms: 10 });
  const found = await desk.rooms.get(await writeLongGame(storage, 40));
  if (found === null) throw new Error('the game is not there');
  room = found;
});
afterAll(async () => {
  await storage.close();
  await stores.stop();
});

/** Whoever has to decide does something, until it is the other side's turn to decide. */
async function playUntilOthersTurn(): Promise<void> {
  const rng = createRng(7);
  const first = deciderOf(room.session);
  while (deciderOf(room.session) === first) {
    const { session } = room;
    const action = randomAction(session.state, rng);
    const seat = first === null ? null : room.game.seats[first];
    if (action === null || seat?.kind !== 'person') throw new Error('nobody has to decide');
    await play(desk, room.id, seat.person, {
      version: session.version,
      requestId: newRequestId(),
      command: { kind: 'act', action },
    });
  }
}

describe('what is told of an entry', () => {
  it('is made once for all who look on alike in the same moment', async () => {
    await playUntilOthersTurn();
    const [last] = await room.advancesAfter(room.session.version - 1);
    if (last === undefined) throw new Error('there is no entry');
    const told = room.telling(last, 'spectator', false, 1000);
    expect(room.telling(last, 'spectator', false, 1000)).toBe(told);
    expect(room.telling(last, 'british', false, 1000)).not.toBe(told);
    const later = room.telling(last, 'spectator', false, 1001);
    expect(later?.update.table.now).toBe(1001);
    expect(JSON.parse(later?.text ?? '')).toEqual(JSON.parse(JSON.stringify(later?.update)));
  });

  it('is sent with the news that it brings, and nothing is looked up for it', async () => {
    const lookedUp: number[] = [];
    const decider = deciderOf(room.session) ?? 'british';
    const other = decider === 'british' ? 'french' : 'british';
    const seat = room.game.seats[other];
    const follow = async (response: ServerResponse): Promise<void> => {
      const connection = new StreamConnection(
        response,
        {
          room,
          viewer: () => other,
          eventsAfter: (number) => {
            lookedUp.push(number);
            return Promise.resolve([]);
          },
          answer: () => Promise.reject(new Error('nobody was left behind')),
          now: () => 0,
          isDeaf: () => Promise.resolve(false),
        },
        {
          person: seat.kind === 'person' ? await storage.personal.lastEvent(seat.person) : 0,
          version: room.session.version,
        },
        (error) => {
          throw error;
        },
      );
      const offs = [
        room.listeners.add((advance) => connection.follow(advance)),
        desk.listeners.news.add((news) => {
          for (const { person, ...event } of news) {
            if (seat.kind === 'person' && person === seat.person) connection.hear(event);
          }
        }),
      ];
      await playUntilOthersTurn();
      connection.close('shutting-down');
      offs.forEach((off) => off());
    };
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      void follow(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const text = await (await fetch(`http://127.0.0.1:${port}`)).text();
    server.close();
    const kinds = [...text.matchAll(/^event: (.*)$/gm)].map(([, kind]) => kind);
    expect(kinds.slice(-3)).toEqual(['entry', 'person', 'bye']);
    expect(lookedUp).toEqual([]);
  });
});

describe('what was told', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how?: { readonly type: 'minor' }) => void;
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  /** Bytes beyond the young generation. */
  const outlived = (): number =>
    getHeapSpaceStatistics()
      .filter((space) => /^(?:old|large_object)_space$/.test(space.space_name))
      .reduce((sum, space) => sum + space.space_used_size, 0);

  it('does not outlive the young generation: no full collection is needed to be rid of it', async () => {
    const [last] = await room.advancesAfter(room.session.version - 1);
    if (last === undefined) throw new Error('there is no entry');
    let now = 1;
    const tell = async (times: number): Promise<number> => {
      let told = 0;
      for (let i = 0; i < times; i++) {
        told += room.telling(last, 'british', false, now++)?.text.length ?? 0;
        await turn();
        collect({ type: 'minor' });
        collect({ type: 'minor' });
      }
      return told;
    };
    // Until what V8 notes and compiles on the way is there.
    await tell(300);
    collect();
    const before = outlived();
    const told = await tell(600);
    expect(told).toBeGreaterThan(500_000);
    expect(outlived() - before).toBeLessThan(told / 2);
  });

  it('is not held on to until the next move by the room that answered it', async () => {
    const answer = new WeakRef(await room.exclusive(() => Promise.resolve({})));
    await turn();
    collect();
    expect(answer.deref()).toBeUndefined();
  });
});
