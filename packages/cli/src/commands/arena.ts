// `arpents arena`: two computer players against each other, many games, and what came of it.
import { SIDES, type Side } from '@arpents/engine';
import {
  BOT_DETAILS,
  SHARED_DETAILS,
  SHARED_OPTIONS,
  readBot,
  readShared,
} from '../arena/arguments.ts';
import { gameSeeds, pairMatches } from '../arena/match.ts';
import { withMatchPool } from '../arena/pool.ts';
import { reportProgress } from '../arena/progress.ts';
import { summaryText } from '../arena/summary-text.ts';
import { summarise } from '../arena/summary.ts';
import { readArguments, refuseExtra, wholeNumber } from '../arguments.ts';
import type { Command, ExitStatus } from '../command.ts';

const DEFAULT_GAMES = 100;

export const arena: Command = {
  name: 'arena',
  summary: 'Lets two computer players play many games against each other.',
  usage: '--british BOT --french BOT [--games N] [--swap] [OPTIONS]',
  details: [
    ...BOT_DETAILS,
    '  --games N      seeds to play (default 100)',
    '  --swap         play every seed a second time with the bots exchanged',
    ...SHARED_DETAILS,
  ],
  async run(args, terminal): Promise<ExitStatus> {
    const { values, positionals } = readArguments(args, {
      british: { type: 'string' },
      french: { type: 'string' },
      games: { type: 'string' },
      swap: { type: 'boolean' },
      ...SHARED_OPTIONS,
    });
    refuseExtra(positionals);
    const swap = values.swap ?? false;
    const { seed, effort, options, jobs, json } = readShared(values);
    const sidesOf = (side: Side): readonly Side[] => (swap ? SIDES : [side]);
    const bots = {
      british: readBot(values.british, '--british', sidesOf('british')),
      french: readBot(values.french, '--french', sidesOf('french')),
    };
    const seeds = gameSeeds(seed, wholeNumber(values.games, '--games', DEFAULT_GAMES));
    const effortBySide = { british: effort, french: effort };
    const matches = pairMatches(seeds, { options, bots, effort: effortBySide }, swap);

    const results = await withMatchPool(jobs, (pool) =>
      pool.play(matches, reportProgress(terminal, matches.length)),
    );
    const summary = summarise(matches, results);
    terminal.write(json ? JSON.stringify(summary) : summaryText(summary));
    return 0;
  },
};
