// `arpents analyse`: what was luck in a game, and what was whose own doing.
import { analysisData } from '../analysis/analysis-data.ts';
import { analysisText } from '../analysis/analysis-text.ts';
import { analyseOn } from '../analysis/threads.ts';
import { readArguments, wholeNumber } from '../arguments.ts';
import { CommandError, UsageError, type Command, type ExitStatus } from '../command.ts';
import { courseOf, gameName, readGameFile } from '../game-file.ts';

const DEFAULT_THREADS = 2;
/** Turns between two words about how far it is. */
const TURNS_PER_WORD = 20;

export const analyse: Command = {
  name: 'analyse',
  summary: 'Analyses recorded games: chances, mistakes, luck, and the result without the luck.',
  usage: 'FILE… [--json] [--jobs N]',
  details: [
    '  --json         print one JSON object for each file, a line each: chances, losses and luck in',
    '                 percentage points',
    `  --jobs N       threads to think on (default ${DEFAULT_THREADS})`,
    'Reads transcripts, turn by turn, and the records that `play` and servers save.',
  ],
  async run(args, terminal): Promise<ExitStatus> {
    const { values, positionals: paths } = readArguments(args, {
      json: { type: 'boolean' },
      jobs: { type: 'string' },
    });
    if (paths.length === 0) throw new UsageError('analyse takes at least one file.');
    const threads = wholeNumber(values.jobs, '--jobs', DEFAULT_THREADS);
    for (const path of paths) {
      const name = gameName(path);
      const file = readGameFile(path);
      const course = file.ok ? courseOf(file.value) : file;
      if (!course.ok) throw new CommandError(`${name}: ${course.error}`);
      const begin = performance.now();
      const analysis = await analyseOn(threads, course.value, (done, total) => {
        if (done % TURNS_PER_WORD === 0) terminal.complain(`${name}: ${done} of ${total} turns`);
      });
      const seconds = (performance.now() - begin) / 1000;
      terminal.write(
        values.json === true
          ? JSON.stringify(analysisData(name, analysis, seconds))
          : `${name} (${seconds.toFixed(0)} s)\n${analysisText(analysis)}`,
      );
    }
    return 0;
  },
};
