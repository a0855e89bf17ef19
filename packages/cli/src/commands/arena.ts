// `arpents arena`: two computer players against each other, many games, and what came of it.
import { isDeepStrictEqual } from 'node:util';
import { EDITIONS, SIDES, createRng, type Seed, type Side } from '@arpents/engine';
import {
  BOT_DETAILS,
  SHARED_DETAILS,
  SHARED_OPTIONS,
  readBot,
  readEfforts,
  readShared,
} from '../arena/arguments.ts';
import { gameSeeds, pairMatches, type Match } from '../arena/match.ts';
import { withMatchPool } from '../arena/pool.ts';
import { reportProgress } from '../arena/progress.ts';
import { summaryText } from '../arena/summary-text.ts';
import { summarise } from '../arena/summary.ts';
import { oneOf, readArguments, refuseExtra, wholeNumber } from '../arguments.ts';
import { UsageError, type Command, type ExitStatus } from '../command.ts';
import { randomOptions } from '../random-options.ts';

const DEFAULT_GAMES = 100;

export const arena: Command = {
  name: 'arena',
  summary: 'Lets two computer players play many games against each other.',
  usage: '--british BOT --french BOT [--games N] [--skip N] [--swap] [OPTIONS]',
  details: [
    ...BOT_DETAILS,
    '  --games N      seeds to play (default 100)',
    '  --skip N       seeds to pass over first, to go on with a run or to share it out (default 0)',
    '  --swap         play every seed a second time with the bots exchanged',
    ...SHARED_DETAILS,
    '  --effort E,E   for the player of --british and that of --french, who keep theirs where --swap exchanges them',
    '  --rules random draws rules that go together for each seed, and an edition where none is given; a player',
    '                 that chooses something illegal ends the run',
  ],
  async run(args, terminal): Promise<ExitStatus> {
    const { values, positionals } = readArguments(args, {
      british: { type: 'string' },
      french: { type: 'string' },
      games: { type: 'string' },
      skip: { type: 'string' },
      swap: { type: 'boolean' },
      ...SHARED_OPTIONS,
    });
    refuseExtra(positionals);
    const swap = values.swap ?? false;
    const isDrawn = values.rules === 'random';
    const { seed, options, jobs, judgesLuck, json } = readShared({
      ...values,
      effort: undefined,
      rules: isDrawn ? undefined : values.rules,
    });
    const optionsFor = isDrawn ? optionsBySeed(values.edition) : () => options;
    const sidesOf = (side: Side): readonly Side[] => (swap ? SIDES : [side]);
    const bots = {
      british: readBot(values.british, '--british', sidesOf('british')),
      french: readBot(values.french, '--french', sidesOf('french')),
    };
    const skipped = wholeNumber(values.skip, '--skip', 0, 0);
    const games = wholeNumber(values.games, '--games', DEFAULT_GAMES);
    const seeds = gameSeeds(seed, skipped + games).slice(skipped);
    const effort = readEfforts(values.effort);
    if (bots.british === bots.french && !isDeepStrictEqual(effort.british, effort.french)) {
      throw new UsageError(
        `Both would be counted as "${bots.british}": turn a knob of one, so that each has a name.`,
      );
    }
    const pairing = { options, bots, effort, judgesLuck };
    const matches = pairMatches(seeds, pairing, swap).map((match) => ({
      ...match,
      options: optionsFor(match.seed),
    }));

    const results = await withMatchPool(jobs, (pool) =>
      pool.play(matches, reportProgress(terminal, matches.length)),
    );
    const summary = summarise(matches, results);
    terminal.write(json ? JSON.stringify(summary) : summaryText(summary));
    return 0;
  },
};

/** The same for a seed at every asking. */
function optionsBySeed(edition: string | undefined): (seed: Seed) => Match['options'] {
  const wanted = edition === undefined ? null : oneOf(EDITIONS, edition, '--edition');
  return (seed) => {
    const rng = createRng(seed[0] ?? 0);
    return randomOptions(wanted ?? EDITIONS[rng.below(EDITIONS.length)] ?? 'second', rng);
  };
}
