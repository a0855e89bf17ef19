import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVEL_IDS } from '@arpents/bots';
import { NO_CHOICE, createRng } from '@arpents/engine';
import { LOCALES } from '@arpents/messages';
import { describe, expect, it } from 'vitest';
import { play } from '../src/commands/play.ts';
import { replay } from '../src/commands/replay.ts';
import { readChoice, readTyped } from '../src/play/typed.ts';
import { run, typing, type Typist } from './support/fake-terminal.ts';
import { temporaryFolder } from './support/files.ts';

const folder = temporaryFolder();

/** Takes a number of the list at random; Enter where the keyboard changes hands; then types the last lines. */
function randomTypist(seed: number, numbers: number, ...last: readonly string[]): Typist {
  const rng = createRng(seed);
  const ending = typing(...last);
  let left = numbers;
  return (written) => {
    if (/(keyboard|clavier).* $/.test(written)) return '';
    const listed = [...written.matchAll(/^ *(\d+) {2}\S/gm)].map(([, number]) => number ?? '');
    if (left-- <= 0 || listed.length === 0) return ending(written);
    return listed[rng.below(listed.length)] ?? null;
  };
}

describe('play', () => {
  it.each([
    ['two people', ['--seed', '3']],
    ['against a random player', ['--seed', '3', '--against', 'random']],
    ['as the French, in French', ['--seed', '3', '--as', 'french', '--lang', 'fr']],
    ['the first edition', ['--seed', '4', '--edition', 'first']],
    [
      'rules with questions of their own',
      [
        '--seed',
        '5',
        '--rules',
        'pay-to-reshuffle,french-siege-redraw,french-start-empire-card,free-fur',
      ],
    ],
  ])(
    '%s: a game can be played by the numbers, given up, saved and replayed',
    async (name, args) => {
      const file = join(folder, `${name.replace(/\W+/g, '-')}.json`);
      const typist = randomTypist(11, 120, 'resign', 'yes', `save ${file}`, 'quit');
      const { status, output, errors } = await run(play, args, typist);
      expect(errors).toBe('');
      expect(status).toBe(0);
      expect(output).not.toMatch(/undefined|\[object|NaN/);
      const again = await run(replay, [file]);
      expect(again.output).toMatch(/: \d+ turns, \d+ actions: ok$/);
      const record = JSON.parse(readFileSync(file, 'utf8')) as { result: { ending: string } };
      expect(record.result.ending).toBe('resignation');
    },
  );

  it.each(LEVEL_IDS)('against %s, who answers with whole legal turns', async (level) => {
    const file = join(folder, `${level}.json`);
    const typist = randomTypist(12, 8, `save ${file}`, 'quit');
    const { status, output } = await run(
      play,
      ['--seed', '6', '--as', 'french', '--against', level],
      typist,
    );
    expect(status).toBe(0);
    expect(output).toContain('• The British ');
    expect((await run(replay, [file])).output).toMatch(/: \d+ turns, \d+ actions: ok$/);
    const { actions } = JSON.parse(readFileSync(file, 'utf8')) as { actions: unknown[] };
    expect(actions.length).toBeGreaterThan(8);
  });

  it('takes a number, the notation, or Enter where only one action is left', async () => {
    const lines = typing('draft: neutral:native-americans', '', 'quit');
    const { output } = await run(play, ['--seed', '3', '--as', 'british'], lines);
    expect(output).toContain('The British drafted Neutral Native Americans.');
    expect(output).toContain('Turn 3 · 2 actions left');
  });

  it('[R100] tells a player how many cards the other side drew, never which', async () => {
    const typist = randomTypist(2, 60);
    const { output } = await run(play, ['--seed', '8', '--as', 'british'], typist);
    const drawn = output.match(/The French drew .*/g) ?? [];
    expect(drawn.length).toBeGreaterThan(5);
    expect(drawn.filter((line) => !/^The French drew \d+ cards?\.$/.test(line))).toEqual([]);
  });

  it('[R100] clears the screen before the keyboard changes hands, and waits', async () => {
    const { output } = await run(play, ['--seed', '3'], typing('pass', 'end-turn', '', 'quit'));
    expect(output).toMatch(/<cleared>\n\nGive the keyboard to the French/);
    const [british = '', french = ''] = output.split('<cleared>');
    expect(british).toMatch(/Hand\n {2}Boston/);
    expect(french).not.toMatch(/Hand\n {2}Boston/);
  });

  it('leaves both hands on the screen where two people play openly', async () => {
    const lines = typing('pass', 'end-turn', 'quit');
    const { output } = await run(play, ['--seed', '3', '--open'], lines);
    expect(output).not.toMatch(/<cleared>|Give the keyboard/);
    expect(output).toMatch(/British> [^]*Turn 2[^]*French> /);
    const alone = await run(play, ['--open', '--against', 'recruit'], typing('quit'));
    expect(alone.errors).toContain('--open is for two people');
  });

  it('[R99] takes actions back one by one, up to the last revelation', async () => {
    const lines = typing('undo', 'pass', 'undo', 'pass', 'end-turn', 'undo', 'quit');
    const { output } = await run(play, ['--seed', '3', '--as', 'british'], lines);
    const [before = '', after = ''] = output.split('Taken back: Pass');
    expect(before).toContain('There is no action of yours to take back.');
    expect(after).toContain('The last action revealed something');
  });

  it('[R99] leaves what was taken back out of log and record, and tells it only once', async () => {
    const file = join(folder, 'taken-back.json');
    const lines = typing('pass', 'undo', 'draft: neutral:native-americans', 'log', `save ${file}`);
    const { output } = await run(play, ['--seed', '3'], lines);
    const log = output.slice(output.indexOf('Taken back: Pass'));
    expect(log).not.toContain('The British passed');
    expect(log.match(/The British drafted Neutral Native Americans/g)).toHaveLength(2);
    const { actions } = JSON.parse(readFileSync(file, 'utf8')) as { actions: { kind: string }[] };
    expect(actions.map(({ kind }) => kind)).toEqual(['draft']);
  });

  it('refuses actions and taking back once the game is over, and still saves it', async () => {
    const file = join(folder, 'over.json');
    const lines = typing('pass', 'resign', 'yes', 'pass', 'undo', `save ${file}`, 'quit');
    const { output, status } = await run(play, ['--seed', '3', '--as', 'british'], lines);
    const after = output.slice(output.indexOf('The game is over. “save FILE”'));
    expect(after).toMatch(/nothing more can be done in it.*\(R95\)/s);
    expect(after).toContain('The last action revealed something');
    expect(after).toContain('The game is written to');
    expect(status).toBe(0);
  });

  it('says why something is not possible, and what is', async () => {
    const lines = typing('why raid', 'why settle quebec', 'why pass', 'why', 'why albany', 'quit');
    const { output } = await run(play, ['--seed', '3', '--as', 'british'], lines);
    expect(output).toContain('Raid: A raid needs at least one card');
    expect(output).toContain('Settle: The enemy holds Québec');
    expect(output).toContain('That is possible');
    expect(output).toContain('Say what:');
    const [, albany = ''] = output.split('British> \nSettle: You have');
    expect(albany).not.toContain('Draft a card:');
  });

  it('refuses with reason and ruling, and goes on', async () => {
    const lines = typing('draft: boston', '999', 'nonsense', 'raid', 'discard', 'quit');
    const { output, status } = await run(play, ['--seed', '3', '--as', 'british'], lines);
    expect(output).toContain('(R77)');
    expect(output).toContain('The list has no number 999.');
    expect(output).toContain('“nonsense” is neither a number');
    expect(output).toMatch(/72 {2}Discard Boston\n/);
    expect(status).toBe(0);
  });

  it('shows map, piles, log, list, help and everything when asked', async () => {
    const lines = typing('board', 'piles', 'log', 'menu', 'help', 'show', 'quit');
    const { output } = await run(play, ['--seed', '3', '--as', 'british'], lines);
    expect(output.match(/Fortifications in stock: 12/g)).toHaveLength(3);
    expect(output).toContain('Draw deck, sorted: ');
    expect(output).toContain('takes your last action back');
  });

  it('keeps the game going unless resignation is meant', async () => {
    const { output } = await run(
      play,
      ['--seed', '3', '--as', 'british'],
      typing('resign', 'no', 'quit'),
    );
    expect(output).toContain('The game goes on.');
  });

  it('says why a game cannot be saved', async () => {
    const nowhere = join(folder, 'missing', 'game.json');
    const lines = typing('save', `save ${nowhere}`, 'quit');
    const { output } = await run(play, ['--seed', '3', '--as', 'british'], lines);
    expect(output).toContain('Say where: “save FILE”.');
    expect(output.replaceAll('\n', ' ')).toContain('cannot be written (ENOENT).');
  });

  it('ends when the input ends', async () => {
    const { status, output } = await run(play, ['--seed', '3']);
    expect(status).toBe(0);
    expect(output).toMatch(/Goodbye\.$/);
  });

  it.each([
    [['--against', 'chess'], `--against takes one of random, ${LEVEL_IDS.join(', ')}`],
    [['--as', 'spectator'], '--as takes one of british, french'],
    [['--lang', 'xx'], `--lang takes one of ${LOCALES.join(', ')}`],
  ])('is called wrongly by %j', async (args, sentence) => {
    const { status, errors } = await run(play, args);
    expect(status).toBe(2);
    expect(errors).toContain(sentence);
  });
});

describe('what is typed', () => {
  it.each([
    ['  ', { is: 'nothing' }],
    ['12', { is: 'number', number: 12 }],
    ['PASS', { is: 'action', action: { kind: 'pass' } }],
    ['discard', { is: 'kind', kind: 'discard' }],
    ['resign', { is: 'command', command: 'resign', rest: '' }],
    ['resign french', { is: 'action', action: { kind: 'resign', side: 'french' } }],
    ['Save My Game.json', { is: 'command', command: 'save', rest: 'My Game.json' }],
    ['annuler', { is: 'command', command: 'undo', rest: '' }],
    ['sail away', { is: 'unknown', text: 'sail away' }],
  ])('%j is understood', (line, typed) => {
    expect(readTyped(line)).toEqual(typed);
  });

  it.each([
    ['raid', { kind: 'raid' }],
    ['settle albany', { kind: 'settle', location: 'albany' }],
    ['settle: boston + militia', { kind: 'settle', cards: ['location:boston', 'empire:militia'] }],
    ['albany', { location: 'albany' }],
    ['militia', { cards: ['empire:militia'] }],
    ['sail away', null],
    ['', null],
  ])('a question about %j is about something', (text, choice) => {
    expect(readChoice(text)).toEqual(choice && { ...NO_CHOICE, ...choice });
  });
});
