import { setTimeout } from 'node:timers/promises';
import { defaultSearch } from '@/lib/ads/search';
import { adPath, adsCall } from '@/lib/api/calls';
import { api } from '@/lib/api/client/client';
import { ApiInvalidResponseError, ApiNotFoundError } from '@/lib/api/errors';
import { type RawPage, readWholePage } from '@/lib/api/schemas/lists';
import { isOnVercel } from '@/lib/config/config';

/** Calls at a time (docs/product.md#index-of-ads). */
export const maxConcurrentCalls = 4;
/** Milliseconds before each further try of a call; none on Vercel, where a function has little time. */
const retryDelaysMs = isOnVercel ? [] : [500, 2_000, 5_000];

/** The API of this site, without the caches. Its functions throw when it keeps failing, or when they are aborted. */
export const adsOfApi = {
  /** A page, from 1; `null` when the list ends before it. */
  async page(number: number, signal?: AbortSignal): Promise<RawPage | null> {
    const body = await getAgain(adsCall({ ...defaultSearch, page: number }), signal);
    if (body === null && number === 1) throw new ApiInvalidResponseError('ads: no first page');
    return body === null ? null : readWholePage('ads', body);
  },
  /** An ad as the API sends it; `null` when there is none. */
  ad: (id: number, signal?: AbortSignal): Promise<unknown> => getAgain(adPath(id), signal),
};

/** The body of a response, `null` for a 404; a call that fails is made again. */
async function getAgain(call: string, signal?: AbortSignal): Promise<unknown> {
  for (const delay of [...retryDelaysMs, null]) {
    try {
      return await api.get(call, signal);
    } catch (error) {
      if (error instanceof ApiNotFoundError) return null;
      signal?.throwIfAborted();
      if (delay === null) throw error;
      await setTimeout(delay, undefined, { ref: false, ...(signal && { signal }) });
    }
  }
}

export type AdsSource = typeof adsOfApi;

/**
 * Reads all pages of the list, a few at a time, up to one that counts more than `max` ads.
 * @throws {ApiInvalidResponseError} when it has fewer ads than the API says, or no end.
 */
export async function* walk(source: AdsSource, max: number, signal?: AbortSignal) {
  let [expected, pageSize, items] = [0, 1, 0];
  for (let last = 0, hasNext = true; hasNext; ) {
    // There is one more when the list has grown, or its pages are not all of one size.
    const left = Math.max(1, Math.ceil(expected / pageSize) - last);
    const length = Math.min(maxConcurrentCalls, left);
    const calls = Array.from({ length }, (_, index) => source.page(last + index + 1, signal));
    const pages = (await Promise.all(calls)).filter((page) => page !== null);
    for (const page of pages) {
      items += page.items.length;
      const isEmpty = page.items.length === 0 && page.hasNext;
      if (isEmpty || items > 2 * max) throw new ApiInvalidResponseError('ads: pages without end');
      [expected, pageSize] = [page.count, Math.max(pageSize, page.items.length)];
      yield page;
      if (page.count > max) return;
    }
    hasNext = pages.at(-1)?.hasNext ?? false;
    last += length;
  }
  // Some ads may go meanwhile, and move others to pages that have been read.
  const isCut = items < 0.99 * expected - pageSize;
  if (isCut) throw new ApiInvalidResponseError(`ads: ${items} of ${expected}`);
}
