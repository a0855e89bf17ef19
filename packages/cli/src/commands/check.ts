// `arpents check`: replays every stored game and reports differences.
import { readArguments, refuseExtra } from '../arguments.ts';
import type { Command } from '../command.ts';
import { withStorage } from '../storage-of.ts';

export const check: Command = {
  name: 'check',
  summary: 'Replays every game that a server keeps and reports differences.',
  usage: '',
  details: [
    'Reads the database that ARPENTS_DATA or DATABASE_URL names, also beside a running server. The exit status is 0',
    'only if every game is as it should be.',
  ],
  async run(args, terminal) {
    refuseExtra(readArguments(args, {}).positionals);
    const { checkGames } = await import('@arpents/server');
    const report = await withStorage(true, checkGames);
    for (const { game, fault } of report.faults) terminal.write(`${game}: ${fault}`);
    const { games, entries, faults } = report;
    terminal.write(`${games} games, ${entries} entries, ${faults.length} faults`);
    return faults.length === 0 ? 0 : 1;
  },
};
