import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { PublishedAd } from '@/lib/ads/ad';
import { defaultSearch } from '@/lib/ads/search';
import { adPath, adsCall } from '@/lib/api/calls';
import { api } from '@/lib/api/client/client';
import { ApiInvalidResponseError, nullWhenAbsent } from '@/lib/api/errors';
import { adReader } from '@/lib/api/schemas/ad';
import { type RawPage, readItem, readWholePage } from '@/lib/api/schemas/lists';

/** Calls at a time (docs/product.md#index-of-ads). */
export const maxConcurrentCalls = 4;
const maxPagesAtATime = 25;

/** The API of this site, without the caches. Its functions throw an {@link ApiError} when it fails. */
export const adsOfApi = {
  /** A page, from 1; `null` when the list ends before it. */
  async page(number: number, signal: AbortSignal): Promise<RawPage | null> {
    const call = api.get(adsCall({ ...defaultSearch, page: number }), signal);
    const body = await (number > 1 ? call.catch(nullWhenAbsent) : call);
    return body === null ? null : readWholePage('ads', body);
  },
  async ad(id: number, signal: AbortSignal): Promise<PublishedAd | null> {
    const body = await api.get(adPath(id), signal).catch(nullWhenAbsent);
    return body === null ? null : readItem(adReader, body);
  },
};

export type AdsSource = typeof adsOfApi;

/** One read of the whole list. */
type Walk = {
  id: string;
  ageMs: number;
  /** Ads that were deleted since. */
  deleted?: readonly number[];
};

type Pages = Promise<RawPage[]>;

/** Pages that another instance has stored. */
export const pagesSchema: z.ZodType<RawPage[]> = z.array(
  z.object({ count: z.number(), items: z.array(z.unknown()), hasNext: z.boolean() }),
);

/** Where the instances on Vercel share the pages of a walk. */
export type WalkStore = {
  /** Ads that are read and stored at a time. */
  adsAtATime: number;
  /** The current walk, or a new one. */
  walk(isNew: boolean): Promise<Walk>;
  /** The stored pages of a range of a walk, such as « 2-26 »; otherwise what `read` returns. */
  pages(walk: Walk, range: string, read: () => Pages): Pages;
  /** Makes a walk that has read all pages the current one. @param isOff whether there are too many ads. */
  finish?(walk: Walk, isOff: boolean): Promise<void>;
};

/** Shares nothing: the store of any other instance. */
export const ownWalks: WalkStore = {
  // Few: ads that wait to be put are garbage that is collected late.
  adsAtATime: 80,
  walk: async () => ({ id: randomUUID(), ageMs: 0 }),
  pages: (_walk, _range, read) => read(),
};

/**
 * Reads all pages of the list, up to one that counts more than `max` ads.
 * @throws {ApiInvalidResponseError} when it has fewer ads than the API says.
 */
export async function* wholeList(
  read: (first: number, last: number) => Pages,
  { max, adsAtATime }: { max: number; adsAtATime: number },
) {
  let pages = await read(1, 1);
  const [first] = pages;
  if (first === undefined) throw new ApiInvalidResponseError('ads: no first page');
  const pageSize = Math.max(1, first.items.length);
  const pagesAtATime = Math.max(1, Math.min(maxPagesAtATime, Math.floor(adsAtATime / pageSize)));
  let items = 0;
  for (let last = 1; pages.length > 0; ) {
    const found = pages.flatMap((page) => page.items);
    items += found.length;
    if (items > 2 * max) throw new ApiInvalidResponseError('ads: pages without end');
    const count = Math.max(...pages.map((page) => page.count));
    if (count > max || !pages.at(-1)?.hasNext) {
      yield { count, items: found };
      break;
    }
    const next = last + 1;
    // There are more when the list has grown, or its pages are not all of the size of the first.
    last = Math.max(next, Math.min(last + pagesAtATime, Math.ceil(first.count / pageSize)));
    // They arrive while these are put.
    const reading = read(next, last);
    reading.catch(() => {});
    yield { count, items: found };
    pages = await reading;
  }
  // Some ads may go meanwhile, and move others to pages that have been read.
  const isCut = items < 0.99 * first.count - pageSize;
  if (isCut) throw new ApiInvalidResponseError(`ads: ${items} of ${first.count}`);
}

/** Requests a range of pages. @throws {ApiError} when one keeps failing, or is empty before the last. */
export async function requestPages(
  source: AdsSource,
  [first, last]: [number, number],
  delaysMs: readonly number[],
  signal: AbortSignal,
): Promise<RawPage[]> {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const limit = pLimit(maxConcurrentCalls);
  const found = await limit
    .map(numbers, (number) => withRetries(() => source.page(number, signal), delaysMs, signal))
    // After a failure the others are not needed.
    .finally(() => limit.clearQueue());
  const pages = found.filter((page) => page !== null);
  const isCut = pages.some(({ items, hasNext }) => items.length === 0 && hasNext);
  if (isCut) throw new ApiInvalidResponseError('ads: an empty page before the last');
  return pages;
}

/** Runs the work, and again after each delay while it fails. @throws what the last try threw, or when aborted. */
export async function withRetries<T>(
  work: () => Promise<T>,
  delaysMs: readonly number[],
  signal: AbortSignal,
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
