// What the server can carry: durable moves per second, the time until the opponent sees them, start, memory.
import { freePort, startThrowawayPostgres } from '@arpents/test-kit';
import { probingDisk } from './disk-probe.ts';
import { HttpClient } from './http-client.ts';
import { LoadGame, type Samples } from './load.ts';
import { readLog, writeLongLog } from './log-reader.ts';
import { quantile } from './quantiles.ts';
import { startMeasured, type MeasuredServer } from './server-process.ts';

const OPENED_TOGETHER = 20;
/** Half load without and with a reader of logs, in turns: so many of each, half as long as the full load each. */
const SLICES = 3;

type StoreKind = 'sqlite' | 'postgres';

export interface ServerExtent {
  readonly stores: readonly StoreKind[];
  readonly games: number;
  readonly milliseconds: number;
  readonly gamesInMemory: number;
}

interface HalfLoadFigures {
  readonly halfLoadMovesPerSecond: number;
  readonly halfLoadToOpponentMsP50: number;
  readonly halfLoadToOpponentMsP99: number;
  /** At half load, while one address reads the log of a very long game as often as it may; in turns with the former. */
  readonly besideLogReaderToOpponentMsP99: number;
  readonly logPagesRead: number;
  /** Of the bare disk at the same time: what no server on it can be quicker than. */
  readonly diskSyncMsP50: number;
  readonly diskSyncMsP99: number;
  readonly diskSyncMsLongest: number;
}

export interface StoreFigures extends HalfLoadFigures {
  readonly games: number;
  readonly movesPerSecond: number;
  readonly toOpponentMsP50: number;
  readonly toOpponentMsP99: number;
  /** Processor time of the server, all its threads together: what a busy machine does not change. */
  readonly cpuMsPerMove: number;
  /** The same of the load generator: with one core each, the dearer of the two sets the limit. */
  readonly generatorCpuMsPerMove: number;
  readonly refused: number;
  readonly startMs: number;
  readonly memoryMb: number;
  readonly memoryGames: number;
}

export async function measureServer(
  extent: ServerExtent,
): Promise<Partial<Record<StoreKind, StoreFigures>>> {
  const figures: Partial<Record<StoreKind, StoreFigures>> = {};
  if (extent.stores.includes('sqlite')) figures.sqlite = await measureStore(null, extent);
  if (!extent.stores.includes('postgres')) return figures;
  const postgres = await startThrowawayPostgres();
  try {
    figures.postgres = await measureStore(await postgres.createDatabase(), extent);
  } finally {
    await postgres.stop();
  }
  return figures;
}

async function measureStore(
  databaseUrl: string | null,
  extent: ServerExtent,
): Promise<StoreFigures> {
  const server = await startMeasured(await freePort(), databaseUrl, writeLongLog);
  const http = new HttpClient(server.port);
  const samples: Samples = { moves: 0, refused: 0, toOpponent: [] };
  try {
    const games = await openGames(http, 0, extent.games, samples);
    await run(games, samples, extent.milliseconds / 4, null);
    const cpuBefore = await server.metric('process_cpu_seconds_total');
    const ownBefore = process.cpuUsage();
    const full = await run(games, samples, extent.milliseconds, null);
    const cpu = (await server.metric('process_cpu_seconds_total')) - cpuBefore;
    const own = process.cpuUsage(ownBefore);
    const perMove = (seconds: number): number => Math.round((seconds * 1e5) / samples.moves) / 100;
    const cpuMsPerMove = perMove(cpu);
    const generatorCpuMsPerMove = perMove((own.user + own.system) / 1e6);
    const half = await halfLoad(server, http, games, samples, extent, full.perSecond / 2);
    await openGames(http, extent.games, extent.gamesInMemory, samples);
    return {
      games: extent.games,
      movesPerSecond: Math.round(full.perSecond),
      toOpponentMsP50: quantile(full.toOpponent, 0.5),
      toOpponentMsP99: quantile(full.toOpponent, 0.99),
      ...half,
      cpuMsPerMove,
      generatorCpuMsPerMove,
      refused: samples.refused,
      startMs: server.startMilliseconds,
      memoryMb: Math.round((await server.metric('process_resident_memory_bytes')) / 1e6),
      memoryGames: extent.gamesInMemory,
    };
  } finally {
    http.close();
    await server.stop();
  }
}

/** Half of what the server can carry: what it is like on an ordinary evening. */
async function halfLoad(
  server: MeasuredServer,
  http: HttpClient,
  games: readonly LoadGame[],
  samples: Samples,
  extent: ServerExtent,
  perSecond: number,
): Promise<HalfLoadFigures> {
  const slice = extent.milliseconds / 2;
  const quiet: Run[] = [];
  const besideReader: Run[] = [];
  const disk: number[] = [];
  let logPagesRead = 0;
  // What the full load has left behind is not counted.
  await run(games, samples, slice / 2, perSecond);
  await probingDisk(server.folder, disk, async () => {
    for (let i = 0; i < SLICES; i++) {
      quiet.push(await run(games, samples, slice, perSecond));
      const reading = readLog(http, slice, i, SLICES);
      besideReader.push(await run(games, samples, slice, perSecond));
      logPagesRead += await reading;
    }
  });
  const toOpponent = quiet.flatMap((one) => one.toOpponent);
  const moves = quiet.reduce((sum, one) => sum + one.perSecond, 0);
  return {
    halfLoadMovesPerSecond: Math.round(moves / SLICES),
    halfLoadToOpponentMsP50: quantile(toOpponent, 0.5),
    halfLoadToOpponentMsP99: quantile(toOpponent, 0.99),
    besideLogReaderToOpponentMsP99: quantile(
      besideReader.flatMap((one) => one.toOpponent),
      0.99,
    ),
    logPagesRead,
    diskSyncMsP50: quantile(disk, 0.5),
    diskSyncMsP99: quantile(disk, 0.99),
    diskSyncMsLongest: quantile(disk, 1),
  };
}

/** Games number `from` to `to`, some at a time. */
async function openGames(
  http: HttpClient,
  from: number,
  to: number,
  samples: Samples,
): Promise<LoadGame[]> {
  const games: LoadGame[] = [];
  for (let i = from; i < to; i += OPENED_TOGETHER) {
    const seeds = Array.from({ length: Math.min(OPENED_TOGETHER, to - i) }, (_, n) => i + n + 1);
    games.push(...(await Promise.all(seeds.map((seed) => LoadGame.open(http, seed, samples)))));
  }
  return games;
}

interface Run {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly toOpponent: readonly number[];
}

/** All games move for a while, as fast as they can or, together, at a rate. */
async function run(
  games: readonly LoadGame[],
  samples: Samples,
  milliseconds: number,
  perSecond: number | null,
): Promise<Run> {
  samples.moves = 0;
  samples.toOpponent.length = 0;
  const begin = performance.now();
  const end = begin + milliseconds;
  let started = 0;
  await Promise.all(
    games.map(async (game) => {
      while (performance.now() < end) {
        if (perSecond !== null) {
          const due = begin + (started++ * 1000) / perSecond;
          const wait = due - performance.now();
          if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        }
        await game.move();
      }
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  return { perSecond: samples.moves / seconds, toOpponent: [...samples.toOpponent] };
}
