// `arpents export`: the records of finished games as files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments, refuseExtra } from '../arguments.ts';
import { UsageError, type Command } from '../command.ts';
import { withStorage } from '../storage-of.ts';

export const exportCommand: Command = {
  name: 'export',
  summary: 'Writes the records of all finished games that a server keeps.',
  usage: 'FOLDER',
  details: [
    'One file a game, as `replay`, `show` and `verify` read them; also beside a running server.',
  ],
  async run(args, terminal) {
    const [folder, ...rest] = readArguments(args, {}).positionals;
    if (folder === undefined) throw new UsageError('export takes a folder.');
    refuseExtra(rest);
    const { exportGames } = await import('@arpents/server');
    const leftOut: string[] = [];
    const written = await withStorage(true, async (storage) => {
      mkdirSync(folder, { recursive: true });
      let games = 0;
      for await (const { id, record } of exportGames(storage, ({ game }) => leftOut.push(game))) {
        writeFileSync(join(folder, `${id}.json`), `${JSON.stringify(record, null, 1)}\n`);
        games++;
      }
      return games;
    });
    terminal.write(`${written} games`);
    for (const game of leftOut) terminal.write(`${game}: It cannot be read.`);
    return leftOut.length === 0 ? 0 : 1;
  },
};
