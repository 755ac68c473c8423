import { deserialize, serialize } from 'node:v8';
import { BoundedCache } from '@/lib/cache/bounded-cache';
import { log } from '@/lib/log/log';
import { processSingleton } from '@/lib/process-singleton';

/** Bytes of what is remembered, of all kinds: some thousand pages of ads. */
const room = 32_000_000;

// As bytes: they are seldom looked at, and take a fifth of the room.
const responses = processSingleton(
  'last-good',
  () => new BoundedCache<Buffer>(room, ({ length }) => length),
);

/** The last good answers of one kind, by what was asked; the least used go first. */
export type StaleIfError<T> = {
  kind: string;
  get(requested: string): T | undefined;
  /** The last good answer in the place of a failure, which is logged; throws it if there is none. */
  getInstead(requested: string, failure: unknown): T;
  set(requested: string, response: T): void;
  /**
   * Told that an answer came from a cache of Next.js: it is in use, and stays, or is here again when
   * others took its room. Such a cache forgets it as soon as it is due.
   */
  keep(requested: string, response: T): void;
  forget(requested: string): void;
};

/**
 * Remembers the last good answers of the API, so that what was good stays while it fails
 * (product.md, « API failing »): the caches of Next.js drop theirs when they are due.
 *
 * @param whatIsLeft of an answer, without what is known to be gone since.
 */
export function staleIfError<T>(
  kind: string,
  whatIsLeft: (response: T) => T = (response) => response,
): StaleIfError<T> {
  const keyOf = (requested: string) => `${kind} ${requested}`;
  const get = (requested: string) => {
    const bytes = responses.get(keyOf(requested));
    return bytes && whatIsLeft(deserialize(bytes) as T);
  };
  return {
    kind,
    get,
    getInstead(requested, failure) {
      const response = get(requested);
      if (response === undefined) throw failure;
      log({ event: 'stale response used', entity: kind, error: String(failure) });
      return response;
    },
    set: (requested, response) => responses.set(keyOf(requested), serialize(response)),
    keep(requested, response) {
      if (responses.get(keyOf(requested)) === undefined)
        responses.set(keyOf(requested), serialize(response));
    },
    forget: (requested) => responses.delete(keyOf(requested)),
  };
}
