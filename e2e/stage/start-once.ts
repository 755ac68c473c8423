import { test } from '@playwright/test';

let stopCurrent: (() => Promise<void>) | undefined;

/**
 * For something that takes seconds to start, such as a site. The first test of a worker that needs it starts it; it
 * stops when a test needs something else, or at the end. With a worker fixture instead, Playwright would replace the
 * worker, with its browser, between the tests of two folders.
 *
 * @param start receives the index of the worker.
 */
export function startOnce<T extends { stop: () => Promise<void> }>(
  start: (workerIndex: number) => Promise<T>,
): () => Promise<T> {
  let started: T | undefined;
  return async () => {
    if (started) return started;
    await stopStarted();
    const own = await start(test.info().workerIndex);
    started = own;
    stopCurrent = async () => {
      started = undefined;
      await own.stop();
    };
    return own;
  };
}

/** Stops whatever the last call has started. */
export async function stopStarted(): Promise<void> {
  const stop = stopCurrent;
  stopCurrent = undefined;
  await stop?.();
}
