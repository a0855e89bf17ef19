// The lobby: how many places one person may hold in it, what it shows, and calling a game off that has hardly begun.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListGamesQuery } from '@arpents/protocol';
import type { RunningServer } from '../src/server.ts';
import { Client, newRequestId } from './support/client.ts';
import { practiceSetup } from './support/positions.ts';
import { testServer, testSettings } from './support/server.ts';
import { testStores, type TestStores } from './support/stores.ts';

let stores: TestStores;
let server: RunningServer;

beforeAll(async () => {
  stores = await testStores('sqlite');
  const limits = { gamesPerPerson: 4, openGamesPerPerson: 2 };
  server = await testServer(testSettings(await stores.settings(), limits));
});
afterAll(async () => {
  await server.stop();
  await stores.stop();
});

const open = (client: Client) =>
  client.call('POST /api/games', {
    body: { requestId: newRequestId(), side: 'british', opponent: { kind: 'open' } },
  });
const join = (client: Client, game: string) =>
  client.call('POST /api/games/:game/join', { params: { game }, body: { invitation: null } });

async function listed(query: ListGamesQuery, client = new Client(server.address)) {
  const { games } = await client.ask('GET /api/games', { query });
  return games.map(({ id }) => id);
}

async function started(): Promise<{ british: Client; french: Client; id: string }> {
  const british = await Client.guest(server.address);
  const french = await Client.guest(server.address);
  const { game } = await british.create({ visibility: 'watchable' });
  await french.join(game.id);
  return { british, french, id: game.id };
}

describe('places in the lobby', () => {
  it('one person holds a few, also when they are asked for all at once', async () => {
    const host = await Client.guest(server.address);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => open(host)));
    const refused = answers.flatMap(({ body }) => body.error?.code ?? []);
    expect(refused).toEqual(Array(3).fill('too-many-open-games'));
    const [game] = answers.flatMap(({ status, body }) => (status === 201 ? [body.game.id] : []));
    await host.create({ opponent: { kind: 'invitation' } });
    await (await Client.guest(server.address)).join(game ?? '');
    expect((await open(host)).status).toBe(201);
  });

  it('who joins is bound by the limit of games as well', async () => {
    const joiner = await Client.guest(server.address);
    const games = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const host = await Client.guest(server.address);
        return (await host.create()).game.id;
      }),
    );
    const answers = await Promise.all(games.map((game) => join(joiner, game)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.flatMap(({ body }) => body.error?.code ?? [])).toEqual([
      'too-many-games',
      'too-many-games',
    ]);
  });

  it('a game whose cards its host knows does not stand there, and says so to whoever is sent there', async () => {
    const host = await Client.guest(server.address);
    const { game } = await host.create({
      practice: {
        setup: practiceSetup({ british: ['empire:rangers'], french: ['empire:trader'] }),
        seed: '00'.repeat(32),
      },
    });
    const { game: honest } = await host.create();
    const lobby = await listed({ list: 'open' });
    expect(lobby).toContain(honest.id);
    expect(lobby).not.toContain(game.id);
    const answer = await new Client(server.address).game(game.id);
    expect(answer.game.cardsKnown).toBe(true);
    expect(honest.cardsKnown).toBe(false);
  });

  it('can be asked for by pace, rating and rules', async () => {
    const host = await Client.guest(server.address);
    const { game } = await host.create({
      pace: { kind: 'days', daysPerTurn: 2, capDays: 7 },
      preset: 'tournament',
    });
    expect(await listed({ list: 'open', pace: 'days', rated: 'no', rules: 'some' })).toContain(
      game.id,
    );
    for (const other of [
      { pace: 'live' },
      { rated: 'yes' },
      { rules: 'none' },
      { edition: 'first' },
    ] as const) {
      expect(await listed({ list: 'open', ...other })).not.toContain(game.id);
    }
  });
});

describe('games to watch', () => {
  it('are listed for anybody while they run, if their players let themselves be watched', async () => {
    const { british, id } = await started();
    const host = await Client.guest(server.address);
    const { game: unwatched } = await host.create();
    await (await Client.guest(server.address)).join(unwatched.id);
    const running = await listed({ list: 'watchable' });
    expect(running).toContain(id);
    expect(running).not.toContain(unwatched.id);
    await british.command(id, 1, { kind: 'resign' });
    expect(await listed({ list: 'watchable' })).not.toContain(id);
  });
});

describe('calling off a game that has hardly begun', () => {
  it('[R98] either player may, before the second move; the other is told, and it is no finished game', async () => {
    for (const by of ['british', 'french'] as const) {
      const players = await started();
      const other = players[by === 'british' ? 'french' : 'british'];
      const stream = await other.stream('?after=0.0');
      expect((await players[by].game(players.id)).table.canAbort).toBe(true);
      const aborted = await players[by].command(players.id, 1, { kind: 'abort' });
      expect(aborted.body.table.view?.outcome).toMatchObject({ winner: null, ending: 'aborted' });
      await stream.until((one) => one.of('person').some(({ news }) => news.kind === 'game-over'));
      stream.close();
      expect(await listed({ list: 'finished' }, players[by])).toEqual([]);
      const profile = await other.ask('GET /api/people/:id', {
        params: { id: other.me?.id ?? '' },
      });
      expect(profile.finishedGames).toBe(0);
    }
  });

  it('[R98] is too late once both sides have moved', async () => {
    const { british, french, id } = await started();
    await british.command(id, 1, { kind: 'act', action: { kind: 'pass' } });
    await british.command(id, 2, { kind: 'act', action: { kind: 'end-turn' } });
    expect((await french.command(id, 3, { kind: 'act', action: { kind: 'pass' } })).status).toBe(
      200,
    );
    const late = await british.command(id, 4, { kind: 'abort' });
    expect(late.body.error?.code).toBe('too-late-to-abort');
  });
});
