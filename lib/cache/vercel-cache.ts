/* Vercel's caches: its CDN stores responses, its runtime cache what instances share. */
import { tagList } from './lifetimes.ts';

const day = 24 * 60 * 60;
/** Most tags of a call that purges (https://vercel.com/docs/caching/cdn-cache/purge). */
const maxTagsOfCall = 16;

/**
 * The headers by which the CDN stores a response (https://vercel.com/docs/caching/cache-control-headers).
 * @param seconds for which it is fresh. @param left those for which it may be used at all.
 */
export function cdnHeaders(
  seconds: number,
  tags: Iterable<string>,
  left = Number.POSITIVE_INFINITY,
): Record<string, string> {
  const stale = Math.max(0, left - seconds);
  const control = `s-maxage=${seconds}, stale-while-revalidate=${Math.min(day, stale)}`;
  const list = tagList(tags);
  return {
    'Vercel-CDN-Cache-Control': `${control}, stale-if-error=${Math.min(30 * day, stale)}`,
    ...(list !== '' && { 'Vercel-Cache-Tag': list }),
  };
}

/** The cache that instances share. It outlives a deployment. Loaded on Vercel only: with its packages it takes 1 MB. */
export async function runtimeCache(keyHashFunction: (key: string) => string) {
  const { getCache } = await import('@vercel/functions');
  return getCache({ keyHashFunction });
}

/** Purges responses of the CDN by tags: stale ones are served once more, deleted ones not. @throws if Vercel refuses */
export async function purgeCdn(stale: readonly string[], deleted: readonly string[]) {
  const { dangerouslyDeleteByTag, invalidateByTag } = await import('@vercel/functions');
  const purge = async (tags: readonly string[], call: (tags: string[]) => Promise<void>) => {
    for (let at = 0; at < tags.length; at += maxTagsOfCall) {
      await call(tags.slice(at, at + maxTagsOfCall));
    }
  };
  await purge(deleted, dangerouslyDeleteByTag);
  await purge(stale, invalidateByTag);
}
