import { ApiNotFoundError } from '@/lib/api/errors';
import { callTimeoutMs, sectionTimeoutMs } from '@/lib/api/limits';
import { dataStore } from '@/lib/api/resources/data-store';
import { listsCacheLife } from '@/lib/cache/lifetimes';
import { firstEndIn, lifeOf, lifeUntil } from '@/lib/images/signed-url';
import { log } from '@/lib/runtime/log/log';
import { dependOn, limitLife, limitUse, setOutcome } from '@/lib/runtime/response-state';
import { withTimeout } from '@/lib/runtime/with-timeout';

/** What selects one of the responses of a resource; part of its key. */
type Params = (string | number | null)[];

type Options<P extends Params, T> = {
  name: string;
  /** How long a response is fresh, in seconds. */
  life: number;
  tags: (...params: P) => string[];
  /** Requests it from the API, and validates it. */
  read: (...params: P) => Promise<T>;
  /** The value for a 404 of the API, where it is no failure; `undefined` where it is one. */
  absent?: (...params: P) => T | undefined;
  /** Whether the webhook has said that it is deleted. */
  isDeleted?: (...params: P) => boolean;
  /** Removes from a stale response what has been deleted since. */
  withoutDeleted?: (value: T) => T;
};

/** An optional section of a page, which shows a message when the API fails. */
type Section<T> = { kind: 'loaded'; content: T } | { kind: 'failed' };

type Resource<P extends Params, T> = {
  /**
   * The response of the API; a stale one when the API fails (RFC 5861, stale-if-error).
   *
   * @throws {ApiError} when the API fails and no stale response is stored.
   */
  get(...params: P): Promise<T>;
  /**
   * The same for an optional section: never throws. A page with a failed section is not stored. Waits as long as for
   * the page itself when no response is stored: a section that is merely slow has not failed.
   */
  getSection(...params: P): Promise<Section<T>>;
  /** The same for links a page is complete without: never throws; the page is stored for a minute. */
  getOrNull(...params: P): Promise<T | null>;
};

/**
 * Creates a resource of the API: its responses are validated, stored under their tags, and served stale while the API
 * fails. The response to the current request is fresh no longer than they are.
 */
export function createResource<P extends Params, T>(options: Options<P, T>): Resource<P, T> {
  const { name, life, read, withoutDeleted = (value: T) => value } = options;

  async function get(params: P, timeoutMs?: number): Promise<T> {
    const value = await getOrFallBack(params, timeoutMs);
    limitToUrls(value, life);
    return value;
  }

  async function getOrFallBack(params: P, timeoutMs?: number): Promise<T> {
    const key = keyOf(name, params);
    const tags = options.tags(...params);
    try {
      const reading = dataStore().read(key, { lifeOf: (value) => lifeOf(value, life), tags }, () =>
        read(...params),
      );
      const found = await (timeoutMs === undefined ? reading : withTimeout(reading, timeoutMs));
      dependOn(found.tags, found.staleAt);
      return found.value;
    } catch (error) {
      limitLife(listsCacheLife, tags);
      return fallBack(params, error);
    }
  }

  function fallBack(params: P, error: unknown): T {
    const key = keyOf(name, params);
    const isAbsent = error instanceof ApiNotFoundError || options.isDeleted?.(...params) === true;
    const absent = isAbsent ? options.absent?.(...params) : undefined;
    if (absent === undefined) {
      const stale = dataStore().getStale(key);
      if (stale === null) throw error;
      log({ event: 'stale response used', entity: name, error: String(error) });
      return withoutDeleted(stale.value as T);
    }
    // While the API fails, that there was nothing may be wrong by now.
    if (absent === null) dataStore().delete(key);
    else dataStore().setStale(key, absent, options.tags(...params));
    return absent;
  }

  async function getOr<F>(params: P, timeoutMs: number, onFailure: () => F): Promise<T | F> {
    try {
      return await get(params, timeoutMs);
    } catch (error) {
      log({ event: 'call failed', error: String(error) });
      return onFailure();
    }
  }

  return {
    get: (...params) => get(params),
    getOrNull: (...params) => getOr(params, sectionTimeoutMs, () => null),
    async getSection(...params) {
      const failed = Symbol('failed');
      const hasStale = dataStore().has(keyOf(name, params));
      const timeoutMs = hasStale ? sectionTimeoutMs : callTimeoutMs;
      const content = await getOr(params, timeoutMs, () => {
        setOutcome('incomplete');
        return failed as typeof failed;
      });
      return content === failed ? { kind: 'failed' } : { kind: 'loaded', content: content as T };
    },
  };
}

/** A response that shows a value is not used after the first signed URL in it has ended. */
function limitToUrls(value: unknown, life: number): void {
  const end = firstEndIn(value);
  if (end === null) return;
  limitLife(lifeUntil(end, life));
  // What has ended already is not shown.
  if (end > Date.now()) limitUse(end);
}

/** The key of a response in the store. */
function keyOf(name: string, params: Params): string {
  return `${name} ${JSON.stringify(params)}`;
}
