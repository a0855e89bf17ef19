// How the memory of the server is collected. A move leaves some 2 KB behind that outlive the young generation, the new
// position of its game, so that a busy server has to mark its whole memory now and then, for a tenth of a second: on two
// processors the threads that mark beside it take the time that moves are waiting for.
import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/** Collected when it has grown by so much; by itself it may grow by some 300 %. */
const GROWTH_PERCENT = 600;
/** Where less is allowed for the whole, memory is dearer than time. */
const ROOMY_BYTES = 2 ** 30;

/** One thread marks beside the server, and it does so half as often. */
export function collectSeldom(): void {
  setFlagsFromString('--concurrent-marking-max-worker-num=1');
  if (getHeapStatistics().heap_size_limit < ROOMY_BYTES) return;
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
