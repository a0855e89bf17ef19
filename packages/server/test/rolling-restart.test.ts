// Two processes behind one address are started anew, one after the other, while people play: nobody's move is refused.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '@arpents/test-kit';
import { checkGames } from '../src/operations/check-games.ts';
import { openStorage, type StorageSettings } from '../src/storage/storage.ts';
import { Client } from './support/client.ts';
import { Follower } from './support/follower.ts';
import { oneAddressFor } from './support/one-address.ts';
import { spawnServer } from './support/process.ts';
import { PROXY_NAMES, canRun, proxyFor, type ProxyName } from './support/proxies.ts';
import { testStores, type TestStores } from './support/stores.ts';

/** `npm run soak` does it 10 times. */
const ROUNDS = Number(process.env.SOAK_RESTARTS ?? 1);
const GAMES = 4;
const DRAIN = { DRAIN_TIME: '1500' };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(10);
}

/** Two players at a table of their own. */
async function seat(address: string, seed: number): Promise<{ game: string; both: Follower[] }> {
  const british = await Client.guest(address);
  const french = await Client.guest(address);
  const { game } = await british.create();
  await french.join(game.id);
  return {
    game: game.id,
    both: [new Follower(british, game.id, seed), new Follower(french, game.id, seed + 1)],
  };
}

/** What stands in front of the processes. */
interface Address {
  readonly address: string;
  /** What the servers are to be told of it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly start: () => Promise<void>;
  /** Whether it is known to pass requests on to a process that is ready. */
  readonly isServing: (port: number) => boolean;
  readonly close: () => Promise<void>;
}

const ownAddress = async (ports: readonly number[]): Promise<Address> => ({
  ...(await oneAddressFor(ports)),
  environment: {},
  start: () => Promise.resolve(),
});

async function realAddress(name: ProxyName, ports: readonly number[]): Promise<Address> {
  const { publicUrl, start, stop } = await proxyFor(name, ports);
  return {
    address: publicUrl,
    // As the service has it.
    environment: { PUBLIC_URL: publicUrl, TRUST_PROXY: 'yes', DRAIN_TIME: '5000' },
    start,
    // Nobody can ask it: as with the loop in hosting.md, the next one is restarted when this one says that it is ready.
    isServing: () => true,
    close: stop,
  };
}

describe('restarting', () => {
  let stores: TestStores;
  let settings: StorageSettings;
  beforeAll(async () => {
    stores = await testStores('postgres');
    settings = await stores.settings();
  }, 120_000);
  afterAll(() => stores.stop());
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const title = `two processes in turn, ${ROUNDS} times, under play: no move is refused, no stream misses anything`;
  it(title, () => restartInTurn(ownAddress), 600_000);
  it.each(PROXY_NAMES.filter(canRun))(
    `${title}; behind %s as in docs/hosting`,
    (name) => {
      vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
      return restartInTurn((ports) => realAddress(name, ports));
    },
    600_000,
  );

  async function restartInTurn(
    makeAddress: (ports: readonly number[]) => Promise<Address>,
  ): Promise<void> {
    const ports = [await freePort(), await freePort()];
    const proxy = await makeAddress(ports);
    const environment = { ...DRAIN, ...proxy.environment };
    const servers = await Promise.all(
      ports.map((port) => spawnServer(settings, environment, port)),
    );
    await proxy.start();
    await until(() => ports.every(proxy.isServing));
    const tables: Awaited<ReturnType<typeof seat>>[] = [];
    const playing: Promise<void>[] = [];
    const everybody = (): Follower[] => tables.flatMap(({ both }) => both);
    const moves = (): number => everybody().reduce((sum, one) => sum + one.acknowledged.length, 0);
    /** Keeps as many games going, until there was some play at them. */
    const playOn = async (): Promise<void> => {
      const inPlay = tables.filter(({ both }) => !both.some((player) => player.isOver));
      for (let i = inPlay.length; i < GAMES; i++) {
        const table = await seat(proxy.address, tables.length * 2 + 1);
        tables.push(table);
        playing.push(...table.both.map((player) => player.run()));
      }
      const enough = moves() + GAMES * 4;
      await until(() => moves() >= enough);
    };

    await playOn();
    for (let round = 0; round < ROUNDS; round++) {
      for (const [i, port] of ports.entries()) {
        const before = servers[i];
        if (before === undefined) throw new Error('there is no such server');
        const ended = before.stop();
        const ready = async (): Promise<number> => (await fetch(`${before.address}/readyz`)).status;
        await until(async () => (await ready()) === 503);
        // It is no longer ready, and still answers.
        expect((await fetch(`${before.address}/healthz`)).status).toBe(200);
        expect(await ended).toBe(0);
        expect(before.errors()).toBe('');
        servers[i] = await spawnServer(settings, environment, port);
        await until(() => proxy.isServing(port));
        await playOn();
      }
    }
    const players = everybody();
    for (const player of players) player.stop();
    await Promise.all(playing);

    expect(players.flatMap((player) => player.refused)).toEqual([]);
    // Streams that were open to a process that went down were told so; there were some.
    const goodbyes = players.flatMap((player) => player.goodbyes);
    expect(goodbyes.length).toBeGreaterThan(0);
    expect(new Set(goodbyes)).toEqual(new Set(['shutting-down']));

    const storage = await openStorage(settings);
    try {
      for (const { game, both } of tables) {
        for (const player of both) {
          expect(player.seen).toEqual(player.seen.map((_, i) => i + 1));
          for (const { requestId, version } of player.acknowledged) {
            expect((await storage.games.entryByRequest(game, requestId))?.version).toBe(version);
          }
        }
      }
      expect((await checkGames(storage)).faults).toEqual([]);
    } finally {
      await storage.close();
    }
    await proxy.close();
    await Promise.all(servers.map((server) => server.stop()));
    expect(servers.map((server) => server.errors())).toEqual(['', '']);
  }
});
