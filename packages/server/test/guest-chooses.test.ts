// A game whose host leaves the side to whoever joins: who sits where, what each is shown, and that nothing of it touches
// the shuffles.
import { describe, expect, it } from 'vitest';
import { SIDES, opponentOf, type Side } from '@arpents/engine';
import { verifyRecord, type ErrorCode, type GameCreatedAnswer } from '@arpents/protocol';
import { Client, type Reply } from './support/client.ts';
import { testServer, testSettings, useServer } from './support/server.ts';
import { STORES } from './support/stores.ts';

const HOST = '00112233445566778899aabbccddeeff';
const GUEST = 'ffeeddccbbaa99887766554433221100';

const codeOf = ({ body }: Reply<unknown>): ErrorCode | undefined => body.error?.code;
const joinAs = (
  client: Client,
  game: string,
  side: Side | null,
  invitation: string | null = null,
) =>
  client.call('POST /api/games/:game/join', {
    params: { game },
    body: { invitation, bytes: GUEST, side },
  });

describe.each(STORES)('a side that is left to whoever joins, on %s', (kind) => {
  const server = useServer(kind);

  const guests = async (): Promise<readonly [Client, Client]> => [
    await Client.guest(server.address),
    await Client.guest(server.address),
  ];
  /** Once for each side that is drawn for the host. */
  const created = async (host: Client): Promise<readonly GameCreatedAnswer[]> => {
    const bySide = new Map<Side, GameCreatedAnswer>();
    while (bySide.size < SIDES.length) {
      const one = await host.create({
        side: 'guest',
        opponent: { kind: 'invitation' },
        bytesFollow: true,
      });
      await host.ask('POST /api/games/:game/bytes', {
        params: { game: one.game.id },
        body: { bytes: HOST },
      });
      bySide.set(one.game.mySide ?? 'british', one);
    }
    return [...bySide.values()];
  };

  it('each of the two gets the side that the one who joins has chosen, and the record verifies', async () => {
    const [host, guest] = await guests();
    for (const side of SIDES) {
      for (const { game, commitment, invitation } of await created(host)) {
        const params = { game: game.id };
        expect(game).toMatchObject({ guestChooses: true, status: 'open' });
        const joined = await joinAs(guest, game.id, side, invitation);
        expect(joined.body).toMatchObject({ viewer: side, game: { mySide: side } });
        expect(await host.game(game.id)).toMatchObject({
          viewer: opponentOf(side),
          game: { mySide: opponentOf(side), guestChooses: false },
          bytes: { british: 'added', french: 'added' },
          table: { view: { viewer: opponentOf(side) } },
        });
        await host.command(game.id, 1, { kind: 'resign' });
        expect((await guest.game(game.id)).game.outcome?.winner).toBe(side);
        const record = await host.ask('GET /api/games/:game/record', { params });
        expect(record.shuffle).toMatchObject({
          hostSide: opponentOf(side),
          host: HOST,
          guest: GUEST,
        });
        for (const bytes of [HOST, GUEST]) {
          expect(verifyRecord(record, { commitment, bytes }).verdict).toBe('verified');
        }
      }
    }
  });

  it('[R100] a host who looks on from before the choice is never shown the hand of whoever joins', async () => {
    const [host, guest] = await guests();
    for (const { game, invitation } of await created(host)) {
      const drawn = game.mySide ?? 'british';
      const stream = await host.stream(`?game=${game.id}`);
      await stream.until((s) => s.messages.length > 0);
      expect((await joinAs(guest, game.id, drawn, invitation)).status).toBe(200);
      await stream.until((s) => s.of('entry').length === 1);
      const [told] = stream.of('entry');
      expect(told?.table.view?.viewer).toBe(opponentOf(drawn));
      stream.close();
    }
  });

  it('until then the host has no side to act or give orders for', async () => {
    const [host] = await guests();
    const { game } = await host.create({ side: 'guest' });
    const params = { game: game.id };
    expect(await host.game(game.id)).toMatchObject({
      viewer: 'spectator',
      game: { mySide: expect.any(String) as string },
    });
    expect(codeOf(await host.call('GET /api/games/:game/standing-orders', { params }))).toBe(
      'not-started',
    );
    expect(codeOf(await host.command(game.id, 0, { kind: 'resign' }))).toBe('not-started');
    expect(codeOf(await joinAs(host, game.id, 'french'))).toBe('already-seated');
    await host.ask('POST /api/games/:game/cancel', { params, body: {} });
  });

  it('whoever names no side gets the one that was drawn when the game was created', async () => {
    const [host, guest] = await guests();
    for (const { game, invitation } of await created(host)) {
      const joined = await joinAs(guest, game.id, null, invitation);
      expect(joined.body.game.mySide).toBe(opponentOf(game.mySide ?? 'british'));
    }
  });

  it('where the host has chosen, nobody gets their side; the free one may be named', async () => {
    const [host, guest] = await guests();
    const { game } = await host.create({ side: 'french' });
    expect(game.guestChooses).toBe(false);
    expect(codeOf(await joinAs(guest, game.id, 'french'))).toBe('side-taken');
    expect((await joinAs(guest, game.id, 'british')).body).toMatchObject({ viewer: 'british' });
  });

  it('a computer player does not choose', async () => {
    const [host] = await guests();
    const reply = await host.call('POST /api/games', {
      body: {
        requestId: 'no-choice',
        side: 'guest',
        opponent: { kind: 'computer', level: 'random' },
      },
    });
    expect(reply).toMatchObject({
      status: 400,
      body: { error: { code: 'malformed', path: 'side' } },
    });
  });

  it('of two who choose at once, one plays, and sides are swapped when they play again', async () => {
    const [host, one] = await guests();
    const two = await Client.guest(server.address);
    const { game } = await host.create({ side: 'guest', visibility: 'watchable' });
    const replies = await Promise.all([
      joinAs(one, game.id, 'british'),
      joinAs(two, game.id, 'french'),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const isFirst = replies[0].status === 200;
    const { seats } = (await host.game(game.id)).game;
    const winner = isFirst ? one : two;
    expect(seats[isFirst ? 'british' : 'french']).toMatchObject({ person: { id: winner.me?.id } });
    expect(seats[isFirst ? 'french' : 'british']).toMatchObject({ person: { id: host.me?.id } });
    await host.command(game.id, 1, { kind: 'resign' });
    const again = await host.ask('POST /api/games/:game/rematch', {
      params: { game: game.id },
      body: { requestId: 'once-more' },
    });
    expect(again.game).toMatchObject({
      guestChooses: false,
      mySide: isFirst ? 'british' : 'french',
    });
  });

  it.runIf(kind === 'postgres')(
    'a host at another process is shown their own hand, too',
    async () => {
      const other = await testServer(testSettings(server.storage));
      const [host, guest] = await guests();
      for (const { game, invitation } of await created(host)) {
        const drawn = game.mySide ?? 'british';
        const stream = await host.at(other.address).stream(`?game=${game.id}`);
        await stream.until((s) => s.messages.length > 0);
        await joinAs(guest, game.id, drawn, invitation);
        await stream.until((s) => s.of('entry').length === 1);
        expect(stream.of('entry')[0]?.table.view?.viewer).toBe(opponentOf(drawn));
        stream.close();
      }
      await other.stop();
    },
  );
});
