import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** How many wait, and for how many milliseconds. */
const maxWaiting = 100;
const maxWait = 5_000;
/** Milliseconds after which a turn ends by itself: to fetch an image ends after 7 s, to optimize it after 7 more. */
const maxTurn = 30_000;

/** Lets a few at a time do what takes the processor and memory. */
export class Queue {
  readonly #limit;

  /** @param concurrency how many at a time. */
  constructor(concurrency: number) {
    this.#limit = pLimit(concurrency);
  }

  /** Waits for a turn; gives what ends it, or `null` when too many wait, or it takes too long. */
  take(): Promise<(() => void) | null> {
    if (this.#limit.pendingCount >= maxWaiting) return Promise.resolve(null);
    return new Promise((resolve) => {
      let isLate = false;
      const timeout = setTimeout(() => {
        isLate = true;
        resolve(null);
      }, maxWait);
      void this.#limit(async () => {
        clearTimeout(timeout);
        if (!isLate) await turn(resolve);
      });
    });
  }
}

function turn(begin: (end: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, maxTurn);
    begin(() => {
      clearTimeout(timeout);
      resolve();
    });
  });
}

/** For images: a processor is left to the pages where there is another, and memory to all else. */
export const imageQueue = new Queue(Math.min(2, Math.max(1, availableParallelism() - 1)));
