// The records of all that somebody has finished, line by line.
import { describe, expect, it } from 'vitest';
import { verifyRecord, type OwnRecord } from '@arpents/protocol';
import { makeDesk, type Desk } from '../src/games/desk.ts';
import { ownRecordsOf } from '../src/people/own-records.ts';
import { openStorage } from '../src/storage/storage.ts';
import { Client } from './support/client.ts';
import { testServer, testSettings, useServer } from './support/server.ts';
import { STORES, testStores } from './support/stores.ts';

const DESK = { answerDelay: 0, mostRooms: 10 };
const PASSWORD = 'long enough, and nobody’s';

let names = 0;
async function owner(address: string): Promise<Client> {
  const client = new Client(address);
  client.me = (
    await client.ask('POST /api/accounts', {
      body: { name: `Keeper ${++names}`, password: PASSWORD },
    })
  ).me;
  return client;
}
async function played(host: Client, other: Client): Promise<string> {
  const { game } = await host.create();
  await other.join(game.id);
  await host.command(game.id, 1, { kind: 'act', action: { kind: 'pass' } });
  await other.command(game.id, 2, { kind: 'resign' });
  return game.id;
}

describe.each(STORES)('one’s own records on %s', (kind) => {
  const server = useServer(kind);

  it('a token that may read gets every finished game, its record as it is alone, and nothing of running ones', async () => {
    const host = await owner(server.address);
    const guest = await Client.guest(server.address);
    const finished = [];
    for (let game = 0; game < 3; game++) finished.push(await played(host, guest));
    const { game: running } = await host.create();
    await guest.join(running.id);
    const { game: aborted } = await host.create();
    await guest.join(aborted.id);
    await host.command(aborted.id, 1, { kind: 'abort' });
    await played(guest, await Client.guest(server.address));

    const program = new Client(server.address);
    program.token = (
      await host.ask('POST /api/me/tokens', { body: { label: 'keeper', scopes: ['read'] } })
    ).secret;
    const reply = await program.call('GET /api/me/records', { query: {} });
    expect(reply.headers.get('content-type')).toContain('application/x-ndjson');
    expect(reply.body.map(({ game }) => game)).toEqual(finished.toSorted());
    for (const { game, record, ...line } of reply.body) {
      expect(line).toMatchObject({
        side: 'british',
        status: 'over',
        outcome: { winner: 'british' },
      });
      expect(record).toEqual(
        await program.ask('GET /api/games/:game/record', { params: { game } }),
      );
      expect(verifyRecord(record, { commitment: null, bytes: null }).verdict).toBe('partly');
    }
    const again = await program.call('GET /api/me/records', { query: {} });
    expect(again.body).toMatchObject({ error: { code: 'too-many-requests' } });
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);

    const nobody = new Client(server.address);
    expect((await nobody.call('GET /api/me/records', { query: {} })).status).toBe(401);
  });

  it('goes on after a game, and leaves out what is older or cannot be read', async () => {
    const [host, other, third] = [
      await owner(server.address),
      await owner(server.address),
      await owner(server.address),
    ];
    const games = [await played(host, other), await played(host, other)];
    games.push(await played(host, third), await played(third, other));
    const [first = '', second] = [games[0] ?? '', games[1] ?? ''].toSorted();
    const rest = await other.ask('GET /api/me/records', { query: { after: first } });
    expect(rest.map(({ game }) => game)).toContain(second);
    expect(rest.map(({ game }) => game)).not.toContain(first);
    const late = String(Date.now() + 1000);
    expect(await third.ask('GET /api/me/records', { query: { since: late } })).toEqual([]);
    const storage = await openStorage(server.storage, { beside: true });
    await storage.db
      .updateTable('entry')
      .set({ body: 'not JSON' })
      .where('game', '=', games[2] ?? '')
      .where('version', '=', 2)
      .execute();
    // Another process, which has none of the games in memory.
    const found = async (desk: Desk): Promise<readonly string[]> => {
      const ids: string[] = [];
      const person = host.me?.id ?? '';
      const records = ownRecordsOf(desk, person, { since: 0 }, (task) => task());
      for await (const { game } of records) ids.push(game);
      return ids;
    };
    const desk = makeDesk(storage, DESK);
    expect(await found(desk)).toEqual(games.slice(0, 2).toSorted());
    // Before them a whole page of games that are not over.
    const { ownData } = storage;
    const gamesAfter: typeof ownData.gamesAfter = async (person, after, limit) => {
      const [one] = await ownData.gamesAfter(person, '', 1);
      if (one === undefined) throw new Error('no game');
      const waiting = { ...one, game: '-', status: 'open', outcome: null } as const;
      if (after === '') return Array.from({ length: limit }, () => waiting);
      return ownData.gamesAfter(person, after === '-' ? '' : after, limit);
    };
    const many = { ...storage, ownData: { ...ownData, gamesAfter } };
    expect(await found(makeDesk(many, DESK))).toEqual(games.slice(0, 2).toSorted());
    await storage.close();
  });
});

it('what breaks off where the server ends is whole lines, and the rest is to be had afterwards', async () => {
  const stores = await testStores('sqlite');
  const settings = testSettings(await stores.settings(), { drainTime: 600_000 });
  const ending = await testServer(settings);
  const host = await owner(ending.address);
  const guest = await Client.guest(ending.address);
  const games = [];
  for (let game = 0; game < 40; game++) games.push(await played(host, guest));

  const response = await fetch(`${ending.address}/api/me/records`, { headers: host.headers() });
  expect(response.status).toBe(200);
  const decoder = new TextDecoder();
  let text = '';
  let hasEnded = false;
  const reading = async (): Promise<void> => {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      if (!hasEnded) void ending.stop();
      hasEnded = true;
    }
  };
  await expect(reading()).rejects.toThrow();
  const lines = text.split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.length).toBeLessThan(games.length);
  const found = lines.map((line) => (JSON.parse(line) as OwnRecord).game);

  const late = await guest.call('GET /api/me/records', { query: {} });
  expect(late).toMatchObject({ status: 503, body: { error: { code: 'shutting-down' } } });
  expect(late.headers.get('content-type')).toContain('application/json');
  expect(late.headers.get('content-disposition')).toBeNull();
  expect(late.headers.get('retry-after')).toBe('2');
  await ending.stop();

  const next = await testServer(settings);
  const query = { after: found.at(-1) };
  const rest = await host.at(next.address).ask('GET /api/me/records', { query });
  expect([...found, ...rest.map(({ game }) => game)]).toEqual(games.toSorted());
  await Promise.all([next.stop(), next.stop()]);
  await stores.stop();
}, 60_000);
