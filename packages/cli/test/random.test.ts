import { afterEach, describe, expect, it, vi } from 'vitest';
import * as checks from '@arpents/test-kit';
import { random } from '../src/commands/random.ts';
import { run } from './support/fake-terminal.ts';

vi.mock('@arpents/test-kit', { spy: true });
afterEach(() => vi.resetAllMocks());

describe('random', () => {
  it('[R94] tells endings, winners, turns and speed', async () => {
    const { status, output } = await run(random, ['--games', '3', '--seed', '1']);
    expect(output).toMatch(
      /^games: 3 \(seed 1\)\nendings: .+\nwins: .+\nturns: .+\nactions: \d+, \d+ per second$/,
    );
    expect(status).toBe(0);
  });

  it('plays the same games from the same seed', async () => {
    const withoutSpeed = async (): Promise<string> =>
      (await run(random, ['--games', '2', '--seed', '9'])).output.replace(/, \d+ per second/, '');
    expect(await withoutSpeed()).toBe(await withoutSpeed());
  });

  it('checks every position cheaply and one in fifty thoroughly, under random rules too', async () => {
    const { status, output } = await run(random, ['--games', '1', '--check', '--rules', 'random']);
    const [, all, thorough] = /checked: (\d+) positions, (\d+) thoroughly/.exec(output) ?? [];
    expect(Number(thorough)).toBe(Math.ceil(Number(all) / 50));
    expect(status).toBe(0);
  });

  it('prints seed, rules and all actions of a game that is broken, and fails', async () => {
    let positions = 0;
    vi.mocked(checks.cheapFlaws).mockImplementation(() =>
      ++positions > 10 ? ['the sea is dry'] : [],
    );
    const args = ['--games', '5', '--seed', '4', '--check', '--rules', 'free-fur'];
    const { status, output, errors } = await run(random, args);
    expect(status).toBe(1);
    expect(output).toMatch(
      /^the sea is dry\nedition second, rules free-fur\nseed [0-9a-f]{64}\nafter 10 actions:\n1\. /,
    );
    expect(output.split('\n').at(-1)).toMatch(/^10\. [a-z-]+/);
    expect(errors).toContain('Game 1 of seed 4 is broken.');
  });
});
