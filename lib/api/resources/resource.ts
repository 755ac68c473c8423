import { unstable_cache } from 'next/cache';
import { listsCacheLife } from '@/lib/api/cache';
import { ApiNotFoundError } from '@/lib/api/errors';
import { callTimeoutMs, sectionTimeoutMs } from '@/lib/api/limits';
import { limitPageLife, limitToUrls, markIncomplete } from '@/lib/api/resources/page-life';
import { staleIfError } from '@/lib/api/resources/stale-if-error';
import { log } from '@/lib/log/log';
import { withTimeout } from '@/lib/with-timeout';

/** What selects one of the responses of a resource; part of its cache key. */
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
  /** Whether a response is stored for stale-if-error; by default, each is. */
  isRemembered?: (...params: P) => boolean;
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
 * Creates a resource of the API: its responses are validated, cached under their tags, and served
 * stale while the API fails.
 */
export function createResource<P extends Params, T>(options: Options<P, T>): Resource<P, T> {
  const { name, life, read, isRemembered = () => true } = options;
  const last = staleIfError<T>(name, options.withoutDeleted);
  /** Pages that are rendered at the same time share one request. */
  const pending = new Map<string, Promise<T>>();

  function readOnce(key: string, params: P): Promise<T> {
    const running = pending.get(key);
    if (running !== undefined) return running;
    const reading = read(...params)
      .then((value) => {
        if (isRemembered(...params)) last.set(key, value);
        return value;
      })
      .finally(() => pending.delete(key));
    pending.set(key, reading);
    return reading;
  }

  /** From the data cache of Next.js, else from the API. */
  function load(key: string, params: P): Promise<T> {
    // Bound: the source of a function is part of its cache key, and differs from bundle to bundle.
    const cached = unstable_cache(readOnce.bind(null, key, params), [name, key], {
      revalidate: life,
      tags: options.tags(...params),
    });
    return cached();
  }

  async function get(params: P, timeoutMs?: number): Promise<T> {
    const value = await getOrFallBack(params, timeoutMs);
    await limitToUrls(value, life);
    return value;
  }

  async function getOrFallBack(params: P, timeoutMs?: number): Promise<T> {
    const key = JSON.stringify(params);
    const wasStored = last.has(key);
    try {
      const loading = load(key, params);
      const value = await (timeoutMs === undefined ? loading : withTimeout(loading, timeoutMs));
      const isWanted = isRemembered(...params) && options.isDeleted?.(...params) !== true;
      // What was stored just now is not in use yet: a flood of searches would evict what is.
      const isNew = !wasStored && last.has(key);
      if (isWanted && !isNew) last.keep(key, value);
      return value;
    } catch (error) {
      await limitPageLife(listsCacheLife);
      return fallBack(key, params, error);
    }
  }

  function fallBack(key: string, params: P, error: unknown): T {
    const isAbsent = error instanceof ApiNotFoundError || options.isDeleted?.(...params) === true;
    const absent = isAbsent ? options.absent?.(...params) : undefined;
    if (absent === undefined) return last.getInstead(key, error);
    // While the API fails, a cached 404 may be wrong.
    if (absent === null) last.forget(key);
    else last.set(key, absent);
    return absent;
  }

  async function getOr<F>(
    params: P,
    timeoutMs: number,
    onFailure: () => Promise<F>,
  ): Promise<T | F> {
    try {
      return await get(params, timeoutMs);
    } catch (error) {
      log({ event: 'call failed', error: String(error) });
      return onFailure();
    }
  }

  return {
    get: (...params) => get(params),
    getOrNull: (...params) => getOr(params, sectionTimeoutMs, async () => null),
    async getSection(...params) {
      const failed = Symbol('failed');
      const timeoutMs = last.has(JSON.stringify(params)) ? sectionTimeoutMs : callTimeoutMs;
      const content = await getOr(params, timeoutMs, async () => {
        await markIncomplete();
        return failed as typeof failed;
      });
      return content === failed ? { kind: 'failed' } : { kind: 'loaded', content: content as T };
    },
  };
}
