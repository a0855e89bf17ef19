// `arpents styles`: how the styles of each level begin a game, and how often.
import { LEVEL_EFFORTS, LEVEL_IDS } from '@arpents/bots';
import { SHARED_OPTIONS, readShared } from '../arena/arguments.ts';
import { usualBeginnings } from '../arena/first-turns.ts';
import { gameSeeds } from '../arena/match.ts';
import { columnsText } from '../arena/table-text.ts';
import { readArguments, refuseExtra, wholeNumber } from '../arguments.ts';
import type { Command, ExitStatus } from '../command.ts';

const DEFAULT_GAMES = 100;

export const styles: Command = {
  name: 'styles',
  summary: 'Shows the first turn that each style of each level plays most often.',
  usage: '[--games N] [--seed S] [--effort E]',
  details: [
    `  --games N      games of each style (default ${DEFAULT_GAMES}), of which the first turn is played`,
    '  --seed S       number from which the seeds of the games follow (default 1)',
    '  --effort E     thinking per turn: milliseconds, or nodes:N for a repeatable run (default: the time',
    '                 that each level has at a table)',
  ],
  run(args, terminal): Promise<ExitStatus> {
    const { seed: seedOption, effort: effortOption } = SHARED_OPTIONS;
    const { values, positionals } = readArguments(args, {
      games: { type: 'string' },
      seed: seedOption,
      effort: effortOption,
    });
    refuseExtra(positionals);
    const { seed, effort, options } = readShared(values);
    const seeds = gameSeeds(seed, wholeNumber(values.games, '--games', DEFAULT_GAMES));
    const rows = LEVEL_IDS.flatMap((level) =>
      usualBeginnings(
        level,
        options,
        seeds,
        values.effort === undefined ? LEVEL_EFFORTS[level] : effort,
      ).map(({ style, turn, times }) => [`${level}, ${style}`, `${times}`, turn]),
    );
    terminal.write(columnsText([['', 'times', 'first turn'], ...rows]));
    return Promise.resolve(0);
  },
};
