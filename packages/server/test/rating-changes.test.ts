// What a rated game makes of the ratings: kept with it, told to whoever looks on, however it ends.
import { describe, expect, it } from 'vitest';
import type { Side } from '@arpents/engine';
import type { GameSummary } from '@arpents/protocol';
import type { Command } from '@arpents/session';
import { openStorage, type Storage } from '../src/storage/storage.ts';
import { Client, newRequestId, type Stream } from './support/client.ts';
import { testServer, testSettings, useServer } from './support/server.ts';
import { STORES } from './support/stores.ts';

const PACE = { kind: 'live', minutes: 10, incrementSeconds: 15 } as const;
/** So short only here. */
const MOMENT = JSON.stringify({ kind: 'live', minutes: 0.01, incrementSeconds: 15 });
const PASSWORD = 'plains of abraham';

describe.each(STORES)('what a rated game makes of the ratings, on %s', (kind) => {
  const server = useServer(kind);

  let people = 0;
  const registered = async (): Promise<Client> => {
    const client = new Client(server.address);
    // No two of these letters look alike.
    const name = `Player ${'abcdefghkmnopqrstuvwxyz'.charAt(people++)}`;
    client.me = (await client.ask('POST /api/accounts', { body: { name, password: PASSWORD } })).me;
    return client;
  };
  const beside = async <T>(task: (storage: Storage) => Promise<T>): Promise<T> => {
    const storage = await openStorage(server.storage, { beside: true });
    try {
      return await task(storage);
    } finally {
      await storage.close();
    }
  };
  const looking = async (who: Client, game: string): Promise<Stream> => {
    const stream = await who.stream(`?game=${game}`);
    await stream.until((one) => one.messages.length > 0);
    return stream;
  };
  const play = async (who: Client, game: string, command: Command): Promise<void> => {
    const { table } = await who.game(game);
    const reply = await who.command(game, table.version, command);
    expect(reply.status).toBe(200);
  };
  /** A rated game that has begun; the first is British. */
  async function begun(british: Client, french: Client, isShort = false): Promise<string> {
    const { game } = await british.create({ rated: true, pace: PACE, visibility: 'watchable' });
    if (isShort) {
      await beside(({ db }) =>
        db.updateTable('game').set({ pace: MOMENT }).where('id', '=', game.id).execute(),
      );
    }
    await french.join(game.id);
    return game.id;
  }
  const counted = async (who: Client, game: string): Promise<GameSummary> => {
    await expect.poll(async () => (await who.game(game)).game.ratingChange).not.toBeNull();
    return (await who.game(game)).game;
  };

  const won = (winner: Side) => ({
    british: { before: 1500, after: winner === 'british' ? 1662 : 1338 },
    french: { before: 1500, after: winner === 'french' ? 1662 : 1338 },
  });
  const ENDINGS = [
    [
      'a resignation',
      won('french'),
      (b: Client, _f: Client, game: string) => play(b, game, { kind: 'resign' }),
    ],
    [
      'a draw that was agreed on',
      { british: { before: 1500, after: 1500 }, french: { before: 1500, after: 1500 } },
      async (b: Client, f: Client, game: string) => {
        await play(b, game, { kind: 'offer-draw' });
        await play(f, game, { kind: 'answer-draw', accept: true });
      },
    ],
    ['a flag that falls', won('french'), () => Promise.resolve()],
  ] as const;

  it.each(ENDINGS)(
    '%s is told to both, to a second tab and to spectators, once',
    async (how, change, end) => {
      const [british, french] = [await registered(), await registered()];
      const game = await begun(british, french, how.startsWith('a flag'));
      const streams = await Promise.all(
        [british, british, french, new Client(server.address)].map((who) => looking(who, game)),
      );
      await end(british, french, game);
      for (const stream of streams) {
        await stream.until((one) => one.of('players').length > 0);
        const [told] = stream.of('players');
        expect(told).toMatchObject({ game, ratingChange: change });
        expect(told?.players.map(({ person, ratings }) => [person.id, ratings])).toEqual(
          expect.arrayContaining([
            [british.me?.id, { british: change.british.after, french: null }],
            [french.me?.id, { british: null, french: change.french.after }],
          ]),
        );
        expect(stream.of('players')).toHaveLength(1);
        // The result comes first: whoever reads it learns a moment later what it was worth.
        expect(stream.of('entry').at(-1)?.table.view?.phase).toBe('over');
        stream.close();
      }
      expect((await counted(french, game)).ratingChange).toEqual(change);
      const list = await french.ask('GET /api/games', { query: { list: 'finished' } });
      expect(list.games.find(({ id }) => id === game)?.ratingChange).toEqual(change);
      const own = await british.ask('GET /api/me/data');
      expect(own.games.find((one) => one.game === game)?.ratingChange).toEqual(change.british);
    },
  );

  it('games that follow begin where the last one on that side ended', async () => {
    const [one, two] = [await registered(), await registered()];
    const again = async (game: string): Promise<string> => {
      const next = (who: Client) =>
        who.ask('POST /api/games/:game/rematch', {
          params: { game },
          body: { requestId: newRequestId() },
        });
      const { game: offered } = await next(one);
      await next(two);
      return offered.id;
    };
    const first = await begun(one, two);
    await play(two, first, { kind: 'resign' });
    expect((await counted(one, first)).ratingChange).toEqual(won('british'));
    // Sides are swapped, and each side has a rating of its own.
    const second = await again(first);
    expect((await one.game(second)).game).toMatchObject({ rated: true, ratingChange: null });
    await play(one, second, { kind: 'resign' });
    const changed = (await counted(one, second)).ratingChange;
    expect(changed).toMatchObject({ british: { before: 1500 }, french: { before: 1500 } });
    const third = await again(second);
    await play(two, third, { kind: 'resign' });
    const last = (await counted(one, third)).ratingChange;
    expect(last).toMatchObject({ british: { before: 1662 }, french: { before: 1338 } });
    expect(last?.british?.after).toBeGreaterThan(1662);
    expect((await one.game(first)).game.ratingChange).toEqual(won('british'));
  });

  it('nothing is said of games that do not count, and of those whose change was not kept', async () => {
    const [one, two] = [await registered(), await registered()];
    const aborted = await begun(one, two);
    await play(one, aborted, { kind: 'abort' });
    const unrated = await one.create({ pace: PACE });
    await two.join(unrated.game.id);
    await play(one, unrated.game.id, { kind: 'resign' });
    const before = await begun(one, two);
    await play(one, before, { kind: 'resign' });
    await counted(one, before);
    await beside(({ db }) =>
      db
        .updateTable('rated_game')
        .set({ british_before: null, british_after: null, french_before: null, french_after: null })
        .where('game', '=', before)
        .execute(),
    );
    for (const game of [aborted, unrated.game.id, before]) {
      expect((await one.game(game)).game, game).toMatchObject({
        status: 'over',
        ratingChange: null,
      });
    }
  });

  it('a player who deletes the account in mid-game leaves the other one with what it was worth, and no rating of their own', async () => {
    const [leaver, other] = [await registered(), await registered()];
    const game = await begun(leaver, other);
    const stream = await looking(other, game);
    await leaver.ask('POST /api/me/delete', { body: { password: PASSWORD } });
    await stream.until((one) =>
      one.of('players').some(({ players }) => players.some(({ person }) => !person.named)),
    );
    const left = { british: null, french: won('french').french };
    expect(stream.of('players').at(-1)?.ratingChange).toEqual(left);
    expect((await other.game(game)).game.ratingChange).toEqual(left);
    stream.close();
  });

  it('an account that is deleted later takes its ratings out of every game, and nobody else’s', async () => {
    const [leaver, other, third] = [await registered(), await registered(), await registered()];
    const asBritish = await begun(leaver, other);
    await play(leaver, asBritish, { kind: 'resign' });
    await counted(other, asBritish);
    const asFrench = await begun(other, leaver);
    await play(leaver, asFrench, { kind: 'resign' });
    await counted(other, asFrench);
    const without = await begun(other, third);
    await play(third, without, { kind: 'resign' });
    await counted(other, without);
    await leaver.ask('POST /api/me/delete', { body: { password: PASSWORD } });
    const changeIn = async (game: string) => (await third.game(game)).game.ratingChange;
    expect(await changeIn(asBritish)).toEqual({ british: null, french: won('french').french });
    expect(await changeIn(asFrench)).toEqual({ british: won('british').british, french: null });
    expect(await changeIn(without)).toMatchObject({
      british: { before: 1662 },
      french: { before: 1500 },
    });
    const rows = await beside(({ db }) =>
      db.selectFrom('rated_game').selectAll().where('game', 'in', [asBritish, asFrench]).execute(),
    );
    expect(rows.map((row) => [row.british_before, row.french_before])).toEqual(
      expect.arrayContaining([
        [null, 1500],
        [1500, null],
      ]),
    );
    await other.ask('POST /api/me/delete', { body: { password: PASSWORD } });
    expect(await changeIn(asBritish)).toBeNull();
  });

  it.runIf(kind === 'postgres')(
    'whoever looks on through another process is told, too',
    async () => {
      const elsewhere = await testServer(testSettings(server.storage));
      const [british, french] = [await registered(), await registered()];
      const game = await begun(british, french);
      const stream = await looking(french.at(elsewhere.address), game);
      await play(british, game, { kind: 'resign' });
      await stream.until((one) => one.of('players').length > 0);
      expect(stream.of('players')[0]?.ratingChange).toEqual(won('french'));
      stream.close();
      await elsewhere.stop();
    },
  );
});
