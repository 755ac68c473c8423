import pLimit from 'p-limit';

/** How many pictures are made at a time: each takes a processor, and memory. */
const atOnce = 2;
/** How many wait; and how long at most, in milliseconds. */
const mostWaiting = 100;
const longestWait = 5_000;
/** Milliseconds after which nothing is waited for: to fetch one ends after 7 s, to make it after 7 more. */
const longestTurn = 30_000;

const limit = pLimit(atOnce);

/** Waits for the turn to make a picture; gives what ends it. `null`: too many are before it. */
export function waitForTurn(): Promise<(() => void) | null> {
  if (limit.pendingCount >= mostWaiting) return Promise.resolve(null);
  return new Promise((resolve) => {
    let isLate = false;
    const tooLong = setTimeout(() => {
      isLate = true;
      resolve(null);
    }, longestWait);
    void limit(async () => {
      clearTimeout(tooLong);
      if (!isLate) await turn(resolve);
    });
  });
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
