import { revalidateTag } from 'next/cache';
import { adsCall } from '@/lib/api/ads-call';
import { tags } from '@/lib/api/cache';
import { api } from '@/lib/api/client/client';
import { ApiNotFoundError } from '@/lib/api/errors';
import { postsCall } from '@/lib/api/posts-call';
import { isUnpublished } from '@/lib/api/schemas/post';
import type { Change } from '@/lib/bff/webhook/change';
import { defaultPostSearch } from '@/lib/blog/search';
import { deletedTag } from '@/lib/cache/refreshes';
import { log } from '@/lib/log/log';

/** For the API call that finds out whether the changed item still exists. */
const timeoutMs = 2_000;

/**
 * Revalidates the pages that show what changed, on every instance. The API is called first:
 *
 * - it responds: the pages expire at once;
 * - it says 404: the item is also marked as deleted, so that it is not served stale if the API fails;
 * - it fails: the cached pages are served stale, and revalidated as soon as it responds again.
 */
export async function refreshPages(change: Change): Promise<void> {
  const status = await statusOf(change);
  const changed = tagsOf(change);
  const profile = status === 'unknown' ? 'max' : { expire: 0 };
  for (const tag of changed) revalidateTag(tag, profile);
  const [ownTag] = changed;
  if (status === 'deleted' && ownTag !== undefined) {
    revalidateTag(deletedTag(ownTag), { expire: 0 });
  }
}

/** The tag of the item first, then that of its lists. */
function tagsOf(change: Change): string[] {
  switch (change.type) {
    case 'ad':
      return [tags.ad(change.id), tags.ads];
    case 'post':
      return [tags.post(change.slug), tags.posts];
    default:
      return [tags[change.type]];
  }
}

async function statusOf(change: Change): Promise<'exists' | 'deleted' | 'unknown'> {
  try {
    const body = await api.get(callFor(change), AbortSignal.timeout(timeoutMs));
    return change.type === 'post' && isUnpublished(body) ? 'deleted' : 'exists';
  } catch (error) {
    const isItem = change.type === 'ad' || change.type === 'post';
    if (isItem && error instanceof ApiNotFoundError) return 'deleted';
    log({ event: 'call failed', error: String(error) });
    return 'unknown';
  }
}

function callFor(change: Change): string {
  switch (change.type) {
    case 'ad':
      return `/api/v1/ads/${change.id}`;
    case 'post':
      return `/api/v1/blogs/posts/${encodeURIComponent(change.slug)}/`;
    case 'ads':
      return adsCall({ page: 1, startDate: null, endDate: null, specialty: null });
    case 'posts':
      return postsCall(defaultPostSearch);
    case 'partners':
      return '/api/v1/core/partners/';
    case 'specialties':
      return '/api/v1/core/combined-list/';
  }
}
