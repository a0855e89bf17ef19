// `arpents bench`: the figures of a part of the project, for people or as JSON.
import { arch, cpus, platform } from 'node:os';
import { oneOf, readArguments, refuseExtra } from '../arguments.ts';
import { engineBundleGzipBytes } from '../bench/engine-bundle.ts';
import { measureEngine, type Extent } from '../bench/engine-figures.ts';
import { recordedPositions } from '../bench/recorded-positions.ts';
import { UsageError, type Command } from '../command.ts';

const PARTS = ['engine'] as const;
const EXTENT: Extent = { games: 2000, milliseconds: 2000 };

export const bench: Command = {
  name: 'bench',
  summary: 'Measures the engine: speed, size of a state, size of the bundle.',
  usage: 'engine [--json]',
  details: ['  --json         print one JSON object', 'Takes about a minute, on one core.'],
  run(args, terminal) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean' } });
    const [part, ...rest] = positionals;
    if (part === undefined) throw new UsageError(`bench takes one of ${PARTS.join(', ')}.`);
    oneOf(PARTS, part, 'bench');
    refuseExtra(rest);
    const figures = figuresOfEngine(EXTENT);
    terminal.write(values.json === true ? JSON.stringify(figures) : figuresText(figures));
    return 0;
  },
};

/** Everything that `bench engine` reports. */
const figuresOfEngine = (extent: Extent) => ({
  engine: {
    ...measureEngine(recordedPositions(), extent),
    bundleGzipBytes: engineBundleGzipBytes(),
  },
  machine: {
    cpu: cpus()[0]?.model ?? 'unknown',
    node: process.version,
    system: `${platform()} ${arch()}`,
  },
});

const figuresText = ({ engine, machine }: ReturnType<typeof figuresOfEngine>): string =>
  [
    ...Object.entries(engine).map(([name, figure]) => `engine.${name}: ${figure}`),
    `machine: ${machine.cpu}, ${machine.system}, Node ${machine.node}`,
  ].join('\n');
