// `arpents ladder`: all computer players against all, with a cross-table and ratings.
import { BOT_NAMES } from '@arpents/bots';
import {
  BOT_DETAILS,
  SHARED_DETAILS,
  SHARED_OPTIONS,
  readBot,
  readShared,
} from '../arena/arguments.ts';
import { adjustedText } from '../arena/adjusted.ts';
import { ladderMatches, makeLadder, type Ladder } from '../arena/ladder.ts';
import { withMatchPool } from '../arena/pool.ts';
import { reportProgress } from '../arena/progress.ts';
import { percentText } from '../arena/summary-text.ts';
import { columnsText } from '../arena/table-text.ts';
import { readArguments, wholeNumber } from '../arguments.ts';
import { UsageError, type Command, type ExitStatus } from '../command.ts';

const DEFAULT_GAMES = 20;

export const ladder: Command = {
  name: 'ladder',
  summary: 'Lets all computer players play against all, and rates them.',
  usage: '[BOT…] [--games N] [OPTIONS]',
  details: [
    ...BOT_DETAILS,
    '                 (default: all players of today)',
    '  --games N      games of each pairing on each side (default 20)',
    ...SHARED_DETAILS,
  ],
  async run(args, terminal): Promise<ExitStatus> {
    const { values, positionals } = readArguments(args, {
      games: { type: 'string' },
      ...SHARED_OPTIONS,
    });
    const bots = [...new Set(positionals.length > 0 ? positionals : BOT_NAMES)];
    for (const bot of bots) readBot(bot, 'BOT', []);
    if (bots.length < 2) throw new UsageError('A ladder needs at least two players.');
    const { json, jobs, ...shared } = readShared(values);
    const games = wholeNumber(values.games, '--games', DEFAULT_GAMES);

    const matches = ladderMatches({ bots, games, ...shared });
    const results = await withMatchPool(jobs, (pool) =>
      pool.play(
        matches.map(({ match }) => match),
        reportProgress(terminal, matches.length),
      ),
    );
    const made = makeLadder(bots, matches, results);
    terminal.write(json ? JSON.stringify(made) : ladderText(made));
    return 0;
  },
};

function ladderText(made: Ladder): string {
  const order = made.ratings.map(({ bot }) => bot);
  const cell = (bot: string, opponent: string): string => {
    const encounter = made.encounters.find((one) => one.bot === bot && one.opponent === opponent);
    return encounter === undefined
      ? '–'
      : Math.round((100 * encounter.wins) / encounter.games).toString();
  };
  const crossTable = [
    ['% won against', ...order.map((_, i) => `${i + 1}`)],
    ...order.map((bot, i) => [`${i + 1} ${bot}`, ...order.map((opponent) => cell(bot, opponent))]),
  ];
  const ratingTable = [
    ['rating', 'Elo', '95 %', 'worst'],
    ...made.ratings.map(({ bot, elo, interval }) => {
      const worst = made.worst.find((one) => one.bot === bot);
      return [
        bot,
        `${elo}`,
        `${interval.low}…${interval.high}`,
        worst === undefined
          ? '–'
          : `${percentText(worst.wins / worst.games)} against ${worst.opponent}`,
      ];
    }),
  ];
  const { elo, interval } = made.britishAdvantage;
  return [
    `${made.games} games, ${made.adjudicated} of them stopped and scored`,
    ...(made.adjusted === null ? [] : [`British share ${adjustedText(made.adjusted)}`]),
    '',
    columnsText(crossTable),
    '',
    columnsText(ratingTable),
    '',
    `The British side is worth ${elo} Elo (${interval.low}…${interval.high}).`,
  ].join('\n');
}
