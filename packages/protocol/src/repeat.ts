// Sending a request once more. A command carries an id of the client's own making, so that the same one can be sent again
// whenever it is unclear whether it arrived: the server does nothing twice, and gives the first answer again.
import type { ErrorCode } from './errors.ts';

/** Errors that say nothing about the request but that the server is not there for the moment. */
const PASSING: ReadonlySet<string> = new Set<ErrorCode>(['shutting-down', 'unavailable']);
export const isPassing = (code: string): boolean => PASSING.has(code);

/**
 * Milliseconds to wait before each further attempt. A proxy finds another process at once; a server that is started anew
 * is back within a few seconds.
 */
const WAITS = [300, 1200, 2500] as const;

/** Sends until the answer is not a passing failure, or patience is over; returns the last answer. */
export async function withPatience<T>(
  send: () => Promise<T>,
  isPassingFailure: (answer: T) => boolean,
  pause: (milliseconds: number) => Promise<void>,
): Promise<T> {
  for (const wait of WAITS) {
    const answer = await send();
    if (!isPassingFailure(answer)) return answer;
    await pause(wait);
  }
  return send();
}
