// A player takes another name while others look on: they read it at once, and hear of nothing else by it.
import { describe, expect, it } from 'vitest';
import { Client, type Stream } from './support/client.ts';
import { testServer, testSettings, useServer } from './support/server.ts';
import { STORES } from './support/stores.ts';

let names = 0;
const newName = (): string => `Jeanne ${String.fromCodePoint(97 + names++)}`;

const kindsAfterHello = ({ messages }: Stream): readonly string[] =>
  messages.map(({ kind }) => kind).filter((kind) => kind !== 'hello');

describe.each(STORES)('another name in mid-game, on %s', (kind) => {
  const server = useServer(kind);

  /** A game of two guests that anybody may watch. */
  async function seated() {
    const [host, guest] = [
      await Client.guest(server.address),
      await Client.guest(server.address),
    ] as const;
    const { game } = await host.create({ visibility: 'watchable' });
    await guest.join(game.id);
    return { host, guest, game: game.id };
  }
  const looking = async (who: Client, game: string): Promise<Stream> => {
    const stream = await who.stream(`?game=${game}`);
    await stream.until((one) => one.messages.length > 0);
    return stream;
  };
  const name = (who: Client, to: string) => who.ask('PUT /api/me/name', { body: { name: to } });

  it('is told to the opponent, to spectators and to the own other tab, and moves no reader', async () => {
    const { host, guest, game } = await seated();
    const streams = await Promise.all(
      [host, guest, new Client(server.address)].map((who) => looking(who, game)),
    );
    const to = newName();
    const before = streams.map(({ lastId }) => lastId);
    await name(guest, to);
    for (const [at, stream] of streams.entries()) {
      await stream.until((one) => one.of('players').length > 0);
      const [told] = stream.of('players');
      expect(told).toMatchObject({ game });
      expect(told?.players.find(({ person }) => person.id === guest.me?.id)?.person).toMatchObject({
        name: to,
        guest: true,
        named: true,
      });
      expect(kindsAfterHello(stream)).toEqual(['players']);
      expect(stream.lastId).toBe(before[at]);
      stream.close();
    }
    expect((await host.game(game)).game.seats.french).toMatchObject({ person: { name: to } });
  });

  it('comes with registering, and leaves the streams of the others open', async () => {
    const { host, guest, game } = await seated();
    const stream = await looking(host, game);
    const to = newName();
    await guest.ask('POST /api/accounts', { body: { name: to, password: 'long enough a word' } });
    await stream.until((one) => one.of('players').length > 0);
    expect(stream.of('players')[0]?.players).toContainEqual(
      expect.objectContaining({
        person: expect.objectContaining({ name: to, guest: false }) as unknown,
      }),
    );
    expect(kindsAfterHello(stream)).toEqual(['players']);
    stream.close();
  });

  it('a sign-out, a sign-in and a new password of a player tell the others nothing', async () => {
    const { host, guest, game } = await seated();
    const [to, password] = [newName(), 'long enough a word'];
    await guest.ask('POST /api/accounts', { body: { name: to, password } });
    const stream = await looking(host, game);
    const again = new Client(server.address);
    await again.ask('POST /api/sign-in', { body: { name: to, password } });
    await again.ask('PUT /api/me/password', {
      body: { current: password, next: 'another long word', endSignIns: true, revokeTokens: true },
    });
    await again.ask('POST /api/sign-out', { body: {} });
    // What comes next comes after whatever these would have told.
    await host.ask('PUT /api/me/name', { body: { name: newName() } });
    await stream.until((one) => one.of('players').length > 0);
    expect(kindsAfterHello(stream)).toEqual(['players']);
    expect(stream.of('players')).toHaveLength(1);
    stream.close();
  });

  it.runIf(kind === 'postgres')('reaches those who look on through another process', async () => {
    const other = await testServer(testSettings(server.storage));
    const { host, guest, game } = await seated();
    const stream = await looking(host.at(other.address), game);
    const to = newName();
    await name(guest, to);
    await stream.until((one) => one.of('players').length > 0);
    expect(JSON.stringify(stream.of('players')[0])).toContain(to);

    stream.close();
    await other.stop();
  });
});
