import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { unstable_cache } from 'next/cache';
import pLimit from 'p-limit';
import { type AdsSource, maxConcurrentCalls } from '@/lib/api/ads-index/source';
import { assertNotEmpty } from '@/lib/api/ads-index/walk-ads';
import { ApiInvalidResponseError } from '@/lib/api/errors';
import type { RawPage } from '@/lib/api/resources/paged';
import { now } from '@/lib/cache/refreshes';
import { config } from '@/lib/config';

/** The tag of the manifest, to have another snapshot made. */
export const snapshotTag = 'ads-snapshot';

/** Seconds after which another is made (product.md, « Index »). */
const manifestLife = 15 * 60;
/** Seconds: longer than a snapshot is in use. */
const chunkLife = 24 * 60 * 60;
/**
 * Ads of a chunk, some 300 kB: an entry of Vercel's data cache has 2 MB at most.
 *
 * @see https://vercel.com/docs/caching/runtime-cache/data-cache#limits
 */
const adsOfChunk = 1_000;

/** What a snapshot of the API holds. */
export type CachedManifest = {
  /** When it was made, on the clock of the refreshes. */
  at: number;
  /** How many ads the API has. */
  count: number;
  pageSize: number;
};

/**
 * The manifest of the snapshot in the data cache of Next.js; it is made when there is none. To be called within a
 * request.
 *
 * @throws {ApiError} when the API fails.
 */
export function readManifest(source: AdsSource): Promise<CachedManifest> {
  return cached([], { revalidate: manifestLife, tags: [snapshotTag] }, async () => {
    const at = now();
    const { count, items } = await pageOf(source, 1);
    return { at, count, pageSize: Math.max(1, items.length) };
  });
}

/**
 * The ads of a snapshot, chunk by chunk, as they are on the wire; those that the data cache has not are requested.
 *
 * @throws {ApiError} when the API fails.
 */
export async function* readChunks(
  source: AdsSource,
  { at, count, pageSize }: CachedManifest,
): AsyncGenerator<unknown[]> {
  const pages = Math.ceil(count / pageSize);
  const pagesOfChunk = Math.max(1, Math.floor(adsOfChunk / pageSize));
  for (let first = 1; first <= pages; first += pagesOfChunk) {
    const last = Math.min(pages, first + pagesOfChunk - 1);
    const text = await cached([`${at}`, `${first}`], { revalidate: chunkLife }, () =>
      requestChunk(source, first, last),
    );
    yield unpack(text);
  }
}

/** A chunk as text. */
async function requestChunk(source: AdsSource, first: number, last: number): Promise<string> {
  const limit = pLimit(maxConcurrentCalls);
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const pages = await Promise.all(numbers.map((number) => limit(() => pageOf(source, number))));
  const items = pages.flatMap((page) => page.items);
  return brotliCompressSync(JSON.stringify(items), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  }).toString('base64');
}

function unpack(chunk: string): unknown[] {
  return JSON.parse(brotliDecompressSync(Buffer.from(chunk, 'base64')).toString());
}

/** A page of the list; an empty one when the list has become shorter than its count said. */
async function pageOf(source: AdsSource, number: number): Promise<RawPage> {
  const page = await source.page(number);
  if (page === null) {
    if (number === 1) throw new ApiInvalidResponseError('ads: no first page');
    return { count: 0, items: [], hasNext: false };
  }
  assertNotEmpty(page);
  return page;
}

function cached<T>(
  key: string[],
  options: { revalidate: number; tags?: string[] },
  read: () => Promise<T>,
): Promise<T> {
  // Vercel's data cache outlives a deployment, and with it another API. Bound: the source of a function is part of its
  // key, and differs from bundle to bundle.
  return unstable_cache(read.bind(null), ['ads snapshot', config.API_URL, ...key], options)();
}
