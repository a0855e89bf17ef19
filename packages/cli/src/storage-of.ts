// The storage that the environment names, for commands about what a server keeps.
import type { Storage } from '@arpents/server';
import { CommandError } from './command.ts';

/** Opens it for one task and closes it again. `beside`: next to a running server, to read only. */
export async function withStorage<T>(
  beside: boolean,
  task: (storage: Storage) => Promise<T>,
): Promise<T> {
  const { DataFolderInUse, openStorage, readSettings } = await import('@arpents/server');
  const settings = readSettings(process.env);
  if (!settings.ok) throw new CommandError(settings.error.join(' '));
  let storage: Storage;
  try {
    storage = await openStorage(settings.value, { beside });
  } catch (thrown) {
    if (thrown instanceof DataFolderInUse) throw new CommandError(thrown.message);
    throw thrown;
  }
  try {
    return await task(storage);
  } finally {
    await storage.close();
  }
}
