// The storage that the environment names, for commands about what a server keeps.
import type { Storage } from '@arpents/server';
import { CommandError } from './command.ts';

/** Opens it for one task and closes it again. `beside`: next to a running server, to read only. */
export async function withStorage<T>(
  beside: boolean,
  task: (storage: Storage) => Promise<T>,
): Promise<T> {
  const { openStorage, readSettings, whyUnavailable } = await import('@arpents/server');
  const settings = readSettings(process.env);
  if (!settings.ok) throw new CommandError(settings.error.join(' '));
  try {
    const storage = await openStorage(settings.value, { beside });
    try {
      return await task(storage);
    } finally {
      await storage.close();
    }
  } catch (thrown) {
    const sentence = whyUnavailable(thrown);
    throw sentence === null ? thrown : new CommandError(sentence);
  }
}
