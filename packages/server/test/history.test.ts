// The past of a running game: to each viewer just what they were shown when it was the present.
import { SIDES, createRng, randomAction, type PlayerView } from '@arpents/engine';
import { HISTORY_PAGE, type PastPosition } from '@arpents/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client, type Message } from './support/client.ts';
import { testServer, testSettings } from './support/server.ts';
import { testStores, type TestStores } from './support/stores.ts';

let stores: TestStores;
let server: RunningServer;

beforeAll(async () => {
  stores = await testStores('sqlite');
  server = await testServer(testSettings(await stores.settings(), { answerDelay: 5 }));
});
afterAll(async () => {
  await server.stop();
  await stores.stop();
});

/** All pages. */
async function historyOf(client: Client, game: string): Promise<readonly PastPosition[]> {
  const positions: PastPosition[] = [];
  for (let after = 0; ;) {
    const page = await client.ask('GET /api/games/:game/history', {
      params: { game },
      query: { after: String(after) },
    });
    positions.push(...page.positions);
    if (page.next === null) return positions;
    after = page.next;
  }
}

/** The views that a stream showed, by version. */
const viewsIn = (messages: readonly Message[]): ReadonlyMap<number, PlayerView | null> =>
  new Map(
    messages.flatMap((message) =>
      message.kind === 'entry' ? [[message.data.table.version, message.data.table.view]] : [],
    ),
  );

describe('the history of a running game', () => {
  it('[R100] shows each viewer, position by position, what their own view was at that time, and not a byte more', async () => {
    const players = {
      british: await Client.guest(server.address),
      french: await Client.guest(server.address),
    };
    const spectator = new Client(server.address);
    const { game } = await players.british.create({ visibility: 'watchable' });
    await players.french.join(game.id);
    const viewers = [players.british, players.french, spectator];
    const streams = await Promise.all(
      viewers.map((client) => client.stream(`?game=${game.id}&after=0.0`)),
    );
    const rng = createRng(7);
    let version = 0;
    let undone = 0;
    // Beyond a page, and beyond what a room remembers.
    while (version < 1.5 * HISTORY_PAGE) {
      for (const side of SIDES) {
        const { table } = await players[side].game(game.id);
        ({ version } = table);
        if (table.view?.decision?.side !== side) continue;
        expect(table.view.phase).not.toBe('over');
        if (table.canUndo && version % 9 === 0) {
          const { status } = await players[side].command(game.id, version, { kind: 'undo' });
          if (status === 200) undone = version;
          continue;
        }
        const action = randomAction(table.view, rng);
        // What the server answers meanwhile makes a command stale: then the next round sees to it.
        if (action !== null && action.kind !== 'resign') {
          await players[side].command(game.id, version, { kind: 'act', action });
        }
      }
    }
    const { version: last } = (await players.british.game(game.id)).table;
    for (const [i, client] of viewers.entries()) {
      const stream = streams[i];
      if (stream === undefined) throw new Error('nobody listens');
      await stream.until(({ messages }) => viewsIn(messages).has(last));
      const shown = viewsIn(stream.messages);
      const past = await historyOf(client, game.id);
      expect(past.length).toBeGreaterThan(HISTORY_PAGE);
      for (const { version: at, view } of past)
        expect(view, `version ${at}`).toEqual(shown.get(at));
      // What was undone is no part of it (R99).
      expect(undone).toBeGreaterThan(0);
      expect(past.map((one) => one.version)).not.toContain(undone);
      stream.close();
    }
  });

  it('pages begin after the version that was asked for, and go on until the last', async () => {
    const british = await Client.guest(server.address);
    const french = await Client.guest(server.address);
    const { game } = await british.create();
    await french.join(game.id);
    await british.command(game.id, 1, { kind: 'act', action: { kind: 'pass' } });
    await british.command(game.id, 2, { kind: 'say', text: 'a message is no position' });
    await british.command(game.id, 3, { kind: 'act', action: { kind: 'end-turn' } });
    const page = (after: string, most: string) =>
      british.ask('GET /api/games/:game/history', {
        params: { game: game.id },
        query: { after, most },
      });
    const versions = async (after: string, most: string) =>
      (await page(after, most)).positions.map(({ version }) => version);
    expect(await versions('0', '64')).toEqual([1, 2, 4]);
    expect(await versions('1', '2')).toEqual([2]);
    expect(await page('1', '2')).toMatchObject({ version: 3, next: 3 });
    expect(await page('4', '2')).toEqual({ positions: [], version: 4, next: null });
  });
});
