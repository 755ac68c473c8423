import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';

/**
 * Whether a page says that there is nothing at its address, and has said so for as long as that is
 * good for. Such a page is not shown once more while another is made behind it, as others are: Next.js
 * 16.4 makes that one with the status of the answer it goes with, and whatever has come to the address
 * meanwhile would be kept with the title « Page introuvable » and a `noindex`. Nor is an absence shown
 * while the API fails: nobody knows any more.
 */
export function isDueAbsence({ value, lastModified, cacheControl }: CacheHandlerValue): boolean {
  if (!value || !('status' in value) || value.status !== 404) return false;
  const revalidate = cacheControl?.revalidate;
  if (typeof revalidate !== 'number') return false;
  return Date.now() > lastModified + revalidate * 1_000;
}
