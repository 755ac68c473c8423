import { log } from '@/lib/api/log';

/** How many answers of one kind are remembered; of the size of a page of ads, about 15 MB. */
const limit = 500;

const key = Symbol.for('medireleve.last-good');
// One for the process: Next.js loads this module once for pages and once for route handlers.
const registry = globalThis as unknown as Record<symbol, Map<string, unknown> | undefined>;
const answers = registry[key] ?? new Map<string, unknown>();
registry[key] = answers;

/** What is asked, of a kind that has but one answer. */
export const only = 'only';

/** The last good answers of one kind, by what was asked; the least recently used go first. */
export type LastGood<T> = {
  kind: string;
  get(asked: string): T | undefined;
  /** The last good answer in the place of a failure, which is logged; throws it if there is none. */
  getInstead(asked: string, failure: unknown): T;
  set(asked: string, answer: T): void;
  forget(asked: string): void;
};

/**
 * Remembers the last good answers of the API, so that what was good stays while it fails
 * (product.md, « API failing »): the caches of Next.js drop theirs when they are due.
 */
export function lastGood<T>(kind: string): LastGood<T> {
  const known = (answers.get(kind) ?? new Map()) as Map<string, T>;
  answers.set(kind, known);
  return {
    kind,
    get,
    getInstead(asked, failure) {
      const answer = get(asked);
      if (answer === undefined) throw failure;
      log({ event: 'last good answer given', entity: kind, error: String(failure) });
      return answer;
    },
    set: touch,
    forget: (asked) => void known.delete(asked),
  };

  function get(asked: string): T | undefined {
    const answer = known.get(asked);
    if (answer !== undefined) touch(asked, answer);
    return answer;
  }

  function touch(asked: string, answer: T): void {
    known.delete(asked);
    known.set(asked, answer);
    if (known.size <= limit) return;
    const [oldest] = known.keys();
    if (oldest !== undefined) known.delete(oldest);
  }
}
