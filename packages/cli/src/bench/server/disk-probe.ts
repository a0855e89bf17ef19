// What the disk takes by itself, measured beside the moves: where it stalls, so does whoever waits for it, and the figures
// of the moves say nothing about the server.
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Seldom enough to be no load beside some hundred commits a second. */
const PROBE_EVERY = 25;
/** What a small commit writes. */
const PAGE = Buffer.alloc(4096, 1);

/** Writes a page over and over, each time until it is on disk, as long as the task takes; its times in milliseconds. */
export async function probingDisk<T>(
  folder: string,
  times: number[],
  task: () => Promise<T>,
): Promise<T> {
  const file = await open(join(folder, 'disk-probe'), 'w');
  let isDone = false;
  const probe = async (): Promise<void> => {
    while (!isDone) {
      await file.write(PAGE, 0, PAGE.length, 0);
      const begin = performance.now();
      await file.datasync();
      times.push(performance.now() - begin);
      await pause(PROBE_EVERY);
    }
  };
  const probed = probe();
  try {
    return await task();
  } finally {
    isDone = true;
    await probed;
    await file.close();
  }
}
