import { setImmediate, setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';

/** A slice takes about a millisecond. */
const sliceSize = 4;

/** Of all pages that have arrived, one slice at a time. */
const oneAtATime = pLimit(1);

/**
 * Does the work slice by slice, and lets the server respond to requests in between.
 *
 * Gives how many milliseconds the slowest slice took.
 *
 * @param rest how many times longer than a slice the pause after it is: with 4 at most a fifth of the processor
 *   is for slices.
 */
export async function inSlices<T>(
  items: readonly T[],
  rest: number,
  work: (slice: T[]) => void,
): Promise<number> {
  let slowest = 0;
  for (let start = 0; start < items.length; start += sliceSize) {
    await oneAtATime(async () => {
      const begin = performance.now();
      work(items.slice(start, start + sliceSize));
      const took = performance.now() - begin;
      slowest = Math.max(slowest, took);
      // A timer takes a millisecond at least.
      await (rest === 0 ? setImmediate() : setTimeout(rest * took));
    });
  }
  return slowest;
}
