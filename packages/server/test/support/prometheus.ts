// The text format of Prometheus, read strictly: whatever is not exactly as it should be throws.

export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const LABEL = '[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\["\\\\n])*"';
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(${LABEL}(?:,${LABEL})*)\\})? (-?[0-9.eE+-]+)$`);
const SUFFIXES = { counter: [''], gauge: [''], histogram: ['_bucket', '_sum', '_count'] } as const;

export function readMetrics(text: string): readonly Sample[] {
  if (!text.endsWith('\n')) throw new Error('the last line is not ended');
  const samples: Sample[] = [];
  const seen = new Set<string>();
  const families = new Set<string>();
  let family = '';
  let names: readonly string[] = [];
  let helped = '';
  for (const line of text.slice(0, -1).split('\n')) {
    const help = new RegExp(`^# HELP (${NAME}) \\S.*$`).exec(line);
    const type = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram)$`).exec(line);
    if (help !== null) helped = help[1] ?? '';
    else if (type !== null) {
      family = type[1] ?? '';
      if (helped !== family || families.has(family)) throw new Error(`misplaced: ${line}`);
      families.add(family);
      const suffixes: readonly string[] = SUFFIXES[type[2] as keyof typeof SUFFIXES];
      names = suffixes.map((suffix) => family + suffix);
    } else {
      const [, name = '', pairs = '', value = ''] = SAMPLE.exec(line) ?? [];
      if (!names.includes(name)) throw new Error(`not of its family: ${line}`);
      const key = `${name}{${pairs}}`;
      if (seen.has(key) || !Number.isFinite(Number(value))) throw new Error(`wrong: ${line}`);
      seen.add(key);
      const labels = [...pairs.matchAll(/([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\]|\\.)*)"/g)];
      samples.push({
        name,
        labels: Object.fromEntries(labels.map(([, label, text_]) => [label, text_])) as Record<
          string,
          string
        >,
        value: Number(value),
      });
    }
  }
  checkHistograms(samples);
  return samples;
}

/** Buckets only grow, and the last one holds everything. */
function checkHistograms(samples: readonly Sample[]): void {
  const series = new Map<string, { last: number; bound: number }>();
  for (const { name, labels, value } of samples) {
    const { le, ...rest } = labels;
    if (name.endsWith('_bucket')) {
      const key = name.slice(0, -'_bucket'.length) + JSON.stringify(rest);
      const bound = le === '+Inf' ? Infinity : Number(le);
      const before = series.get(key) ?? { last: 0, bound: -Infinity };
      if (value < before.last || !(bound > before.bound)) throw new Error(`buckets of ${key}`);
      series.set(key, { last: value, bound });
    } else if (name.endsWith('_count')) {
      const key = name.slice(0, -'_count'.length) + JSON.stringify(rest);
      const last = series.get(key);
      if (last?.last !== value || last.bound !== Infinity) throw new Error(`count of ${key}`);
    }
  }
}
