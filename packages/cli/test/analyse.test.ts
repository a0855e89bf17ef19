import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyse } from '../src/commands/analyse.ts';
import { run } from './support/fake-terminal.ts';
import { changedGame, temporaryFolder } from './support/files.ts';

const folder = temporaryFolder();
/** The first four turns of a game between people. */
const beginning = changedGame(folder, 'game-07', (game) => void game.turns.splice(4));

describe('analyse', () => {
  it('prints a JSON object with turns, summary, noise and seconds', async () => {
    const { status, output } = await run(analyse, [beginning, '--json', '--jobs', '1']);
    expect(status).toBe(0);
    const both = { british: expect.any(Number) as number, french: expect.any(Number) as number };
    const { turns, ...rest } = JSON.parse(output) as { turns: Record<string, unknown>[] };
    expect(rest).toMatchObject({
      summary: { luck: both, loss: both, accuracy: both, adjusted: both },
      noise: expect.any(Number) as number,
      seconds: expect.any(Number) as number,
    });
    expect(turns).toHaveLength(4);
    expect(turns[2]).toMatchObject({
      turn: 3,
      side: 'british',
      chances: both,
      played: expect.arrayContaining([expect.any(String)]) as string[],
      best: expect.any(Array) as string[],
      loss: expect.any(Number) as number,
      luck: expect.any(Number) as number,
    });
  });

  it('says in words what was lost and why', async () => {
    const { output } = await run(analyse, [beginning, '--jobs', '1']);
    expect(output).toContain('British');
    expect(output).toMatch(/Turn \d, (British|French): (Blunder|Mistake|Inaccuracy) −\d/);
  });

  it('refuses a file that holds no game, in a sentence', async () => {
    const path = join(folder, 'nothing.json');
    writeFileSync(path, '{}');
    const { status, errors } = await run(analyse, [path]);
    expect(status).toBe(1);
    expect(errors).toContain('nothing: ');
  });
});
