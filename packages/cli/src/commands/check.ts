// `arpents check`: looks at all that is kept, replays every stored game and reports what is wrong.
import { readArguments, refuseExtra } from '../arguments.ts';
import type { Command } from '../command.ts';
import { withStorage } from '../storage-of.ts';

export const check: Command = {
  name: 'check',
  summary: 'Checks all that a server keeps, and replays every game.',
  usage: '',
  details: [
    'Reads the database that ARPENTS_DATA or DATABASE_URL names, also beside a running server: the file of the embedded',
    'database, every row, and every game by replaying it. The exit status is 0 only if everything is as it should be.',
  ],
  async run(args, terminal) {
    refuseExtra(readArguments(args, {}).positionals);
    const { checkGames } = await import('@arpents/server');
    const report = await withStorage(true, checkGames);
    for (const { game, fault } of report.faults) {
      terminal.write(game === null ? fault : `${game}: ${fault}`);
    }
    const { games, entries, faults } = report;
    terminal.write(`${games} games, ${entries} entries, ${faults.length} faults`);
    return faults.length === 0 ? 0 : 1;
  },
};
