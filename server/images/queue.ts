import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** The length of the queue, and how long a task waits in it. */
const maxWaiting = 100;
const maxWaitMs = 5_000;
/** Milliseconds after which a turn ends by itself: fetching an image times out after 7 s, optimizing it after 7 more. */
const maxTurnMs = 30_000;

/** Limits how many tasks that take processor time and memory run at once. */
export class Queue {
  readonly #limit;

  constructor(concurrency: number) {
    this.#limit = pLimit(concurrency);
  }

  /** Waits for a turn; resolves with the function that ends it, or `null` when the queue is full or too slow. */
  take(): Promise<(() => void) | null> {
    if (this.#limit.pendingCount >= maxWaiting) return Promise.resolve(null);
    return new Promise((resolve) => {
      let isLate = false;
      const timeout = setTimeout(() => {
        isLate = true;
        resolve(null);
      }, maxWaitMs);
      void this.#limit(async () => {
        clearTimeout(timeout);
        if (!isLate) await turn(resolve);
      });
    });
  }
}

function turn(begin: (end: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, maxTurnMs);
    begin(() => {
      clearTimeout(timeout);
      resolve();
    });
  });
}

/** Two at most, to bound memory, and with two processors or more, one is left for pages. */
export const imageQueue = new Queue(Math.min(2, Math.max(1, availableParallelism() - 1)));
