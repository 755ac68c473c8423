import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
import { listsCacheLife } from '../../lib/api/cache.ts';

/**
 * Whether a page says that something does not exist, and is stale. Such a page is not served while it is
 * revalidated, as others are: Next.js 16.4 renders the new one with the status of the response it goes
 * with, and whatever has come to its URL since would be stored with the title « Page introuvable » and a
 * `noindex`. Nor is an absence served while the API fails: nobody knows any more.
 */
export function isDueAbsence({ value, lastModified, cacheControl }: CacheHandlerValue): boolean {
  if (!value || !('status' in value) || value.status !== 404) return false;
  // Of a page of the build, only Next.js knows the period.
  const revalidate = cacheControl?.revalidate ?? listsCacheLife;
  return revalidate !== false && Date.now() > lastModified + revalidate * 1_000;
}
