// Games that were begun without this server and are handed over to it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  applyAction,
  createGame,
  createRng,
  randomAction,
  recordOf,
  resolveOptions,
  seedFromHex,
  viewFor,
  type Action,
  type GameState,
  type Outcome,
} from '@arpents/engine';
import type { HandOverInput, PublishedRecord } from '@arpents/protocol';
import { checkGames } from '../src/operations/check-games.ts';
import type { RunningServer } from '../src/server.ts';
import { openStorage, type StorageSettings } from '../src/storage/storage.ts';
import { Client, newRequestId } from './support/client.ts';
import { LONGEST_TURN_MS, longestTurn } from './support/longest-turn.ts';
import { testServer, testSettings } from './support/server.ts';
import { STORES, testStores, type TestStores } from './support/stores.ts';

const SEED = 'ab'.repeat(32);

interface PlayedHere {
  readonly state: GameState;
  readonly record: PublishedRecord;
}

const published = (
  state: GameState,
  actions: readonly Action[],
  result: Outcome | null,
): PublishedRecord => ({
  ...recordOf(state.options, seedFromHex(SEED) ?? [], actions, result),
  setup: null,
  commitment: null,
  salt: null,
  shuffle: null,
  revelationsTakenBack: 0,
});

/** A game that two random players have played without a server, up to so many actions. */
function playedHere(most: number, decide?: (state: GameState) => Action): PlayedHere {
  const options = resolveOptions({});
  const created = options.ok ? createGame(options.value, seedFromHex(SEED) ?? []) : options;
  if (!created.ok) throw new Error('the standard game is legal');
  let state = created.value;
  const rng = createRng(7);
  const actions: Action[] = [];
  while (actions.length < most && state.decision !== null) {
    const action = decide?.(state) ?? randomAction(viewFor(state, state.decision.side), rng);
    const step = action === null ? null : applyAction(state, action);
    if (action === null || step?.ok !== true) throw new Error('a random action is legal');
    actions.push(action);
    ({ state } = step.value);
  }
  return { state, record: published(state, actions, state.outcome) };
}

const WHOLE_GAME = 100_000;

const handOver = (
  record: PublishedRecord,
  changes: Partial<HandOverInput> = {},
): HandOverInput => ({
  requestId: newRequestId(),
  side: 'british',
  level: 'random',
  preset: null,
  record,
  ...changes,
});

describe.each(STORES)('a game that is handed over, on %s', (kind) => {
  let stores: TestStores;
  let storage: StorageSettings;
  let server: RunningServer;
  beforeAll(async () => {
    stores = await testStores(kind);
    storage = await stores.settings();
    server = await testServer(testSettings(storage));
  });
  afterAll(async () => {
    await server.stop();
    await stores.stop();
  });

  const route = 'POST /api/games/handed-over';

  it('goes on where it stood, on the same side against the same level, as practice and unrated', async () => {
    const { state, record } = playedHere(40);
    const side = state.decision?.side ?? 'british';
    const client = await Client.guest(server.address);
    const body = handOver(record, { side });
    const { game, commitment } = await client.ask(route, { body });
    expect(game).toMatchObject({
      status: 'running',
      mySide: side,
      practice: true,
      rated: false,
      cardsKnown: true,
      visibility: 'private',
      opponent: 'computer',
      version: 41,
    });
    expect(commitment).toBeNull();
    const params = { game: game.id };
    const { table } = await client.ask('GET /api/games/:game', { params, query: {} });
    expect(table.view).toEqual(JSON.parse(JSON.stringify(viewFor(state, side))));
    const { entries } = await client.ask('GET /api/games/:game/log', { params, query: {} });
    expect(entries).toHaveLength(41);
    const { actions } = await client.ask('GET /api/games/:game/legal-actions', { params });
    const [action] = actions;
    if (action === undefined) throw new Error('there is something to do');
    const acted = await client.command(game.id, 41, { kind: 'act', action });
    expect(acted.body.entry.version).toBe(42);
    // A repetition gets the same game, which has gone on meanwhile.
    expect((await client.ask(route, { body })).game.id).toBe(game.id);
    const stranger = await Client.guest(server.address);
    expect((await stranger.call('GET /api/games/:game', { params, query: {} })).status).toBe(404);
  });

  it('is gone on with by the computer player where that is to move', async () => {
    const { state, record } = playedHere(40);
    const client = await Client.guest(server.address);
    const side = state.decision?.side === 'british' ? 'french' : 'british';
    const { game } = await client.ask(route, { body: handOver(record, { side }) });
    const versionNow = async (): Promise<number> =>
      (await client.ask('GET /api/games/:game', { params: { game: game.id }, query: {} })).table
        .version;
    await expect.poll(versionNow, { timeout: 10_000 }).toBeGreaterThan(41);
  });

  it('is kept as it ended, and followed by a game that the server deals', async () => {
    const { state, record } = playedHere(WHOLE_GAME);
    const client = await Client.guest(server.address);
    const { game } = await client.ask(route, { body: handOver(record) });
    expect(game).toMatchObject({ status: 'over', outcome: state.outcome });
    const { games } = await client.ask('GET /api/games', { query: { list: 'finished' } });
    expect(games.map(({ id }) => id)).toContain(game.id);
    const params = { game: game.id };
    const kept = await client.ask('GET /api/games/:game/record', { params });
    expect(kept).toEqual(record);
    const again = await client.ask('POST /api/games/:game/rematch', {
      params,
      body: { requestId: newRequestId() },
    });
    expect(again.game).toMatchObject({ practice: false, cardsKnown: false, mySide: 'french' });
  });

  it('is refused where the rules do not lead to what it says', async () => {
    const { record } = playedHere(40);
    const whole = playedHere(WHOLE_GAME).record;
    const client = await Client.guest(server.address);
    const refused = async (body: unknown): Promise<unknown> => {
      const { status, body: answer } = await client.send('POST', '/api/games/handed-over', body);
      return [status, answer.error?.code];
    };
    const untrue = [422, 'record-does-not-replay'];
    const winner = { winner: 'british', points: { british: 99, french: 0 } } as const;
    const illegal: Action = { kind: 'besiege', location: 'quebec', cards: [] };
    const actions = [...record.actions.slice(0, 3), illegal];
    expect(await refused(handOver({ ...record, actions }))).toEqual(untrue);
    expect(await refused(handOver({ ...whole, actions: record.actions }))).toEqual(untrue);
    for (const ending of ['points', 'time', 'adjudicated', 'abandoned'] as const) {
      expect(await refused(handOver({ ...record, result: { ...winner, ending } }))).toEqual(untrue);
    }
    const outcome = { ...winner, winner: null, ending: 'adjudicated' } as const;
    expect(await refused(handOver({ ...record, result: outcome }))).toEqual(untrue);
    expect(await refused(handOver(record, { level: 'nobody' }))).toEqual([422, 'unknown-level']);
    expect(await refused(handOver(record, { preset: 'tournament' }))).toEqual([
      422,
      'unknown-preset',
    ]);
    expect(await refused({ ...handOver(record), record: { format: 'x' } })).toEqual([
      400,
      'malformed',
    ]);
    const long = Array.from({ length: 30_000 }, () => ({ kind: 'pass' }) as const);
    expect(await refused(handOver({ ...record, actions: long }))).toEqual([413, 'too-large']);
    const { games } = await client.ask('GET /api/games', { query: { list: 'mine' } });
    expect(games).toEqual([]);
  });

  it('holds nobody up while it is replayed, however long it is', async () => {
    const { record } = playedHere(3999, (state) =>
      state.actionsLeft > 0 && state.decision?.kind === 'take-action'
        ? { kind: 'pass' }
        : { kind: 'end-turn' },
    );
    expect(JSON.stringify(handOver(record)).length).toBeGreaterThan(65_536);
    const client = await Client.guest(server.address);
    const longest = await longestTurn(() => client.ask(route, { body: handOver(record) }));
    console.info(kind, 'longest turn of the event loop in ms:', longest);
    expect(longest).toBeLessThan(LONGEST_TURN_MS);
  });

  it('stands the same after a restart, and passes the check of the operator', async () => {
    const client = await Client.guest(server.address);
    const { record } = playedHere(300);
    const { game } = await client.ask(route, { body: handOver(record, { side: 'french' }) });
    await server.stop();
    const opened = await openStorage(storage);
    expect((await checkGames(opened)).faults).toEqual([]);
    await opened.close();
    server = await testServer(testSettings(storage));
    const { version } = (await client.at(server.address).game(game.id)).table;
    expect(version).toBeGreaterThanOrEqual(game.version);
  });
});
