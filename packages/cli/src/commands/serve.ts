// `arpents serve`: the server, with the web client and the computer players.
import { settingsHelp } from '@arpents/server';
import { readArguments, refuseExtra } from '../arguments.ts';
import type { Command } from '../command.ts';
import { pathInRepository } from '../repository.ts';

export const serve: Command = {
  name: 'serve',
  summary: 'Serves games to browsers and programs, until it is interrupted.',
  usage: '',
  details: settingsHelp(),
  async run(args, terminal) {
    refuseExtra(readArguments(args, {}).positionals);
    const { botPlayers, serve: runServer } = await import('@arpents/server');
    return runServer({
      environment: process.env,
      webFolder: pathInRepository('packages/web/dist'),
      // Bundled beside this program.
      players: ({ computerThreads }) =>
        botPlayers(computerThreads, new URL('./computer-worker.js', import.meta.url)),
      write: terminal.write,
      complain: terminal.complain,
    });
  },
};
