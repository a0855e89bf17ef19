// Lets everybody else have a turn in the middle of something long.
import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds. */
const LONGEST_REST = 500;

export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Leaves the server to everybody else for so many times as long as something took that began at `since`. What rests
 * like that has a fixed share of a server that is idle, and less of one that is busy, where everything takes longer.
 */
export const rest = (since: number, times: number): Promise<void> =>
  pause(Math.min(times * (performance.now() - since), LONGEST_REST));
