import { describe, expect, it } from 'vitest';
import { agreement } from '../src/commands/agreement.ts';
import { run } from './support/fake-terminal.ts';
import { changedGame, temporaryFolder } from './support/files.ts';

const folder = temporaryFolder();
/** The first twelve turns of a game between people. */
const beginning = changedGame(folder, 'game-07', (game) => void game.turns.splice(12));

describe('agreement', () => {
  it('prints how often what was played is among the best three turns, and the same with the same nodes', async () => {
    const { status, output } = await run(agreement, [beginning, '--nodes', '200']);
    expect(status).toBe(0);
    const [, game = '', all = ''] = output.trim().split('\n');
    const [, turns, best, three] = /(\d+) +([\d.]+) % +([\d.]+) %$/.exec(game)?.map(Number) ?? [];
    expect(turns).toBeGreaterThan(6);
    expect(turns).toBeLessThanOrEqual(12);
    expect(three).toBeGreaterThanOrEqual(best ?? NaN);
    expect(all).toMatch(/^all /);
    expect((await run(agreement, [beginning, '--nodes', '200'])).output).toBe(output);
  });

  it('refuses a file that is none', async () => {
    expect((await run(agreement, [`${folder}/nothing.json`])).status).toBe(1);
  });
});
