// `arpents serve`: the server, with the web client and the computer players.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { settingsHelp } from '@arpents/server';
import { readArguments, refuseExtra } from '../arguments.ts';
import { CommandError, type Command } from '../command.ts';
import { pathInRepository } from '../repository.ts';

export const serve: Command = {
  name: 'serve',
  summary: 'Serves games to browsers and programs, until it is interrupted.',
  usage: '[--without-client]',
  details: [
    'What was built is served as it is, and nothing is written but to the data folder. --without-client: for programs only.',
    '',
    ...settingsHelp(),
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, { 'without-client': { type: 'boolean' } });
    refuseExtra(positionals);
    const webFolder = values['without-client'] === true ? null : builtClient();
    const { botPlayers, serve: runServer } = await import('@arpents/server');
    return runServer({
      environment: process.env,
      webFolder,
      // Bundled beside this program.
      players: ({ computerThreads }) =>
        botPlayers(computerThreads, new URL('./computer-worker.js', import.meta.url)),
      write: terminal.write,
      complain: terminal.complain,
    });
  },
};

/** The folder of the web client. */
function builtClient(): string {
  const folder = pathInRepository('packages/web/dist');
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new CommandError(
    'The web client was not built here. `npm run build` builds it; --without-client serves programs only.',
  );
}
