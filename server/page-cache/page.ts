import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

/** What Next.js has for a page: its HTML, what its router asks for, and headers; or an answer. */
export type Page = Parameters<FileSystemCache['set']>[1];

/** A page that is kept. */
export type CachedPage = {
  value: Page;
  /** When it was made, in milliseconds. */
  lastModified: number;
  /** How long it is good for. */
  cacheControl?: { revalidate: number | false; expire: number | undefined } | undefined;
  /** When it was begun (`now`, lib/cache/refreshes.ts). */
  since: number;
};

/** The tags that a page can be refreshed by. */
export function tagsOf(page: Page): string[] {
  const header = page && 'headers' in page ? page.headers?.['x-next-cache-tags'] : undefined;
  return typeof header === 'string' ? header.split(',') : [];
}

/** What a page takes beside its contents: headers, keys, the objects themselves. */
const frame = 2_000;

/** Bytes a page takes, at most: a character of HTML may take two. */
export function sizeOf({ value }: CachedPage): number {
  if (!value || !('kind' in value)) return frame;
  if ('body' in value) return frame + value.body.length;
  if (!('html' in value)) return frame;
  const html = 2 * value.html.length;
  if (!('rscData' in value)) return frame + html;
  let segments = 0;
  for (const [path, data] of value.segmentData ?? []) segments += path.length + data.length + 100;
  return frame + html + (value.rscData?.length ?? 0) + segments;
}

/**
 * A page whose buffers hold their own bytes and nothing else: those of Next.js, and of what was read
 * from Redis, are small windows on large ones, which they would keep alive.
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
