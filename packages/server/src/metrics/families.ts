// Families of numbers in the text format that Prometheus reads: counters, histograms, and gauges that are asked.

export type Labels<L extends string> = Readonly<Record<L, string>>;

export interface Family {
  /** Its lines, comments included. */
  readonly lines: () => readonly string[];
}

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function series(name: string, labels: Readonly<Record<string, string>>, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}`;
}

const head = (name: string, kind: string, help: string): readonly string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${kind}`,
];

/** One value for each combination of labels that has occurred. */
class ByLabels<L extends string, T> {
  readonly #labels: readonly L[];
  readonly #make: () => T;
  readonly #values = new Map<string, readonly [Labels<L>, T]>();

  constructor(labels: readonly L[], make: () => T) {
    this.#labels = labels;
    this.#make = make;
  }

  of(labels: Labels<L>): T {
    const key = this.#labels.map((label) => labels[label]).join('\n');
    const known = this.#values.get(key);
    if (known !== undefined) return known[1];
    const value = this.#make();
    this.#values.set(key, [labels, value]);
    return value;
  }

  all(): Iterable<readonly [Labels<L>, T]> {
    return this.#values.values();
  }
}

export class Counter<L extends string = never> implements Family {
  readonly #name: string;
  readonly #help: string;
  readonly #counts: ByLabels<L, { count: number }>;

  constructor(name: string, help: string, labels: readonly L[]) {
    this.#name = name;
    this.#help = help;
    this.#counts = new ByLabels<L, { count: number }>(labels, () => ({ count: 0 }));
  }

  add(labels: Labels<L>, by = 1): void {
    this.#counts.of(labels).count += by;
  }

  lines(): readonly string[] {
    const lines = [...head(this.#name, 'counter', this.#help)];
    for (const [labels, { count }] of this.#counts.all()) {
      lines.push(series(this.#name, labels, count));
    }
    return lines;
  }
}

/** What was measured, sorted by how much it is. */
interface Measured {
  readonly buckets: number[];
  sum: number;
  count: number;
}

export class Histogram<L extends string = never> implements Family {
  readonly #name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #measured: ByLabels<L, Measured>;

  constructor(name: string, help: string, labels: readonly L[], bounds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bounds = bounds;
    this.#measured = new ByLabels<L, Measured>(labels, () => ({
      buckets: bounds.map(() => 0),
      sum: 0,
      count: 0,
    }));
  }

  observe(labels: Labels<L>, value: number): void {
    const measured = this.#measured.of(labels);
    measured.sum += value;
    measured.count++;
    const bucket = this.#bounds.findIndex((bound) => value <= bound);
    if (bucket !== -1) measured.buckets[bucket] = (measured.buckets[bucket] ?? 0) + 1;
  }

  lines(): readonly string[] {
    const lines = [...head(this.#name, 'histogram', this.#help)];
    for (const [labels, { buckets, sum, count }] of this.#measured.all()) {
      let below = 0;
      this.#bounds.forEach((bound, i) => {
        below += buckets[i] ?? 0;
        lines.push(series(`${this.#name}_bucket`, { ...labels, le: String(bound) }, below));
      });
      lines.push(series(`${this.#name}_bucket`, { ...labels, le: '+Inf' }, count));
      lines.push(series(`${this.#name}_sum`, labels, sum));
      lines.push(series(`${this.#name}_count`, labels, count));
    }
    return lines;
  }
}

export interface Reading {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Numbers that are looked up when somebody asks; counters if they only grow. */
export const readings = (
  name: string,
  kind: 'gauge' | 'counter',
  help: string,
  read: () => readonly Reading[],
): Family => ({
  lines: () => [
    ...head(name, kind, help),
    ...read().map(({ labels, value }) => series(name, labels, value)),
  ],
});

/** A number that is looked up when somebody asks; a counter if it only grows. */
export const reading = (
  name: string,
  kind: 'gauge' | 'counter',
  help: string,
  read: () => number,
): Family => readings(name, kind, help, () => [{ labels: {}, value: read() }]);
