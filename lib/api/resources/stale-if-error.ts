import { BoundedCache } from '@/lib/cache/bounded-cache';
import { compressValue, decompressValue } from '@/lib/cache/compressed-value';
import { log } from '@/lib/log/log';
import { processSingleton } from '@/lib/process-singleton';

/** Bytes of the stored responses of all kinds: some thousand pages of ads. */
const maxBytes = 12_000_000;

// Compressed: they are seldom read, and take a twentieth of the memory.
const responses = processSingleton(
  'last-good',
  () => new BoundedCache<Buffer>(maxBytes, ({ length }) => length, 'stale-if-error'),
);

/** The stored responses of one kind, by cache key; the least used are evicted first. */
export type StaleIfError<T> = {
  kind: string;
  get(requested: string): T | undefined;
  has(requested: string): boolean;
  /** The stored response in the place of a failure, which is logged; throws the failure if there is none. */
  getInstead(requested: string, failure: unknown): T;
  set(requested: string, response: T): void;
  /**
   * Marks a response read from a cache of Next.js as used, and stores it again when it was evicted here.
   * The caches of Next.js drop a response when it expires.
   */
  keep(requested: string, response: T): void;
  forget(requested: string): void;
};

/**
 * Stores the last valid responses of the API, to use them while it fails (product.md, « API failing »):
 * the caches of Next.js drop theirs when they expire.
 *
 * @param whatIsLeft removes from a response what has been deleted since.
 */
export function staleIfError<T>(
  kind: string,
  whatIsLeft: (response: T) => T = (response) => response,
): StaleIfError<T> {
  const keyOf = (requested: string) => `${kind} ${requested}`;
  const get = (requested: string) => {
    const bytes = responses.get(keyOf(requested));
    return bytes && whatIsLeft(decompressValue(bytes) as T);
  };
  const set = (requested: string, response: T) =>
    responses.set(keyOf(requested), compressValue(response));
  return {
    kind,
    get,
    has: (requested) => responses.has(keyOf(requested)),
    getInstead(requested, failure) {
      const response = get(requested);
      if (response === undefined) throw failure;
      log({ event: 'stale response used', entity: kind, error: String(failure) });
      return response;
    },
    set,
    keep(requested, response) {
      if (responses.get(keyOf(requested)) === undefined) set(requested, response);
    },
    forget: (requested) => responses.delete(keyOf(requested)),
  };
}
