// Computer players think for people in turn: many games of one person do not keep another waiting.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { botPlayers } from '../src/games/bot-players.ts';
import type { ComputerPlayers, ServedLevel } from '../src/games/computer-players.ts';
import { randomPlayers } from '../src/games/random-players.ts';
import { ThinkingQueue, type Thought } from '../src/games/thinking-queue.ts';
import { Client, newRequestId } from './support/client.ts';
import { computerWorker } from './support/computer-worker.ts';
import { testServer, testSettings } from './support/server.ts';
import { STORES, testStores, type TestStores } from './support/stores.ts';

/** Thoughts that take as long as they may, by a clock of their own, in a queue; `order` is who was admitted. */
function heldThoughts(threads: number) {
  let now = 0;
  const queue = new ThinkingQueue(
    threads,
    () => undefined,
    () => now,
  );
  const order: string[] = [];
  const held: (() => void)[] = [];
  const ask = (thought: Thought, name: string): Promise<null> =>
    queue.run(thought, () => {
      order.push(name);
      return new Promise<null>((resolve) => {
        held.push(() => {
          now += thought.expected;
          resolve(null);
        });
      });
    });
  // What follows is settled in microtasks.
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const endOne = async (): Promise<void> => {
    held.shift()?.();
    await settled();
  };
  return { queue, order, ask, endOne, settled };
}
const recruit = { level: 'recruit', expected: 300 };
const general = { level: 'general', expected: 900 };

describe('the queue of computer players', () => {
  it('admits another person next, however many questions of one are waiting', async () => {
    const { order, ask, endOne, settled, queue } = heldThoughts(1);
    for (let i = 0; i < 26; i++) void ask({ person: 'many', ...general }, `many ${i}`);
    void ask({ person: 'other', ...general }, 'other');
    void ask({ person: 'third', ...recruit }, 'third');
    expect([queue.thinking, queue.length]).toEqual([1, 27]);
    await settled();
    for (let i = 0; i < 3; i++) await endOne();
    expect(order).toEqual(['many 0', 'third', 'other', 'many 1']);
  });

  it('admits short levels before long ones, of one person and of several', async () => {
    const { order, ask, endOne } = heldThoughts(1);
    void ask({ person: 'one', ...general }, 'general of one');
    void ask({ person: 'one', ...general }, 'second general of one');
    void ask({ person: 'one', ...recruit }, 'recruit of one');
    void ask({ person: 'two', ...general }, 'general of two');
    void ask({ person: 'three', ...recruit }, 'recruit of three');
    for (let i = 0; i < 5; i++) await endOne();
    expect(order).toEqual([
      'general of one',
      'recruit of three',
      'general of two',
      'recruit of one',
      'second general of one',
    ]);
  });

  it('does not let short questions of many keep a long one waiting for ever', async () => {
    const { order, ask, endOne } = heldThoughts(1);
    void ask({ person: 'first', ...recruit }, 'first');
    void ask({ person: 'patient', ...general }, 'patient');
    const people = ['a', 'b', 'c', 'd'];
    for (let i = 0; i < 20; i++) {
      for (const person of people) void ask({ person, ...recruit }, `${person} ${i}`);
    }
    for (let i = 0; i < 12; i++) await endOne();
    expect(order).toContain('patient');
  });

  it('uses every thread, and shares them among those who wait', async () => {
    const { order, ask, endOne, settled } = heldThoughts(2);
    for (let i = 0; i < 4; i++) void ask({ person: 'many', ...general }, `many ${i}`);
    await settled();
    expect(order).toEqual(['many 0', 'many 1']);
    for (const name of ['a', 'b']) void ask({ person: name, ...general }, name);
    await endOne();
    await endOne();
    expect(order).toEqual(['many 0', 'many 1', 'a', 'b']);
  });

  it('goes on after a thought that failed, and admits nobody once it is closed', async () => {
    const queue = new ThinkingQueue(1);
    const failing = queue.run({ person: 'one', ...recruit }, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    const last = queue.run({ person: 'one', ...recruit }, () => Promise.resolve('thought'));
    const late = queue.run({ person: 'one', ...recruit }, () => Promise.resolve('late'));
    queue.close();
    expect(await Promise.all([last, late])).toEqual(['thought', null]);
    expect(await queue.run({ person: 'two', ...recruit }, () => Promise.resolve(1))).toBeNull();
    expect([queue.length, queue.thinking]).toEqual([0, 0]);
  });
});

describe('a server with one thread for computer players', () => {
  let stores: TestStores | null = null;
  let worker: URL;
  beforeAll(async () => {
    worker = await computerWorker();
  });
  afterEach(async () => {
    await stores?.stop();
    stores = null;
  });
  const against = (level: string) =>
    ({ side: 'french', opponent: { kind: 'computer', level } }) as const;

  it('moves for somebody else at once while one person has 26 games against the General', async () => {
    stores = await testStores('sqlite');
    const server = await testServer(testSettings(await stores.settings()), botPlayers(1, worker));
    const [greedy, other] = [
      await Client.guest(server.address),
      await Client.guest(server.address),
    ];
    // The thread starts with the first question.
    const { game: warm } = await other.create(against('recruit'));
    const warming = await other.stream(`?game=${warm.id}&after=0.0`);
    await warming.until((s) => s.of('entry').length > 1, 30_000);
    warming.close();
    const games = await Promise.all(
      Array.from({ length: 26 }, () => greedy.create(against('general'))),
    );
    const moved = async (): Promise<number> => {
      const tables = await Promise.all(games.map(({ game }) => greedy.game(game.id)));
      return tables.reduce((sum, { table }) => sum + table.version - 1, 0);
    };
    const before = await moved();
    const { game } = await other.create(against('recruit'));
    const stream = await other.stream(`?game=${game.id}&after=0.0`);
    await stream.until((s) => s.of('entry').some(({ entry }) => entry.side === 'british'), 30_000);
    // One thought was under way, and some more may end while the answer travels on a busy machine; not all 26.
    expect((await moved()) - before).toBeLessThan(8);
    const metrics = await (await fetch(`${server.address}/metrics`)).text();
    expect(Number(/^arpents_computer_waiting (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(5);
    expect(metrics).toMatch(/^arpents_computer_wait_seconds_count\{level="recruit"\} \d+$/m);
    expect(metrics).toMatch(/^arpents_computer_think_seconds_count\{level="general"\} \d+$/m);
    stream.close();
    const stopped = performance.now();
    await server.stop();
    // What waits is left for the next start; it is not thought to its end.
    expect(performance.now() - stopped).toBeLessThan(6000);
  });

  it.each(STORES)('takes up after a restart what was waiting, on %s', async (kind) => {
    stores = await testStores(kind);
    const settings = testSettings(await stores.settings());
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const slow: ComputerPlayers = {
      ...randomPlayers,
      decide: (...question) => asked.then(() => randomPlayers.decide(...question)),
    };
    const first = await testServer(settings, slow);
    const person = await Client.guest(first.address);
    const games = [];
    for (let i = 0; i < 4; i++) games.push((await person.create(against('random'))).game.id);
    // One is being thought about and comes to its end; the others are left as they are.
    const stopped = first.stop();
    answer();
    await stopped;
    const second = await testServer(settings);
    const later = person.at(second.address);
    for (const game of games) {
      await expect
        .poll(async () => (await later.game(game)).table.view?.decision?.side, { timeout: 30_000 })
        .toBe('french');
    }
    await second.stop();
  });
});

describe.each(STORES)('games at slow levels, on %s', (kind) => {
  it('a person may have only so many unfinished; other levels are not counted', async () => {
    const stores = await testStores(kind);
    const level = (id: string, isSlow: boolean): ServedLevel => ({
      id,
      strength: 0,
      longest: 1,
      isSlow,
    });
    const players: ComputerPlayers = {
      ...randomPlayers,
      levels: [level('quick', false), level('slow', true)],
    };
    const settings = testSettings(await stores.settings(), { slowGamesPerPerson: 2 });
    const server = await testServer(settings, players);
    const person = await Client.guest(server.address);
    const create = (id: string) =>
      person.call('POST /api/games', {
        body: {
          requestId: newRequestId(),
          side: 'british',
          opponent: { kind: 'computer', level: id },
        },
      });
    await create('quick');
    // Sent together, they count each other.
    const replies = await Promise.all(Array.from({ length: 6 }, () => create('slow')));
    const made = replies.filter(({ status }) => status === 201);
    expect(made).toHaveLength(2);
    const refused = replies.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body.error?.code)).toEqual(
      Array.from({ length: 4 }, () => 'too-many-slow-games'),
    );
    expect((await create('quick')).status).toBe(201);
    // A game that is over makes room, for a rematch too, and that one counts again.
    const over = made[0]?.body.game.id ?? '';
    expect((await person.command(over, 1, { kind: 'resign' })).status).toBe(200);
    const rematch = await person.call('POST /api/games/:game/rematch', {
      params: { game: over },
      body: { requestId: newRequestId() },
    });
    expect(rematch.status).toBe(200);
    expect((await create('slow')).body.error?.code).toBe('too-many-slow-games');
    await server.stop();
    await stores.stop();
  });
});

it('a process that waited for long gives a job up that another has taken, and renews one that is its own', async () => {
  const stores = await testStores('postgres');
  const storage = await stores.open();
  const job = { game: 'game', kind: 'computer', version: 3, dueAt: 100 } as const;
  await storage.jobs.put(job);
  expect(await storage.jobs.claim(job, 100, 500)).toBe(true);
  expect(await storage.jobs.renew(job, 500, 900)).toBe(true);
  expect(await storage.jobs.claim(job, 600, 1100)).toBe(false);
  expect(await storage.jobs.claim(job, 1000, 1500)).toBe(true);
  expect(await storage.jobs.renew(job, 900, 2000)).toBe(false);
  await storage.close();
  await stores.stop();
});
