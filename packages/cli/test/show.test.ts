import { LOCALES } from '@arpents/messages';
import { describe, expect, it } from 'vitest';
import { show } from '../src/commands/show.ts';
import { wrapped } from '../src/position-text/style.ts';
import { run } from './support/fake-terminal.ts';
import { transcriptFile } from './support/files.ts';

const game = transcriptFile('game-03');

describe('show', () => {
  it('shows map, figures, sieges and piles at the beginning of a turn', async () => {
    const { status, output } = await run(show, [game, '--turn', '40']);
    expect(status).toBe(0);
    expect(output).toContain('Turn 40 · 2 actions left · The French choose an action.');
    expect(output).toContain('The British besiege Port Royal: +1 on a track from −5 to +7');
    expect(output).toMatch(/□\+! Port Royal +3/);
    expect(output).toMatch(/British +1 +17 /);
  });

  it('[R100] shows a hand and the content of a deck only to their owner', async () => {
    const seenBy = async (viewer: string): Promise<string> =>
      (await run(show, [game, '--turn', '40', '--as', viewer])).output;
    const french = await seenBy('french');
    const spectator = await seenBy('spectator');
    expect(french).toMatch(/Hand\n {2}Gaspé/);
    expect(french.match(/Draw deck, sorted/g)).toHaveLength(1);
    expect(spectator).not.toContain('Hand\n');
    expect(spectator).not.toContain('Draw deck');
  });

  it('[R100] shows both hands once the game is over', async () => {
    const { output } = await run(show, [transcriptFile('game-07')]);
    expect(output).toContain('Game over');
    expect(output).toContain('Hand of the British');
    expect(output).toContain('Hand of the French');
  });

  it('speaks French, and fits into eighty columns', async () => {
    const { output } = await run(show, [game, '--turn', '40', '--as', 'french', '--lang', 'fr']);
    expect(output).toContain('Les Britanniques assiègent Port-Royal');
    expect(output.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('says which turn is the last if asked for a later one', async () => {
    const { status, errors } = await run(show, [game, '--turn', '999']);
    expect(status).toBe(1);
    expect(errors).toContain('The game has no turn 999; its last is turn 96.');
  });

  it.each([
    [[], 'show takes a file.'],
    [[game, '--as', 'king'], '--as takes one of british, french, spectator, not "king".'],
    [[game, '--lang', 'xx'], `--lang takes one of ${LOCALES.join(', ')}, not "xx".`],
    [[game, 'another'], '"another" was not expected.'],
  ])('is called wrongly by %j', async (args, sentence) => {
    const { status, errors } = await run(show, args);
    expect(status).toBe(2);
    expect(errors).toContain(sentence);
  });
});

describe('long lines', () => {
  it('break between words, keep their own indent, and indent what follows', () => {
    expect(wrapped('  one two three', 9, '    ')).toBe('  one two\n    three');
    expect(wrapped('extraordinarily', 5, ' ')).toBe('extraordinarily');
  });
});
