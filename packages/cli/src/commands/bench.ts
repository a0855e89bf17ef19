// `arpents bench`: the figures of a part of the project, for people or as JSON.
import { arch, cpus, platform } from 'node:os';
import { oneOf, readArguments, refuseExtra } from '../arguments.ts';
import { engineBundleGzipBytes } from '../bench/engine-bundle.ts';
import { measureEngine, type Extent } from '../bench/engine-figures.ts';
import { recordedPositions } from '../bench/recorded-positions.ts';
import type { ServerExtent } from '../bench/server/server-figures.ts';
import type { WebExtent } from '../bench/web/web-figures.ts';
import { UsageError, type Command } from '../command.ts';

const PARTS = ['engine', 'server', 'web'] as const;
const EXTENT: Extent = { games: 2000, milliseconds: 2000 };
const SERVER_EXTENT: ServerExtent = { games: 200, milliseconds: 10_000, gamesInMemory: 1000 };
const WEB_EXTENT: WebExtent = { loads: 5, clicks: 40 };

export const bench: Command = {
  name: 'bench',
  summary: 'Measures the engine, the server under load, or the table in a browser.',
  usage: 'engine|server|web [--json]',
  details: [
    '  --json         print one JSON object',
    'The engine: speed, size of a state, size of the bundle; about a minute, on one core. The server: durable moves per',
    'second, time to the opponent, start, memory, on both databases; about two minutes, on two cores. The web client:',
    'bytes of the first load of the table, first paint, time until a card can be selected and from click to repaint, in',
    'Chromium (CHROMIUM may name it) on a processor slowed down four times; about a minute.',
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean' } });
    const [part, ...rest] = positionals;
    if (part === undefined) throw new UsageError(`bench takes one of ${PARTS.join(', ')}.`);
    const chosen = oneOf(PARTS, part, 'bench');
    refuseExtra(rest);
    const figures = await FIGURES[chosen]();
    terminal.write(values.json === true ? JSON.stringify(figures) : figuresText(figures));
    return 0;
  },
};

const machine = () => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  node: process.version,
  system: `${platform()} ${arch()}`,
});

/** Everything that `bench engine` reports. */
const figuresOfEngine = (extent: Extent) => ({
  engine: {
    ...measureEngine(recordedPositions(), extent),
    bundleGzipBytes: engineBundleGzipBytes(),
  },
  machine: machine(),
});

/** Everything that `bench server` reports. */
async function figuresOfServer(extent: ServerExtent) {
  const { measureServer } = await import('../bench/server/server-figures.ts');
  const { sqlite, postgres } = await measureServer(extent);
  return { sqlite, postgres, machine: machine() };
}

/** Everything that `bench web` reports. */
async function figuresOfWeb(extent: WebExtent) {
  const browser = process.env.CHROMIUM;
  if (browser === undefined) throw new UsageError('bench web needs CHROMIUM to name a browser.');
  const { measureWeb } = await import('../bench/web/web-figures.ts');
  return { web: await measureWeb(browser, extent), machine: machine() };
}

const FIGURES: Readonly<Record<(typeof PARTS)[number], () => Figures | Promise<Figures>>> = {
  engine: () => figuresOfEngine(EXTENT),
  server: () => figuresOfServer(SERVER_EXTENT),
  web: () => figuresOfWeb(WEB_EXTENT),
};

type Figures = Readonly<Record<string, object>>;

const figuresText = (figures: Figures): string =>
  Object.entries(figures)
    .flatMap(([part, values]) =>
      Object.entries(values).map(
        ([name, figure]) => `${part}.${name}: ${figure as string | number}`,
      ),
    )
    .join('\n');
