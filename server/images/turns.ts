import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** How many wait; and how long at most, in milliseconds. */
const mostWaiting = 100;
const longestWait = 5_000;
/** Milliseconds after which nothing is waited for: to fetch one ends after 7 s, to make it after 7 more. */
const longestTurn = 30_000;

/** Lets a few at a time do what takes the processor and memory. */
export class Turns {
  readonly #limit;

  /** @param atOnce how many. */
  constructor(atOnce: number) {
    this.#limit = pLimit(atOnce);
  }

  /** Waits for a turn; gives what ends it. `null`: too many are before it. */
  take(): Promise<(() => void) | null> {
    if (this.#limit.pendingCount >= mostWaiting) return Promise.resolve(null);
    return new Promise((resolve) => {
      let isLate = false;
      const tooLong = setTimeout(() => {
        isLate = true;
        resolve(null);
      }, longestWait);
      void this.#limit(async () => {
        clearTimeout(tooLong);
        if (!isLate) await turn(resolve);
      });
    });
  }
}

function turn(begin: (end: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const hung = setTimeout(resolve, longestTurn);
    begin(() => {
      clearTimeout(hung);
      resolve();
    });
  });
}

/** To make pictures: a processor is left to the pages where there is another, and memory for all else. */
export const pictureTurns = new Turns(Math.min(2, Math.max(1, availableParallelism() - 1)));
