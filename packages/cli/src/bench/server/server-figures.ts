// What the server can carry: durable moves per second, the time until the opponent sees them, start, memory.
import { freePort, startThrowawayPostgres } from '@arpents/server';
import { HttpClient } from './http-client.ts';
import { LoadGame, type Samples } from './load.ts';
import { startMeasured } from './server-process.ts';

export interface ServerExtent {
  readonly games: number;
  readonly milliseconds: number;
  readonly gamesInMemory: number;
}

export interface StoreFigures {
  readonly games: number;
  readonly movesPerSecond: number;
  readonly toOpponentMsP50: number;
  readonly toOpponentMsP99: number;
  readonly halfLoadMovesPerSecond: number;
  readonly halfLoadToOpponentMsP50: number;
  readonly halfLoadToOpponentMsP99: number;
  /** Processor time of the server, all its threads together: what a busy machine does not change. */
  readonly cpuMsPerMove: number;
  readonly refused: number;
  readonly startMs: number;
  readonly memoryMb: number;
  readonly memoryGames: number;
}

export async function measureServer(
  extent: ServerExtent,
): Promise<Readonly<Record<'sqlite' | 'postgres', StoreFigures>>> {
  const sqlite = await measureStore(null, extent);
  const postgres = await startThrowawayPostgres();
  try {
    return { sqlite, postgres: await measureStore(await postgres.createDatabase(), extent) };
  } finally {
    await postgres.stop();
  }
}

async function measureStore(
  databaseUrl: string | null,
  extent: ServerExtent,
): Promise<StoreFigures> {
  const server = await startMeasured(await freePort(), databaseUrl);
  const http = new HttpClient(server.port);
  const samples: Samples = { moves: 0, refused: 0, toOpponent: [] };
  try {
    const games: LoadGame[] = [];
    for (let i = 0; i < extent.games; i++) games.push(await LoadGame.open(http, i + 1, samples));
    await run(games, samples, extent.milliseconds / 4, null);
    const cpuBefore = await server.metric('process_cpu_seconds_total');
    const full = await run(games, samples, extent.milliseconds, null);
    const cpu = (await server.metric('process_cpu_seconds_total')) - cpuBefore;
    const cpuMsPerMove = Math.round((cpu * 1e5) / samples.moves) / 100;
    const half = await run(games, samples, extent.milliseconds, full.perSecond / 2);
    for (let i = games.length; i < extent.gamesInMemory; i++) {
      await LoadGame.open(http, i + 1, samples);
    }
    return {
      games: extent.games,
      movesPerSecond: Math.round(full.perSecond),
      toOpponentMsP50: full.p50,
      toOpponentMsP99: full.p99,
      halfLoadMovesPerSecond: Math.round(half.perSecond),
      halfLoadToOpponentMsP50: half.p50,
      halfLoadToOpponentMsP99: half.p99,
      cpuMsPerMove,
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

/** All games move for a while, as fast as they can or, together, at a rate. */
async function run(
  games: readonly LoadGame[],
  samples: Samples,
  milliseconds: number,
  perSecond: number | null,
): Promise<{ readonly perSecond: number; readonly p50: number; readonly p99: number }> {
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
  const sorted = samples.toOpponent.toSorted((a, b) => a - b);
  const quantile = (q: number): number =>
    Math.round((sorted[Math.floor(q * (sorted.length - 1))] ?? NaN) * 10) / 10;
  return { perSecond: samples.moves / seconds, p50: quantile(0.5), p99: quantile(0.99) };
}
