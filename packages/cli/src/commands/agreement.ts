// `arpents agreement`: how often people play one of the turns that the General finds best.
import { readdirSync } from 'node:fs';
import { LEVEL_EFFORTS, agreementIn } from '@arpents/bots';
import { percentText } from '../arena/summary-text.ts';
import { columnsText } from '../arena/table-text.ts';
import { readArguments, wholeNumber } from '../arguments.ts';
import { CommandError, type Command, type ExitStatus } from '../command.ts';
import { courseOf, gameName, readGameFile } from '../game-file.ts';
import { pathInRepository } from '../repository.ts';

/** The recorded games between people; the others in the folder were played by computers. */
const BETWEEN_PEOPLE = /^game-\d+\.json$/;

export const agreement: Command = {
  name: 'agreement',
  summary: 'Prints how often the turns of a game are among the three that the General finds best.',
  usage: '[FILE…] [--nodes N | --milliseconds N]',
  details: [
    '  FILE…             games (default: the recorded games between people)',
    '  --nodes N         positions that the General may look at in each turn, for a repeatable run',
    `  --milliseconds N  or its time (default ${LEVEL_EFFORTS.general.milliseconds}, as in a game)`,
  ],
  run(args, terminal): ExitStatus {
    const { values, positionals } = readArguments(args, {
      nodes: { type: 'string' },
      milliseconds: { type: 'string' },
    });
    const budget =
      values.nodes === undefined
        ? {
            milliseconds: wholeNumber(
              values.milliseconds,
              '--milliseconds',
              LEVEL_EFFORTS.general.milliseconds,
            ),
          }
        : { nodes: wholeNumber(values.nodes, '--nodes', 0) };
    const rows = (positionals.length > 0 ? positionals : recordedGames()).map((path) => {
      const name = gameName(path);
      const file = readGameFile(path);
      const course = file.ok ? courseOf(file.value) : file;
      if (!course.ok) throw new CommandError(`${name}: ${course.error}`);
      terminal.complain(name);
      return { name, ...agreementIn(course.value, budget) };
    });
    const sum = (of: 'turns' | 'among' | 'first'): number =>
      rows.reduce((all, row) => all + row[of], 0);
    const all = { name: 'all', turns: sum('turns'), among: sum('among'), first: sum('first') };
    terminal.write(
      columnsText([
        ['', 'turns', 'the best', 'of the best three'],
        ...[...rows, all].map(({ name, turns, among, first }) => [
          name,
          `${turns}`,
          percentText(first / Math.max(1, turns)),
          percentText(among / Math.max(1, turns)),
        ]),
      ]),
    );
    return 0;
  },
};

function recordedGames(): string[] {
  const folder = pathInRepository('fixtures/games/');
  const files = readdirSync(folder).filter((name) => BETWEEN_PEOPLE.test(name));
  return files.sort().map((name) => `${folder}${name}`);
}
