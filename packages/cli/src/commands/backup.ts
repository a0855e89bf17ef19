// `arpents backup` and `arpents restore`: everything that a server keeps, as one file.
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createGunzip, createGzip } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import { readArguments, refuseExtra } from '../arguments.ts';
import { CommandError, UsageError, type Command } from '../command.ts';
import { withStorage } from '../storage-of.ts';

function fileFrom(args: readonly string[], name: string): string {
  const [file, ...rest] = readArguments(args, {}).positionals;
  if (file === undefined) throw new UsageError(`${name} takes a file.`);
  refuseExtra(rest);
  return file;
}

export const backup: Command = {
  name: 'backup',
  summary: 'Writes everything that a server keeps into one file.',
  usage: 'FILE',
  details: [
    'One moment of the database that ARPENTS_DATA or DATABASE_URL names, while the server runs. The file is compressed',
    'JSON, and can be restored into either kind of database. It holds secrets: keep it as you keep the database.',
  ],
  async run(args, terminal) {
    const file = fileFrom(args, 'backup');
    if (existsSync(file)) throw new CommandError(`${file} exists already.`);
    const { writeDump } = await import('@arpents/server');
    // Under its name only when it is complete.
    const unfinished = `${file}.unfinished`;
    try {
      const { rows, damaged } = await withStorage(true, async ({ db }) => {
        const packed = createGzip();
        const written = pipeline(packed, createWriteStream(unfinished, { mode: 0o600 }));
        const write = async (line: string): Promise<void> => {
          // A disk that is full ends the writing, and nothing is drained any more.
          if (!packed.write(`${line}\n`)) await Promise.race([once(packed, 'drain'), written]);
        };
        const dumped = writeDump(db, write).finally(() => packed.end());
        await Promise.all([dumped, written]);
        return dumped;
      });
      renameSync(unfinished, file);
      terminal.write(`${rows} rows`);
      if (damaged === 0) return 0;
      terminal.write(`${damaged} of them could not be read whole: see "arpents check".`);
      return 1;
    } finally {
      rmSync(unfinished, { force: true });
    }
  },
};

export const restore: Command = {
  name: 'restore',
  summary: 'Reads a backup into an empty database.',
  usage: 'FILE',
  details: [
    'Into the database that ARPENTS_DATA or DATABASE_URL names, which must be empty and served by nobody; all or nothing.',
  ],
  async run(args, terminal) {
    const file = fileFrom(args, 'restore');
    if (!existsSync(file)) throw new CommandError('There is no such file.');
    const { NotRestorable, readDump } = await import('@arpents/server');
    try {
      const rows = await withStorage(false, ({ db }) => readDump(db, linesOf(file)));
      terminal.write(`${rows} rows`);
      return 0;
    } catch (thrown) {
      if (thrown instanceof NotRestorable) throw new CommandError(thrown.message);
      throw thrown;
    }
  },
};

/** The file is opened when the first line is wanted: whoever reads ahead of the reader loses lines. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  // What goes wrong with either stream comes out of the loop.
  const reading = createReadStream(file);
  reading.on('error', (error) => unpacked.destroy(error));
  reading.pipe(unpacked);
  let rest = '';
  try {
    for await (const chunk of unpacked.setEncoding('utf8')) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (thrown) {
    const { code } = thrown as { readonly code?: unknown };
    if (typeof code !== 'string' || !code.startsWith('Z_')) throw thrown;
    throw new CommandError('The file is not a backup of Arpents, or not all of it.');
  }
  yield rest;
}
