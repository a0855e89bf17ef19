import { describe, expect, it } from 'vitest';
import { engineBundleGzipBytes } from '../src/bench/engine-bundle.ts';
import { measureEngine, stateBytes } from '../src/bench/engine-figures.ts';
import { recordedPositions } from '../src/bench/recorded-positions.ts';
import { bench } from '../src/commands/bench.ts';
import { run } from './support/fake-terminal.ts';

describe('bench engine', () => {
  it('measures what it is asked for, on the positions of the recorded games', () => {
    const positions = recordedPositions();
    expect(positions.length).toBeGreaterThan(1000);
    const figures = measureEngine(positions, { games: 2, milliseconds: 20 });
    expect(Object.keys(figures)).toEqual([
      'actionsPerSecond',
      'listsPerSecond',
      'sampledActionsPerSecond',
      'copyMicroseconds',
      'stateBytes',
    ]);
    for (const figure of Object.values(figures)) expect(figure).toBeGreaterThan(0);
  });

  it('counts the seed and every card of a state, which stays below 1 kB', () => {
    const [position] = recordedPositions();
    const bytes = stateBytes(position!);
    expect(bytes).toBeGreaterThan(32 + 36 + 109);
    expect(bytes).toBeLessThan(1000);
  });

  it('weighs the engine as a browser loads it: at most 30 kB', () => {
    const bytes = engineBundleGzipBytes();
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes).toBeLessThanOrEqual(30_000);
  });

  it('measures only parts that there are', async () => {
    expect((await run(bench, [])).errors).toContain('bench takes one of engine, server, web.');
    expect((await run(bench, ['weather'])).status).toBe(2);
    const { errors } = await run(bench, ['server', '--store', 'paper']);
    expect(errors).toContain('--store takes one of sqlite, postgres');
  });
});
