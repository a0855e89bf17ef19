// Games from creation to the end, through the real routes of a real server.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRng, randomAction, replayGame } from '@arpents/engine';
import { verifyRecord } from '@arpents/protocol';
import type { RunningServer } from '../src/server.ts';
import { Client, newRequestId } from './support/client.ts';
import { testServer, testSettings } from './support/server.ts';
import { testStores, type TestStores } from './support/stores.ts';

let stores: TestStores;
let server: RunningServer;

beforeAll(async () => {
  stores = await testStores('sqlite');
  server = await testServer(testSettings(await stores.settings()));
});
afterAll(async () => {
  await server.stop();
  await stores.stop();
});

const pass = { kind: 'act', action: { kind: 'pass' } } as const;
const endTurn = { kind: 'act', action: { kind: 'end-turn' } } as const;

async function startedGame(): Promise<{ british: Client; french: Client; id: string }> {
  const british = await Client.guest(server.address);
  const french = await Client.guest(server.address);
  const { game } = await british.create();
  await french.join(game.id);
  return { british, french, id: game.id };
}

describe('from creation to the first move', () => {
  it('an open game is listed, joined by one other person, and gone from the list', async () => {
    const creator = await Client.guest(server.address);
    const { game } = await creator.create({ side: 'french' });
    const visitor = new Client(server.address);
    const listed = await visitor.ask('GET /api/games', { query: { list: 'open' } });
    expect(listed.games.map(({ id }) => id)).toContain(game.id);
    const own = await creator.call('POST /api/games/:game/join', {
      params: { game: game.id },
      body: { invitation: null },
    });
    expect(own.body.error?.code).toBe('already-seated');
    const joiner = await Client.guest(server.address);
    const answer = await joiner.join(game.id);
    expect(answer.viewer).toBe('british');
    expect(answer.game.status).toBe('running');
    expect(answer.table.view?.hand).toHaveLength(5);
    expect(answer.commitment).toMatch(/^[0-9a-f]{64}$/);
    const late = await Client.guest(server.address);
    const refused = await late.call('POST /api/games/:game/join', {
      params: { game: game.id },
      body: { invitation: null },
    });
    expect(refused.status).toBe(404);
  });

  it('a game by invitation is joined with its link only', async () => {
    const creator = await Client.guest(server.address);
    const { game, invitation } = await creator.create({ opponent: { kind: 'invitation' } });
    expect(invitation).not.toBeNull();
    const joiner = await Client.guest(server.address);
    const without = await joiner.call('POST /api/games/:game/join', {
      params: { game: game.id },
      body: { invitation: null },
    });
    expect(without.status).toBe(404);
    expect((await joiner.join(game.id, invitation)).game.status).toBe('running');
  });

  it('the creator cancels a game that nobody has joined', async () => {
    const creator = await Client.guest(server.address);
    const { game } = await creator.create();
    const other = await Client.guest(server.address);
    expect(
      (await other.call('POST /api/games/:game/cancel', { params: { game: game.id }, body: {} }))
        .status,
    ).toBe(403);
    expect(
      (await creator.call('POST /api/games/:game/cancel', { params: { game: game.id }, body: {} }))
        .status,
    ).toBe(204);
    const joined = await other.call('POST /api/games/:game/join', {
      params: { game: game.id },
      body: { invitation: null },
    });
    expect(joined.status).toBe(404);
  });

  it('the same request creates the same game', async () => {
    const creator = await Client.guest(server.address);
    const requestId = newRequestId();
    const [first, second] = await Promise.all([
      creator.create({ requestId }),
      creator.create({ requestId }),
    ]);
    expect(first.game.id).toBe(second.game.id);
  });

  it('at the limit of games a repeated request still gets the game it made, a new one is refused', async () => {
    const limited = await testServer(testSettings(await stores.settings(), { gamesPerPerson: 1 }));
    try {
      const creator = await Client.guest(limited.address);
      const requestId = newRequestId();
      const { game } = await creator.create({ requestId });
      const wanted = { side: 'british', opponent: { kind: 'open' } } as const;
      const again = await creator.call('POST /api/games', {
        body: { ...wanted, requestId },
      });
      expect(again.status).toBe(201);
      expect(again.body.game.id).toBe(game.id);
      const another = await creator.call('POST /api/games', {
        body: { ...wanted, requestId: newRequestId() },
      });
      expect(another.body.error?.code).toBe('too-many-games');

      // The same for a rematch: it may have been what reached the limit.
      await (await Client.guest(limited.address)).join(game.id);
      await creator.command(game.id, 1, { kind: 'resign' });
      const rematch = () =>
        creator.ask('POST /api/games/:game/rematch', {
          params: { game: game.id },
          body: { requestId: newRequestId() },
        });
      const next = await rematch();
      expect((await rematch()).game.id).toBe(next.game.id);
    } finally {
      await limited.stop();
    }
  });

  it('a preset names edition and rules', async () => {
    const creator = await Client.guest(server.address);
    const { game } = await creator.create({ preset: 'tournament' });
    expect(game.options.rules).toEqual(['governor-spares-home']);
    const unknown = await creator.call('POST /api/games', {
      body: { requestId: newRequestId(), side: 'british', opponent: { kind: 'open' }, preset: 'x' },
    });
    expect(unknown.body.error?.code).toBe('unknown-preset');
  });
});

describe('at the table', () => {
  it('a repeated request is answered with the first result, and done once', async () => {
    const { british, id } = await startedGame();
    const requestId = newRequestId();
    const answers = await Promise.all([1, 2, 3].map(() => british.command(id, 1, pass, requestId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.entry.version))).toEqual(new Set([2]));
    const log = await british.ask('GET /api/games/:game/log', { params: { game: id }, query: {} });
    expect(log.entries.map(({ body }) => body.kind)).toEqual(['started', 'action']);
    expect((await british.command(id, 2, endTurn)).status).toBe(200);
    const late = await british.command(id, 1, pass, requestId);
    expect(late.body.entry.version).toBe(2);
  });

  it('of two different moves for one version one is accepted', async () => {
    const { british, id } = await startedGame();
    const answers = await Promise.all([1, 2, 3, 4].map(() => british.command(id, 1, pass)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const stale = answers.find(({ status }) => status !== 200);
    expect(stale?.body.error).toMatchObject({ code: 'stale-version', version: 2 });
  });

  it('[R99] what was undone is gone from the log, but not for whoever may have seen it', async () => {
    const { british, id } = await startedGame();
    const kindsAfter = async (after: number) => {
      const query = { after: `${after}` };
      const log = await british.ask('GET /api/games/:game/log', { params: { game: id }, query });
      return log.entries.map((entry) => `${entry.version} ${entry.body.kind}`);
    };
    await british.command(id, 1, pass);
    expect(await kindsAfter(0)).toEqual(['1 started', '2 action']);
    await british.command(id, 2, { kind: 'undo' });
    await british.command(id, 3, pass);
    expect(await kindsAfter(0)).toEqual(['1 started', '4 action']);
    expect(await kindsAfter(1)).toEqual(['4 action']);
    expect(await kindsAfter(2)).toEqual(['3 undone', '4 action']);
  });

  it('[R99] undo goes back one step, and not beyond the end of the turn', async () => {
    const { british, french, id } = await startedGame();
    const passed = await british.command(id, 1, pass);
    expect(passed.body.table.canUndo).toBe(true);
    expect((await french.command(id, 2, { kind: 'undo' })).body.error?.code).toBe('undo-not-yours');
    const undone = await british.command(id, 2, { kind: 'undo' });
    expect(undone.body.entry.body).toEqual({ kind: 'undone', to: 1 });
    expect(undone.body.table.view?.actionsLeft).toBe(1);
    await british.command(id, 3, pass);
    await british.command(id, 4, endTurn);
    expect((await british.command(id, 5, { kind: 'undo' })).body.error?.code).toBe(
      'nothing-to-undo',
    );
    const asked = await british.command(id, 5, { kind: 'ask-take-back', to: null });
    expect(asked.body.table.offers.takeBack).toEqual({ side: 'british', to: 4 });
    const back = await french.command(id, 6, { kind: 'answer-take-back', accept: true });
    expect(back.body.table.revelationsTakenBack).toBe(1);
    expect(back.body.table.view?.side).toBe('british');
  });

  it('[R94][R98] a draw by agreement, a resignation, and a rematch with sides swapped', async () => {
    const { british, french, id } = await startedGame();
    await french.command(id, 1, { kind: 'offer-draw' });
    const agreed = await british.command(id, 2, { kind: 'answer-draw', accept: true });
    expect(agreed.body.table.view?.outcome).toMatchObject({ ending: 'agreement', winner: null });
    const rematch = (client: Client) =>
      client.ask('POST /api/games/:game/rematch', {
        params: { game: id },
        body: { requestId: newRequestId() },
      });
    const first = await rematch(british);
    expect(first.game).toMatchObject({ status: 'open', mySide: 'french' });
    const second = await rematch(french);
    expect(second.game).toMatchObject({ id: first.game.id, status: 'running', mySide: 'british' });
    const resigned = await british.command(first.game.id, 1, { kind: 'resign' });
    expect(resigned.body.table.view?.outcome).toMatchObject({
      ending: 'resignation',
      winner: 'british',
    });
  });

  it('a rematch that is called off can be offered again, by either player', async () => {
    const { british, french, id } = await startedGame();
    await british.command(id, 1, { kind: 'resign' });
    const rematch = (client: Client) =>
      client.ask('POST /api/games/:game/rematch', {
        params: { game: id },
        body: { requestId: newRequestId() },
      });
    const { game: first } = await rematch(british);
    expect((await french.game(id)).game.rematch).toBe(first.id);
    // Whom it is offered to may look at it and sit down without the secret, though nobody else may.
    expect((await french.game(first.id)).game).toMatchObject({ status: 'open', mySide: null });
    await british.ask('POST /api/games/:game/cancel', { params: { game: first.id }, body: {} });
    expect((await french.game(id)).game.rematch).toBeNull();
    const { game: second } = await rematch(french);
    expect(second.id).not.toBe(first.id);
    expect((await rematch(british)).game).toMatchObject({ id: second.id, status: 'running' });
  });

  it('messages are for the players, notes for oneself', async () => {
    const { british, french, id } = await startedGame();
    await british.command(id, 1, { kind: 'say', text: ' Good luck ' });
    const log = await french.ask('GET /api/games/:game/log', {
      params: { game: id },
      query: { after: '1' },
    });
    expect(log.entries[0]?.body).toEqual({ kind: 'message', text: 'Good luck' });
    await british.ask('PUT /api/games/:game/notes', {
      params: { game: id },
      body: { text: 'secret plan' },
    });
    expect(await british.ask('GET /api/games/:game/notes', { params: { game: id } })).toEqual({
      text: 'secret plan',
    });
    expect(await french.ask('GET /api/games/:game/notes', { params: { game: id } })).toEqual({
      text: '',
    });
  });
});

describe('whole games', () => {
  it('two people play at random to the end; the record replays and opens the commitment', async () => {
    const { british, french, id } = await startedGame();
    const rng = createRng(20);
    let answer = await british.game(id);
    for (let moves = 0; answer.game.status === 'running' && moves < 400; moves++) {
      const side = answer.table.view?.decision?.side;
      const player = side === 'british' ? british : french;
      const { table } = await player.game(id);
      const { view, version } = table;
      if (view === null) throw new Error('no view');
      const action = randomAction(view, rng);
      // None: standing orders have answered meanwhile.
      if (action !== null) {
        const { status, body } = await player.command(id, version, { kind: 'act', action });
        if (status !== 200) expect(body.error?.code).toBe('stale-version');
      }
      answer = await british.game(id);
    }
    if (answer.game.status === 'running') {
      await british.command(id, answer.table.version, { kind: 'resign' });
    }
    const record = await british.ask('GET /api/games/:game/record', { params: { game: id } });
    expect(replayGame(record).ok).toBe(true);
    const kept = { commitment: answer.commitment, bytes: null };
    expect(verifyRecord(record, kept).verdict).toBe('partly');
  });

  it('a rematch can be declined by the other and called off by the one who offered it, and both are told', async () => {
    const { british, french, id } = await startedGame();
    await british.command(id, 1, { kind: 'resign' });
    const [hearsBritish, hearsFrench] = [
      await british.stream('?after=0.0'),
      await french.stream('?after=0.0'),
    ];
    const offer = async () => {
      const { game } = await british.ask('POST /api/games/:game/rematch', {
        params: { game: id },
        body: { requestId: newRequestId() },
      });
      return game.id;
    };
    const cancel = (client: Client, game: string) =>
      client.call('POST /api/games/:game/cancel', { params: { game }, body: {} });
    const heard = (stream: typeof hearsBritish, game: string, kind: string) =>
      stream.until((one) =>
        one.of('person').some((event) => event.game === game && event.news.kind === kind),
      );
    const first = await offer();
    const stranger = await Client.guest(server.address);
    expect((await cancel(stranger, first)).status).toBe(404);
    expect((await cancel(french, first)).status).toBe(204);
    await heard(hearsBritish, first, 'rematch-declined');
    const second = await offer();
    expect(second).not.toBe(first);
    expect((await cancel(british, second)).status).toBe(204);
    await heard(hearsFrench, second, 'game-cancelled');
    hearsBritish.close();
    hearsFrench.close();
    expect((await french.game(id)).game.rematch).toBeNull();
  });

  it('a computer player moves by itself, takes back on request and declines draws', async () => {
    const person = await Client.guest(server.address);
    const { game } = await person.create({
      side: 'french',
      opponent: { kind: 'computer', level: 'random' },
    });
    const stream = await person.stream(`?game=${game.id}&after=0.0`);
    await stream.until((one) => one.of('entry').at(-1)?.table.view?.decision?.side === 'french');
    const { version } = stream.of('entry').at(-1)!.table;
    const moved = await person.command(game.id, version, pass);
    await person.command(game.id, moved.body.table.version, { kind: 'ask-take-back', to: null });
    await stream.until((one) =>
      one.of('entry').some(({ entry }) => entry.body.kind === 'taken-back'),
    );
    const now = stream.of('entry').at(-1)!.table.version;
    await person.command(game.id, now, { kind: 'offer-draw' });
    await stream.until((one) =>
      one.of('entry').some(({ entry }) => entry.body.kind === 'draw-declined'),
    );
    stream.close();
  });
});
