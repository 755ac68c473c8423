import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { type AdsSource, maxConcurrentCalls, withRetries } from '@/lib/api/ads-index/source';
import { ApiInvalidResponseError } from '@/lib/api/errors';
import type { RawPage } from '@/lib/api/resources/paged';

/** A reading of the whole list. Instances that share it read each page once. */
type Walk = {
  id: string;
  /** Milliseconds since it started. */
  ageMs: number;
  /** Where the feed of refreshes that instances share was then; `null` for an instance alone. */
  position: string | null;
};

type ReadPages = () => Promise<RawPage[]>;

/** Where instances share the pages of a walk. */
export type WalkStore = {
  /** How many pages are read, and stored, at a time. */
  pagesAtATime: (pageSize: number) => number;
  /** The current walk; with Redis never one that this instance has begun to read before. */
  walk(signal: AbortSignal): Promise<Walk>;
  /** The pages of a walk from a number: those that are stored, otherwise those that are read. */
  pages(walk: Walk, first: number, read: ReadPages, signal: AbortSignal): Promise<RawPage[]>;
};

/** Shares nothing: the store of an instance alone. */
export const ownWalks: WalkStore = {
  pagesAtATime: () => maxConcurrentCalls,
  walk: async () => ({ id: randomUUID(), ageMs: 0, position: null }),
  pages: (_walk, _first, read) => read(),
};

/**
 * Reads all pages of the list, whatever their size, some at a time.
 *
 * @param read returns the pages from one number to another; fewer when the list ends before.
 * @throws {ApiInvalidResponseError} when they do not hold as many ads as they say: then it is unknown which are gone.
 */
export async function* wholeList(
  read: (first: number, last: number) => Promise<RawPage[]>,
  pagesAtATime: (pageSize: number) => number,
  max: number,
): AsyncGenerator<{ count: number; items: unknown[] }> {
  let pages = await read(1, 1);
  const [first] = pages;
  if (first === undefined) throw new ApiInvalidResponseError('ads: no first page');
  const pageSize = Math.max(1, first.items.length);
  let items = 0;
  for (let last = 1; pages.length > 0; ) {
    const found = pages.flatMap((page) => page.items);
    items += found.length;
    if (items > 2 * max) throw new ApiInvalidResponseError('ads: pages without end');
    yield { count: Math.max(...pages.map((page) => page.count)), items: found };
    if (!pages.at(-1)?.hasNext) break;
    const next = last + 1;
    last = Math.min(last + pagesAtATime(pageSize), Math.ceil(first.count / pageSize));
    // There are more when the list has grown, or its pages are not all of the size of the first.
    last = Math.max(next, last);
    pages = await read(next, last);
  }
  // Some ads may go meanwhile, and move others to pages that have been read.
  const isCut = items < 0.99 * first.count - pageSize;
  if (isCut) throw new ApiInvalidResponseError(`ads: ${items} of ${first.count}`);
}

/**
 * Requests the pages from one number to another, four at a time; fewer when the list ends before. A page that fails is
 * requested again.
 *
 * @throws {ApiError} when a page keeps failing, or is empty and not the last.
 */
export async function requestPages(
  source: AdsSource,
  [first, last]: [number, number],
  delaysMs: readonly number[],
  signal: AbortSignal,
): Promise<RawPage[]> {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const found = await pLimit(maxConcurrentCalls).map(numbers, (number) =>
    withRetries(() => source.page(number, signal), delaysMs, signal),
  );
  const pages = found.filter((page) => page !== null);
  const isCut = pages.some(({ items, hasNext }) => items.length === 0 && hasNext);
  if (isCut) throw new ApiInvalidResponseError('ads: an empty page before the last');
  return pages;
}
