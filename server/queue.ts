import pLimit, { type LimitFunction } from 'p-limit';
import { withTimeout } from '../lib/runtime/with-timeout.ts';

/** How many tasks of one name may wait for their turn, and for how long. */
const maxWaiting = 100;
const maxWaitMs = 5_000;
/** Milliseconds after which a turn ends by itself: fetching an image times out after 7 s, optimizing it after 7 more. */
const maxTurnMs = 30_000;

/** Runs a few tasks of each name at once; returns `null` for one that finds too many waiting, or waits too long. */
export function createQueue(concurrency: number) {
  const limits = new Map<string, LimitFunction>();
  return <T>(task: () => Promise<T>, name = ''): Promise<T | null> => {
    const limit = limits.get(name) ?? pLimit(concurrency);
    limits.set(name, limit);
    if (limit.pendingCount >= maxWaiting) return Promise.resolve(null);
    return new Promise((resolve) => {
      let isLate = false;
      const timeout = setTimeout(() => {
        isLate = true;
        resolve(null);
      }, maxWaitMs);
      void limit(async () => {
        clearTimeout(timeout);
        if (!isLate) {
          const running = task();
          resolve(running);
          await withTimeout(running, maxTurnMs).catch(() => {});
        }
        if (limit.activeCount === 1 && limit.pendingCount === 0) limits.delete(name);
      });
    });
  };
}
