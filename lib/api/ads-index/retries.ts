import { setTimeout } from 'node:timers/promises';

const defaultDelaysMs = [500, 2_000, 5_000];

/**
 * Does the work, and does it again after a delay when it fails.
 *
 * @throws what the last try threw, or the reason of the signal.
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  delaysMs: readonly number[] = defaultDelaysMs,
): Promise<T> {
  for (const delay of delaysMs) {
    try {
      return await work();
    } catch {
      signal.throwIfAborted();
      await setTimeout(delay, undefined, { signal, ref: false });
    }
  }
  return work();
}
