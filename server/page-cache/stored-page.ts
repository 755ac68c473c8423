import { compressValue, decompressValue } from '../../lib/cache/compressed-value.ts';
import { type CachedPage, type Page, tagsOf } from './page.ts';

/**
 * A page in memory, compressed: its HTML, the data in it for the router and the same data in segments repeat each
 * other, so that a page of 390 kB takes 27. That costs a millisecond once, and half of one when Next.js reads it.
 */
export type StoredPage = Omit<CachedPage, 'value'> & {
  readonly tags: readonly string[];
  readonly contents: Buffer;
};

/** Bytes of a page beside its contents: the objects themselves. */
const overheadBytes = 500;

/** The bytes of a stored page. */
export function sizeOf({ contents, tags }: StoredPage): number {
  return overheadBytes + contents.length + 2 * tags.join().length;
}

/** Compresses a page. */
export function storePage({ value, ...page }: CachedPage): StoredPage {
  // As UTF-8: a string with a single « ’ » is serialized with two bytes for each character.
  const encoded = value && 'html' in value ? { ...value, html: Buffer.from(value.html) } : value;
  return {
    ...page,
    tags: tagsOf(value),
    contents: compressValue(encoded),
  };
}

/** The page that was stored; its buffers are views of one. */
export function readPage({ contents, tags: _, ...page }: StoredPage): CachedPage {
  const decoded = decompressValue(contents) as Page;
  const value: Page =
    decoded && 'html' in decoded ? { ...decoded, html: String(decoded.html) } : decoded;
  return { ...page, value };
}
