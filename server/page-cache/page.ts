import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

/** What Next.js stores: a page (its HTML, the data of its router, its headers) or another response. */
export type Page = Parameters<FileSystemCache['set']>[1];

/** A cached page. */
export type CachedPage = {
  value: Page;
  /** When it was rendered, in milliseconds. */
  lastModified: number;
  cacheControl?: { revalidate: number | false; expire: number | undefined } | undefined;
  /** Its render start, on the clock `now` of lib/cache/refreshes.ts. */
  since: number;
};

/** The cache tags of a page. */
export function tagsOf(page: Page): string[] {
  const header = page && 'headers' in page ? page.headers?.['x-next-cache-tags'] : undefined;
  return typeof header === 'string' ? header.split(',') : [];
}

/** Bytes of a page beside its contents: headers, keys, the objects themselves. */
const overheadBytes = 2_000;

/** The bytes of a page, at most: a character of HTML may take two. */
export function sizeOf({ value }: CachedPage): number {
  if (!value || !('kind' in value)) return overheadBytes;
  if ('body' in value) return overheadBytes + value.body.length;
  if (!('html' in value)) return overheadBytes;
  const html = 2 * value.html.length;
  if (!('rscData' in value)) return overheadBytes + html;
  let segments = 0;
  for (const [path, data] of value.segmentData ?? []) segments += path.length + data.length + 100;
  return overheadBytes + html + (value.rscData?.length ?? 0) + segments;
}

/**
 * A page whose buffers own their bytes. Those of Next.js, and of values read from Redis, are small views
 * of large buffers, which they would keep in memory.
 */
export function compact(page: Page): Page {
  if (!page || !('rscData' in page)) return page;
  const { rscData, segmentData } = page;
  const segments =
    segmentData && new Map([...segmentData].map(([path, data]) => [path, own(data)]));
  return { ...page, rscData: rscData && own(rscData), segmentData: segments };
}

function own(data: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(data.length);
  data.copy(copy);
  return copy;
}
