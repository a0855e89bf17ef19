// Looking after a server: settings, backup and restore, check, export, verification of shuffles, ratings, computer players.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  NOTHING_KEPT,
  verifyRecord,
  type PublishedRecord,
  type VerificationLine,
} from '@arpents/protocol';
import { randomPlayers } from '../src/games/random-players.ts';
import { rateGlicko } from '../src/games/glicko.ts';
import { makeLog } from '../src/http/log.ts';
import { checkGames } from '../src/operations/check-games.ts';
import { NotRestorable, readDump, writeDump } from '../src/operations/dump.ts';
import { exportGames } from '../src/operations/export-games.ts';
import { readSettings, settingsHelp } from '../src/settings.ts';
import { openStorage } from '../src/storage/storage.ts';
import { Client, newRequestId } from './support/client.ts';
import { fail } from './support/fail.ts';
import { testServer, testSettings } from './support/server.ts';
import { practiceSetup } from './support/positions.ts';
import { STORES, testStores, type TestStores } from './support/stores.ts';

describe('settings', () => {
  it('nothing needs to be set', () => {
    const settings = readSettings({});
    expect(settings.ok && settings.value).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataFolder: './data',
      databaseUrl: null,
    });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PUBLIC_URL', 'play.example'],
    ['PUBLIC_URL', 'https://play.example/path'],
    ['DATABASE_URL', 'mysql://x'],
    ['TRUST_PROXY', 'maybe'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s is refused in a sentence that names it', (name, value) => {
    const settings = readSettings({ [name]: value });
    expect(settings.ok).toBe(false);
    if (!settings.ok) expect(settings.error.join()).toContain(name);
  });

  it('a database address is not repeated, for it holds a password', () => {
    const settings = readSettings({ DATABASE_URL: 'mysql://me:secret@x' });
    expect(JSON.stringify(settings)).not.toContain('secret');
  });

  it('the help names every variable', () => {
    expect(settingsHelp().join('\n')).toMatch(/HOST[\s\S]*PORT[\s\S]*DATABASE_URL[\s\S]*LOG_LEVEL/);
  });
});

describe.each(STORES)('what a server keeps on %s', (kind) => {
  let stores: TestStores;
  beforeAll(async () => {
    stores = await testStores(kind);
  });
  afterAll(() => stores.stop());

  it('a backup made while the server runs is restored with every game, and one that was cut or changed is not', async () => {
    const settings = await stores.settings();
    const server = await testServer(testSettings(settings));
    const british = await Client.guest(server.address);
    const french = await Client.guest(server.address);
    const { game } = await british.create();
    await french.join(game.id);
    await british.command(game.id, 1, { kind: 'act', action: { kind: 'pass' } });
    await french.command(game.id, 2, { kind: 'resign' });

    const lines: string[] = [];
    const beside = await openStorage(settings, { beside: true });
    await writeDump(beside.db, (line) => {
      lines.push(line);
      return Promise.resolve();
    });
    const exported: string[] = [];
    for await (const { id, record } of exportGames(beside, fail)) {
      exported.push(id);
      expect(verifyRecord(record, NOTHING_KEPT).verdict).toBe('partly');
    }
    expect(exported).toEqual([game.id]);
    expect(await checkGames(beside)).toMatchObject({ games: 1, entries: 3, faults: [] });
    await beside.close();
    await server.stop();

    async function* feed(fed: readonly string[] = lines): AsyncGenerator<string> {
      for (const line of fed) yield await Promise.resolve(line);
    }
    const target = await stores.settings();
    const empty = await openStorage(target);
    const edited = lines.map((line) => line.replace('"rated":0', '"rated":1'));
    expect(edited).not.toEqual(lines);
    for (const [fed, reason] of [
      [lines.slice(0, -1), 'not complete'],
      [edited, 'checksum is wrong'],
      [[...lines, lines[1] ?? ''], 'after its end'],
    ] as const) {
      const restoring = readDump(empty.db, feed(fed));
      await expect(restoring).rejects.toThrow(NotRestorable);
      await expect(restoring).rejects.toThrow(reason);
      expect(await empty.games.allGames()).toEqual([]);
    }
    await readDump(empty.db, feed());
    await expect(readDump(empty.db, feed())).rejects.toThrow('not empty');
    expect(await checkGames(empty)).toMatchObject({ games: 1, entries: 3, faults: [] });
    await empty.close();
    const restored = await testServer(testSettings(target));
    const answer = await british.at(restored.address).game(game.id);
    expect(answer.game.outcome).toMatchObject({ winner: 'british', ending: 'resignation' });
    await restored.stop();
  });

  it('a rated game is counted once, per person and side', async () => {
    const server = await testServer(testSettings(await stores.settings()));
    const people = await Promise.all(
      ['Wolfe', 'Montcalm'].map(async (name) => {
        const client = new Client(server.address);
        const account = { name, password: 'long enough' };
        client.me = (await client.ask('POST /api/accounts', { body: account })).me;
        return client;
      }),
    );
    const [wolfe, montcalm] = people as [Client, Client];
    const pace = { kind: 'days', daysPerTurn: 1, capDays: 2 } as const;
    const unrated = await wolfe.call('POST /api/games', {
      body: {
        requestId: newRequestId(),
        side: 'british',
        rated: true,
        opponent: { kind: 'computer', level: 'random' },
      },
    });
    expect(unrated.body.error?.code).toBe('cannot-be-rated');
    const { game } = await wolfe.create({ rated: true, pace });
    const guest = await Client.guest(server.address);
    const refused = await guest.call('POST /api/games/:game/join', {
      params: { game: game.id },
      body: { invitation: null },
    });
    expect(refused.body.error?.code).toBe('guests-cannot');
    await montcalm.join(game.id);
    const asked = await montcalm.command(game.id, 1, { kind: 'ask-take-back', to: null });
    expect(asked.body.error?.code).toBe('no-take-back-in-rated-games');
    await montcalm.command(game.id, 1, { kind: 'resign' });
    const profile = (of: Client) =>
      guest.ask('GET /api/people/:id', { params: { id: of.me?.id ?? '' } });
    let won = await profile(wolfe);
    for (let tries = 0; won.ratings.british === null && tries < 100; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      won = await profile(wolfe);
    }
    expect(won.ratings).toMatchObject({ british: { rating: 1662, games: 1 }, french: null });
    expect((await profile(montcalm)).ratings).toMatchObject({
      french: { rating: 1338, games: 1 },
      british: null,
    });
    await server.stop();
  });
});

const linesOf = (record: PublishedRecord): readonly VerificationLine[] =>
  verifyRecord(record, NOTHING_KEPT).lines.map(({ line }) => line);

it('a proxy that is not believed is mentioned in the log, once', async () => {
  const stores = await testStores('sqlite');
  for (const [trustProxy, times] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const lines: string[] = [];
    const log = makeLog('warn', (line) => lines.push(line));
    const settings = testSettings(await stores.settings(), { trustProxy });
    const server = await testServer(settings, randomPlayers, { log });
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    await fetch(`${server.address}/healthz`);
    expect(lines).toEqual([]);
    for (let i = 0; i < 3; i++) await fetch(`${server.address}/healthz`, { headers });
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(times);
    expect(lines.join()).not.toContain('203.0.113.7');
    await server.stop();
  }
  await stores.stop();
});

describe('verification', () => {
  it('a practice game is verified from the position in its record; a seed that somebody chose is not', async () => {
    const stores = await testStores('sqlite');
    const server = await testServer(testSettings(await stores.settings()));
    const setup = practiceSetup({ british: ['empire:rangers'], french: ['empire:militia'] });
    const british = await Client.guest(server.address);
    const french = await Client.guest(server.address);
    const played = async (seed: string | null): Promise<PublishedRecord> => {
      const { game } = await british.create({ practice: { setup, seed } });
      await french.join(game.id);
      await british.command(game.id, 1, { kind: 'act', action: { kind: 'pass' } });
      await british.command(game.id, 2, { kind: 'act', action: { kind: 'pass' } });
      await british.command(game.id, 3, { kind: 'act', action: { kind: 'end-turn' } });
      await french.command(game.id, 4, { kind: 'resign' });
      return british.ask('GET /api/games/:game/record', { params: { game: game.id } });
    };
    const record = await played(null);
    expect(linesOf(record)).toContain('opens-commitment');
    expect(linesOf(record)).toContain('replay-follows');
    const richer = { ...setup, british: { ...setup.british, money: -1 } };
    for (const changed of [
      { ...record, setup: richer },
      { ...record, setup: null },
    ]) {
      expect(verifyRecord(changed, NOTHING_KEPT).verdict).toBe('failed');
    }
    const chosen = linesOf(await played('1'.repeat(64)));
    expect(chosen).toContain('opens-nothing');
    expect(chosen).toContain('replay-follows');
    await server.stop();
    await stores.stop();
  });

  it('a changed seed, salt, action or commitment is noticed', async () => {
    const stores = await testStores('sqlite');
    const server = await testServer(testSettings(await stores.settings()));
    const british = await Client.guest(server.address);
    const { game } = await british.create();
    await (await Client.guest(server.address)).join(game.id);
    const { commitment } = await british.game(game.id);
    await british.command(game.id, 1, { kind: 'act', action: { kind: 'pass' } });
    const early = await british.call('GET /api/games/:game/record', { params: { game: game.id } });
    expect(early.body.error?.code).toBe('game-not-over');
    await british.command(game.id, 2, { kind: 'act', action: { kind: 'end-turn' } });
    await british.command(game.id, 3, { kind: 'resign' });
    const record = await british.ask('GET /api/games/:game/record', { params: { game: game.id } });
    const kept = { commitment, bytes: null };
    expect(verifyRecord(record, kept).verdict).toBe('partly');
    const zeros = '0'.repeat(64);
    for (const changed of [
      { ...record, seed: zeros },
      { ...record, salt: '0'.repeat(32) },
      { ...record, commitment: zeros },
      { ...record, commitment: null },
      { ...record, actions: record.actions.slice(1) },
      {},
    ]) {
      expect(verifyRecord(changed, kept).verdict).toBe('failed');
    }
    expect(verifyRecord(record, { ...kept, commitment: zeros }).verdict).toBe('failed');
    await server.stop();
    await stores.stop();
  });
});

it("Glicko-2 gives the figures of Glickman's own example", () => {
  const after = rateGlicko({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { opponent: { rating: 1400, deviation: 30, volatility: 0.06 }, score: 1 },
    { opponent: { rating: 1550, deviation: 100, volatility: 0.06 }, score: 0 },
    { opponent: { rating: 1700, deviation: 300, volatility: 0.06 }, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});
