import { ApiNotFoundError } from '@/lib/api/errors';
import { callTimeoutMs, sectionTimeoutMs } from '@/lib/api/limits';
import { dataStore } from '@/lib/api/resources/data-store';
import { listsCacheLife } from '@/lib/cache/lifetimes';
import { isOnVercel } from '@/lib/config/config';
import { firstEndIn, lifeOf, lifeUntil } from '@/lib/images/signed-url';
import { dependOn, limitLife, limitUse, setOutcome } from '@/lib/runtime/current-request';
import { logRepeated } from '@/lib/runtime/log/log';
import { now } from '@/lib/runtime/now';
import { withTimeout } from '@/lib/runtime/with-timeout';

/** The parameters that select one of the responses of a resource; part of its key. */
type Params = (string | number | null)[];

type Options<P extends Params, T> = {
  name: string;
  life: number;
  tags: (...params: P) => string[];
  request: (...params: P) => Promise<T>;
  /** The value for a 404 of the API; `undefined` where that is a failure. */
  absent?: (...params: P) => T | undefined;
  /** Whether that value is used while the API fails. By default it is not: something may exist by then. */
  keepsAbsent?: boolean;
  isDeleted?: (...params: P) => boolean;
  /** Removes from a stale response what has been deleted since. */
  withoutDeleted?: (value: T) => T;
};

/** Creates a resource of the API, whose responses are validated, stored, and served stale while the API fails. */
export function createResource<P extends Params, T>(options: Options<P, T>) {
  const { name, life, withoutDeleted = (value: T) => value } = options;
  const keyOf = (params: P) => `${name} ${JSON.stringify(params)}`;

  async function read(params: P, timeoutMs?: number): Promise<T> {
    const value = await readOrFallBack(params, timeoutMs);
    // A response that shows it may not be used after the first signed URL in it has ended.
    const end = firstEndIn(value);
    if (end !== null) limitLife(lifeUntil(end, life));
    if (end !== null && end > Date.now()) limitUse(end);
    return value;
  }

  async function readOrFallBack(params: P, timeoutMs?: number): Promise<T> {
    const tags = options.tags(...params);
    // Before it has been read: a request that comes after a change does not wait for this response.
    dependOn(tags, Number.POSITIVE_INFINITY);
    const since = now();
    // The webhook reaches one instance on Vercel: each calls the API for a page that the CDN does not have.
    const ownLife = isOnVercel && tags.length > 0 ? 0 : life;
    const storing = { lifeOf: (value: T) => lifeOf(value, ownLife), tags };
    try {
      const reading = dataStore().read(keyOf(params), storing, () => options.request(...params));
      const found = await (timeoutMs ? withTimeout(reading, timeoutMs) : reading);
      dependOn(found.tags, found.staleAt);
      return found.value;
    } catch (error) {
      limitLife(listsCacheLife);
      return fallBack(params, error, since);
    }
  }

  function fallBack(params: P, error: unknown, since: number): T {
    const key = keyOf(params);
    const isAbsent = error instanceof ApiNotFoundError || options.isDeleted?.(...params) === true;
    const absent = isAbsent ? options.absent?.(...params) : undefined;
    if (absent !== undefined) {
      dataStore().setAbsent(key, absent, options.tags(...params), since);
      return absent;
    }
    const stale = dataStore().getStale(key, options.keepsAbsent);
    if (stale === null) throw error;
    logRepeated('warn', { event: 'stale response used', entity: name, error: String(error) });
    return withoutDeleted(stale.value as T);
  }

  async function readOrNull(params: P, timeoutMs: number, onFailure?: () => void) {
    try {
      return await read(params, timeoutMs);
    } catch (error) {
      logRepeated('warn', { event: 'call failed', error: String(error) });
      onFailure?.();
      return null;
    }
  }

  return {
    /** The response; a stale one while the API fails (RFC 5861, stale-if-error). @throws {ApiError} without any. */
    read: (...params: P): Promise<T> => read(params),

    /** For an optional section, which shows a message for `null`; never throws. A page with a failed one is not stored. */
    async readSection(...params: P): Promise<T | null> {
      // Without a stored response it may take as long as the page: a slow section has not failed.
      const timeoutMs = dataStore().has(keyOf(params)) ? sectionTimeoutMs : callTimeoutMs;
      return readOrNull(params, timeoutMs, () => setOutcome('incomplete'));
    },

    /** For links that a page is complete without; never throws. Without them the page is stored for a minute. */
    readOrNull: (...params: P): Promise<T | null> => readOrNull(params, sectionTimeoutMs),
  };
}
