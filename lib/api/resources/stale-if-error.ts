import { deserialize, serialize } from 'node:v8';
import { BoundedCache } from '@/lib/cache/bounded-cache';
import { log } from '@/lib/log/log';
import { processSingleton } from '@/lib/process-singleton';

/** Bytes of what is remembered, of all kinds: some thousand pages of ads. */
const room = 32_000_000;

// As bytes: they are seldom looked at, and take a fifth of the room.
const answers = processSingleton(
  'last-good',
  () => new BoundedCache<Buffer>(room, ({ length }) => length),
);

/** The last good answers of one kind, by what was asked; the least used go first. */
export type LastGood<T> = {
  kind: string;
  get(asked: string): T | undefined;
  /** The last good answer in the place of a failure, which is logged; throws it if there is none. */
  getInstead(asked: string, failure: unknown): T;
  set(asked: string, answer: T): void;
  /**
   * Told that an answer came from a cache of Next.js: it is in use, and stays, or is here again when
   * others took its room. Such a cache forgets it as soon as it is due.
   */
  keep(asked: string, answer: T): void;
  forget(asked: string): void;
};

/**
 * Remembers the last good answers of the API, so that what was good stays while it fails
 * (product.md, « API failing »): the caches of Next.js drop theirs when they are due.
 *
 * @param whatIsLeft of an answer, without what is known to be gone since.
 */
export function lastGood<T>(
  kind: string,
  whatIsLeft: (answer: T) => T = (answer) => answer,
): LastGood<T> {
  const keyOf = (asked: string) => `${kind} ${asked}`;
  const get = (asked: string) => {
    const bytes = answers.get(keyOf(asked));
    return bytes && whatIsLeft(deserialize(bytes) as T);
  };
  return {
    kind,
    get,
    getInstead(asked, failure) {
      const answer = get(asked);
      if (answer === undefined) throw failure;
      log({ event: 'last good answer given', entity: kind, error: String(failure) });
      return answer;
    },
    set: (asked, answer) => answers.set(keyOf(asked), serialize(answer)),
    keep(asked, answer) {
      if (answers.get(keyOf(asked)) === undefined) answers.set(keyOf(asked), serialize(answer));
    },
    forget: (asked) => answers.delete(keyOf(asked)),
  };
}
