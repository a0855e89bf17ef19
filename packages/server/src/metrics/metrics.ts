// Numbers for Prometheus: what the process has done since it started, and what it holds now.
import type { ErrorCode } from '@arpents/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ThoughtDone } from '../games/thinking-queue.ts';
import type { DatabaseLoad } from '../storage/storage.ts';
import { watchEventLoop } from './event-loop.ts';
import { Counter, Histogram, reading, readings, type Family } from './families.ts';

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const THINKING_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What is looked up when somebody asks. */
export interface Readings {
  readonly rooms: () => number;
  readonly streams: () => number;
  /** Decisions of computer players that wait for a thread, and that have one. */
  readonly waiting: () => number;
  readonly thinking: () => number;
  readonly database: () => DatabaseLoad;
}

/** Errors by which somebody was not let in. */
const FAILED_SIGN_INS: readonly ErrorCode[] = [
  'wrong-name-or-password',
  'wrong-recovery-code',
  'wrong-password',
];

export class Metrics {
  readonly #requests = new Counter('arpents_http_requests_total', 'Answered requests by status.', [
    'status',
  ]);
  readonly #seconds = new Histogram(
    'arpents_http_request_seconds',
    'Time to answer a request.',
    [],
    REQUEST_SECONDS,
  );
  readonly #routes = new Counter(
    'arpents_http_route_requests_total',
    'Answered requests by route and class of status.',
    ['route', 'class'],
  );
  readonly #routeSeconds = new Histogram(
    'arpents_http_route_seconds',
    'Time to answer a request by route.',
    ['route'],
    REQUEST_SECONDS,
  );
  readonly #failedSignIns = new Counter(
    'arpents_failed_sign_ins_total',
    'Attempts to sign in or to recover an account that failed.',
    ['code'],
  );
  readonly #eventLoop = watchEventLoop();
  readonly #waited = new Histogram(
    'arpents_computer_wait_seconds',
    'Time that decisions of computer players waited for a thread.',
    ['level'],
    THINKING_SECONDS,
  );
  readonly #thought = new Histogram(
    'arpents_computer_think_seconds',
    'Time that computer players thought about a decision.',
    ['level'],
    THINKING_SECONDS,
  );
  #entries = 0;
  #errors = 0;

  entryWritten(): void {
    this.#entries++;
  }
  errorReported(): void {
    this.#errors++;
  }
  thought({ level, waited, took }: ThoughtDone): void {
    this.#waited.observe({ level }, waited / 1000);
    this.#thought.observe({ level }, took / 1000);
  }

  refused(code: ErrorCode): void {
    if (FAILED_SIGN_INS.includes(code)) this.#failedSignIns.add({ code });
  }
  close(): void {
    this.#eventLoop.stop();
  }

  observe(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      const route = routeOf(request);
      const seconds = reply.elapsedTime / 1000;
      this.#routes.add({ route, class: `${Math.floor(reply.statusCode / 100)}xx` });
      this.#routeSeconds.observe({ route }, seconds);
      this.#requests.add({ status: String(reply.statusCode) });
      this.#seconds.observe({}, seconds);
      done();
    });
  }

  /** In the text format that Prometheus reads. */
  text({ rooms, streams, waiting, thinking, database }: Readings): string {
    const families: readonly Family[] = [
      this.#requests,
      this.#seconds,
      this.#routes,
      this.#routeSeconds,
      this.#failedSignIns,
      this.#eventLoop.family,
      ...databaseFamilies(database()),
      reading('arpents_entries_total', 'counter', 'Entries written to games.', () => this.#entries),
      reading('arpents_errors_total', 'counter', 'Faults of the server.', () => this.#errors),
      reading('arpents_rooms', 'gauge', 'Games in memory.', rooms),
      reading('arpents_streams', 'gauge', 'Open event streams.', streams),
      reading(
        'arpents_computer_waiting',
        'gauge',
        'Decisions of computer players that wait for a thread.',
        waiting,
      ),
      reading(
        'arpents_computer_thinking',
        'gauge',
        'Decisions that computer players think about.',
        thinking,
      ),
      this.#waited,
      this.#thought,
      ...processFamilies(),
    ];
    return `${families.flatMap((family) => family.lines()).join('\n')}\n`;
  }
}

/** The pattern of the route, never what was asked for; files and what does not exist are pages. */
function routeOf({ is404, method, routeOptions }: FastifyRequest): string {
  const { url, config } = routeOptions;
  return is404 || url === undefined || config.rateLimit === undefined ? 'page' : `${method} ${url}`;
}

const databaseFamilies = ({ waitingWrites, pool }: DatabaseLoad): readonly Family[] => [
  reading(
    'arpents_write_queue',
    'gauge',
    'Entries that wait for the commit before theirs.',
    () => waitingWrites,
  ),
  readings('arpents_database_connections', 'gauge', 'Connections to PostgreSQL.', () =>
    pool === null
      ? []
      : (['busy', 'idle', 'awaited'] as const).map((state) => ({
          labels: { state },
          value: pool[state],
        })),
  ),
];

const processFamilies = (): readonly Family[] => [
  reading('process_resident_memory_bytes', 'gauge', 'Resident memory.', () =>
    process.memoryUsage.rss(),
  ),
  reading('process_cpu_seconds_total', 'counter', 'Processor time used.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }),
  reading('process_uptime_seconds', 'gauge', 'Time since the start.', () =>
    Math.round(process.uptime()),
  ),
];
