import { test } from '@playwright/test';

let stopCurrent: (() => Promise<void>) | undefined;

/**
 * Something that takes seconds to start, as a site does: started by the first test of a worker that asks for
 * it, and stopped when a test asks for another, or at the end. Unlike with a fixture of its own for each worker,
 * Playwright does not have to replace the worker, with its browser, between the tests of two folders.
 *
 * @param start gets the number of the worker.
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

/** Stops what is running. */
export async function stopStarted(): Promise<void> {
  const stop = stopCurrent;
  stopCurrent = undefined;
  await stop?.();
}
