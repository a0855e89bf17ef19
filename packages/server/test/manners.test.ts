// Muting, blocking and reporting, through the real routes of a real server; and what is left of deceiving messages.
import { describe, expect, it } from 'vitest';
import type { ErrorBody, ErrorCode } from '@arpents/protocol';
import { openStorage } from '../src/storage/storage.ts';
import { Client, newRequestId } from './support/client.ts';
import { useServer } from './support/server.ts';

const server = useServer();

/** Of an answer that has no body when all is well. */
const codeOf = ({ body }: { readonly body: unknown }): ErrorCode | undefined =>
  (body as Partial<ErrorBody>).error?.code;
const idOf = ({ me }: Client): string => me?.id ?? '';
const bar = (who: Client, other: Client, kind: 'mute' | 'block') =>
  who.ask('PUT /api/people/:id/barrier', { params: { id: idOf(other) }, body: { kind } });
const say = (who: Client, game: string, text: string) =>
  who.command(game, 1, { kind: 'say', text });
const saidTo = async (who: Client, game: string): Promise<readonly string[]> => {
  const log = await who.ask('GET /api/games/:game/log', { params: { game }, query: {} });
  return log.entries.flatMap(({ body }) => (body.kind === 'message' ? [body.text] : []));
};

async function started(): Promise<{ british: Client; french: Client; id: string }> {
  const british = await Client.guest(server.address);
  const french = await Client.guest(server.address);
  const { game } = await british.create();
  await french.join(game.id);
  return { british, french, id: game.id };
}

describe('who is muted', () => {
  it('is not read any more, neither in the log nor in the stream nor as news, and is not told', async () => {
    const { british, french, id } = await started();
    await say(french, id, 'before');
    await bar(british, french, 'mute');
    const stream = await british.stream(`?game=${id}&after=0.0`);
    expect((await say(french, id, 'unheard')).status).toBe(200);
    await say(british, id, 'my own');
    await stream.until((one) => one.of('entry').some(({ entry }) => entry.version === 4));
    const texts = JSON.stringify(stream.messages);
    expect(texts).toContain('my own');
    for (const unwanted of ['before', 'unheard']) expect(texts).not.toContain(unwanted);
    const messages = stream.of('person').filter(({ news }) => news.kind === 'message');
    // The one that came before the muting had been told already.
    expect(messages).toHaveLength(1);
    stream.close();
    expect(await saidTo(british, id)).toEqual(['my own']);
    expect(await saidTo(french, id)).toEqual(['before', 'unheard', 'my own']);

    const { barriers } = await british.ask('GET /api/me/barriers');
    expect(barriers).toMatchObject([{ person: { id: idOf(french) }, kind: 'mute' }]);
    await british.ask('DELETE /api/people/:id/barrier', { params: { id: idOf(french) } });
    expect(await saidTo(british, id)).toEqual(['before', 'unheard', 'my own']);
  });
});

describe('who is blocked', () => {
  it('cannot write, is offered no rematch, and neither joins a game of the other', async () => {
    const { british, french, id } = await started();
    const refusal = async (call: Promise<{ body: { error?: { code: ErrorCode } } }>) =>
      (await call).body.error?.code;
    await bar(british, french, 'block');
    expect(await refusal(say(french, id, 'you again'))).toBe('not-welcome');
    expect((await say(british, id, 'farewell')).status).toBe(200);
    await british.command(id, 1, { kind: 'resign' });
    const pairs = [
      [british, french],
      [french, british],
    ] as const;
    for (const [host, joiner] of pairs) {
      const { game } = await host.create();
      const { games } = await joiner.ask('GET /api/games', { query: { list: 'open' } });
      expect(games.map((one) => one.id)).not.toContain(game.id);
      const stranger = await new Client(server.address).ask('GET /api/games', {
        query: { list: 'open' },
      });
      expect(stranger.games.map((one) => one.id)).toContain(game.id);
      const joined = joiner.call('POST /api/games/:game/join', {
        params: { game: game.id },
        body: { invitation: null },
      });
      expect(await refusal(joined)).toBe('not-welcome');
      const again = joiner.call('POST /api/games/:game/rematch', {
        params: { game: id },
        body: { requestId: newRequestId() },
      });
      expect(await refusal(again)).toBe('not-welcome');
    }
  });

  it('is a bounded number of people, none of them oneself or nobody', async () => {
    const { british } = await started();
    const put = (id: string) =>
      british.call('PUT /api/people/:id/barrier', { params: { id }, body: { kind: 'block' } });
    expect(codeOf(await put(idOf(british)))).toBe('not-yourself');
    expect((await put('AAAAAAAAAAAAAAAA')).status).toBe(404);
    const others = await Promise.all(
      Array.from({ length: 201 }, async () => idOf(await Client.guest(server.address))),
    );
    const answers = await Promise.all(others.map(put));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(200);
    expect(answers.flatMap((answer) => codeOf(answer) ?? [])).toEqual(['too-many-barriers']);
  });
});

describe('a report', () => {
  it('keeps its reason, its text and what was said in the game, once for each game', async () => {
    const { british, french, id } = await started();
    await say(french, id, 'something rude');
    const report = (text: string) =>
      british.call('POST /api/people/:id/reports', {
        params: { id: idOf(french) },
        body: { reason: 'insults', text, game: id },
      });
    expect((await report('first')).status).toBe(204);
    expect((await report('second')).status).toBe(204);
    const kept = await openStorage(server.storage, { beside: true });
    const found = (await kept.manners.reports('open')).filter((one) => one.game === id);
    await kept.close();
    expect(found).toMatchObject([
      {
        reporter: idOf(british),
        reported: idOf(french),
        reason: 'insults',
        text: 'second',
        messages: [{ side: 'french', text: 'something rude' }],
        closedAt: null,
      },
    ]);
  });

  it('is about somebody with whom one has played that game, and they are bounded', async () => {
    const { british, french, id } = await started();
    const stranger = await Client.guest(server.address);
    const report = (who: Client, other: Client, game: string | null) =>
      who.call('POST /api/people/:id/reports', {
        params: { id: idOf(other) },
        body: { reason: 'spam', game },
      });
    expect(codeOf(await report(stranger, french, id))).toBe('not-your-game');
    expect(codeOf(await report(british, stranger, id))).toBe('not-your-game');
    const others = await Promise.all(
      Array.from({ length: 21 }, () => Client.guest(server.address)),
    );
    const answers = await Promise.all(others.map((other) => report(british, other, null)));
    expect(answers.flatMap((answer) => codeOf(answer) ?? [])).toEqual(['too-many-reports']);
  });
});

it('a message loses control characters, escape sequences and marks of direction', async () => {
  const { british, french, id } = await started();
  await say(british, id, 'a\u001b[31mred\u202etxt\u0007 b');
  expect(await saidTo(french, id)).toEqual(['aredtxt  b']);
  expect((await say(british, id, '\u202e\u200f\u0007')).body.error?.code).toBe('malformed');
});
