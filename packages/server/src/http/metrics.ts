// Numbers for Prometheus: what the process has done since it started, and what it holds now.
import type { FastifyInstance } from 'fastify';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface Gauges {
  readonly rooms: () => number;
  readonly streams: () => number;
}

export class Metrics {
  readonly #requests = new Map<number, number>();
  readonly #buckets = BUCKETS.map(() => 0);
  #seconds = 0;
  #count = 0;
  #entries = 0;
  #errors = 0;

  entryWritten(): void {
    this.#entries++;
  }
  errorReported(): void {
    this.#errors++;
  }

  observe(app: FastifyInstance): void {
    app.addHook('onResponse', (_request, reply, done) => {
      const seconds = reply.elapsedTime / 1000;
      const { statusCode } = reply;
      this.#requests.set(statusCode, (this.#requests.get(statusCode) ?? 0) + 1);
      this.#seconds += seconds;
      this.#count++;
      BUCKETS.forEach((bound, i) => {
        if (seconds <= bound) this.#buckets[i] = (this.#buckets[i] ?? 0) + 1;
      });
      done();
    });
  }

  /** In the text format that Prometheus reads. */
  text(gauges: Gauges): string {
    const lines: string[] = [];
    const metric = (name: string, kind: string, help: string, values: readonly string[]): void => {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...values);
    };
    metric(
      'arpents_http_requests_total',
      'counter',
      'Answered requests by status.',
      [...this.#requests].map(
        ([status, count]) => `arpents_http_requests_total{status="${status}"} ${count}`,
      ),
    );
    metric('arpents_http_request_seconds', 'histogram', 'Time to answer a request.', [
      ...BUCKETS.map(
        (bound, i) => `arpents_http_request_seconds_bucket{le="${bound}"} ${this.#buckets[i] ?? 0}`,
      ),
      `arpents_http_request_seconds_bucket{le="+Inf"} ${this.#count}`,
      `arpents_http_request_seconds_sum ${this.#seconds}`,
      `arpents_http_request_seconds_count ${this.#count}`,
    ]);
    const simple = (name: string, kind: string, help: string, value: number): void =>
      metric(name, kind, help, [`${name} ${value}`]);
    simple('arpents_entries_total', 'counter', 'Entries written to games.', this.#entries);
    simple('arpents_errors_total', 'counter', 'Faults of the server.', this.#errors);
    simple('arpents_rooms', 'gauge', 'Games in memory.', gauges.rooms());
    simple('arpents_streams', 'gauge', 'Open event streams.', gauges.streams());
    simple('process_resident_memory_bytes', 'gauge', 'Resident memory.', process.memoryUsage.rss());
    const { user, system } = process.cpuUsage();
    simple('process_cpu_seconds_total', 'counter', 'Processor time used.', (user + system) / 1e6);
    simple(
      'process_uptime_seconds',
      'gauge',
      'Time since the start.',
      Math.round(process.uptime()),
    );
    return `${lines.join('\n')}\n`;
  }
}
