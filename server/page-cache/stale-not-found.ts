import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
import { listsCacheLife } from '../../lib/api/cache.ts';

/**
 * Whether a page is a stale 404. Unlike others, such a page is not served while it is revalidated:
 * Next.js 16.4 renders the new page with the status of the response it serves, so a resource that now
 * exists at its URL would be stored with the title « Page introuvable » and a `noindex`. Nor is it served
 * while the API fails: it may exist by now.
 */
export function isStaleNotFound({ value, lastModified, cacheControl }: CacheHandlerValue): boolean {
  if (!value || !('status' in value) || value.status !== 404) return false;
  // For a page of the build, only Next.js knows the period.
  const revalidate = cacheControl?.revalidate ?? listsCacheLife;
  return revalidate !== false && Date.now() > lastModified + revalidate * 1_000;
}
