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

/** Items of the list as the API sends them, and how many ads it says there are in all. */
export type Chunk = { count: number; items: unknown[] };

/**
 * Reads all pages of the list, a few at a time, up to those that count more than `max` ads.
 * @throws {ApiInvalidResponseError} when it has fewer ads than the API says, or no end.
 */
export async function* walk(source: AdsSource, max: number, signal?: AbortSignal) {
  let pages = await readPages(source, [1], signal);
  const [{ count: expected, items: ofFirst } = { count: 0, items: [] }] = pages;
  const pageSize = Math.max(1, ofFirst.length);
  let items = 0;
  for (let last = 1; ; ) {
    const chunk: Chunk = {
      count: Math.max(0, ...pages.map(({ count }) => count)),
      items: pages.flatMap((page) => page.items),
    };
    items += chunk.items.length;
    if (items > 2 * max) throw new ApiInvalidResponseError('ads: pages without end');
    yield chunk;
    if (chunk.count > max) return;
    if (!pages.at(-1)?.hasNext) break;
    // There is one more when the list has grown, or its pages are not all of the size of the first.
    const left = Math.max(1, Math.ceil(expected / pageSize) - last);
    const length = Math.min(maxConcurrentCalls, left);
    const numbers = Array.from({ length }, (_, index) => last + index + 1);
    pages = await readPages(source, numbers, signal);
    last += length;
  }
  // Some ads may go meanwhile, and move others to pages that have been read.
  const isCut = items < 0.99 * expected - pageSize;
  if (isCut) throw new ApiInvalidResponseError(`ads: ${items} of ${expected}`);
}

async function readPages(source: AdsSource, numbers: number[], signal?: AbortSignal) {
  const found = await Promise.all(numbers.map((number) => source.page(number, signal)));
  const pages = found.filter((page) => page !== null);
  const isCut = pages.some(({ items, hasNext }) => items.length === 0 && hasNext);
  if (isCut) throw new ApiInvalidResponseError('ads: an empty page before the last');
  return pages;
}
