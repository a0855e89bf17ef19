// The contract of the storage, held by both databases.
import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultOrders } from '@arpents/session';
import { randomId } from '../src/secrets.ts';
import { writeLongGame } from '../src/operations/long-game.ts';
import { databaseFile } from '../src/storage/data-folder.ts';
import { NO_FILTERS, type ListPosition } from '../src/storage/game-lists.ts';
import { openStorage, type Storage } from '../src/storage/storage.ts';
import type { StoredGame } from '../src/storage/stored-game.ts';
import { isAway, whyUnavailable } from '../src/storage/unavailable.ts';
import {
  STORES,
  givenAppend,
  givenStoredGame,
  testStores,
  type TestStores,
} from './support/stores.ts';

describe.each(STORES)('storage on %s', (kind) => {
  let stores: TestStores;
  let storage: Storage;

  beforeAll(async () => {
    stores = await testStores(kind);
    storage = await stores.open();
  });
  afterAll(async () => {
    await storage.close();
    await stores.stop();
  });

  const runningGame = async (): Promise<string> => {
    const game = givenStoredGame();
    await storage.games.create(game, randomId());
    await storage.games.start(
      game.id,
      { side: 'french', person: 'joiner' },
      null,
      givenAppend(game.id, 1),
    );
    return game.id;
  };

  it('a database of a later version is refused in a sentence', async () => {
    const settings = await stores.settings();
    const later = await openStorage(settings);
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(
      later.db,
    );
    await later.close();
    await expect(openStorage(settings)).rejects.toThrow('a newer version of Arpents');
  });

  it('a game comes back as it was created', async () => {
    const game = givenStoredGame({ preset: 'tournament', visibility: 'watchable' });
    expect(await storage.games.create(game, 'request-1')).toBe(game.id);
    const found = await storage.games.byId(game.id);
    expect(found?.game).toEqual(game);
    expect(found?.progress).toMatchObject({ status: 'open', version: 0 });
    expect(await storage.games.byId('nothing')).toBeNull();
  });

  it('the same request creates one game', async () => {
    const creator = randomId();
    const first = givenStoredGame({ creator });
    const second = givenStoredGame({ creator });
    const ids = await Promise.all([
      storage.games.create(first, 'request-2'),
      storage.games.create(second, 'request-2'),
    ]);
    expect(new Set(ids).size).toBe(1);
  });

  it('one of many people takes the free seat', async () => {
    const game = givenStoredGame();
    await storage.games.create(game, randomId());
    const people = ['ann', 'ben', 'cid', 'dot'];
    const joined = await Promise.all(
      people.map((person) =>
        storage.games.start(game.id, { side: 'french', person }, null, givenAppend(game.id, 1)),
      ),
    );
    expect(joined.filter((result) => result !== null)).toHaveLength(1);
    const winner = people[joined.findIndex((result) => result !== null)];
    const found = await storage.games.byId(game.id);
    expect(found?.game.seats.french).toEqual({ kind: 'person', person: winner });
    expect(await storage.games.cancel(game.id, 1)).toBe(false);
  });

  it('of many writers of one version one wins, and what it wrote stays', async () => {
    const game = await runningGame();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        storage.append(
          givenAppend(game, 2, {
            entry: {
              version: 2,
              at: i,
              side: null,
              body: { kind: 'message', text: `writer ${i}` },
            },
          }),
        ),
      ),
    );
    const winners = results.flatMap((result, i) => (result.ok ? [i] : []));
    expect(winners).toHaveLength(1);
    const entries = await storage.games.entriesAfter(game, 1);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.body).toEqual({ kind: 'message', text: `writer ${winners[0]}` });
  });

  it('a request id is accepted once per game', async () => {
    const game = await runningGame();
    expect((await storage.append(givenAppend(game, 2, { requestId: 'same' }))).ok).toBe(true);
    expect((await storage.append(givenAppend(game, 3, { requestId: 'same' }))).ok).toBe(false);
    expect((await storage.games.entryByRequest(game, 'same'))?.version).toBe(2);
    const other = await runningGame();
    expect((await storage.append(givenAppend(other, 2, { requestId: 'same' }))).ok).toBe(true);
  });

  it('a refused entry changes nothing, and does not hold up the others of its batch', async () => {
    const [stale, fresh] = [await runningGame(), await runningGame()];
    const job = { kind: 'computer', dueAt: 5 } as const;
    const news = [{ person: randomId(), news: { kind: 'game-over' } as const }];
    const [refused, accepted] = await Promise.all([
      storage.append(givenAppend(stale, 1, { job, news })),
      storage.append(givenAppend(fresh, 2)),
    ]);
    expect([refused.ok, accepted.ok]).toEqual([false, true]);
    expect((await storage.games.byId(stale))?.progress.version).toBe(1);
    expect(await storage.personal.lastEvent(news[0]!.person)).toBe(0);
    expect((await storage.jobs.dueBefore(10)).filter((one) => one.game === stale)).toEqual([]);
  });

  it("a person's events are numbered without gaps across games", async () => {
    const person = randomId();
    const games = await Promise.all(Array.from({ length: 12 }, runningGame));
    const news = [{ person, news: { kind: 'your-decision', version: 2 } as const }];
    await Promise.all(games.map((game) => storage.append(givenAppend(game, 2, { news }))));
    const events = await storage.personal.eventsAfter(person, 0, 100);
    expect(events.map((event) => event.number)).toEqual(games.map((_, i) => i + 1));
    expect(new Set(events.map((event) => event.game))).toEqual(new Set(games));
    expect(await storage.personal.lastEvent(person)).toBe(12);
    expect(await storage.personal.eventsAfter(person, 10, 100)).toHaveLength(2);
  });

  it('a job is claimed by one, and again when the claim has run out', async () => {
    const game = await runningGame();
    const job = { kind: 'computer', dueAt: 50 } as const;
    await storage.append(givenAppend(game, 2, { job }));
    const claims = await Promise.all(
      Array.from({ length: 5 }, () => storage.jobs.claimDue(100, 200, 50)),
    );
    expect(claims.flat().filter((one) => one.game === game)).toHaveLength(1);
    expect((await storage.jobs.claimDue(150, 300, 50)).filter((one) => one.game === game)).toEqual(
      [],
    );
    const later = await storage.jobs.claimDue(250, 300, 50);
    expect(later.filter((one) => one.game === game)).toHaveLength(1);
    await storage.append(givenAppend(game, 3));
    expect((await storage.jobs.dueBefore(1000)).filter((one) => one.game === game)).toEqual([]);
  });

  it('names are unique whatever their case, and a guest keeps the games', async () => {
    const key = randomId().toLowerCase();
    const account = (id: string) => ({
      id,
      name: key.toUpperCase(),
      passwordHash: 'hash',
      createdAt: 1,
    });
    const guest = randomId();
    await storage.people.addGuest(guest, 1);
    const taken = await Promise.all(
      [guest, randomId(), randomId()].map((id) => storage.people.register(account(id))),
    );
    expect(taken.map((one) => one.ok || one.error).toSorted()).toEqual([
      'name-taken',
      'name-taken',
      true,
    ]);
    const kept = await storage.people.accountByName(key);
    expect(kept).toMatchObject({
      person: { name: key.toUpperCase(), isGuest: false },
      passwordHash: 'hash',
    });
  });

  it('a recovery code works once', async () => {
    const person = randomId();
    await storage.people.replaceRecoveryCodes(person, ['a', 'b']);
    const spent = await Promise.all(
      [1, 2, 3].map(() => storage.people.spendRecoveryCode(person, 'a')),
    );
    expect(spent.filter(Boolean)).toHaveLength(1);
    expect(await storage.people.spendRecoveryCode(person, 'c')).toBe(false);
  });

  it('standing orders are kept per game and go with the player into the next one', async () => {
    const person = randomId();
    const usual = defaultOrders('french', { pace: { kind: 'none' }, opponent: 'person' });
    const orders = { ...usual, raid: 'never' } as const;
    expect(await storage.personal.orders('game-1', person, 'french')).toBeNull();
    await storage.personal.setOrders('game-1', person, 'french', orders);
    expect(await storage.personal.orders('game-1', person, 'french')).toEqual(orders);
    expect(await storage.personal.orders('game-2', person, 'french')).toEqual(orders);
    expect(await storage.personal.orders('game-2', person, 'british')).toBeNull();
  });

  it('lists go from page to page without losing a game', async () => {
    const person = randomId();
    const seats = { british: { kind: 'person', person }, french: { kind: 'free' } } as const;
    for (let i = 0; i < 5; i++) {
      await storage.games.create(
        givenStoredGame({ seats, createdAt: 1000 + (i >> 1) }),
        randomId(),
      );
    }
    const seen: string[] = [];
    let after: ListPosition | null = null;
    for (let pages = 0; pages < 3; pages++) {
      const wanted = { list: 'mine', person, filters: NO_FILTERS } as const;
      const page = await storage.games.list(wanted, after, 2);
      seen.push(...page.games.map(({ game }) => game.id));
      after = page.next;
    }
    expect(after).toBeNull();
    expect(new Set(seen).size).toBe(5);
    expect(await storage.games.countUnfinished(person)).toBe(5);
  });

  it('the lobby has two games of each host before the third of any, from page to page', async () => {
    const hosts = [randomId(), randomId()];
    const pace = { kind: 'live', minutes: 77, incrementSeconds: 0 } as const;
    const open = async (creator = '', changes: Partial<StoredGame> = {}): Promise<string> => {
      const game = givenStoredGame({ creator, ...changes });
      const terms = { ...game.terms, pace, rated: true };
      return storage.games.create({ ...game, terms }, randomId());
    };
    const busy: string[] = [];
    for (let i = 0; i < 5; i++) busy.push(await open(hosts[0], { createdAt: 9_000_000 + i }));
    const quiet = await open(hosts[1], { createdAt: 8_000_000 });
    await open(hosts[1], { createdAt: 8_500_000, salt: '' });
    const filters = { ...NO_FILTERS, pace: 'live', rated: true, hasRules: false } as const;
    const seen: string[] = [];
    let after: ListPosition | null = null;
    do {
      const page = await storage.games.list({ list: 'open', viewer: null, filters }, after, 2);
      seen.push(...page.games.map(({ game }) => game.id));
      after = page.next;
    } while (after !== null);
    expect(seen).toEqual([busy[4], busy[3], quiet, busy[2], busy[1], busy[0]]);
    expect(await storage.games.countInLobby(hosts[0] ?? '')).toBe(5);
    for (const none of [{ pace: 'days' }, { rated: false }, { hasRules: true }] as const) {
      const wanted = { list: 'open', viewer: null, filters: { ...filters, ...none } } as const;
      const { games } = await storage.games.list(wanted, null, 50);
      expect(games.filter(({ game }) => hosts.includes(game.creator))).toEqual([]);
    }
  });

  it('two processes that start together on an empty database both find the tables', async () => {
    const settings = await stores.settings();
    if (kind === 'sqlite') {
      const first = await openStorage(settings);
      await expect(openStorage(settings)).rejects.toThrow('in use by another running server');
      await first.close();
      const again = await openStorage(settings);
      await again.close();
    } else {
      const both = await Promise.all([openStorage(settings), openStorage(settings)]);
      await both[1].games.create(givenStoredGame(), randomId());
      expect(await both[0].games.allGames()).toHaveLength(1);
      await Promise.all(both.map((one) => one.close()));
    }
  });
});

it('the data folder is free again when the process that held it was killed', async () => {
  const stores = await testStores('sqlite');
  const settings = await stores.settings();
  const script = `
    const Database = require('libsql');
    const lock = new Database(${JSON.stringify(`${settings.dataFolder}/lock.db`)});
    lock.exec('BEGIN EXCLUSIVE');
    process.kill(process.pid, 'SIGKILL');`;
  const { signal } = spawnSync(process.execPath, ['-e', script], { cwd: import.meta.dirname });
  expect(signal).toBe('SIGKILL');
  const storage = await openStorage(settings);
  await storage.close();
  await stores.stop();
});

it('a file that another is about to let go of is waited for when it is opened', async () => {
  const stores = await testStores('sqlite');
  const settings = await stores.settings();
  // As a database does that is closed: for a moment it has the file for itself.
  const closing = new Database(databaseFile(settings.dataFolder));
  closing.exec('PRAGMA locking_mode = EXCLUSIVE');
  closing.exec('BEGIN EXCLUSIVE');
  const opened = openStorage(settings);
  setTimeout(() => {
    closing.exec('COMMIT');
    closing.close();
  }, 200);
  await (await opened).close();
  await stores.stop();
});

it('a single write that has to wait for the file holds nobody else up', async () => {
  const stores = await testStores('sqlite');
  const settings = await stores.settings();
  const storage = await openStorage(settings);
  await storage.heartbeat.beat(1);
  const other = new Database(databaseFile(settings.dataFolder));
  other.exec('BEGIN IMMEDIATE');
  let isWritten = false;
  const writing = storage.heartbeat.beat(2).then(() => (isWritten = true));
  // If the thread that serves everybody waited for the file, the other one could never give it free.
  for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve));
  expect(isWritten).toBe(false);
  other.exec('COMMIT');
  await writing;
  expect(await storage.heartbeat.last()).toBe(2);
  other.close();
  await storage.close();
  await stores.stop();
});

it('who writes does not wait until long games have been read', async () => {
  const stores = await testStores('sqlite');
  const storage = await stores.open();
  const game = await writeLongGame(storage, 1000);
  let read = 0;
  const reading = Array.from({ length: 60 }, () =>
    storage.games.entriesAfter(game, 0).then(() => read++),
  );
  await storage.heartbeat.beat(1);
  expect(read).toBeLessThan(reading.length);
  await Promise.all(reading);
  await storage.close();
  await stores.stop();
});

it('a full disk is told as such, loses nothing, and is over when there is room', async () => {
  const stores = await testStores('sqlite');
  const storage = await stores.open();
  const game = givenStoredGame();
  await storage.games.create(game, randomId());
  await storage.games.start(game.id, null, null, givenAppend(game.id, 1));
  const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(storage.db);
  await sql`PRAGMA max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(storage.db);
  let written = 1;
  let fault: unknown = null;
  while (fault === null && written < 5000) {
    await storage.append(givenAppend(game.id, written + 1)).then(
      () => written++,
      (error: unknown) => (fault = error),
    );
  }
  expect(isAway(fault)).toBe(true);
  expect(whyUnavailable(fault)).toBe('The disk of the data folder is full.');
  expect(await storage.games.entriesAfter(game.id, 0)).toHaveLength(written);
  await sql`PRAGMA max_page_count = 100000`.execute(storage.db);
  expect((await storage.append(givenAppend(game.id, written + 1))).ok).toBe(true);
  await storage.close();
  await stores.stop();
});

it('after the database was away, a process hears of others again, over one connection', async () => {
  const stores = await testStores('postgres');
  const settings = await stores.settings();
  const [one, two] = [await openStorage(settings), await openStorage(settings)];
  const heard: (readonly string[] | null)[] = [];
  await two.board.listen((bulletin) => heard.push(bulletin?.games ?? null));
  const url = new URL(settings.databaseUrl ?? '');
  const database = url.pathname.slice(1);
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`alter database "${database}" allow_connections false`);
  const others = `from pg_stat_activity where datname = '${database}'`;
  await admin.query(`select pg_terminate_backend(pid) ${others}`);
  // Long enough for several attempts, each of which must not lead to more than one other.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  await admin.query(`alter database "${database}" allow_connections true`);
  await vi.waitFor(() => expect(heard).toContain(null), 10_000);
  await new Promise((resolve) => setTimeout(resolve, 1200));
  const listening = await admin.query(`select pid ${others} and query = 'LISTEN arpents'`);
  expect(listening.rows).toHaveLength(1);
  await admin.end();
  await one.announce({ games: ['game-1'] });
  await vi.waitFor(() => expect(heard.at(-1)).toEqual(['game-1']), 10_000);
  await one.close();
  await two.close();
  await stores.stop();
});
