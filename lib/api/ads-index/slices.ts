import { setImmediate } from 'node:timers/promises';

/** A slice takes about a millisecond. */
const sliceSize = 4;

/**
 * Does the work slice by slice, and lets the server respond to requests in between.
 *
 * Gives how many milliseconds the slowest slice took.
 */
export async function inSlices<T>(
  items: readonly T[],
  work: (slice: T[]) => void,
): Promise<number> {
  let slowest = 0;
  for (let start = 0; start < items.length; start += sliceSize) {
    const begin = performance.now();
    work(items.slice(start, start + sliceSize));
    slowest = Math.max(slowest, performance.now() - begin);
    await setImmediate();
  }
  return slowest;
}
