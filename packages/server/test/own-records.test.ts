// The records of all that somebody has finished, line by line.
import { describe, expect, it } from 'vitest';
import { verifyRecord } from '@arpents/protocol';
import { makeDesk } from '../src/games/desk.ts';
import { ownRecordsOf } from '../src/people/own-records.ts';
import { openStorage } from '../src/storage/storage.ts';
import { Client } from './support/client.ts';
import { useServer } from './support/server.ts';
import { STORES } from './support/stores.ts';

const DESK = { answerDelay: 0, mostRooms: 10 };
const PASSWORD = 'long enough, and nobody’s';

describe.each(STORES)('one’s own records on %s', (kind) => {
  const server = useServer(kind);
  let names = 0;

  const owner = async (): Promise<Client> => {
    const client = new Client(server.address);
    client.me = (
      await client.ask('POST /api/accounts', {
        body: { name: `Keeper ${kind} ${++names}`, password: PASSWORD },
      })
    ).me;
    return client;
  };
  const played = async (host: Client, other: Client): Promise<string> => {
    const { game } = await host.create();
    await other.join(game.id);
    await host.command(game.id, 1, { kind: 'act', action: { kind: 'pass' } });
    await other.command(game.id, 2, { kind: 'resign' });
    return game.id;
  };

  it('a token that may read gets every finished game, its record as it is alone, and nothing of running ones', async () => {
    const host = await owner();
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
      expect(verifyRecord(record, { commitment: null, bytes: null }).verdict).not.toBe('refuted');
    }
    const again = await program.call('GET /api/me/records', { query: {} });
    expect(again.body).toMatchObject({ error: { code: 'too-many-requests' } });
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);

    const nobody = new Client(server.address);
    expect((await nobody.call('GET /api/me/records', { query: {} })).status).toBe(401);
  });

  it('goes on after a game, and leaves out what is older or cannot be read', async () => {
    const [host, other, third] = [await owner(), await owner(), await owner()];
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
    const found: string[] = [];
    const records = ownRecordsOf(makeDesk(storage, DESK), host.me?.id ?? '', { since: 0 }, (task) =>
      task(),
    );
    for await (const { game } of records) found.push(game);
    expect(found).toEqual(games.slice(0, 2).toSorted());
    await storage.close();
  });
});
