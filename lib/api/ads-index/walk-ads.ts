import pLimit from 'p-limit';
import { withRetries } from '@/lib/api/ads-index/retries';
import { type AdsSource, maxConcurrentCalls } from '@/lib/api/ads-index/source';
import { ApiInvalidResponseError } from '@/lib/api/errors';
import type { RawPage } from '@/lib/api/resources/paged';

/** The list has more ads than the index may hold. */
export class TooManyAdsError extends Error {
  override name = 'TooManyAdsError';
  readonly count: number;

  constructor(count: number) {
    super(`${count} ads`);
    this.count = count;
  }
}

type ReadPage = { count: number; size: number; hasNext: boolean };

type Options = {
  /** The most ads there may be. */
  max: number;
  signal: AbortSignal;
  /** Takes the items of a page. */
  onPage: (items: unknown[], since: number) => Promise<void>;
  /** The time, on the clock of the refreshes. */
  now: () => number;
  /** Milliseconds before each further try of a page. */
  retryDelaysMs?: readonly number[];
};

/**
 * Reads all pages of the list, whatever their size, four at a time. A page that fails is tried again.
 * Gives how many calls that took.
 *
 * @throws {TooManyAdsError} when there are more ads than `max`.
 * @throws {ApiError} when a page keeps failing, or the pages do not hold what they say: nobody then knows
 *   which ads are gone.
 */
export async function walkAds(source: AdsSource, options: Options): Promise<number> {
  const { max, onPage, now, retryDelaysMs } = options;
  const failure = new AbortController();
  const signal = AbortSignal.any([options.signal, failure.signal]);
  let calls = 0;
  let items = 0;

  /** What there is to say of a page; its items would keep a large list in memory until the last page. */
  async function read(number: number): Promise<ReadPage | null> {
    const request = async () => {
      calls += 1;
      const since = now();
      const found = await source.page(number, signal);
      return found && { ...found, since };
    };
    const page = await withRetries(request, signal, retryDelaysMs);
    if (page === null) return null;
    if (page.count > max) throw new TooManyAdsError(page.count);
    assertNotEmpty(page);
    items += page.items.length;
    await onPage(page.items, page.since);
    return { count: page.count, size: page.items.length, hasNext: page.hasNext };
  }

  const first = await read(1);
  if (first === null) throw nonsense('no first page');
  let last: ReadPage | null = first;
  let number = 1;
  if (first.hasNext) {
    const pages = Math.ceil(first.count / first.size);
    const limit = pLimit({ concurrency: maxConcurrentCalls, rejectOnClear: true });
    try {
      const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
        limit(() => read(index + 2)),
      );
      last = (await Promise.all(others)).at(-1) ?? last;
      number = Math.max(pages, 1);
    } catch (error) {
      limit.clearQueue();
      failure.abort(error);
      throw error;
    }
  }
  // The list has grown meanwhile, or its pages are not all of the size of the first.
  while (last?.hasNext) {
    if (items > 2 * max) throw nonsense('pages without end');
    number += 1;
    last = await read(number);
  }
  assertWhole(items, first.count, first.size);
  return calls;
}

/** @throws {ApiInvalidResponseError} when a page is empty, and not the last. */
export function assertNotEmpty({ items, hasNext }: RawPage): void {
  if (items.length === 0 && hasNext) throw nonsense('an empty page before the last');
}

/**
 * Some ads may go while all are read, and move others to pages that have been read.
 *
 * @throws {ApiInvalidResponseError} when fewer ads were read than that explains.
 */
export function assertWhole(items: number, count: number, pageSize: number): void {
  if (items < 0.99 * count - pageSize) throw nonsense(`${items} of ${count}`);
}

function nonsense(what: string): ApiInvalidResponseError {
  return new ApiInvalidResponseError(`ads: ${what}`);
}
