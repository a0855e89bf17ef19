// Logs of long games are read one page at a time by each address, however many are asked for at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@arpents/protocol';
import { LogTurns } from '../src/http/log-turns.ts';
import { writeLongGame } from '../src/operations/long-game.ts';
import type { Problem } from '../src/problem.ts';
import type { RunningServer } from '../src/server.ts';
import { openStorage } from '../src/storage/storage.ts';
import { testServer, testSettings } from './support/server.ts';
import { testStores, type TestStores } from './support/stores.ts';

/** Tasks that end when they are let, and how many were at work together. */
class Work {
  #running = 0;
  most = 0;
  readonly #end: (() => void)[] = [];

  readonly task = async (): Promise<void> => {
    this.most = Math.max(this.most, ++this.#running);
    await new Promise<void>((resolve) => this.#end.push(resolve));
    this.#running--;
  };

  /** Ends so many, each when it has begun. */
  async end(tasks: number): Promise<void> {
    for (let ended = 0; ended < tasks;) {
      const next = this.#end.shift();
      next?.();
      if (next !== undefined) ended++;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

describe('turns at reading logs', () => {
  it('come one after the other for one address, which an IPv6 network counts as', async () => {
    const turns = new LogTurns();
    const work = new Work();
    const all = ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:9::'].map((ip) =>
      turns.run({ ip }, work.task),
    );
    await work.end(all.length);
    await Promise.all(all);
    expect(work.most).toBe(1);
  });

  it('of another address are not waited for, nor those that failed', async () => {
    const turns = new LogTurns();
    const work = new Work();
    const waiting = turns.run({ ip: '192.0.2.1' }, work.task);
    expect(await turns.run({ ip: '192.0.2.2' }, () => Promise.resolve(2))).toBe(2);
    await work.end(1);
    await waiting;
    const failing = turns.run({ ip: '192.0.2.1' }, () => Promise.reject(new Error('damaged')));
    const next = turns.run({ ip: '192.0.2.1' }, () => Promise.resolve(3));
    await expect(failing).rejects.toThrow('damaged');
    expect(await next).toBe(3);
  });

  it('are answered at once, and the next begins after a rest of several times as long', async () => {
    const turns = new LogTurns();
    const ip = '192.0.2.1';
    const times: Record<string, number> = {};
    const first = turns.run({ ip }, async () => {
      times.firstBegan = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 30));
      times.firstEnded = performance.now();
    });
    const second = turns.run({ ip }, () => {
      times.secondBegan = performance.now();
    });
    await first;
    expect(times.secondBegan).toBeUndefined();
    await second;
    const { firstBegan = NaN, firstEnded = NaN, secondBegan = NaN } = times;
    // Timers may be early by a millisecond.
    expect(secondBegan - firstEnded).toBeGreaterThan(4 * (firstEnded - firstBegan) - 2);
  });

  it('are refused where too many wait, with the time after which to come back', async () => {
    const turns = new LogTurns();
    const work = new Work();
    const all = Array.from({ length: 30 }, () => turns.run({ ip: '192.0.2.1' }, work.task));
    const refused: unknown = await turns
      .run({ ip: '192.0.2.1' }, work.task)
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'too-many-requests',
      retryAfter: 2,
    } satisfies Partial<Problem>);
    await work.end(all.length);
    await Promise.all(all);
    expect(await turns.run({ ip: '192.0.2.1' }, () => Promise.resolve(1))).toBe(1);
  });
});

describe('pages asked for at once', () => {
  let stores: TestStores;
  let server: RunningServer;
  let id = '';
  beforeAll(async () => {
    stores = await testStores('sqlite');
    const settings = await stores.settings();
    const storage = await openStorage(settings);
    id = await writeLongGame(storage, 1000);
    await storage.close();
    server = await testServer(testSettings(settings, { logsPerMinute: 1000 }));
  });
  afterAll(async () => {
    await server.stop();
    await stores.stop();
  });

  const statuses = (paths: readonly string[]): Promise<number[]> =>
    Promise.all(
      paths.map(async (path) => {
        const response = await fetch(server.address + path);
        if (!response.ok) {
          const { error } = (await response.json()) as ErrorBody;
          expect(error.code).toBe('too-many-requests');
          expect(response.headers.get('retry-after')).toBe('2');
        } else await response.body?.cancel();
        return response.status;
      }),
    );
  const paths = (path: (n: number) => string): string[] =>
    Array.from({ length: 120 }, (_, n) => path(n));

  it('are answered as far as they may wait', async () => {
    const codes = await statuses(paths((n) => `/api/games/${id}/log?after=${n * 8}`));
    expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(30);
    expect(codes).toContain(429);
  });

  it('wait with streams that go on from long ago', async () => {
    const codes = await statuses(paths((n) => `/api/stream?game=${id}&after=0.${850 + n}`));
    expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(30);
    expect(codes).toContain(429);
  });
});
