// Event streams: both the person's events and those of the game go on from the last seen, without a gap or a duplicate.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Side } from '@arpents/engine';
import { randomPlayers } from '../src/games/random-players.ts';
import { makeLog } from '../src/http/log.ts';
import type { RunningServer } from '../src/server.ts';
import type { StorageSettings } from '../src/storage/storage.ts';
import { Client } from './support/client.ts';
import { testServer, testSettings } from './support/server.ts';
import { testStores, type TestStores } from './support/stores.ts';

let stores: TestStores;
let storage: StorageSettings;
let server: RunningServer;

beforeAll(async () => {
  stores = await testStores('sqlite');
  storage = await stores.settings();
  server = await testServer(testSettings(storage));
});
afterAll(async () => {
  await server.stop();
  await stores.stop();
});

const act = (kind: 'pass' | 'end-turn') => ({ kind: 'act', action: { kind } }) as const;
const say = (text: string) => ({ kind: 'say', text }) as const;

async function seated(): Promise<{ british: Client; french: Client; id: string }> {
  const british = await Client.guest(server.address);
  const french = await Client.guest(server.address);
  const { game } = await british.create();
  await french.join(game.id);
  return { british, french, id: game.id };
}

/** Both sides pass, turn after turn, until the game stands at a version. */
async function passUntil(
  version: number,
  id: string,
  clients: Readonly<Record<Side, Client>>,
): Promise<void> {
  let { table } = await clients.british.game(id);
  while (table.version < version) {
    const { view } = table;
    if (view === null) throw new Error('the game has not begun');
    const action = act(view.actionsLeft > 0 ? 'pass' : 'end-turn');
    const { status, body } = await clients[view.side].command(id, table.version, action);
    expect(status).toBe(200);
    ({ table } = body);
  }
}

describe('streams', () => {
  it('an entry reaches both players with the view of each', async () => {
    const { british, french, id } = await seated();
    const [one, two] = await Promise.all([british, french].map((c) => c.stream(`?game=${id}`)));
    await Promise.all([
      one!.until((s) => s.messages.length > 0),
      two!.until((s) => s.messages.length > 0),
    ]);
    await british.command(id, 1, act('pass'));
    for (const [stream, viewer] of [
      [one!, 'british'],
      [two!, 'french'],
    ] as const) {
      await stream.until((s) => s.of('entry').length === 1);
      expect(stream.of('entry')[0]?.table.view?.viewer).toBe(viewer);
      stream.close();
    }
  });

  it('a reader who comes back gets what they missed, once and in order', async () => {
    const { british, french, id } = await seated();
    const first = await french.stream(`?game=${id}&after=0.0`);
    await first.until((s) => s.of('entry').length === 1 && s.of('person').length === 1);
    first.close();
    for (let version = 1; version < 30; version++) {
      await british.command(id, version, say(`number ${version}`));
    }
    const second = await french.stream(`?game=${id}`, first.lastId);
    await second.until((s) => s.of('entry').length >= 29 && s.of('person').length >= 29);
    await british.command(id, 30, act('pass'));
    await british.command(id, 31, act('end-turn'));
    await second.until((s) => s.of('entry').length >= 31 && s.of('person').length >= 30);
    const versions = [...first.of('entry'), ...second.of('entry')].map(
      ({ entry }) => entry.version,
    );
    expect(versions).toEqual(versions.map((_, i) => i + 1));
    const numbers = [...first.of('person'), ...second.of('person')].map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    expect(second.of('person').at(-1)?.news).toEqual({ kind: 'your-decision', version: 32 });
    second.close();
  });

  it('a reader who is far behind, or ahead of what exists, is given the game as it stands', async () => {
    const { british, french, id } = await seated();
    await passUntil(206, id, { british, french });
    for (const [position, version] of [
      ['0.0', 206],
      ['99.9999', 207],
    ] as const) {
      const stream = await french.stream(`?game=${id}`, position);
      await stream.until((s) => s.of('reset').length === 1);
      expect(stream.of('reset')[0]?.table.version).toBe(version);
      await british.command(id, version, say('y'));
      await stream.until((s) => s.of('entry').length === 1);
      expect(stream.of('entry')[0]?.entry.version).toBe(version + 1);
      stream.close();
    }
  });

  it('news of all games come on one stream, whichever game is on screen', async () => {
    const { british, french, id } = await seated();
    const stream = await french.stream('');
    await stream.until((s) => s.of('hello').length === 1);
    const { game } = await british.create();
    await french.join(game.id);
    await british.command(id, 1, { kind: 'offer-draw' });
    await stream.until((s) => s.of('person').length >= 2);
    expect(stream.of('person').map(({ game: about, news }) => [about, news.kind])).toEqual([
      [game.id, 'game-started'],
      [id, 'draw-offered'],
    ]);
    stream.close();
  });

  it('so many may be open from one address, also where all are asked for at once', async () => {
    const most = 100;
    const own = await testServer(
      testSettings(await stores.settings(), { streamsPerAddress: most }),
    );
    const client = await Client.guest(own.address);
    const open = (): Promise<Response> =>
      fetch(`${own.address}/api/stream`, { headers: client.headers() });
    const streams = await Promise.all(Array.from({ length: 6 * most }, open));
    expect(streams.filter(({ status }) => status === 200)).toHaveLength(most);
    expect(streams.filter(({ status }) => status === 429)).toHaveLength(5 * most);
    const refused = await open();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const { body } of streams) await body?.cancel();
    // Whoever leaves makes room, as soon as the server has heard of it.
    await expect.poll(async () => (await open()).status).toBe(200);
    await own.stop();
  }, 60_000);

  it('an IPv6 network is one address for that', async () => {
    const own = await testServer(
      testSettings(await stores.settings(), { streamsPerAddress: 1, trustProxy: 1 }),
    );
    const client = await Client.guest(own.address);
    const openFrom = (address: string): Promise<Response> =>
      fetch(`${own.address}/api/stream`, {
        headers: { ...client.headers(), 'x-forwarded-for': address },
      });
    const streams = [];
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1']) {
      streams.push(await openFrom(address));
    }
    expect(streams.map(({ status }) => status)).toEqual([200, 429, 200]);
    for (const { body } of streams) await body?.cancel();
    await own.stop();
  });

  it('those that go on from long ago have a limit of their own, which others do not count towards', async () => {
    const own = await testServer(testSettings(await stores.settings(), { logsPerMinute: 3 }));
    const british = await Client.guest(own.address);
    const french = await Client.guest(own.address);
    const { game } = await british.create();
    await french.join(game.id);
    await passUntil(30, game.id, { british, french });
    const from = async (version: number): Promise<number> => {
      const path = `${own.address}/api/stream?game=${game.id}&after=0.${version}`;
      const stream = await fetch(path, { headers: french.headers() });
      await stream.body?.cancel();
      return stream.status;
    };
    for (const version of [29, 29, 29, 29, 29, 1, 1, 1]) expect(await from(version)).toBe(200);
    expect(await from(1)).toBe(429);
    expect(await from(29)).toBe(200);
    await own.stop();
  });

  it('a restart closes streams politely; the reader goes on where they were', async () => {
    const settings = testSettings(await stores.settings());
    const first = await testServer(settings);
    const british = await Client.guest(first.address);
    const french = await Client.guest(first.address);
    const { game } = await british.create();
    await french.join(game.id);
    const before = await french.stream(`?game=${game.id}&after=0.0`);
    await before.until((s) => s.of('entry').length === 1);
    await first.stop();
    await before.until((s) => s.of('bye').some(({ reason }) => reason === 'shutting-down'));
    const second = await testServer(settings);
    await british.at(second.address).command(game.id, 1, act('pass'));
    const after = await french.at(second.address).stream(`?game=${game.id}`, before.lastId);
    await after.until((s) => s.of('entry').length === 1);
    expect(after.of('entry')[0]?.entry.version).toBe(2);
    after.close();
    await second.stop();
  });

  it('a server that drains is not ready but serves on, then tells its streams and closes', async () => {
    const settings = testSettings(await stores.settings(), { drainTime: 600_000 });
    const server = await testServer(settings);
    const british = await Client.guest(server.address);
    const french = await Client.guest(server.address);
    const { game } = await british.create();
    await french.join(game.id);
    const stream = await french.stream(`?game=${game.id}&after=0.0`);
    await stream.until((s) => s.of('entry').length === 1);
    const ended = server.stop();

    const ready = await french.send('GET', '/readyz');
    expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
    expect((await french.send('GET', '/healthz')).status).toBe(200);
    // Whoever does not know yet can still move, and be told.
    expect((await british.command(game.id, 1, act('pass'))).status).toBe(200);
    await stream.until((s) => s.of('entry').length === 2);
    const late = await british.stream(`?game=${game.id}`);
    await late.until((s) => s.of('hello').length === 1);
    expect([stream, late].flatMap((s) => s.of('bye'))).toEqual([]);

    // Who asks once more does not wait for the drain time.
    await Promise.all([ended, server.stop()]);
    for (const one of [stream, late]) {
      await one.until((s) => s.of('bye').some(({ reason }) => reason === 'shutting-down'));
      await one.ended;
    }
    await expect(french.send('GET', '/healthz')).rejects.toThrow();
  });

  it('a server that stops finishes the requests that were begun, and reports no fault', async () => {
    const settings = testSettings(await stores.settings());
    let logged = '';
    const log = makeLog('error', (line) => (logged += line));
    const stopping = await testServer(settings, randomPlayers, { log });
    const people = await Promise.all(
      Array.from({ length: 10 }, () => Client.guest(stopping.address)),
    );
    const begun = Promise.allSettled(people.map((person) => person.create()));
    // Long enough for the requests to be read, not for the disk.
    await new Promise((resolve) => setTimeout(resolve, 5));
    await stopping.stop();
    const made = (await begun).flatMap((one) =>
      one.status === 'fulfilled' ? [one.value.game.id] : [],
    );
    expect(logged).toBe('');
    const again = await testServer(settings);
    const listed = await new Client(again.address).ask('GET /api/games', {
      query: { list: 'open' },
    });
    // Those who were answered find their game; those who were not have none.
    expect(listed.games.map(({ id }) => id).toSorted()).toEqual(made.toSorted());
    await again.stop();
  });

  it('nobody else may listen to a private game', async () => {
    const { id } = await seated();
    const stranger = await Client.guest(server.address);
    expect((await stranger.stream(`?game=${id}`)).status).toBe(404);
    expect((await new Client(server.address).stream('')).status).toBe(401);
  });
});
