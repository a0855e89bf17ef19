// `arpents bench`: the figures of a part of the project, for people or as JSON.
import { arch, cpus, platform } from 'node:os';
import { oneOf, readArguments, refuseExtra, wholeNumber } from '../arguments.ts';
import { engineBundleGzipBytes } from '../bench/engine-bundle.ts';
import { measureEngine, type Extent } from '../bench/engine-figures.ts';
import { recordedPositions } from '../bench/recorded-positions.ts';
import type { ServerExtent } from '../bench/server/server-figures.ts';
import type { WebExtent } from '../bench/web/web-figures.ts';
import { UsageError, type Command } from '../command.ts';

const PARTS = ['engine', 'server', 'web'] as const;
const EXTENT: Extent = { games: 2000, milliseconds: 2000 };
const STORES = ['sqlite', 'postgres'] as const;
const WEB_EXTENT: WebExtent = { loads: 5, clicks: 40, mapRuns: 5 };

export const bench: Command = {
  name: 'bench',
  summary: 'Measures the engine, the server under load, or the table in a browser.',
  usage: 'engine|server|web [--json] [--store sqlite|postgres] [--games N] [--seconds N]',
  details: [
    '  --json         print one JSON object',
    '  --store NAME   the server on this database only; otherwise on both',
    '  --games N      of the server, in play (200); five times as many in memory',
    '  --seconds N    of load on the server (10), and three times as long at half of it',
    'The engine: speed, size of a state, size of the bundle; about a minute, on one core. The server: durable moves per',
    'second, time to the opponent, also while somebody reads the log of a very long game, start, memory, and what the',
    'bare disk takes meanwhile; about three minutes, on two cores. The web client: bytes of the first load of the',
    'table, first paint, time until a card can be selected and from click to repaint, frames of a map that is moved',
    'about (the longest of each of five runs), in Chromium (CHROMIUM may name it) on a processor slowed down four',
    'times; about four minutes.',
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, {
      json: { type: 'boolean' },
      store: { type: 'string' },
      games: { type: 'string' },
      seconds: { type: 'string' },
    });
    const [part, ...rest] = positionals;
    if (part === undefined) throw new UsageError(`bench takes one of ${PARTS.join(', ')}.`);
    const chosen = oneOf(PARTS, part, 'bench');
    refuseExtra(rest);
    const games = wholeNumber(values.games, '--games', 200);
    const figures = await FIGURES[chosen]({
      stores: values.store === undefined ? STORES : [oneOf(STORES, values.store, '--store')],
      games,
      milliseconds: 1000 * wholeNumber(values.seconds, '--seconds', 10),
      gamesInMemory: 5 * games,
    });
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
  return { ...(await measureServer(extent)), machine: machine() };
}

/** Everything that `bench web` reports. */
async function figuresOfWeb(extent: WebExtent) {
  const browser = process.env.CHROMIUM;
  if (browser === undefined) throw new UsageError('bench web needs CHROMIUM to name a browser.');
  const { measureWeb } = await import('../bench/web/web-figures.ts');
  return { web: await measureWeb(browser, extent), machine: machine() };
}

type Figures = Readonly<Record<string, object>>;

/** By part; only the server can be measured to another extent. */
const FIGURES: Readonly<
  Record<(typeof PARTS)[number], (server: ServerExtent) => Figures | Promise<Figures>>
> = {
  engine: () => figuresOfEngine(EXTENT),
  server: figuresOfServer,
  web: () => figuresOfWeb(WEB_EXTENT),
};

const figuresText = (figures: Figures): string =>
  Object.entries(figures)
    .flatMap(([part, values]) =>
      Object.entries(values).map(
        ([name, figure]) =>
          `${part}.${name}: ${String(figure as string | number | readonly number[])}`,
      ),
    )
    .join('\n');
