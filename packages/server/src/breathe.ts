// Lets everybody else have a turn in the middle of something long.
import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds. */
const LONGEST_REST = 500;

export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** In milliseconds: a turn of the event loop in which nobody else had anything to do takes less. */
const NOBODY_CAME = 0.3;
/** How many times as long as a slice of work took everybody else comes first. */
const GIVEN_WAY = 4;

/**
 * Between two slices of something long, the last of which began at `since`: lets everybody else have a turn, and where
 * somebody used it, leaves the server to them for longer than the slice took. On an idle server nothing is waited for.
 */
export async function giveWay(since: number): Promise<void> {
  const stopped = performance.now();
  await breathe();
  if (performance.now() - stopped > NOBODY_CAME) await rest(since, GIVEN_WAY);
}

/**
 * Leaves the server to everybody else for so many times as long as something took that began at `since`. What rests
 * like that has a fixed share of a server that is idle, and less of one that is busy, where everything takes longer.
 */
export const rest = (since: number, times: number): Promise<void> =>
  pause(Math.min(times * (performance.now() - since), LONGEST_REST));
